// Texts for the owner and the provider of a booking, by event.
import type { MessageTexts } from './message-text.ts'

const booked = { event: 'booking_confirmed', type: 'booking_confirmed', isMailed: true } as const
const ended = { event: 'booking_cancelled', type: 'booking_cancelled', isMailed: true } as const
const reminded = { event: 'booking_reminder', type: 'booking_confirmed' } as const
const disputed = { event: 'support', type: 'other', isMailed: true } as const
const paid = { event: 'payment', type: 'payment_received', isMailed: true } as const
// In the app only.
const noted = { event: 'booking_confirmed', type: 'booking_confirmed' } as const
const nudged = { event: 'booking_reminder', type: 'other' } as const

export const staffTexts: MessageTexts = {
  confirm: {
    ...booked,
    title: { en: 'New booking', es: 'Cita nueva' },
    message: { en: '{client}: {services}, {when}.', es: '{client}: {services}, {when}.' },
  },
  request: {
    ...booked,
    title: { en: 'New request', es: 'Solicitud nueva' },
    message: {
      en: '{client} requested {services}, {when}. Please answer by {answerBy}, or the request expires.',
      es: '{client} pide {services}, {when}. Responde antes del {answerBy}; si no, la solicitud vence.',
    },
  },
  expire: {
    ...ended,
    title: { en: 'Request expired', es: 'Solicitud vencida' },
    message: {
      en: "{client}'s request for {when} wasn't answered and has expired.",
      es: 'La solicitud de {client} para el {when} quedó sin respuesta y venció.',
    },
  },
  cancel_by_client: {
    ...ended,
    title: { en: 'Appointment canceled', es: 'Cita cancelada' },
    message: { en: '{client} canceled {when}.', es: '{client} canceló su cita del {when}.' },
  },
  cancel_by_staff: {
    ...ended,
    title: { en: 'Appointment canceled', es: 'Cita cancelada' },
    message: {
      en: "{client}'s appointment on {when} was canceled: {reason}",
      es: 'La cita de {client} del {when} se canceló: {reason}',
    },
  },
  reschedule: {
    ...booked,
    title: { en: 'Appointment moved', es: 'Cita cambiada' },
    message: { en: '{client} is now coming {when}.', es: '{client} viene ahora el {when}.' },
  },
  propose: {
    ...booked,
    title: { en: 'Another time?', es: '¿Otra hora?' },
    message: {
      en: '{client} asked for {proposed} instead of {when}. If nobody answers, it stays as it is.',
      es: '{client} pide el {proposed} en lugar del {when}. Si nadie responde, todo queda igual.',
    },
  },
  keep: {
    ...booked,
    title: { en: 'The time stays', es: 'La hora no cambia' },
    message: { en: '{client} is still coming {when}.', es: '{client} sigue viniendo el {when}.' },
  },
  complete: {
    ...noted,
    title: { en: 'Visit completed', es: 'Visita completada' },
    message: { en: '{client}, {when}: {total}.', es: '{client}, {when}: {total}.' },
  },
  nudge: {
    ...nudged,
    title: { en: 'Please close an appointment', es: 'Cierra una cita' },
    message: {
      en: '{client}, {when}: is it done, or did nobody come?',
      es: '{client}, {when}: ¿se realizó, o nadie llegó?',
    },
  },
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
    ...nudged,
    title: { en: 'An appointment is still open', es: 'Una cita sigue abierta' },
    message: {
      en: '{client}, {when}: is it done, or did nobody come? Tomorrow it counts as done.',
      es: '{client}, {when}: ¿se realizó, o nadie llegó? Mañana cuenta como hecha.',
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
    ...disputed,
    title: { en: "An appointment didn't happen?", es: '¿Una cita no se realizó?' },
    message: {
      en: "{client} says {number} didn't happen. Please tell us what happened within 72 hours.",
      es: '{client} dice que {number} no se realizó. Cuéntanos qué pasó en 72 horas.',
    },
    button: { en: 'Answer', es: 'Responder' },
  },
  void: {
    ...noted,
    title: { en: "It doesn't count", es: 'No cuenta' },
    message: {
      en: "{client}'s appointment, {when}, is marked as not having happened.",
      es: 'La cita de {client}, {when}, quedó como no realizada.',
    },
  },
  appealed: {
    ...disputed,
    title: { en: 'A no-show is disputed', es: 'Reclaman una falta' },
    message: {
      en: '{client} says about {when}: {reason} Our team will decide. For 24 hours after the appointment you can also mark it as done yourself.',
      es: '{client} dice sobre el {when}: {reason} Nuestro equipo decide. Hasta 24 horas después de la cita también puedes marcarla como hecha.',
    },
  },
  appeal_accepted: {
    ...disputed,
    title: { en: 'The no-show was removed', es: 'Se quitó la falta' },
    message: {
      en: "{client}'s appointment, {when}, doesn't count as missed anymore. {reason}",
      es: 'La cita de {client}, {when}, ya no cuenta como falta. {reason}',
    },
  },
  appeal_declined: {
    ...disputed,
    title: { en: 'It still counts as missed', es: 'Sigue contando como falta' },
    message: {
      en: "We looked into {client}'s appointment, {when}. It still counts as missed: {reason}",
      es: 'Revisamos la cita de {client}, {when}. Sigue contando como falta: {reason}',
    },
  },
  report_upheld: {
    ...disputed,
    title: { en: "It doesn't count", es: 'No cuenta' },
    message: {
      en: "We looked into {client}'s appointment, {when}. It's marked as not having happened: {reason}",
      es: 'Revisamos la cita de {client}, {when}. Quedó como no realizada: {reason}',
    },
  },
  report_declined: {
    ...disputed,
    title: { en: 'It counts as a visit', es: 'Cuenta como visita' },
    message: {
      en: "We looked into {client}'s appointment, {when}. It stays as it is: {reason}",
      es: 'Revisamos la cita de {client}, {when}. Queda como está: {reason}',
    },
  },
  report_closed: {
    ...disputed,
    title: { en: 'A client’s problem is settled', es: 'Se resolvió el problema de un cliente' },
    message: {
      en: '{client} told us about a problem with the appointment, {when}. It stays as it is. {reason}',
      es: '{client} nos contó de un problema con la cita, {when}. Queda como está. {reason}',
    },
  },
}
