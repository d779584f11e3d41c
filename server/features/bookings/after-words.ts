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
    title: { en: "It doesn't count", es: 'No cuenta' },
    message: {
      en: "Your appointment at {shop} on {when} is marked as not having happened. There's nothing to pay.",
      es: 'Tu cita en {shop} del {when} quedó como no realizada. No pagas nada.',
    },
  },
  contested: {
    ...asked,
    title: { en: 'The barber answered', es: 'El barbero respondió' },
    message: {
      en: '{shop} says your appointment on {when} did happen: {reason} Our team will look into it and email you.',
      es: '{shop} dice que tu cita del {when} sí se realizó: {reason} Nuestro equipo lo revisará y te escribirá.',
    },
  },
  unanswered: {
    ...asked,
    title: { en: 'No answer from the barber', es: 'El barbero no respondió' },
    message: {
      en: "{shop} didn't answer about {when} in time. Our team will decide and email you.",
      es: '{shop} no respondió a tiempo sobre el {when}. Nuestro equipo decidirá y te escribirá.',
    },
  },
  appeal_accepted: {
    ...missed,
    title: { en: 'The no-show was removed', es: 'Se quitó la falta' },
    message: {
      en: "Your appointment at {shop} on {when} doesn't count as missed anymore.",
      es: 'Tu cita en {shop} del {when} ya no cuenta como falta.',
    },
  },
  appeal_declined: {
    ...missed,
    title: { en: 'It still counts as missed', es: 'Sigue contando como falta' },
    message: {
      en: 'We looked into what you told us about {when} at {shop}. It still counts: {reason}',
      es: 'Revisamos lo que nos contaste sobre el {when} en {shop}. Sigue contando: {reason}',
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
    title: { en: "Confirmed: they're coming", es: 'Confirmado: sí viene' },
    message: { en: '{client} is coming: {when}.', es: '{client} sí viene: {when}.' },
  },
  no_word: {
    ...reminded,
    isMailed: true,
    title: { en: 'Not confirmed yet', es: 'Aún sin confirmar' },
    message: {
      en: 'We asked {client} to confirm {when}; no reply yet.',
      es: 'Le pedimos a {client} confirmar su cita del {when}; aún no responde.',
    },
  },
  nudge_again: {
    event: 'booking_reminder',
    type: 'other',
    title: { en: 'An appointment is still open', es: 'Una cita sigue abierta' },
    message: {
      en: '{client}, {when}: is it done, or did nobody come? Tomorrow it counts as done.',
      es: '{client}, {when}: ¿se hizo, o nadie llegó? Mañana cuenta como hecha.',
    },
  },
  tip: {
    ...paid,
    title: { en: 'You got a tip', es: 'Recibiste propina' },
    message: {
      en: '{client} says they tipped {tip} for {when}.',
      es: '{client} dice que dejó {tip} de propina por el {when}.',
    },
  },
  tip_none: {
    ...paid,
    title: { en: 'No tip after all', es: 'Al final sin propina' },
    message: {
      en: '{client} says there was no tip for {when} after all.',
      es: '{client} dice que al final no hubo propina por el {when}.',
    },
  },
  flagged: {
    ...asked,
    title: { en: "An appointment didn't happen?", es: '¿Una cita no se realizó?' },
    message: {
      en: "{client} says {number} didn't happen. Please tell us what happened within 72 hours.",
      es: '{client} dice que {number} no se realizó. Cuéntanos qué pasó en 72 horas.',
    },
    button: { en: 'Answer', es: 'Responder' },
  },
  void: {
    ...booked,
    title: { en: "It doesn't count", es: 'No cuenta' },
    message: {
      en: "{client}'s appointment, {when}, is marked as not having happened.",
      es: 'La cita de {client}, {when}, quedó como no realizada.',
    },
  },
  appealed: {
    ...asked,
    title: { en: 'A no-show is disputed', es: 'Reclaman una falta' },
    message: {
      en: '{client} says about {when}: {reason} Our team will decide. For 24 hours after the appointment you can also mark it as done yourself.',
      es: '{client} dice sobre el {when}: {reason} Nuestro equipo decide. Hasta 24 horas después de la cita también puedes marcarla como hecha.',
    },
  },
}

// Added to a reminder for someone who has missed a visit.
export const askComing = {
  message: { en: "Please let them know you're coming.", es: 'Avisa que sí vas, por favor.' },
  button: { en: "Yes, I'm coming", es: 'Sí, voy a ir' },
}
