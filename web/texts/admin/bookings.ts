import type { Text } from '#contract/language.ts'

export const adminBookingWords = {
  views: { en: 'Views', es: 'Vistas' },
  all: { en: 'All bookings', es: 'Todas las citas' },
  appeals: { en: 'Appeals', es: 'Apelaciones' },
  reports: { en: 'Reports', es: 'Reportes' },
  search: { en: 'Number, name, email or phone', es: 'Número, nombre, correo o teléfono' },
  status: { en: 'State', es: 'Estado' },
  anyStatus: { en: 'Any state', es: 'Cualquier estado' },
  source: { en: 'Booked through', es: 'Origen' },
  anySource: { en: 'Anywhere', es: 'Cualquier vía' },
  payment: { en: 'Payment', es: 'Pago' },
  anyPayment: { en: 'Any payment', es: 'Cualquier pago' },
  dispute: { en: 'Dispute', es: 'Reclamo' },
  anyDispute: { en: 'With or without', es: 'Con o sin' },
  barber: { en: 'Business', es: 'Negocio' },
  anyBarber: { en: 'Any business', es: 'Cualquier negocio' },
  from: { en: 'From', es: 'Desde' },
  to: { en: 'To', es: 'Hasta' },
  count: { en: '{count} bookings', es: '{count} citas' },
  countOne: { en: '1 booking', es: '1 cita' },
  guest: { en: 'Guest', es: 'Invitado' },
  disputed: { en: 'Disputed', es: 'En reclamo' },
  excused: { en: 'Appeal accepted: doesn’t count', es: 'Apelación aceptada: no cuenta' },
  comingUp: {
    en: 'From today on, the soonest first.',
    es: 'Desde hoy, la más próxima primero.',
  },
  earlier: { en: 'Show earlier ones', es: 'Ver las anteriores' },
  emptyTitle: { en: 'No bookings from today on', es: 'No hay citas desde hoy' },
  emptyText: { en: 'They show up here as they come in.', es: 'Aparecen aquí cuando se hacen.' },
  noneTitle: { en: 'No booking matches', es: 'Ninguna cita coincide' },
  // In lists of what is about bookings.
  searchAbout: {
    en: 'Booking number, client or business',
    es: 'Número de cita, cliente o negocio',
  },
  noneAbout: { en: 'Nothing matches', es: 'Nada coincide' },
  noneAboutText: {
    en: 'Check the number, or try part of the name.',
    es: 'Revisa el número o prueba con parte del nombre.',
  },
  noneText: {
    en: 'Check the number, or take a filter off.',
    es: 'Revisa el número o quita un filtro.',
  },
  missing: { en: 'This booking doesn’t exist', es: 'Esta cita no existe' },
  client: { en: 'Client', es: 'Cliente' },
  where: { en: 'Where', es: 'Dónde' },
  when: { en: 'When', es: 'Cuándo' },
  what: { en: 'What', es: 'Qué' },
  note: { en: 'Client’s note', es: 'Nota del cliente' },
  happened: { en: 'What happened', es: 'Qué pasó' },
  messages: { en: 'Messages', es: 'Mensajes' },
  noMessages: { en: 'No messages were sent.', es: 'No se enviaron mensajes.' },
  actions: { en: 'What you can do', es: 'Qué puedes hacer' },
  nothingToDo: {
    en: 'There is nothing to change in this state.',
    es: 'En este estado no hay nada que cambiar.',
  },
  reason: { en: 'Reason', es: 'Motivo' },
  leave: { en: 'Go back', es: 'Volver' },
  reasonHint: {
    en: 'Kept with the booking. The client and the barber can see it.',
    es: 'Queda con la cita. El cliente y el barbero pueden verlo.',
  },
  done: { en: 'Done. We’ve let everyone know.', es: 'Listo. Avisamos a quien corresponde.' },
}

type MoveWords = { button: Text; title: Text; text: Text; isDestructive?: boolean }

