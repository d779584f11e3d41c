// The client's own area: what is coming, what was, what is waiting.
import type { Status } from '#contract/workflow.ts'
import type { Text } from '#contract/language.ts'

export const statusNames: Record<Status, Text> = {
  held: { en: 'Held', es: 'Apartada' },
  pending: { en: 'Waiting for the barber', es: 'Esperando al barbero' },
  confirmed: { en: 'Confirmed', es: 'Confirmada' },
  checked_in: { en: 'Checked in', es: 'Llegaste' },
  in_progress: { en: 'In the chair', es: 'En la silla' },
  awaiting_confirmation: { en: 'Please confirm', es: 'Por confirmar' },
  completed: { en: 'Completed', es: 'Completada' },
  declined: { en: 'Declined', es: 'Rechazada' },
  expired: { en: 'Expired', es: 'Vencida' },
  cancelled: { en: 'Cancelled', es: 'Cancelada' },
  no_show: { en: 'Missed', es: 'No asististe' },
}

export const paymentNames: Record<string, Text> = {
  unpaid: { en: 'Pay at the shop', es: 'Se paga en la barbería' },
  deposit_paid: { en: 'Deposit paid', es: 'Anticipo pagado' },
  paid: { en: 'Paid', es: 'Pagada' },
  refunded: { en: 'Refunded', es: 'Reembolsada' },
  partially_refunded: { en: 'Partly refunded', es: 'Reembolso parcial' },
  paid_at_shop: { en: 'Paid at the shop', es: 'Pagada en la barbería' },
  nothing: { en: 'Nothing to pay', es: 'Nada por pagar' },
}

