import type { Text } from '#contract/language.ts'

export const booking = {
  back: { en: 'Back', es: 'Atrás' },
  continue: { en: 'Continue', es: 'Continuar' },

  chooseServices: { en: 'Choose services', es: 'Elige servicios' },
  chooseServicesText: {
    en: 'Pick one or more.',
    es: 'Elige uno o más.',
  },
  addOnsText: { en: 'Optional extras.', es: 'Extras opcionales.' },
  addOnsFirst: {
    en: 'Pick a service first, then add extras.',
    es: 'Elige primero un servicio y luego agrega extras.',
  },
  mostReached: {
    en: 'You can book up to {count} services at once.',
    es: 'Puedes reservar hasta {count} servicios a la vez.',
  },

  againGone: {
    en: '{shop} no longer offers: {services}. Everything else is the same as last time.',
    es: '{shop} ya no ofrece: {services}. Lo demás queda como la última vez.',
  },
  againPartGone: {
    en: "Something from last time isn't offered anymore. Please check your services.",
    es: 'Algo de la última vez ya no se ofrece. Revisa tus servicios.',
  },
  againLeft: {
    en: "{name} isn't taking bookings here anymore. Here are everyone's openings.",
    es: '{name} ya no recibe reservas aquí. Estos son los horarios de todo el equipo.',
  },

  chooseTime: { en: 'Choose a time', es: 'Elige una hora' },
  professional: { en: 'Choose your barber', es: 'Elige tu barbero' },
  withWhom: { en: 'Choose the barber', es: 'Elige al barbero' },
  anyone: { en: 'Any available', es: 'Cualquiera' },
  days: { en: 'Day', es: 'Día' },
  otherDays: { en: 'Other days', es: 'Otros días' },
  hideCalendar: { en: 'Hide calendar', es: 'Ocultar calendario' },
  noTimesThatDay: { en: 'No openings', es: 'Sin horarios' },
  noTimesOn: { en: 'No openings left on {day}.', es: 'Ya no quedan horarios el {day}.' },
  nextDay: { en: 'Go to {day}', es: 'Ir al {day}' },
  timesOn: { en: '{count} openings on {day}', es: '{count} horarios el {day}' },
  oneTimeOn: { en: '1 opening on {day}', es: '1 horario el {day}' },
  today: { en: 'Today', es: 'Hoy' },
  zone: {
    en: "All times are the shop's local time.",
    es: 'Todos los horarios son en la hora local de la barbería.',
  },

  noSlots: { en: 'No openings', es: 'No hay horarios disponibles' },
  noSlotsText: {
    en: 'No openings through {day}. Spots open up when someone cancels.',
    es: 'No hay horarios hasta el {day}. Se abren lugares cuando alguien cancela.',
  },
  noSlotsWith: {
    en: 'No openings with {name}',
    es: 'No hay horarios con {name}',
  },
  noSlotsWithText: {
    en: 'Someone else on the team may be free.',
    es: 'Quizá alguien más del equipo esté libre.',
  },
  seeAnyone: { en: 'See all openings', es: 'Ver todos los horarios' },
  otherServices: { en: 'Choose other services', es: 'Elegir otros servicios' },

  summary: { en: 'Your appointment', es: 'Tu cita' },
  total: { en: 'Total', es: 'Total' },
  minutes: { en: '{count} min', es: '{count} min' },
  when: { en: 'When', es: 'Cuándo' },
  where: { en: 'Where', es: 'Dónde' },
  with: { en: 'With', es: 'Con' },
  paying: { en: 'Payment', es: 'Pago' },
  payAtShop: { en: 'Pay at the shop', es: 'Pagas en la barbería' },
  prepay: { en: 'Pay by card when you book', es: 'Pagas con tarjeta al reservar' },
  cancelling: { en: 'Cancellation', es: 'Cancelación' },
  cancelHours: {
    en: 'Free to cancel until {hours} hours before',
    es: 'Cancela gratis hasta {hours} horas antes',
  },
  lateFee: { en: 'then a {percent}% fee', es: 'después un cargo del {percent}%' },

  confirmTitle: { en: 'Confirm your appointment', es: 'Confirma tu cita' },
  requestTitle: { en: 'Send your request', es: 'Envía tu solicitud' },
  requestText: {
    en: "{shop} confirms each request. We'll hold your time until then.",
    es: '{shop} confirma cada solicitud. Mientras tanto te apartamos la hora.',
  },
  requestUntil: {
    en: "{shop} has until {when} to confirm. We'll hold your time until then.",
    es: '{shop} tiene hasta el {when} para confirmar. Mientras tanto te apartamos la hora.',
  },
  markedTitle: { en: '{shop} needs to approve this one', es: '{shop} tiene que aprobar esta cita' },
  markedText: {
    en: "It's because of recent no-shows or late cancellations.",
    es: 'Es por faltas o cancelaciones tardías recientes.',
  },
  confirm: { en: 'Confirm appointment', es: 'Confirmar cita' },
  confirming: { en: 'Booking...', es: 'Reservando...' },
  request: { en: 'Send request', es: 'Enviar solicitud' },
  requesting: { en: 'Sending...', es: 'Enviando...' },
  holding: { en: 'Holding your time...', es: 'Apartando tu hora...' },
  heldFor: { en: 'Held for you', es: 'Apartada para ti' },
  heldSpoken: {
    en: 'This time is held for you for {minutes} minutes.',
    es: 'Esta hora queda apartada para ti durante {minutes} minutos.',
  },
  minuteLeft: { en: 'One minute left to confirm.', es: 'Queda un minuto para confirmar.' },
  over: { en: 'Your hold expired', es: 'Se acabó el tiempo apartado' },
  overText: {
    en: 'Pick a time again; we saved your details.',
    es: 'Elige de nuevo; guardamos lo que escribiste.',
  },
  chooseAgain: { en: 'Choose again', es: 'Elegir de nuevo' },
  lostText: {
    en: 'These are the closest openings. What you typed is still here.',
    es: 'Estos son los horarios más cercanos. Lo que escribiste sigue aquí.',
  },
  lostForGood: {
    en: 'There are no other openings for this appointment.',
    es: 'No hay otro horario para esta cita.',
  },
  nearest: { en: 'Closest openings', es: 'Horarios más cercanos' },
  allTimes: { en: 'See all openings', es: 'Ver todos los horarios' },

  note: { en: 'Note for the barber', es: 'Nota para el barbero' },
  notePlaceholder: {
    en: 'Anything they should know',
    es: 'Lo que deba saber',
  },
  yourDetails: { en: 'Your details', es: 'Tus datos' },
  noAccount: { en: 'No account needed.', es: 'No necesitas cuenta.' },
  signIn: { en: 'Sign in instead', es: 'Iniciar sesión' },
  name: { en: 'Name', es: 'Nombre' },
  phone: { en: 'Phone', es: 'Teléfono' },
  email: { en: 'Email', es: 'Correo' },
  emailHint: {
    en: "We'll email your confirmation and any changes here.",
    es: 'Aquí te enviamos la confirmación y cualquier cambio.',
  },
  code: { en: '6-digit code', es: 'Código de 6 dígitos' },
  codeSent: {
    en: 'Enter the code we emailed to {email}.',
    es: 'Escribe el código que enviamos a {email}.',
  },
  checking: { en: 'One moment...', es: 'Un momento...' },
  newCode: { en: 'Send a new code', es: 'Enviar otro código' },
  newCodeSent: { en: 'New code sent', es: 'Código nuevo enviado' },
  changeDetails: { en: 'Edit my info', es: 'Editar mis datos' },

  bookedTitle: { en: "You're booked!", es: '¡Cita confirmada!' },
  sentTitle: { en: 'Request sent', es: 'Solicitud enviada' },
  bookedText: {
    en: 'We emailed you the details.',
    es: 'Te enviamos los detalles por correo.',
  },
  sentText: {
    en: "We sent your request to {shop}. They have until {when} to confirm. We'll let you know as soon as they reply.",
    es: 'Enviamos tu solicitud a {shop}. Tiene hasta el {when} para confirmar. Te avisamos en cuanto responda.',
  },
  goneTitle: { en: 'This appointment has changed', es: 'Esta cita cambió' },
  goneText: {
    en: 'See the latest status here.',
    es: 'Mira aquí cómo quedó.',
  },
  number: { en: 'Booking number', es: 'Número de cita' },
  addToCalendar: { en: 'Add to calendar', es: 'Agregar al calendario' },
  directions: { en: 'Directions', es: 'Cómo llegar' },
  manage: { en: 'Reschedule or cancel', es: 'Cambiar o cancelar' },
  remind: { en: 'Remind me', es: 'Recordarme' },
  remindText: {
    en: "We'll remind you the day before and 2 hours before.",
    es: 'Te recordamos un día antes y 2 horas antes.',
  },
  remindHours: {
    en: "We'll remind you 2 hours before.",
    es: 'Te recordamos 2 horas antes.',
  },
  remindChoose: { en: 'Change reminders', es: 'Cambiar recordatorios' },
  done: { en: 'Done', es: 'Listo' },
} satisfies Record<string, Text>
