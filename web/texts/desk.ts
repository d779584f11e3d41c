// The desk of a business: the calendar, its visits, and what is done with them.
import type { Text } from '#contract/language.ts'
import type { Move, Status } from '#contract/workflow.ts'

// As those who work there say it.
export const visitStates: Record<Status, Text> = {
  held: { en: 'Being booked', es: 'Reservando' },
  pending: { en: 'To answer', es: 'Por contestar' },
  confirmed: { en: 'Booked', es: 'Reservada' },
  checked_in: { en: 'Here', es: 'Llegó' },
  in_progress: { en: 'In the chair', es: 'En la silla' },
  awaiting_confirmation: { en: 'Done', es: 'Hecha' },
  completed: { en: 'Completed', es: 'Completada' },
  declined: { en: 'Declined', es: 'Rechazada' },
  expired: { en: 'Expired', es: 'Vencida' },
  cancelled: { en: 'Cancelled', es: 'Cancelada' },
  no_show: { en: 'No-show', es: 'No llegó' },
}

export const sourceNames: Record<string, Text> = {
  marketplace: { en: 'Found on Kempt', es: 'Por Kempt' },
  direct_link: { en: 'Your booking link', es: 'Tu enlace de reservas' },
  barber: { en: 'Booked by the shop', es: 'La barbería la apuntó' },
  employee: { en: 'Booked by the team', es: 'El equipo la apuntó' },
  admin: { en: 'Booked by Kempt', es: 'Kempt la apuntó' },
  walk_in: { en: 'Walk-in', es: 'Sin cita' },
}

export const payNames: Record<string, Text> = {
  unpaid: { en: 'Not paid yet', es: 'Aún no pagada' },
  deposit_paid: { en: 'Deposit paid', es: 'Anticipo pagado' },
  paid: { en: 'Paid', es: 'Pagada' },
  refunded: { en: 'Refunded', es: 'Reembolsada' },
  partially_refunded: { en: 'Partly refunded', es: 'Reembolso parcial' },
  paid_at_shop: { en: 'Paid at the shop', es: 'Pagada en la barbería' },
  nothing: { en: 'Nothing to pay', es: 'Nada por pagar' },
}

export const commissionWhy: Record<string, Text> = {
  marketplace: {
    en: 'This client found you on Kempt.',
    es: 'Este cliente te encontró en Kempt.',
  },
  direct_link: {
    en: 'No commission: booked through your own link.',
    es: 'Sin comisión: reservó con tu propio enlace.',
  },
  own: {
    en: 'No commission: your shop wrote this visit into the book.',
    es: 'Sin comisión: la apuntó tu barbería.',
  },
  walk_in: { en: 'No commission: a walk-in.', es: 'Sin comisión: llegó sin cita.' },
  own_client: {
    en: 'No commission: already your client.',
    es: 'Sin comisión: ya era tu cliente.',
  },
}

// What a client who missed a visit before says to the question whether they come.
export const comingDesk = {
  asked: {
    en: '{client} missed a visit before and is asked: are you coming? No answer yet.',
    es: '{client} faltó antes y le preguntamos si viene. Aún no responde.',
  },
  confirmed: { en: '{client} says: I am coming.', es: '{client} dice que sí viene.' },
  answerBy: {
    en: 'Please answer by {when}, or the request expires.',
    es: 'Responde antes del {when}; si no, la solicitud vence.',
  },
  byShop: {
    en: "{client} hasn't confirmed this time yet. They can cancel for free until it starts, and a no-show wouldn't count against them.",
    es: '{client} aún no confirma esta hora. Puede cancelar gratis hasta que empiece, y una falta no contaría en su contra.',
  },
  unconfirmed: {
    en: 'Not confirmed by the client yet',
    es: 'El cliente aún no la confirma',
  },
  notCounted: {
    en: "They're told, but it doesn't count against them: {client} didn't book or confirm this time.",
    es: 'Le avisamos, pero no cuenta en su contra: {client} no reservó ni confirmó esta hora.',
  },
} satisfies Record<string, Text>

