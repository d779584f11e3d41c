// What people are told when something happens to a visit.
import type { Text } from '#contract/language.ts'
import type { EventName, NotificationType } from '#contract/accounts/notifications.ts'
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

const confirmed: Text = { en: 'Appointment confirmed', es: 'Cita confirmada' }
const cancelled: Text = { en: 'Appointment canceled', es: 'Cita cancelada' }
const moved: Text = { en: 'Appointment moved', es: 'Cita cambiada' }
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
      es: 'Enviamos tu solicitud para el {when} a {shop}. Tienen hasta el {answerBy} para confirmar. Te avisamos en cuanto respondan.',
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
      en: "{shop} can't take you on {when}. They said: {reason}",
      es: '{shop} no puede atenderte el {when}. Dijeron: {reason}',
    },
  },
  expire: {
    ...ended,
    title: expired,
    message: {
      en: "{shop} didn't answer in time about {when}. We're sorry. Nothing is booked or charged.",
      es: '{shop} no respondió a tiempo sobre el {when}. Lo sentimos. No hay cita ni cargo.',
    },
  },
  cancel_by_client: {
    ...ended,
    hasCalendar: true,
    title: cancelled,
    message: {
      en: 'Your appointment at {shop} on {when} is canceled.',
      es: 'Tu cita en {shop} del {when} está cancelada.',
    },
  },
  cancel_by_staff: {
    ...ended,
    hasCalendar: true,
    title: cancelled,
    message: {
      en: "{shop} had to cancel {when}. They said: {reason} There's nothing to pay.",
      es: '{shop} tuvo que cancelar tu cita del {when}. Dijeron: {reason} No pagas nada.',
    },
  },
  reschedule: {
    ...booked,
    hasCalendar: true,
    title: moved,
    message: {
      en: 'Your appointment at {shop} is now {when}, with {professional}. {terms}',
      es: 'Tu cita en {shop} es ahora el {when}, con {professional}. {terms}',
    },
  },
  propose: {
    ...booked,
    title: { en: 'Another time?', es: '¿Otra hora?' },
    message: {
      en: "{shop} suggested {proposed} instead of {when}. If you don't answer, it stays as it is.",
      es: '{shop} propone el {proposed} en lugar del {when}. Si no respondes, todo queda igual.',
    },
  },
  keep: {
    ...booked,
    title: { en: 'Your time stays', es: 'Tu hora no cambia' },
    message: {
      en: 'Your appointment at {shop} stays {when}.',
      es: 'Tu cita en {shop} sigue siendo el {when}.',
    },
  },
  finish: {
    ...booked,
    title: { en: 'How was your visit?', es: '¿Cómo fue tu visita?' },
    message: {
      en: 'Let us know if everything went well at {shop}, or if something was wrong.',
      es: 'Dinos si todo salió bien en {shop}, o si algo no estuvo bien.',
    },
  },
  no_show: {
    ...ended,
    title: { en: 'Marked as missed', es: 'Marcada como no asistida' },
    message: {
      en: "{shop} says nobody came on {when}. If that's wrong, tell us within 14 days.",
      es: '{shop} dice que nadie llegó el {when}. Si no es cierto, avísanos en 14 días.',
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
      en: '{professional} at {shop} is running about {minutes} minutes late for your appointment. See you soon.',
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
      en: '{client} requested {services}, {when}. Please answer by {answerBy}, or the request expires.',
      es: '{client} pide {services}, {when}. Responde antes del {answerBy}; si no, la solicitud vence.',
    },
  },
  expire: {
    ...ended,
    title: expired,
    message: {
      en: "{client}'s request for {when} wasn't answered and has expired.",
      es: 'La solicitud de {client} para el {when} quedó sin respuesta y venció.',
    },
  },
  cancel_by_client: {
    ...ended,
    title: cancelled,
    message: { en: '{client} canceled {when}.', es: '{client} canceló su cita del {when}.' },
  },
  cancel_by_staff: {
    ...ended,
    title: cancelled,
    message: {
      en: "{client}'s appointment on {when} was canceled: {reason}",
      es: 'La cita de {client} del {when} se canceló: {reason}',
    },
  },
  reschedule: {
    ...booked,
    title: moved,
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
    event: 'booking_confirmed',
    type: 'booking_confirmed',
    title: { en: 'Visit completed', es: 'Visita completada' },
    message: { en: '{client}, {when}: {total}.', es: '{client}, {when}: {total}.' },
  },
  nudge: {
    event: 'booking_reminder',
    type: 'other',
    title: { en: 'Please close an appointment', es: 'Cierra una cita' },
    message: {
      en: '{client}, {when}: is it done, or did nobody come?',
      es: '{client}, {when}: ¿se hizo, o nadie llegó?',
    },
  },
}
