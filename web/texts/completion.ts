import type { Text } from '#contract/language.ts'

export const completionWords = {
  visit: { en: 'Your visit', es: 'Tu visita' },
  number: { en: 'Booking number', es: 'Número de cita' },
  with: { en: 'with {name}', es: 'con {name}' },
  total: { en: 'Total', es: 'Total' },

  ask: { en: 'Did everything go well?', es: '¿Todo salió bien?' },
  askAuto: {
    en: 'Nobody said anything for a day, so this visit counts as completed. You can still tell us if something was wrong.',
    es: 'Nadie dijo nada en un día, así que la visita cuenta como completada. Aún puedes decirnos si algo estuvo mal.',
  },
  allGood: { en: 'All good', es: 'Todo bien' },
  problem: { en: 'There was a problem', es: 'Hubo un problema' },
  notHappened: { en: 'It did not happen', es: 'No se hizo' },
  notHappenedTitle: { en: 'It didn’t happen?', es: '¿No se hizo?' },
  notHappenedText: {
    en: 'We’ll ask the barber what happened and let you know.',
    es: 'Preguntamos al barbero qué pasó y lo revisamos. Te avisamos.',
  },
  notDone: { en: 'That was not sent', es: 'No se envió' },

  problemTitle: { en: 'What went wrong?', es: '¿Qué salió mal?' },
  problemText: {
    en: 'Our support team reads it and writes to you. Your booking number goes along.',
    es: 'Nuestro equipo lo lee y te escribe. Va con tu número de cita.',
  },
  problemMessage: { en: 'Tell us what happened', es: 'Cuéntanos qué pasó' },
  sendProblem: { en: 'Send', es: 'Enviar' },
  sending: { en: 'Sending...', es: 'Enviando...' },
  back: { en: 'Back', es: 'Atrás' },

  thanks: { en: 'Thank you', es: 'Gracias' },
  thanksText: {
    en: 'Your visit to {shop} is completed.',
    es: 'Tu visita a {shop} está completada.',
  },
  problemSent: { en: 'We have your message', es: 'Tenemos tu mensaje' },
  problemSentText: {
    en: 'Support is on it and answers by mail.',
    es: 'Soporte lo está viendo y responde por correo.',
  },
  ticket: { en: 'Ticket {number}', es: 'Ticket {number}' },
  flagged: { en: 'We are looking into it', es: 'Lo estamos revisando' },
  flaggedText: {
    en: 'The barber has 72 hours to answer. You hear from us by mail.',
    es: 'El barbero tiene 72 horas para responder. Te avisamos por correo.',
  },
  settled: { en: 'It is settled', es: 'Está resuelto' },
  over: { en: 'This link has expired', es: 'Este enlace venció' },
  overText: {
    en: 'It worked for 7 days after your visit. If something was wrong, write to us.',
    es: 'Sirvió durante 7 días después de tu visita. Si algo estuvo mal, escríbenos.',
  },
  stands: { en: 'This is how it stands', es: 'Así está ahora' },
  support: { en: 'Contact support', es: 'Contactar a soporte' },

  rate: { en: 'How many stars for {name}?', es: '¿Cuántas estrellas para {name}?' },
  rateText: {
    en: 'Everyone who looks for a barber sees them.',
    es: 'Las ve quien busca barbero.',
  },
  sendStars: { en: 'Send stars', es: 'Enviar estrellas' },
  rated: { en: 'You gave {count} stars', es: 'Diste {count} estrellas' },
  ratedOne: { en: 'You gave 1 star', es: 'Diste 1 estrella' },
  ratedText: {
    en: 'You can add words to them in your account.',
    es: 'En tu cuenta puedes agregar palabras.',
  },
  ratedGuest: {
    en: 'Create an account with the same email to add words.',
    es: 'Crea una cuenta con el mismo correo para agregar palabras.',
  },
  write: { en: 'Go to your reviews', es: 'Ir a tus reseñas' },
  createAccount: { en: 'Create account', es: 'Crear cuenta' },
  bookAgain: { en: 'Book again', es: 'Reservar otra vez' },

  noLink: { en: 'This link is not complete', es: 'Este enlace no está completo' },
  noLinkText: {
    en: 'Open it once more from the mail about your visit.',
    es: 'Ábrelo otra vez desde el correo sobre tu visita.',
  },
} satisfies Record<string, Text>