export const moveWords: Record<string, MoveWords> = {
  accept: {
    button: { en: 'Accept for the barber', es: 'Aceptar por el barbero' },
    title: { en: 'Accept this request?', es: '¿Aceptar esta solicitud?' },
    text: {
      en: 'The appointment is confirmed. We’ll let the client and the barber know.',
      es: 'La cita queda confirmada y avisamos al cliente y al barbero.',
    },
  },
  decline: {
    button: { en: 'Decline', es: 'Rechazar' },
    title: { en: 'Decline this request?', es: '¿Rechazar esta solicitud?' },
    text: {
      en: 'We’ll send the client your reason and other open times.',
      es: 'Avisamos al cliente, con tu motivo y otros horarios.',
    },
    isDestructive: true,
  },
  cancel: {
    button: { en: 'Cancel the appointment', es: 'Cancelar la cita' },
    title: { en: 'Cancel this appointment?', es: '¿Cancelar esta cita?' },
    text: {
      en: 'The time opens up again and the client pays nothing. We’ll send the client and the barber your reason.',
      es: 'El horario queda libre. El cliente no paga nada; avisamos al cliente y al barbero, con tu motivo.',
    },
    isDestructive: true,
  },
  void: {
    button: { en: 'It didn’t happen', es: 'No se realizó' },
    title: { en: 'Mark it as not happened?', es: '¿Marcar que no se realizó?' },
    text: {
      en: 'It’s canceled without a fee and counts against nobody. We’ll let the client and the barber know.',
      es: 'Se cancela sin cargo y no cuenta en contra de nadie. Avisamos al cliente y al barbero.',
    },
    isDestructive: true,
  },
  complete: {
    button: { en: 'It took place', es: 'Sí se realizó' },
    title: { en: 'Mark it as completed?', es: '¿Marcar como completada?' },
    text: {
      en: 'It counts as a visit, and the client can rate it.',
      es: 'Cuenta como visita y el cliente puede calificarla.',
    },
  },
  no_show: {
    button: { en: 'The client missed it', es: 'El cliente no llegó' },
    title: { en: 'Mark it as missed?', es: '¿Marcar que no llegó?' },
    text: {
      en: 'It counts as the client’s no-show. We’ll let them know, and they can appeal.',
      es: 'Cuenta como ausencia del cliente; le avisamos y puede apelar.',
    },
    isDestructive: true,
  },
}

export const eventNames: Record<string, Text> = {
  held: { en: 'Chose a time', es: 'Eligió un horario' },
  pending: { en: 'Sent as a request', es: 'Enviada como solicitud' },
  confirmed: { en: 'Confirmed', es: 'Confirmada' },
  checked_in: { en: 'Checked in', es: 'Llegó' },
  in_progress: { en: 'Started', es: 'Empezó' },
  awaiting_confirmation: { en: 'Marked as done', es: 'Marcada como hecha' },
  completed: { en: 'Completed', es: 'Completada' },
  declined: { en: 'Declined', es: 'Rechazada' },
  expired: { en: 'Expired', es: 'Vencida' },
  cancelled: { en: 'Canceled', es: 'Cancelada' },
  no_show: { en: 'Marked as missed', es: 'Marcada como ausencia' },
  rescheduled: { en: 'Moved', es: 'Cambiada de hora' },
  proposed: { en: 'Another time was offered', es: 'Se propuso otra hora' },
  proposal_declined: { en: 'The other time was declined', es: 'Se rechazó la otra hora' },
  noted: { en: 'The note was changed', es: 'Se cambió la nota' },
  tipped: { en: 'Tipped', es: 'Dejó propina' },
  priced: { en: 'The price was changed', es: 'Se cambió el precio' },
  price_asked: { en: 'The client was asked about the price', es: 'Se preguntó por el precio' },
  price_unanswered: { en: 'No answer about the price', es: 'Sin respuesta sobre el precio' },
  attendance_asked: { en: 'Asked if they’re coming', es: 'Se preguntó si viene' },
  attendance_confirmed: { en: 'Said they’re coming', es: 'Dijo que viene' },
  late: { en: 'The barber is late', es: 'El barbero va tarde' },
  flagged_not_happened: { en: 'Client: it didn’t happen', es: 'Cliente: no se realizó' },
  flag_unanswered: { en: 'The barber didn’t answer', es: 'El barbero no respondió' },
  appealed: { en: 'Appealed', es: 'Apeló' },
  appeal_accepted: { en: 'The appeal was accepted', es: 'Se aceptó la apelación' },
  appeal_declined: { en: 'The appeal was turned down', es: 'Se rechazó la apelación' },
  flag_contested: { en: 'The barber says it took place', es: 'El barbero dice que sí se realizó' },
  flag_agreed: { en: 'The barber agrees', es: 'El barbero está de acuerdo' },
  report_upheld: { en: 'Decided: it didn’t happen', es: 'Decidido: no se realizó' },
  report_declined: { en: 'Decided: it took place', es: 'Decidido: sí se realizó' },
  report_closed: { en: 'Talked over: no change', es: 'Hablado: sin cambios' },
  booked_beside: { en: 'Booked beside another one', es: 'Reservada junto a otra cita' },
  notice_overridden: { en: 'Booked within the notice', es: 'Reservada sin el aviso mínimo' },
  charged: { en: 'Charged to the card on file', es: 'Se cobró a la tarjeta guardada' },
  fee_charged: { en: 'The fee was charged', es: 'Se cobró el cargo' },
  charge_declined: { en: 'The card was declined', es: 'La tarjeta fue rechazada' },
  charge_needs_client: {
    en: 'The bank wants its client to confirm',
    es: 'El banco quiere que el cliente confirme',
  },
  fee_waived: { en: 'The fee was waived', es: 'Se perdonó el cargo' },
  paid_at_shop: { en: 'Paid at the shop', es: 'Pagó en la barbería' },
  problem_reported: { en: 'Reported a problem', es: 'Reportó un problema' },
}

