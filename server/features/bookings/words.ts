// What people are told when something happens to a visit.
import type { Text } from '#contract/language.ts'
import type { EventName, NotificationType } from '#contract/notifications.ts'
import * as afterwards from './after-words.ts'

export type Words = {
  event: EventName
  type: NotificationType
  title: Text
  message: Text
  // Goes out by mail as well; `calendar` mails bring the appointment along.
  isMailed?: true
  hasCalendar?: true
  // Of the mail, if it is not there to see the appointment.
  button?: Text
}

export type Told = Partial<Record<Happening, Words>>

const booked = { event: 'booking_confirmed', type: 'booking_confirmed', isMailed: true } as const
const ended = { event: 'booking_cancelled', type: 'booking_cancelled', isMailed: true } as const
const reminded = { event: 'booking_reminder', type: 'booking_confirmed', isMailed: true } as const

const confirmed: Text = { en: 'Booking confirmed', es: 'Cita confirmada' }
const cancelled: Text = { en: 'Booking cancelled', es: 'Cita cancelada' }
const moved: Text = { en: 'Booking moved', es: 'Cita cambiada' }
const expired: Text = { en: 'Request expired', es: 'Solicitud vencida' }

export const happenings = [
  'confirm',
  'request',
  'accept',
  'decline',
  'expire',
  'cancel_by_client',
  'cancel_by_staff',
  'reschedule',
  'propose',
  'keep',
  'finish',
  'price_asked',
  'price_refused',
  'complete',
  'no_show',
  'remind_day',
  'remind_hours',
  'nudge',
  'nudge_again',
  'ask_review',
  'late',
  'coming',
  'no_word',
  'tip',
  'tip_none',
  'flagged',
  'contested',
  'unanswered',
  'void',
  'appealed',
  'appeal_accepted',
  'appeal_declined',
] as const
export type Happening = (typeof happenings)[number]

export const toClient: Told = {
  ...afterwards.toClient,
  confirm: {
    ...booked,
    hasCalendar: true,
    title: confirmed,
    message: {
      en: '{services} with {professional} at {shop}: {when}. {terms}',
      es: '{services} con {professional} en {shop}: {when}. {terms}',
    },
  },
  request: {
    ...booked,
    title: { en: 'Request sent', es: 'Solicitud enviada' },
    message: {
      en: "We sent your request for {when} to {shop}. They have until {answerBy} to confirm. We'll let you know as soon as they reply.",
      es: 'Enviamos tu solicitud para {when} a {shop}. Tienen hasta el {answerBy} para confirmar. Te avisamos en cuanto respondan.',
    },
  },
  accept: {
    ...booked,
    hasCalendar: true,
    title: confirmed,
    message: {
      en: '{shop} said yes: {services} with {professional}, {when}. {terms}',
      es: '{shop} aceptó: {services} con {professional}, {when}. {terms}',
    },
  },
  decline: {
    ...ended,
    title: { en: 'Request declined', es: 'Solicitud rechazada' },
    message: {
      en: '{shop} cannot take you on {when}. They say: {reason}',
      es: '{shop} no puede atenderte {when}. Dicen: {reason}',
    },
  },
  expire: {
    ...ended,
    title: expired,
    message: {
      en: '{shop} did not answer in time about {when}. We are sorry. Nothing is booked or charged.',
      es: '{shop} no respondió a tiempo sobre {when}. Lo sentimos. No hay cita ni cargo.',
    },
  },
  cancel_by_client: {
    ...ended,
    hasCalendar: true,
    title: cancelled,
    message: {
      en: 'Your visit to {shop} on {when} is cancelled.',
      es: 'Tu visita a {shop} de {when} está cancelada.',
    },
  },
  cancel_by_staff: {
    ...ended,
    hasCalendar: true,
    title: cancelled,
    message: {
      en: '{shop} had to cancel {when}. They say: {reason} You pay nothing.',
      es: '{shop} tuvo que cancelar {when}. Dicen: {reason} No pagas nada.',
    },
  },
  reschedule: {
    ...booked,
    hasCalendar: true,
    title: moved,
    message: {
      en: 'Your appointment at {shop} is now {when}, with {professional}. {terms}',
      es: 'Tu cita en {shop} es ahora {when}, con {professional}. {terms}',
    },
  },
  propose: {
    ...booked,
    title: { en: 'Another time?', es: '¿Otra hora?' },
    message: {
      en: '{shop}: {proposed} instead of {when}. Without an answer it stays as it is.',
      es: '{shop}: {proposed} en lugar de {when}. Sin respuesta, todo queda igual.',
    },
  },
  keep: {
    ...booked,
    title: { en: 'The time stays', es: 'La hora se queda' },
    message: {
      en: 'Your visit to {shop} stays {when}.',
      es: 'Tu visita a {shop} sigue siendo {when}.',
    },
  },
  finish: {
    ...booked,
    title: { en: 'How was your visit?', es: '¿Cómo fue tu visita?' },
    message: {
      en: 'Tell us that all went well at {shop}, or that something was wrong.',
      es: 'Dinos si todo salió bien en {shop}, o si algo no estuvo bien.',
    },
  },
  no_show: {
    ...ended,
    title: { en: 'Marked as missed', es: 'Marcada como no asistida' },
    message: {
      en: '{shop} says that nobody came on {when}. If that is wrong, tell us within 14 days.',
      es: '{shop} dice que nadie llegó {when}. Si no es cierto, avísanos en 14 días.',
    },
  },
  remind_day: {
    ...reminded,
    title: { en: 'Your appointment is {day}', es: 'Tu cita es {day}' },
    message: {
      en: '{services} at {shop}: {when}. {terms}',
      es: '{services} en {shop}: {when}. {terms}',
    },
  },
  remind_hours: {
    ...reminded,
    title: { en: 'Your appointment is soon', es: 'Tu cita es pronto' },
    message: {
      en: '{services} at {shop}: {when}. {address}',
      es: '{services} en {shop}: {when}. {address}',
    },
  },
  ask_review: {
    event: 'review',
    type: 'other',
    isMailed: true,
    title: { en: 'How did it go?', es: '¿Cómo te fue?' },
    message: {
      en: 'How was {professional} at {shop}? Your review helps the next client.',
      es: '¿Qué tal {professional} en {shop}? Tu reseña le ayuda al próximo cliente.',
    },
    button: { en: 'Leave a review', es: 'Dejar una reseña' },
  },
  late: {
    ...reminded,
    title: { en: 'Running a little late', es: 'Con un poco de retraso' },
    message: {
      en: '{professional} at {shop} is about {minutes} minutes late for your visit. See you soon.',
      es: '{professional} de {shop} va unos {minutes} minutos tarde. Nos vemos pronto.',
    },
  },
}

