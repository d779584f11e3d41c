import type { Text } from '#contract/language.ts'

export const completionWords = {
  visit: { en: 'Your visit', es: 'Tu visita' },
  number: { en: 'Booking number', es: 'Número de cita' },
  with: { en: 'with {name}', es: 'con {name}' },
  total: { en: 'Total', es: 'Total' },

  ask: { en: 'Did everything go well?', es: '¿Todo salió bien?' },
  askAuto: {
    en: 'We marked this visit as completed. You can still tell us if something was wrong.',
    es: 'Marcamos esta visita como completada. Todavía puedes decirnos si algo estuvo mal.',
  },
  allGood: { en: 'All good', es: 'Todo bien' },
  problem: { en: 'There was a problem', es: 'Hubo un problema' },
  notHappened: { en: "It didn't happen", es: 'No fui o no me atendieron' },
  notHappenedTitle: { en: "Report that it didn't happen?", es: '¿Reportar que no se realizó?' },
  notHappenedText: {
    en: "We'll ask the barber what happened and let you know.",
    es: 'Le preguntamos al barbero qué pasó y te avisamos.',
  },
  notDone: { en: "Couldn't send", es: 'No se pudo enviar' },

  sending: { en: 'Sending...', es: 'Enviando...' },

  thanks: { en: 'Thank you', es: 'Gracias' },
  thanksText: {
    en: 'Your visit to {shop} is completed.',
    es: 'Tu visita a {shop} está completada.',
  },
  problemSent: { en: 'We got your dispute', es: 'Recibimos tu reclamo' },
  problemSentText: {
    en: 'Below you see where it stands. We also keep you posted by email.',
    es: 'Abajo ves en qué va. También te avisamos por correo.',
  },
  flagged: { en: "We're looking into it", es: 'Lo estamos revisando' },
  flaggedText: {
    en: "The barber has 72 hours to answer. We'll be in touch by email.",
    es: 'El barbero tiene 72 horas para responder. Te avisamos por correo.',
  },
  settled: { en: "It's settled", es: 'Está resuelto' },
  over: { en: 'This link has expired', es: 'Este enlace venció' },
  overText: {
    en: 'It worked for 7 days after your visit. If something was wrong, contact us.',
    es: 'Sirvió durante 7 días después de tu visita. Si algo estuvo mal, escríbenos.',
  },
  stands: { en: 'Current status', es: 'Estado actual' },
  support: { en: 'Contact support', es: 'Contactar a soporte' },

  rate: { en: 'How was {name}?', es: '¿Qué tal {name}?' },
  rateText: {
    en: 'Your rating is public.',
    es: 'Tu calificación es pública.',
  },
  sendStars: { en: 'Send rating', es: 'Enviar calificación' },
  rated: { en: 'You gave {count} stars', es: 'Diste {count} estrellas' },
  ratedOne: { en: 'You gave 1 star', es: 'Diste 1 estrella' },
  ratedText: {
    en: 'You can add a comment from your account.',
    es: 'Puedes agregar un comentario desde tu cuenta.',
  },
  ratedGuest: {
    en: 'Create an account with the same email to add a comment.',
    es: 'Crea una cuenta con el mismo correo para agregar un comentario.',
  },
  write: { en: 'Go to your reviews', es: 'Ir a tus reseñas' },
  createAccount: { en: 'Create account', es: 'Crear cuenta' },
  bookAgain: { en: 'Book again', es: 'Reservar otra vez' },

  noLink: { en: "This link isn't complete", es: 'Este enlace no está completo' },
  noLinkText: {
    en: 'Open the link from your email again.',
    es: 'Abre otra vez el enlace de tu correo.',
  },
} satisfies Record<string, Text>