export const appealDesk = {
  was_there: { en: '{client} says: I was there', es: '{client} dice que sí estuvo' },
  could_not_come: {
    en: '{client} says: I could not come',
    es: '{client} dice que no pudo venir',
  },
  open: {
    en: 'Our team decides whether the no-show counts.',
    es: 'Nuestro equipo decide si cuenta la falta.',
  },
  accepted: { en: 'The no-show does not count.', es: 'La falta no cuenta.' },
  declined: { en: 'The no-show counts.', es: 'La falta cuenta.' },
} satisfies Record<string, Text>

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
      en: '{client} is told, with your reason and other open times.',
      es: 'Avisamos a {client}, con tu motivo y otras horas libres.',
    },
    textAlone: {
      en: 'We can’t email {client}, so please tell them yourself.',
      es: 'No podemos escribirle a {client}; avísale tú.',
    },
    confirm: { en: 'Decline request', es: 'Rechazar la solicitud' },
    done: { en: 'Request declined', es: 'Solicitud rechazada' },
  },
  check_in: { label: { en: 'Check in', es: 'Ya llegó' }, done: { en: 'Here', es: 'Ya está aquí' } },
  start: { label: { en: 'Start', es: 'Empezar' }, done: { en: 'Started', es: 'Empezada' } },
  undo: {
    label: { en: 'Undo', es: 'Deshacer' },
    done: { en: 'Undone. Still booked', es: 'Deshecho. Sigue reservada' },
  },
  finish: {
    label: { en: 'Done', es: 'Listo' },
    done: { en: 'Done. {client} is asked to confirm', es: 'Lista. Pedimos a {client} confirmarla' },
    doneAlone: { en: 'Done', es: 'Lista' },
  },
  no_show: {
    label: { en: 'No-show', es: 'No llegó' },
    title: { en: 'Did {client} not come?', es: '¿{client} no llegó?' },
    text: {
      en: 'It counts against them, and they are told. They can object within 14 days.',
      es: 'Cuenta en su contra y se le avisa. Puede reclamar en 14 días.',
    },
    textAlone: {
      en: 'We can’t email {client}, so they won’t hear about it from us.',
      es: 'No podemos escribirle a {client}, así que no se enterará por nosotros.',
    },
    confirm: { en: 'Mark as no-show', es: 'Marcar que no llegó' },
    done: { en: 'Marked as no-show', es: 'Marcada como no llegó' },
  },
  complete: {
    label: { en: 'It took place', es: 'Sí se hizo' },
    title: { en: 'Did the visit take place?', es: '¿Sí se hizo la visita?' },
    confirm: { en: 'Mark as completed', es: 'Marcar como completada' },
    done: { en: 'Marked as completed', es: 'Marcada como completada' },
  },
  cancel: {
    label: { en: 'Cancel visit', es: 'Cancelar la cita' },
    title: { en: 'Cancel this visit?', es: '¿Cancelar esta cita?' },
    text: {
      en: '{client} is told and pays nothing. Cancelling often lowers your place in the search.',
      es: 'Avisamos a {client} y no paga nada. Cancelar mucho baja tu lugar en la búsqueda.',
    },
    textAlone: {
      en: 'We can’t reach {client}, so please tell them yourself. Canceling often lowers your place in search.',
      es: 'No podemos avisarle a {client}; avísale tú. Cancelar mucho baja tu lugar en la búsqueda.',
    },
    confirm: { en: 'Cancel visit', es: 'Cancelar la cita' },
    done: { en: 'Visit cancelled', es: 'Cita cancelada' },
  },
}

export const finalWords = {
  title: { en: 'Done, with changes', es: 'Listo, con cambios' },
  priceOf: { en: 'Price of {service}', es: 'Precio de {service}' },
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
  bookedFor: { en: 'Booked for {price}', es: 'Reservada por {price}' },
  waiting: {
    en: 'Final price {asked}: {client} hasn’t said yes yet. Without an answer, {price} stands.',
    es: 'Precio final {asked}: {client} aún no lo acepta. Sin respuesta, quedan {price}.',
  },
} satisfies Record<string, Text>

