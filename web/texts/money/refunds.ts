// The administrator's refund log, refunds by hand and their approval.
import type { Text } from '#contract/language.ts'

export const refundWords = {
  list: { en: 'Refunds', es: 'Reembolsos' },
  countOne: { en: '1 refund', es: '1 reembolso' },
  count: { en: '{count} refunds', es: '{count} reembolsos' },
  search: {
    en: 'Booking number, client or business',
    es: 'Número de cita, cliente o negocio',
  },
  state: { en: 'State', es: 'Estado' },
  anyState: { en: 'Any state', es: 'Cualquier estado' },
  cause: { en: 'Cause', es: 'Causa' },
  anyCause: { en: 'Any cause', es: 'Cualquier causa' },
  chargedTo: { en: 'Paid by', es: 'Lo paga' },
  anyone: { en: 'Anyone', es: 'Cualquiera' },
  from: { en: 'From', es: 'Desde' },
  to: { en: 'To', es: 'Hasta' },
  sums: { en: 'Totals of this list', es: 'Totales de esta lista' },
  byState: { en: 'By state', es: 'Por estado' },
  byCause: { en: 'By cause', es: 'Por causa' },
  byWeek: { en: 'By week', es: 'Por semana' },
  otherCauses: { en: 'Other causes', es: 'Otras causas' },
  stateCount: { en: '{state} ({count})', es: '{state} ({count})' },
  emptyTitle: { en: 'No refunds yet', es: 'Aún no hay reembolsos' },
  emptyText: {
    en: 'Every refund to a client shows up here, automatic or by hand.',
    es: 'Aquí aparece todo lo que se devuelve a un cliente, automático o manual.',
  },
  noneTitle: { en: 'No refunds match', es: 'Ningún reembolso coincide' },
  noneText: { en: 'Try other filters.', es: 'Prueba con otros filtros.' },
  automatic: { en: 'Automatic', es: 'Automático' },
  by: { en: 'By {name}', es: 'Por {name}' },
  add: { en: 'Refund a booking', es: 'Reembolsar una cita' },
} satisfies Record<string, Text>

// Totals of the platform, beside the list.
export const refundShareWords = {
  title: { en: 'The last 30 days', es: 'Los últimos 30 días' },
  refunded: { en: 'Given back', es: 'Devuelto' },
  refundedText: {
    en: 'What was decided to go back to clients, by card, as credit or from a till, whether it has arrived or not. Requests that wait or were declined do not count.',
    es: 'Lo que se decidió devolver a los clientes, a la tarjeta, como crédito o de la caja, haya llegado o no. Lo que espera o se rechazó no cuenta.',
  },
  share: { en: 'Share of sales (GMV)', es: 'Parte de las ventas (GMV)' },
  shareText: {
    en: 'What was given back divided by the sales of the same days: services minus discounts of visits that took place, without tips and tax.',
    es: 'Lo devuelto entre las ventas de los mismos días: servicios menos descuentos de las visitas que se hicieron, sin propinas ni impuestos.',
  },
  was: { en: '30 days before: {value}', es: '30 días antes: {value}' },
} satisfies Record<string, Text>

