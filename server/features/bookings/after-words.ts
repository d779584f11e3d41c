// What people are told around a visit: whether someone comes, what was tipped, whether it took place
// at all, and whether a missed one counts.
import type { Told } from './words.ts'

const booked = { event: 'booking_confirmed', type: 'booking_confirmed' } as const
const missed = { event: 'booking_cancelled', type: 'booking_cancelled', isMailed: true } as const
const asked = { event: 'support', type: 'other', isMailed: true } as const
const reminded = { event: 'booking_reminder', type: 'booking_confirmed' } as const
const paid = { event: 'payment', type: 'payment_received', isMailed: true } as const

export const toClient: Told = {
  price_asked: {
    ...booked,
    isMailed: true,
    title: { en: 'Please check the price', es: 'Revisa el precio' },
    message: {
      en: '{shop} says it came to {asked}. You booked for {total}. Is {asked} right? Without your yes, {total} stands.',
      es: '{shop} dice que fueron {asked}. Reservaste por {total}. ¿Está bien {asked}? Sin tu sí, queda en {total}.',
    },
    button: { en: 'Check the price', es: 'Revisar el precio' },
  },
  void: {
    ...missed,
    title: { en: 'It does not count', es: 'No cuenta' },
    message: {
      en: 'Your visit to {shop} of {when} counts as not having taken place. You pay nothing.',
      es: 'Tu visita a {shop} de {when} cuenta como no realizada. No pagas nada.',
    },
  },
  contested: {
    ...asked,
    title: { en: 'The barber has answered', es: 'El barbero respondió' },
    message: {
      en: '{shop} says that your visit of {when} took place: {reason} Our team looks at it and writes to you.',
      es: '{shop} dice que tu visita de {when} se hizo: {reason} Nuestro equipo lo revisa y te escribe.',
    },
  },
  unanswered: {
    ...asked,
    title: { en: 'No answer from the barber', es: 'El barbero no respondió' },
    message: {
      en: '{shop} did not answer about {when} in time. Our team decides and writes to you.',
      es: '{shop} no respondió a tiempo sobre {when}. Nuestro equipo decide y te escribe.',
    },
  },
  appeal_accepted: {
    ...missed,
    title: { en: 'The mark is gone', es: 'La marca se quitó' },
    message: {
      en: 'Your visit to {shop} of {when} no longer counts as missed.',
      es: 'Tu visita a {shop} de {when} ya no cuenta como perdida.',
    },
  },
  appeal_declined: {
    ...missed,
    title: { en: 'It stays a missed visit', es: 'Sigue como visita perdida' },
    message: {
      en: 'We looked at what you wrote about {when} at {shop}. It stays as it is: {reason}',
      es: 'Revisamos lo que escribiste sobre {when} en {shop}. Queda como está: {reason}',
    },
  },
}

export const toStaff: Told = {
  price_refused: {
    ...paid,
    title: { en: 'Price not accepted', es: 'Precio no aceptado' },
    message: {
      en: '{client} didn’t agree to the higher price. {total} stands, as booked.',
      es: '{client} no aceptó el precio más alto. Queda en {total}, como se reservó.',
    },
  },
  coming: {
    ...reminded,
    title: { en: 'Confirmed: they are coming', es: 'Confirmado: sí viene' },
    message: { en: '{client} is coming: {when}.', es: '{client} sí viene: {when}.' },
  },
  no_word: {
    ...reminded,
    isMailed: true,
    title: { en: 'Not confirmed yet', es: 'Aún sin confirmar' },
    message: {
      en: '{client} was asked and has not said yet whether they come: {when}.',
      es: '{client} aún no dice si viene: {when}.',
    },
  },
  nudge_again: {
    event: 'booking_reminder',
    type: 'other',
    title: { en: 'A visit is still open', es: 'Una visita sigue abierta' },
    message: {
      en: '{client}, {when}: was it done, or did nobody come? Tomorrow it counts as done.',
      es: '{client}, {when}: ¿se hizo, o nadie llegó? Mañana cuenta como hecha.',
    },
  },
  tip: {
    ...paid,
    title: { en: 'A tip', es: 'Una propina' },
    message: {
      en: '{client} says they tipped {tip} for {when}.',
      es: '{client} dice que dejó {tip} de propina por {when}.',
    },
  },
  tip_none: {
    ...paid,
    title: { en: 'No tip after all', es: 'Al final sin propina' },
    message: {
      en: '{client} says there was no tip for {when} after all.',
      es: '{client} dice que al final no hubo propina por {when}.',
    },
  },
  flagged: {
    ...asked,
    title: { en: 'A visit did not happen?', es: '¿Una visita no ocurrió?' },
    message: {
      en: '{client} says that {number} did not take place. Please tell us what happened within 72 hours.',
      es: '{client} dice que {number} no se realizó. Cuéntanos qué pasó en 72 horas.',
    },
    button: { en: 'Answer', es: 'Responder' },
  },
  void: {
    ...booked,
    title: { en: 'It does not count', es: 'No cuenta' },
    message: {
      en: 'The visit of {client}, {when}, counts as not having taken place.',
      es: 'La visita de {client}, {when}, cuenta como no realizada.',
    },
  },
  appealed: {
    ...asked,
    title: { en: 'Not missed?', es: '¿No faltó?' },
    message: {
      en: '{client} says about {when}: {reason} Our team decides. For 24 hours after the appointment you can also mark it as done yourself.',
      es: '{client} dice sobre {when}: {reason} Nuestro equipo decide. Hasta 24 horas después de la cita también puedes marcarla como hecha.',
    },
  },
}

// Added to a reminder for someone who has missed a visit.
export const askComing = {
  message: { en: 'Please tell them that you are coming.', es: 'Avisa que sí vas, por favor.' },
  button: { en: 'Yes, I am coming', es: 'Sí, voy a ir' },
}