export const visitDesk = {
  title: { en: 'Visit', es: 'Cita' },
  more: { en: 'More', es: 'Más' },
  moreOf: { en: 'More for {client}', es: 'Más para {client}' },
  actionOf: { en: '{action}, {client}', es: '{action}, {client}' },
  notDone: { en: 'That was not done', es: 'No se hizo' },
  reason: { en: 'Reason', es: 'Motivo' },
  reasonHint: { en: 'The client reads this.', es: 'El cliente lo leerá.' },
  keep: { en: 'Leave it', es: 'Dejarla así' },

  move: { en: 'Move', es: 'Mover' },
  moveTitle: { en: 'Move this visit', es: 'Mover esta cita' },
  now: { en: '{client}, now {when}', es: '{client}, ahora {when}' },
  date: { en: 'Day', es: 'Día' },
  time: { en: 'Time', es: 'Hora' },
  with: { en: 'With', es: 'Con' },
  how: { en: 'How', es: 'Cómo' },
  moveNow: { en: 'Move it now', es: 'Moverla ya' },
  moveAlone: { en: 'Move', es: 'Mover' },
  moveAloneText: {
    en: 'We can’t reach {client}, so please tell them yourself.',
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
  asked: { en: 'We asked {client} for {when}', es: 'Preguntamos a {client} por {when}' },
  taken: { en: 'Somebody has that time already.', es: 'Esa hora ya está ocupada.' },
  takenBy: {
    en: '{client} has that time already ({time}).',
    es: '{client} ya tiene esa hora ({time}).',
  },
  nearest: { en: 'Free nearby:', es: 'Libre cerca:' },
  outside: {
    en: 'This is outside the hours of {name}.',
    es: 'Está fuera del horario de {name}.',
  },
  outsideText: {
    en: 'Clients cannot book then, but you can.',
    es: 'Los clientes no pueden reservar entonces, pero tú sí.',
  },
  anyway: { en: 'Yes, outside the hours', es: 'Sí, fuera del horario' },
  inPast: { en: 'That time is over.', es: 'Esa hora ya pasó.' },

  theyAsk: { en: '{client} asks: {when} instead?', es: '{client} pregunta: ¿mejor {when}?' },
  weAsked: {
    en: 'You asked {client} for {when}. They have until {until} to answer.',
    es: 'Le preguntaste a {client} por el {when}. Tiene hasta el {until} para contestar.',
  },
  askUntil: {
    en: 'Without an answer by {until} the visit stays as it is.',
    es: 'Sin respuesta antes del {until}, la cita queda como está.',
  },
  yes: { en: 'Yes, move it', es: 'Sí, moverla' },
  no: { en: 'No, keep it', es: 'No, dejarla' },
  stays: { en: 'The visit stays as it is', es: 'La cita queda como está' },

  late: { en: 'Running late', es: 'Voy tarde' },
  lateTitle: { en: 'How late are you running?', es: '¿Cuánto vas tarde?' },
  lateText: { en: 'We tell {client} at once.', es: 'Avisamos a {client} enseguida.' },
  lateMinutes: { en: '{minutes} minutes', es: '{minutes} minutos' },
  lateTold: {
    en: '{client} knows: about {minutes} minutes',
    es: '{client} ya sabe: unos {minutes} minutos',
  },

  saving: { en: 'Saving...', es: 'Guardando...' },

  client: { en: 'Client', es: 'Cliente' },
  call: { en: 'Call {phone}', es: 'Llamar a {phone}' },
  write: { en: 'Write to {email}', es: 'Escribir a {email}' },
  hidden: {
    en: 'Contact details are shown to those the owner lets see them.',
    es: 'Los datos de contacto los ve quien tiene permiso del dueño.',
  },
  visits: { en: 'Visits', es: 'Visitas' },
  noShows: { en: 'No-shows', es: 'Ausencias' },
  spent: { en: 'Spent', es: 'Gastado' },
  firstVisit: { en: 'First time here', es: 'Primera vez aquí' },
  lastVisits: { en: 'Other visits', es: 'Otras visitas' },
  record: { en: 'Open the client’s record', es: 'Abrir la ficha del cliente' },
  note: { en: 'Client’s note', es: 'Nota del cliente' },
  price: { en: 'Price', es: 'Precio' },
  discount: { en: 'Discount', es: 'Descuento' },
  credit: { en: 'Credit', es: 'Saldo a favor' },
  tip: { en: 'Tip', es: 'Propina' },
  total: { en: 'Total', es: 'Total' },
  bookedFor: { en: 'Booked for', es: 'Reservada por' },
  commission: { en: 'Commission {percent}%', es: 'Comisión {percent}%' },
  yours: { en: 'Yours', es: 'Para ti' },
  payment: { en: 'Payment', es: 'Pago' },
  source: { en: 'Booked through', es: 'Reservada por' },
  number: { en: 'Booking {number}', es: 'Cita {number}' },
  minutes: { en: '{minutes} min', es: '{minutes} min' },
  proposed: { en: 'Another time is asked for', es: 'Se pide otra hora' },
}