// The drawer of one refund.
export const refundDrawerWords = {
  title: { en: 'Refund', es: 'Reembolso' },
  missing: { en: "We couldn't find that refund", es: 'No encontramos ese reembolso' },
  amount: { en: 'Amount', es: 'Monto' },
  booking: { en: 'Booking', es: 'Cita' },
  client: { en: 'Client', es: 'Cliente' },
  who: { en: 'Who', es: 'Quién' },
  nobody: {
    en: 'Nobody: the barber had not been paid yet',
    es: 'Nadie: el barbero aún no cobraba',
  },
  note: { en: 'Note to the client', es: 'Nota para el cliente' },
  reason: { en: 'Reason', es: 'Motivo' },
  made: { en: '{name}, {when}', es: '{name}, {when}' },
  decision: { en: 'Decision', es: 'Decisión' },
  nobodyDecided: { en: 'Nobody decided in time', es: 'Nadie decidió a tiempo' },
  until: { en: 'Can be approved until {when}', es: 'Se puede aprobar hasta {when}' },
  payment: { en: 'Payment', es: 'Pago' },
  paid: { en: '{amount} by card, {when}', es: '{amount} con tarjeta, {when}' },
  paidWith: {
    en: '{amount} by card ending in {last4}, {when}',
    es: '{amount} con la tarjeta terminada en {last4}, {when}',
  },
  partOf: {
    en: 'This refund: {amount} of it. All refunds of this payment: {all}.',
    es: 'Este reembolso: {amount}. Todos los reembolsos de este pago: {all}.',
  },
  attempts: { en: 'At the payment provider', es: 'En el proveedor de pagos' },
  noAttempt: { en: 'Not sent yet.', es: 'Aún no se envía.' },
  attempt: { en: 'Attempt {number}', es: 'Intento {number}' },
  because: { en: 'Why: {failure}', es: 'Motivo: {failure}' },
  books: { en: 'In the books', es: 'En los libros' },
  trail: { en: 'Activity', es: 'Actividad' },
  retry: { en: 'Send it again', es: 'Enviarlo otra vez' },
  retryTitle: { en: 'Send {amount} again?', es: '¿Enviar {amount} otra vez?' },
  retryText: {
    en: 'The provider gets the same amount for the same card once more. Find out first why it failed.',
    es: 'El proveedor recibe otra vez el mismo monto para la misma tarjeta. Averigua antes por qué falló.',
  },
  retried: { en: "It's on its way again", es: 'Va en camino otra vez' },
  asCredit: { en: 'Give it as credit', es: 'Darlo como crédito' },
  asCreditTitle: { en: 'Give {amount} as credit?', es: '¿Dar {amount} como crédito?' },
  asCreditText: {
    en: 'The card no longer counts: the client has the money as credit and is told. This can’t be undone.',
    es: 'La tarjeta ya no cuenta: el cliente recibe el dinero como crédito y le avisamos. No se puede deshacer.',
  },
  credited: { en: 'The client has it as credit', es: 'El cliente lo tiene como crédito' },
  approve: { en: 'Approve', es: 'Aprobar' },
  approveTitle: { en: 'Approve {amount}?', es: '¿Aprobar {amount}?' },
  decline: { en: 'Decline', es: 'Rechazar' },
  declineTitle: { en: 'Decline {amount}?', es: '¿Rechazar {amount}?' },
  declineText: {
    en: 'Nothing goes back. Whoever asked reads your reason.',
    es: 'No se devuelve nada. Quien lo pidió lee tu motivo.',
  },
  approved: {
    en: 'Approved. {amount} goes back to the client.',
    es: 'Aprobado. El cliente recibe {amount}.',
  },
  declined: { en: 'Declined. Nothing goes back.', es: 'Rechazado. No se devuelve nada.' },
  own: {
    en: 'You asked for this, so another administrator decides.',
    es: 'Tú lo pediste, así que decide otro administrador.',
  },
  impossible: {
    en: "This can't be given back anymore: less is left than was asked for.",
    es: 'Ya no se puede devolver: queda menos de lo que se pidió.',
  },
  openBooking: { en: 'Open {number}', es: 'Abrir {number}' },
} satisfies Record<string, Text>

export const attemptNames: Record<string, Text> = {
  sent: { en: 'Sent', es: 'Enviado' },
  unanswered: { en: 'No answer yet', es: 'Sin respuesta todavía' },
  succeeded: { en: 'Paid back', es: 'Devuelto' },
  failed: { en: 'Refused', es: 'Rechazado' },
  retried: { en: 'Sent again by hand', es: 'Enviado otra vez a mano' },
  credited: { en: 'Given as credit', es: 'Dado como crédito' },
}

// What the provider says. Anything else is shown as it came.
export const failureNames: Record<string, Text> = {
  charge_already_refunded: {
    en: 'The payment was refunded already',
    es: 'El pago ya se había devuelto',
  },
  expired_or_canceled_card: {
    en: 'The card has expired or was canceled',
    es: 'La tarjeta venció o fue cancelada',
  },
  lost_or_stolen_card: {
    en: 'The card was lost or stolen',
    es: 'La tarjeta se perdió o fue robada',
  },
  insufficient_funds: {
    en: 'Our balance there is too low',
    es: 'Nuestro saldo ahí es muy bajo',
  },
  resource_missing: {
    en: "The provider doesn't know the payment",
    es: 'El proveedor no conoce el pago',
  },
  failed: { en: 'The bank sent it back', es: 'El banco lo devolvió' },
  canceled: { en: 'It was canceled there', es: 'Se canceló ahí' },
  refused: { en: 'The provider refused it', es: 'El proveedor lo rechazó' },
}

export const accountNames: Record<string, Text> = {
  cash: { en: 'Balance at the provider', es: 'Saldo en el proveedor' },
  booking_clearing: { en: 'Held for the booking', es: 'Apartado para la cita' },
  refunds_payable: { en: 'Refunds under way', es: 'Reembolsos en camino' },
  barber_balance: { en: 'Barber’s balance', es: 'Saldo del barbero' },
  client_wallet: { en: 'Client’s credit', es: 'Crédito del cliente' },
  commission_revenue: { en: 'Commission', es: 'Comisión' },
  promo_expense: { en: 'Offers', es: 'Ofertas' },
  goodwill_expense: { en: 'Goodwill', es: 'Cortesías' },
}

