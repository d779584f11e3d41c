// The desk of a business: the calendar, its visits, and what is done with them.
import type { Text } from '#contract/language.ts'
import type { commissionReasons } from '#contract/bookings/desk.ts'
import type { Move } from '#contract/bookings/workflow.ts'

export const sourceNames: Record<string, Text> & { marketplace: Text } = {
  marketplace: { en: 'Found on Kempt', es: 'Por Kempt' },
  direct_link: { en: 'Your booking link', es: 'Tu enlace de reservas' },
  barber: { en: 'Added by your shop', es: 'La agregó tu barbería' },
  employee: { en: 'Added by your team', es: 'La agregó tu equipo' },
  admin: { en: 'Added by Kempt', es: 'La agregó Kempt' },
  walk_in: { en: 'Walk-in', es: 'Sin cita' },
}

export const payNames: Record<string, Text> & { unpaid: Text } = {
  unpaid: { en: 'Not paid yet', es: 'Aún no pagada' },
  deposit_paid: { en: 'Deposit paid', es: 'Anticipo pagado' },
  paid: { en: 'Paid', es: 'Pagada' },
  refunded: { en: 'Refunded', es: 'Reembolsada' },
  partially_refunded: { en: 'Partly refunded', es: 'Reembolso parcial' },
  paid_at_shop: { en: 'Paid at the shop', es: 'Pagada en la barbería' },
  nothing: { en: 'Nothing to pay', es: 'Nada por pagar' },
}

export const commissionWhy: Record<(typeof commissionReasons)[number], Text> = {
  marketplace: {
    en: 'This client found you on Kempt.',
    es: 'Este cliente te encontró en Kempt.',
  },
  direct_link: {
    en: 'No commission: booked through your own link.',
    es: 'Sin comisión: reservó con tu propio enlace.',
  },
  charged_link: {
    en: 'Booked through your own link.',
    es: 'Reservó con tu propio enlace.',
  },
  by_kempt: {
    en: 'Kempt’s team made this booking for you.',
    es: 'El equipo de Kempt te hizo esta cita.',
  },
  own: {
    en: 'No commission: you added this booking.',
    es: 'Sin comisión: la agregaste tú.',
  },
  walk_in: { en: 'No commission: a walk-in.', es: 'Sin comisión: llegó sin cita.' },
  own_client: {
    en: 'No commission: already your client.',
    es: 'Sin comisión: ya era tu cliente.',
  },
}

// The rule by which the percentage was chosen.
export const commissionRates = {
  own: { en: 'Your own rate.', es: 'Tu tarifa propia.' },
  ownUntil: { en: 'Your own rate, through {day}.', es: 'Tu tarifa propia, hasta el {day}.' },
  source: {
    en: 'The rate for this kind of booking.',
    es: 'La tarifa para este tipo de cita.',
  },
}

type Words = {
  label: Text
  done: Text
  title?: Text
  text?: Text
  confirm?: Text
  // For clients who cannot be told.
  doneAlone?: Text
  textAlone?: Text
}

