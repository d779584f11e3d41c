import type { Text } from '#contract/language.ts'

export const booking = {
  back: { en: 'Back', es: 'Atrás' },
  continue: { en: 'Continue', es: 'Continuar' },

  chooseServices: { en: 'Choose services', es: 'Elige servicios' },
  chooseServicesText: {
    en: 'One or several in one visit.',
    es: 'Uno o varios en la misma visita.',
  },
  addOnsText: { en: 'If you like, with your visit.', es: 'Si quieres, junto con tu visita.' },
  addOnsFirst: {
    en: 'Choose a service first, then the extras.',
    es: 'Elige primero un servicio, después los extras.',
  },
  mostReached: {
    en: '{count} services is the most for one visit.',
    es: '{count} servicios es el máximo por visita.',
  },

  againGone: {
    en: '{shop} no longer offers: {services}. Everything else is as last time.',
    es: '{shop} ya no ofrece: {services}. Lo demás queda como la última vez.',
  },
  againPartGone: {
    en: 'Something from last time is no longer offered. Please check your services.',
    es: 'Algo de la última vez ya no se ofrece. Revisa tus servicios.',
  },
  againLeft: {
    en: '{name} no longer takes bookings here. These are everyone’s open times.',
    es: '{name} ya no recibe reservas aquí. Estos son los horarios de todo el equipo.',
  },

  chooseTime: { en: 'Choose a time', es: 'Elige una hora' },
  professional: { en: 'With whom', es: 'Con quién' },
  anyone: { en: 'Any available', es: 'Cualquiera' },
  days: { en: 'Day', es: 'Día' },
  otherDays: { en: 'Other days', es: 'Otros días' },
  hideCalendar: { en: 'Hide calendar', es: 'Ocultar calendario' },
  noTimesThatDay: { en: 'No times', es: 'Sin horas' },
  noTimesOn: { en: 'No times left on {day}.', es: 'Ya no quedan horas el {day}.' },
  nextDay: { en: 'Go to {day}', es: 'Ir al {day}' },
  timesOn: { en: '{count} times on {day}', es: '{count} horas el {day}' },
  oneTimeOn: { en: '1 time on {day}', es: '1 hora el {day}' },
  today: { en: 'Today', es: 'Hoy' },
  zone: { en: 'All times are Houston time.', es: 'Todas las horas son de Houston.' },

  noSlots: { en: 'No open times', es: 'No hay horas libres' },
  noSlotsText: {
    en: 'There is nothing free until {day}. Times open up when someone cancels.',
    es: 'No hay nada libre hasta el {day}. Se abren horas cuando alguien cancela.',
  },
  noSlotsWith: {
    en: 'No open times with {name}',
    es: 'No hay horas libres con {name}',
  },
  noSlotsWithText: {
    en: 'Someone else of the team may be free.',
    es: 'Quizá alguien más del equipo esté libre.',
  },
  seeAnyone: { en: 'See times with anyone', es: 'Ver horas con cualquiera' },
  otherServices: { en: 'Choose other services', es: 'Elegir otros servicios' },

  summary: { en: 'Your visit', es: 'Tu visita' },
  total: { en: 'Total', es: 'Total' },
  minutes: { en: '{count} min', es: '{count} min' },
  when: { en: 'When', es: 'Cuándo' },
  where: { en: 'Where', es: 'Dónde' },
  with: { en: 'With', es: 'Con' },
  paying: { en: 'Payment', es: 'Pago' },
  payAtShop: { en: 'Pay at the shop', es: 'Pagas en la barbería' },
  payAtShopWhen: { en: 'on the day of your visit', es: 'el día de tu visita' },
  cardOnFile: {
    en: 'Pay at the shop, a card holds your time',
    es: 'Pagas en la barbería, una tarjeta aparta tu hora',
  },
  prepay: { en: 'Pay by card when you book', es: 'Pagas con tarjeta al reservar' },
  cancelling: { en: 'Cancellation', es: 'Cancelación' },
  cancelHours: {
    en: 'Free to cancel until {hours} hours before',
    es: 'Cancela gratis hasta {hours} horas antes',
  },
  lateFee: { en: 'then a {percent}% fee', es: 'después un cargo del {percent}%' },

  confirmTitle: { en: 'Confirm your booking', es: 'Confirma tu reserva' },
  requestTitle: { en: 'Send your request', es: 'Envía tu solicitud' },
  requestText: {
    en: "{shop} confirms each request. We'll hold your time until then.",
    es: '{shop} confirma cada solicitud. Mientras tanto te apartamos la hora.',
  },
  requestUntil: {
    en: "{shop} has until {when} to confirm. We'll hold your time until then.",
    es: '{shop} tiene hasta el {when} para confirmar. Mientras tanto te apartamos la hora.',
  },
  markedTitle: { en: '{shop} is asked first', es: 'Primero se pregunta a {shop}' },
  markedText: {
    en: 'You missed visits or cancelled late in the last year, so this goes out as a request.',
    es: 'En el último año faltaste o cancelaste tarde, así que esto va como solicitud.',
  },
  confirm: { en: 'Confirm booking', es: 'Confirmar reserva' },
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
    en: 'These are the nearest open times. What you typed is still here.',
    es: 'Estas son las horas libres más cercanas. Lo que escribiste sigue aquí.',
  },
  lostForGood: {
    en: 'No other time is open for this visit.',
    es: 'No hay otra hora libre para esta visita.',
  },
  nearest: { en: 'Nearest open times', es: 'Horas libres más cercanas' },
  allTimes: { en: 'See all times', es: 'Ver todas las horas' },

  note: { en: 'Note for the barber', es: 'Nota para el barbero' },
  notePlaceholder: {
    en: 'Anything they should know',
    es: 'Lo que deba saber',
  },
  yourDetails: { en: 'Your details', es: 'Tus datos' },
  noAccount: { en: 'No account needed.', es: 'No necesitas cuenta.' },
  signIn: { en: 'Sign in instead', es: 'Mejor iniciar sesión' },
  name: { en: 'Name', es: 'Nombre' },
  phone: { en: 'Phone', es: 'Teléfono' },
  email: { en: 'Email', es: 'Correo' },
  emailHint: {
    en: 'Your appointment and changes to it are mailed here.',
    es: 'Aquí te llegan tu cita y sus cambios.',
  },
  code: { en: '6-digit code', es: 'Código de 6 dígitos' },
  codeSent: {
    en: 'We sent a code to {email}. It shows us that the address is yours.',
    es: 'Enviamos un código a {email}. Así sabemos que el correo es tuyo.',
  },
  checking: { en: 'One moment...', es: 'Un momento...' },
  newCode: { en: 'Send a new code', es: 'Enviar otro código' },
  newCodeSent: { en: 'A new code is on its way', es: 'Va un código nuevo en camino' },
  changeDetails: { en: 'Change my details', es: 'Cambiar mis datos' },

  bookedTitle: { en: 'You are booked', es: 'Reserva confirmada' },
  sentTitle: { en: 'Request sent', es: 'Solicitud enviada' },
  bookedText: {
    en: 'We mailed you the details.',
    es: 'Te enviamos los detalles por correo.',
  },
  sentText: {
    en: "We sent your request to {shop}. They have until {when} to confirm. We'll let you know as soon as they reply.",
    es: 'Enviamos tu solicitud a {shop}. Tiene hasta el {when} para confirmar. Te avisamos en cuanto responda.',
  },
  goneTitle: { en: 'This visit has changed', es: 'Esta visita cambió' },
  goneText: {
    en: 'Here is where to see how it stands now.',
    es: 'Aquí puedes ver cómo está ahora.',
  },
  number: { en: 'Booking number', es: 'Número de cita' },
  addToCalendar: { en: 'Add to calendar', es: 'Agregar al calendario' },
  directions: { en: 'Directions', es: 'Cómo llegar' },
  manage: { en: 'Reschedule or cancel', es: 'Cambiar o cancelar' },
  remind: { en: 'Remind me', es: 'Recordarme' },
  remindText: {
    en: 'We remind you a day and two hours before.',
    es: 'Te recordamos un día y dos horas antes.',
  },
  remindHours: {
    en: 'We remind you two hours before.',
    es: 'Te recordamos dos horas antes.',
  },
  remindChoose: { en: 'Choose how', es: 'Elegir cómo' },
  done: { en: 'Done', es: 'Listo' },
} satisfies Record<string, Text>