export const visits = {
  views: { en: 'Which appointments', es: 'Cuáles citas' },
  upcoming: { en: 'Upcoming', es: 'Próximas' },
  past: { en: 'Past', es: 'Pasadas' },
  cancelled: { en: 'Cancelled', es: 'Canceladas' },
  noneUpcoming: { en: 'No appointment yet', es: 'Aún no tienes citas' },
  noneUpcomingText: {
    en: 'Real open times, booked in three taps.',
    es: 'Horas libres de verdad, reservadas en tres toques.',
  },
  nonePast: { en: 'No visits yet', es: 'Aún no hay visitas' },
  nonePastText: {
    en: 'After your first cut you can review it and book it again from here.',
    es: 'Después de tu primer corte podrás reseñarlo y reservarlo otra vez desde aquí.',
  },
  noneCancelled: { en: 'Nothing cancelled', es: 'Nada cancelado' },
  noneCancelledText: {
    en: 'Appointments that did not take place are kept here.',
    es: 'Aquí se guardan las citas que no se hicieron.',
  },
  noMore: { en: 'Nothing on this page', es: 'Nada en esta página' },
  firstPage: { en: 'To the first page', es: 'Ir a la primera página' },
  findBarbers: { en: 'Find Barbers', es: 'Buscar barberos' },

  details: { en: 'Details of {number}', es: 'Detalles de {number}' },
  title: { en: 'Your appointment', es: 'Tu cita' },
  number: { en: 'Booking {number}', es: 'Cita {number}' },
  with: { en: 'with {name}', es: 'con {name}' },
  total: { en: 'Total', es: 'Total' },
  tip: { en: 'Tip', es: 'Propina' },
  where: { en: 'Where', es: 'Dónde' },
  payment: { en: 'Payment', es: 'Pago' },
  note: { en: 'Your note', es: 'Tu nota' },
  reason: { en: 'Reason', es: 'Motivo' },
  cancelling: { en: 'Cancelling', es: 'Cancelar' },
  freeUntil: { en: 'Free until {when}', es: 'Gratis hasta el {when}' },
  lateFee: { en: 'Now costs {fee}', es: 'Ahora cuesta {fee}' },
  lateFree: { en: 'Free, but counted as late', es: 'Gratis, pero cuenta como tardía' },
  wasLate: { en: 'Cancelled late', es: 'Cancelada tarde' },

  checkIn: { en: 'Check in', es: 'Ya llegué' },
  checkedIn: { en: 'You are checked in', es: 'Avisamos que llegaste' },
  complete: { en: 'Confirm it took place', es: 'Confirmar que se hizo' },
  completed: {
    en: 'Thank you! The visit is completed',
    es: '¡Gracias! La visita quedó completada',
  },
  reschedule: { en: 'Reschedule', es: 'Cambiar hora' },
  cancel: { en: 'Cancel', es: 'Cancelar' },
  calendar: { en: 'Add to calendar', es: 'Añadir al calendario' },
  directions: { en: 'Directions', es: 'Cómo llegar' },
  rebook: { en: 'Book again', es: 'Reservar otra vez' },
  review: { en: 'Write a review', es: 'Escribir reseña' },
  report: { en: 'Report a problem', es: 'Reportar un problema' },
  more: { en: 'More', es: 'Más' },
  moreOf: { en: 'More for {number}', es: 'Más para {number}' },
  actionOf: { en: '{action}, {number}', es: '{action}, {number}' },
  newTab: { en: '(opens in a new tab)', es: '(se abre en otra pestaña)' },
  notDone: { en: 'That was not done', es: 'No se hizo' },

  cancelTitle: { en: 'Cancel this appointment?', es: '¿Cancelar esta cita?' },
  cancelFree: { en: 'Cancelling is free now.', es: 'Cancelar ahora es gratis.' },
  cancelFreeUntil: {
    en: 'Cancelling is free until {when}.',
    es: 'Cancelar es gratis hasta el {when}.',
  },
  cancelLate: {
    en: 'Free cancellation ended {when}.',
    es: 'La cancelación gratis terminó el {when}.',
  },
  cancelLateText: {
    en: 'It counts as a late cancellation. Three of them in a year, and barbers ask for a deposit.',
    es: 'Cuenta como cancelación tardía. Con tres en un año, los barberos piden un anticipo.',
  },
  cancelFee: { en: 'Cancellation fee: {fee}', es: 'Cargo por cancelar: {fee}' },
  cancelFeeText: {
    en: '{percent}% of {total}, owed to {shop}.',
    es: '{percent}% de {total}, a favor de {shop}.',
  },
  cancelReason: { en: 'Why?', es: '¿Por qué?' },
  cancelReasonHint: { en: 'The barber reads this.', es: 'El barbero lo leerá.' },
  cancelConfirm: { en: 'Cancel appointment', es: 'Cancelar la cita' },
  cancelConfirmFee: { en: 'Cancel for {fee}', es: 'Cancelar por {fee}' },
  keep: { en: 'Keep it', es: 'Conservarla' },
  wasCancelled: { en: 'Appointment cancelled', es: 'Cita cancelada' },

  rescheduleTitle: { en: 'Choose another time', es: 'Elige otra hora' },
  rescheduleNow: { en: 'Now {when}', es: 'Ahora: {when}' },
  rescheduleLast: {
    en: 'You can move this appointment one more time.',
    es: 'Puedes cambiar esta cita una vez más.',
  },
  moveHere: { en: 'Move it here?', es: '¿Cambiarla aquí?' },
  moveConfirm: { en: 'Move appointment', es: 'Cambiar la cita' },
  moving: { en: 'Moving...', es: 'Cambiando...' },
  otherTime: { en: 'Another time', es: 'Otra hora' },
  wasMoved: { en: 'Moved to {when}', es: 'Cambiada al {when}' },
  nearest: { en: 'The nearest open times:', es: 'Las horas libres más cercanas:' },
  cannotMove: {
    en: 'Its services are no longer offered, so it cannot be moved from here. Please ask the barber.',
    es: 'Sus servicios ya no se ofrecen y no se puede cambiar desde aquí. Pregunta al barbero.',
  },
} satisfies Record<string, Text>

export const overview = {
  next: { en: 'Next appointment', es: 'Próxima cita' },
  in: { en: 'in {time}', es: 'en {time}' },
  now: { en: 'now', es: 'ahora' },
  allBookings: { en: 'All bookings', es: 'Todas las citas' },
  tasks: { en: 'Waiting for you', es: 'Te espera' },
  confirmTask: {
    en: 'Did your visit at {shop} take place?',
    es: '¿Se hizo tu visita en {shop}?',
  },
  reviewTask: { en: 'How was {shop}?', es: '¿Qué tal {shop}?' },
  reviewUntil: { en: 'Review open until {date}', es: 'Puedes reseñar hasta el {date}' },
  again: { en: 'Book again', es: 'Reservar otra vez' },
  nextOpening: { en: 'Next: {when}', es: 'Próxima: {when}' },
  today: { en: 'Today {time}', es: 'Hoy {time}' },
  noOpening: { en: 'No open times now', es: 'Sin horas libres por ahora' },
  lastVisit: { en: '{services}, {date}', es: '{services}, {date}' },
  bookAt: { en: 'Book again at {shop}', es: 'Reservar otra vez en {shop}' },
  visits: { en: 'Visits', es: 'Visitas' },
  spent: { en: 'Spent this year', es: 'Gastado este año' },
  numbers: { en: 'Your numbers', es: 'Tus números' },
} satisfies Record<string, Text>