// The buttons, and what is asked and said around them.
export const moveWords: Partial<Record<Move, Words>> = {
  accept: { label: { en: 'Accept', es: 'Aceptar' }, done: { en: 'Accepted', es: 'Aceptada' } },
  decline: {
    label: { en: 'Decline', es: 'Rechazar' },
    title: { en: 'Decline this request?', es: '¿Rechazar esta solicitud?' },
    text: {
      en: "We'll send {client} your reason and other open times.",
      es: 'Le enviaremos a {client} tu motivo y otros horarios.',
    },
    textAlone: {
      en: "We can't email {client}, so please tell them yourself.",
      es: 'No podemos escribirle a {client}; avísale tú.',
    },
    confirm: { en: 'Decline request', es: 'Rechazar la solicitud' },
    done: { en: 'Request declined', es: 'Solicitud rechazada' },
  },
  check_in: {
    label: { en: 'Check in', es: 'Ya llegó' },
    done: { en: 'Checked in', es: 'Ya llegó' },
  },
  start: { label: { en: 'Start', es: 'Empezar' }, done: { en: 'Started', es: 'Empezada' } },
  undo: {
    label: { en: 'Undo', es: 'Deshacer' },
    done: { en: 'Undone. Still booked', es: 'Deshecho. Sigue reservada' },
  },
  finish: {
    label: { en: 'Done', es: 'Listo' },
    done: { en: 'Done. We asked {client} to confirm', es: 'Lista. Pedimos a {client} confirmarla' },
    doneAlone: { en: 'Done', es: 'Lista' },
  },
  no_show: {
    label: { en: 'No-show', es: 'No llegó' },
    title: { en: 'Mark {client} as a no-show?', es: '¿Marcar que {client} no llegó?' },
    text: {
      en: "We'll let {client} know. It counts toward their no-show record; they have 14 days to dispute it.",
      es: 'Le avisaremos a {client}. Cuenta en su historial de faltas; tiene 14 días para reclamar.',
    },
    textAlone: {
      en: "We can't email {client}, so they won't hear about it from us.",
      es: 'No podemos escribirle a {client}, así que no se enterará por nosotros.',
    },
    confirm: { en: 'Mark as no-show', es: 'Marcar que no llegó' },
    done: { en: 'Marked as no-show', es: 'Marcada como no llegó' },
  },
  complete: {
    label: { en: 'It happened', es: 'Sí se realizó' },
    title: { en: 'Did this appointment happen?', es: '¿Sí se realizó esta cita?' },
    confirm: { en: 'Mark as completed', es: 'Marcar como completada' },
    done: { en: 'Marked as completed', es: 'Marcada como completada' },
  },
  cancel: {
    label: { en: 'Cancel appointment', es: 'Cancelar la cita' },
    title: { en: 'Cancel this appointment?', es: '¿Cancelar esta cita?' },
    text: {
      en: "We'll let {client} know; there's no charge. Frequent cancellations lower your ranking.",
      es: 'Le avisamos a {client} y no paga nada. Cancelar seguido baja tu lugar en la búsqueda.',
    },
    textAlone: {
      en: "We can't reach {client}, so please tell them yourself. Frequent cancellations lower your ranking.",
      es: 'No podemos avisarle a {client}; avísale tú. Cancelar seguido baja tu lugar en la búsqueda.',
    },
    confirm: { en: 'Cancel appointment', es: 'Cancelar la cita' },
    done: { en: 'Appointment canceled', es: 'Cita cancelada' },
  },
}

export const finalWords = {
  title: { en: 'Done, with changes', es: 'Listo, con cambios' },
  priceOf: { en: 'Price for {service}', es: 'Precio de {service}' },
  remove: { en: 'Remove {service}', es: 'Quitar {service}' },
  add: { en: 'Add a service', es: 'Agregar un servicio' },
  needsYes: {
    en: 'That’s more than the {price} {client} booked for, so we’ll ask them. Without a yes, {price} stands.',
    es: 'Es más que los {price} que reservó {client}, así que le preguntaremos. Sin su sí, quedan {price}.',
  },
  done: { en: 'Done', es: 'Listo' },
  askAndDone: { en: 'Done, and ask {client}', es: 'Listo, y preguntar a {client}' },
  asked: {
    en: 'Done. We asked {client} about the price',
    es: 'Lista. Le preguntamos a {client} por el precio',
  },
  bookedFor: { en: 'Booked for {price}', es: 'Precio al reservar: {price}' },
  waiting: {
    en: 'Final price {asked}: {client} hasn’t said yes yet. Without an answer, {price} stands.',
    es: 'Precio final {asked}: {client} aún no lo acepta. Sin respuesta, quedan {price}.',
  },
} satisfies Record<string, Text>