export const toStaff: Told = {
  ...afterwards.toStaff,
  confirm: {
    ...booked,
    title: { en: 'New booking', es: 'Cita nueva' },
    message: { en: '{client}: {services}, {when}.', es: '{client}: {services}, {when}.' },
  },
  request: {
    ...booked,
    title: { en: 'New request', es: 'Solicitud nueva' },
    message: {
      en: '{client} would like {services}, {when}. Please answer by {answerBy}, or the request expires.',
      es: '{client} pide {services}, {when}. Responde antes del {answerBy}; si no, la solicitud vence.',
    },
  },
  expire: {
    ...ended,
    title: expired,
    message: {
      en: 'The request of {client} for {when} had no answer and has expired.',
      es: 'La solicitud de {client} para {when} quedó sin respuesta y venció.',
    },
  },
  cancel_by_client: {
    ...ended,
    title: cancelled,
    message: { en: '{client} cancelled {when}.', es: '{client} canceló {when}.' },
  },
  cancel_by_staff: {
    ...ended,
    title: cancelled,
    message: {
      en: 'The visit of {client} on {when} was cancelled: {reason}',
      es: 'La visita de {client} de {when} se canceló: {reason}',
    },
  },
  reschedule: {
    ...booked,
    title: moved,
    message: { en: '{client} now comes {when}.', es: '{client} viene ahora {when}.' },
  },
  propose: {
    ...booked,
    title: { en: 'Another time?', es: '¿Otra hora?' },
    message: {
      en: '{client}: {proposed} instead of {when}. Without an answer it stays as it is.',
      es: '{client}: {proposed} en lugar de {when}. Sin respuesta, todo queda igual.',
    },
  },
  keep: {
    ...booked,
    title: { en: 'The time stays', es: 'La hora se queda' },
    message: { en: '{client} still comes {when}.', es: '{client} sigue viniendo {when}.' },
  },
  complete: {
    event: 'booking_confirmed',
    type: 'booking_confirmed',
    title: { en: 'Visit completed', es: 'Visita completada' },
    message: { en: '{client}, {when}: {total}.', es: '{client}, {when}: {total}.' },
  },
  nudge: {
    event: 'booking_reminder',
    type: 'other',
    title: { en: 'Please close a visit', es: 'Cierra una visita' },
    message: {
      en: '{client}, {when}: was it done, or did nobody come?',
      es: '{client}, {when}: ¿se hizo, o nadie llegó?',
    },
  },
}