export const postingNames: Record<string, Text> = {
  refunded: { en: 'Given back', es: 'Devolución' },
  given_back: { en: 'Given back', es: 'Devolución' },
  tip_refunded: { en: 'Tip given back', es: 'Propina devuelta' },
  refund_paid: { en: 'Paid by the provider', es: 'Pagado por el proveedor' },
  refund_returned: { en: 'Sent back by the bank', es: 'Devuelto por el banco' },
  credit_granted: { en: 'Credit given', es: 'Crédito otorgado' },
  refund_credited: { en: 'Given as credit', es: 'Dado como crédito' },
}

export const reversalName: Text = { en: 'Taken back', es: 'Revertido' }

// Giving money back by hand.
export const giveWords = {
  open: { en: 'Give money back', es: 'Devolver dinero' },
  title: { en: 'Give money back', es: 'Devolver dinero' },
  about: { en: '{number}, {client} at {shop}', es: '{number}, {client} en {shop}' },
  findBooking: { en: 'Booking', es: 'Cita' },
  findHint: { en: 'Number, client or phone', es: 'Número, cliente o teléfono' },
  toCard: {
    en: 'Paid by card: {paid}. Given back: {back}. Up to {left} can go back to the card.',
    es: 'Pagado con tarjeta: {paid}. Devuelto: {back}. Pueden volver a la tarjeta hasta {left}.',
  },
  asCredit: {
    en: 'No card payment is left to give back. Kempt can give credit up to {left}.',
    es: 'No queda pago con tarjeta por devolver. Kempt puede dar crédito hasta por {left}.',
  },
  fromTill: {
    en: 'The barber gave it at the shop. No money moves; our commission for that part goes back. Up to {left}.',
    es: 'El barbero lo dio en la barbería. No se mueve dinero; se devuelve nuestra comisión de esa parte. Hasta {left}.',
  },
  how: { en: 'How?', es: '¿Cómo?' },
  noted: { en: 'Noted. We’ve let both know.', es: 'Anotado. Les avisamos a los dos.' },
  noteIt: { en: 'Note it', es: 'Anotarlo' },
  nothing: { en: 'Nothing is left to give back.', es: 'No queda nada por devolver.' },
  creditOnly: {
    en: 'Only credit is possible here, and your role can’t give any.',
    es: 'Aquí solo se puede dar crédito, y tu rol no lo permite.',
  },
  amount: { en: 'Amount', es: 'Monto' },
  all: { en: 'All of it: {amount}', es: 'Todo: {amount}' },
  cause: { en: 'Cause', es: 'Causa' },
  whose: { en: 'Who pays?', es: '¿Quién paga?' },
  barberText: {
    en: 'It was the barber’s fault. Our commission goes back in proportion.',
    es: 'Fue culpa del barbero. Nuestra comisión se devuelve en proporción.',
  },
  platformText: {
    en: 'It was ours, or nobody’s. The barber keeps everything.',
    es: 'Fue nuestra o de nadie. El barbero se queda con todo.',
  },
  note: { en: 'Note to the client', es: 'Nota para el cliente' },
  noteHint: {
    en: 'Goes with the message about the refund.',
    es: 'Va con el aviso del reembolso.',
  },
  reason: { en: 'Reason', es: 'Motivo' },
  reasonHint: {
    en: 'For admins only: it stays in the audit trail.',
    es: 'Para la administración: queda en el registro.',
  },
  effect: { en: 'What happens', es: 'Qué pasa' },
  fill: {
    en: 'Enter an amount to see who pays what.',
    es: 'Escribe un monto para ver quién paga qué.',
  },
  clientGets: { en: 'The client gets back', es: 'El cliente recibe' },
  tipBack: { en: 'With the tip by card', es: 'Con la propina de la tarjeta' },
  clientCredit: { en: 'The client gets credit', es: 'El cliente recibe crédito' },
  clientGot: { en: 'The client got', es: 'El cliente recibió' },
  tillPays: { en: 'The barber’s own cost', es: 'Costo para el barbero' },
  barberPays: { en: 'From the barber’s balance', es: 'Del saldo del barbero' },
  commissionBack: { en: 'From our commission', es: 'De nuestra comisión' },
  promoBack: { en: 'Our discount comes back', es: 'Vuelve nuestro descuento' },
  platformPays: { en: 'Kempt pays', es: 'Kempt paga' },
  left: { en: 'Could still be given back', es: 'Aún se podría devolver' },
  needsSecond: {
    en: 'This needs a second administrator. Nothing goes back before they approve.',
    es: 'Esto necesita a un segundo administrador. No se devuelve nada antes de que apruebe.',
  },
  give: { en: 'Give it back', es: 'Devolver' },
  ask: { en: 'Ask for approval', es: 'Pedir aprobación' },
  giving: { en: 'Sending...', es: 'Enviando...' },
  given: { en: 'The money is on its way back', es: 'El dinero va de regreso' },
  asked: {
    en: 'Asked. We’ll tell you what is decided.',
    es: 'Solicitud enviada. Te avisamos qué se decide.',
  },
} satisfies Record<string, Text>