export const bookingDesk = {
  title: { en: 'Appointment', es: 'Cita' },
  more: { en: 'More', es: 'Más' },
  moreOf: { en: 'More for {client}', es: 'Más para {client}' },
  actionOf: { en: '{action}, {client}', es: '{action}, {client}' },
  notDone: { en: "That didn't work", es: 'No se pudo' },
  reason: { en: 'Reason', es: 'Motivo' },
  reasonHint: { en: 'Your client will see this.', es: 'Tu cliente lo verá.' },
  keep: { en: 'Go back', es: 'Volver' },

  move: { en: 'Move', es: 'Mover' },
  moveTitle: { en: 'Move this appointment', es: 'Mover esta cita' },
  now: { en: '{client}, currently {when}', es: '{client}, ahora {when}' },
  date: { en: 'Day', es: 'Día' },
  time: { en: 'Time', es: 'Hora' },
  with: { en: 'With', es: 'Con' },
  how: { en: 'How', es: 'Cómo' },
  moveNow: { en: 'Move it now', es: 'Moverla ya' },
  moveAlone: { en: 'Move', es: 'Mover' },
  moveAloneText: {
    en: "We can't reach {client}, so please tell them yourself.",
    es: 'No podemos avisarle a {client}; avísale tú.',
  },
  moveNowText: {
    en: "We'll tell {client} the new time. They can cancel for free until it starts.",
    es: 'Avisamos a {client} la nueva hora. Puede cancelar gratis hasta que empiece.',
  },
  askFirst: { en: 'Ask first', es: 'Preguntar antes' },
  askFirstText: {
    en: '{client} has a day to say yes. Until then nothing changes.',
    es: '{client} tiene un día para aceptar. Mientras tanto nada cambia.',
  },
  moveAndTell: { en: 'Move and tell {client}', es: 'Mover y avisar a {client}' },
  ask: { en: 'Ask {client}', es: 'Preguntar a {client}' },
  moving: { en: 'Moving...', es: 'Moviendo...' },
  moved: { en: 'Moved to {when}', es: 'Movida al {when}' },
  asked: { en: 'We asked {client} for {when}', es: 'Preguntamos a {client} por el {when}' },
  taken: { en: 'That time is taken.', es: 'Esa hora ya está ocupada.' },
  takenBy: {
    en: '{client} already has that time ({time}).',
    es: '{client} ya tiene esa hora ({time}).',
  },
  nearest: { en: 'Open nearby:', es: 'Libre cerca:' },
  outside: {
    en: "This is outside {name}'s hours.",
    es: 'Está fuera del horario de {name}.',
  },
  outsideText: {
    en: "Clients can't book then, but you can.",
    es: 'Los clientes no pueden reservar entonces, pero tú sí.',
  },
  anyway: { en: 'Yes, outside hours', es: 'Sí, fuera del horario' },
  inPast: { en: 'That time has passed.', es: 'Esa hora ya pasó.' },

  theyAsk: { en: '{client} asked for {when} instead', es: '{client} pide mejor el {when}' },
  weAsked: {
    en: 'You asked {client} for {when}. They have until {until} to answer.',
    es: 'Le preguntaste a {client} por el {when}. Tiene hasta el {until} para contestar.',
  },
  askUntil: {
    en: 'If nobody answers by {until}, the appointment stays as it is.',
    es: 'Si nadie responde antes del {until}, la cita queda como está.',
  },
  yes: { en: 'Yes, move it', es: 'Sí, moverla' },
  no: { en: 'No, keep it', es: 'No, dejarla' },
  stays: { en: 'The appointment stays as it is', es: 'La cita queda como está' },

  late: { en: 'Running late', es: 'Voy tarde' },
  lateTitle: { en: 'How late are you running?', es: '¿Cuánto vas tarde?' },
  lateText: { en: "We'll let {client} know right away.", es: 'Avisamos a {client} enseguida.' },
  // For a client of whom we have only a number.
  lateTexted: {
    en: "We'll text {client} now.",
    es: 'Le mandamos un mensaje de texto a {client} ahora.',
  },
  lateMinutes: { en: '{minutes} minutes', es: '{minutes} minutos' },
  lateTold: {
    en: "We told {client} you're running about {minutes} minutes late",
    es: 'Le avisamos a {client} que vas unos {minutes} minutos tarde',
  },

  saving: { en: 'Saving...', es: 'Guardando...' },

  client: { en: 'Client', es: 'Cliente' },
  call: { en: 'Call {phone}', es: 'Llamar a {phone}' },
  write: { en: 'Email {email}', es: 'Escribir a {email}' },
  hidden: {
    en: 'Only people the owner allows can see contact details.',
    es: 'Los datos de contacto los ve quien tiene permiso del dueño.',
  },
  visits: { en: 'Visits', es: 'Visitas' },
  noShows: { en: 'No-shows', es: 'Ausencias' },
  spent: { en: 'Spent', es: 'Gastado' },
  firstBooking: { en: 'First time here', es: 'Primera vez aquí' },
  lastBookings: { en: 'Other visits', es: 'Otras visitas' },
  record: { en: 'Open the client’s record', es: 'Abrir la ficha del cliente' },
  note: { en: 'Client’s note', es: 'Nota del cliente' },
  price: { en: 'Price', es: 'Precio' },
  discount: { en: 'Discount', es: 'Descuento' },
  credit: { en: 'Credit', es: 'Saldo a favor' },
  tip: { en: 'Tip', es: 'Propina' },
  total: { en: 'Total', es: 'Total' },
  bookedFor: { en: 'Booked for', es: 'Precio al reservar' },
  commission: { en: 'Commission {percent}%', es: 'Comisión {percent}%' },
  yours: { en: 'You keep', es: 'Te quedas con' },
  payment: { en: 'Payment', es: 'Pago' },
  source: { en: 'Booked through', es: 'Reservada a través de' },
  number: { en: 'Booking {number}', es: 'Cita {number}' },
  minutes: { en: '{minutes} min', es: '{minutes} min' },
  proposed: { en: 'New time requested', es: 'Pidieron otra hora' },
}