export const messageStates: Record<string, Text> = {
  queued: { en: 'Waiting', es: 'En espera' },
  sent: { en: 'Sent', es: 'Enviado' },
  kept: { en: 'Not sent: no mail server', es: 'No enviado: sin servidor de correo' },
  delivered: { en: 'Delivered', es: 'Entregado' },
  dead: { en: 'Not delivered', es: 'No entregado' },
  failed: { en: 'Not delivered', es: 'No entregado' },
  dropped: { en: 'No longer true', es: 'Ya no era cierto' },
  suppressed: { en: 'Not sent', es: 'No enviado' },
  read: { en: 'Read', es: 'Leído' },
  unread: { en: 'Not read yet', es: 'Sin leer' },
  no_device: { en: 'No device to send to', es: 'Sin dispositivo' },
}

export const channelNames = {
  mail: { en: 'Email', es: 'Correo' },
  sms: { en: 'Text', es: 'SMS' },
  push: { en: 'Push', es: 'Push' },
  in_app: { en: 'In the app', es: 'En la app' },
}

export const appealWords = {
  states: {
    accepted: { en: 'Accepted', es: 'Aceptadas' },
    declined: { en: 'Turned down', es: 'Rechazadas' },
  },
  // Of one appeal.
  one: { en: 'Appeal', es: 'Apelación' },
  state: {
    accepted: { en: 'Accepted', es: 'Aceptada' },
    declined: { en: 'Turned down', es: 'Rechazada' },
  },
  count: { en: '{count} appeals', es: '{count} apelaciones' },
  countOne: { en: '1 appeal', es: '1 apelación' },
  clearText: { en: 'No appeals are waiting.', es: 'No hay apelaciones en espera.' },
  none: { en: 'None yet', es: 'Ninguna todavía' },
  noneText: { en: 'Decided appeals appear here.', es: 'Aquí aparecen las ya decididas.' },
  accept: { en: 'Accept', es: 'Aceptar' },
  turnDown: { en: 'Turn down', es: 'Rechazar' },
  acceptTitle: { en: 'Accept this appeal?', es: '¿Aceptar esta apelación?' },
  acceptText: {
    en: 'The no-show no longer counts against {client}. We’ll let both sides know; the shop reads your reason.',
    es: 'La ausencia ya no cuenta en contra de {client}. Avisamos a ambas partes; la barbería lee tu motivo.',
  },
  turnDownTitle: { en: 'Turn this appeal down?', es: '¿Rechazar esta apelación?' },
  turnDownText: {
    en: 'The no-show stays. We’ll send {client} and the shop your reason.',
    es: 'La ausencia se queda. Avisamos a {client} y a la barbería, con tu motivo.',
  },
  decided: { en: 'Decided. We’ve let them know.', es: 'Decidido. Les avisamos.' },
  answer: { en: 'Answer: {reason}', es: 'Respuesta: {reason}' },
}
