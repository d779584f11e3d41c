// Texts for clients, by event.
import type { Text } from '#contract/language.ts'
import type { MessageTexts } from './message-text.ts'

const booked = { event: 'booking_confirmed', type: 'booking_confirmed', isMailed: true } as const
const ended = { event: 'booking_cancelled', type: 'booking_cancelled', isMailed: true } as const
const reminded = { event: 'booking_reminder', type: 'booking_confirmed', isMailed: true } as const
const disputed = { event: 'support', type: 'other', isMailed: true } as const

const confirmed: Text = { en: 'Appointment confirmed', es: 'Cita confirmada' }
const cancelled: Text = { en: 'Appointment canceled', es: 'Cita cancelada' }

export const clientTexts: MessageTexts = {
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
    title: { en: 'Request expired', es: 'Solicitud vencida' },
    message: {
      en: "{shop} didn't answer in time about {when}. We're sorry. Nothing is booked, and you pay nothing.",
      es: '{shop} no respondió a tiempo sobre el {when}. Lo sentimos. No hay cita y no pagas nada.',
    },
  },
  paid_late: {
    ...ended,
    title: { en: 'Your money goes back', es: 'Te devolvemos tu dinero' },
    message: {
      en: 'When your payment arrived, {when} at {shop} was already gone. Nothing is booked.',
      es: 'Cuando llegó tu pago, el {when} en {shop} ya no estaba libre. No hay cita.',
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
    title: { en: 'Appointment moved', es: 'Cita cambiada' },
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
  price_asked: {
    ...booked,
    title: { en: 'Please check the price', es: 'Revisa el precio' },
    message: {
      en: '{shop} says it came to {asked}. You booked for {total}. Is {asked} right? Without your yes, {total} stands.',
      es: '{shop} dice que fueron {asked}. Reservaste por {total}. ¿Está bien {asked}? Sin tu sí, queda en {total}.',
    },
    button: { en: 'Check the price', es: 'Revisar el precio' },
  },
  void: {
    ...ended,
    title: { en: "It doesn't count", es: 'No cuenta' },
    message: {
      en: "Your appointment at {shop} on {when} is marked as not having happened. There's nothing to pay.",
      es: 'Tu cita en {shop} del {when} quedó como no realizada. No pagas nada.',
    },
  },
  contested: {
    ...disputed,
    title: { en: 'The barber answered', es: 'El barbero respondió' },
    message: {
      en: '{shop} says your appointment on {when} did happen: {reason} Our team will look into it and email you.',
      es: '{shop} dice que tu cita del {when} sí se realizó: {reason} Nuestro equipo lo revisará y te escribirá.',
    },
  },
  unanswered: {
    ...disputed,
    title: { en: 'No answer from the barber', es: 'El barbero no respondió' },
    message: {
      en: "{shop} didn't answer about {when} in time. Our team will decide and email you.",
      es: '{shop} no respondió a tiempo sobre el {when}. Nuestro equipo decidirá y te escribirá.',
    },
  },
  appeal_accepted: {
    ...ended,
    title: { en: 'The no-show was removed', es: 'Se quitó la falta' },
    message: {
      en: "Your appointment at {shop} on {when} doesn't count as missed anymore.",
      es: 'Tu cita en {shop} del {when} ya no cuenta como falta.',
    },
  },
  appeal_declined: {
    ...ended,
    title: { en: 'It still counts as missed', es: 'Sigue contando como falta' },
    message: {
      en: 'We looked into what you told us about {when} at {shop}. It still counts: {reason}',
      es: 'Revisamos lo que nos contaste sobre el {when} en {shop}. Sigue contando: {reason}',
    },
  },
  report_upheld: {
    ...ended,
    title: { en: "It doesn't count", es: 'No cuenta' },
    message: {
      en: "We looked into what you told us about {when} at {shop}. It's marked as not having happened, and there's nothing to pay. {reason}",
      es: 'Revisamos lo que nos contaste sobre el {when} en {shop}. Quedó como no realizada y no pagas nada. {reason}',
    },
  },
  report_declined: {
    ...disputed,
    title: { en: 'We looked into it', es: 'Lo revisamos' },
    message: {
      en: 'We looked into what you told us about {when} at {shop}. The appointment stays as it is: {reason}',
      es: 'Revisamos lo que nos contaste sobre el {when} en {shop}. La cita queda como está: {reason}',
    },
  },
  report_closed: {
    ...disputed,
    title: { en: 'About the problem you told us', es: 'Sobre el problema que nos contaste' },
    message: {
      en: 'Thanks for telling us about {when} at {shop}. The appointment stays as it is. {reason}',
      es: 'Gracias por contarnos sobre el {when} en {shop}. La cita queda como está. {reason}',
    },
  },
}
