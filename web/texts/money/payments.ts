import type { Text } from '#contract/language.ts'

export const paymentWords = {
  demo: {
    en: 'Demo payments: no real money is involved.',
    es: 'Pagos de demostración: no se usa dinero real.',
  },
  atShop: { en: 'You pay at the shop', es: 'Se paga en la barbería' },
  atShopText: {
    en: "Card payments on Kempt aren't available yet. Pay your barber after the cut, the way they take it.",
    es: 'Todavía no se puede pagar con tarjeta en Kempt. Págale a tu barbero después del corte, como él cobre.',
  },

  cards: { en: 'Saved cards', es: 'Tarjetas guardadas' },
  cardsText: {
    en: 'Your card number stays with the payment provider. We only see the last four digits.',
    es: 'El número de tu tarjeta se queda con el proveedor de pagos. Solo vemos los últimos cuatro dígitos.',
  },
  noCards: {
    en: 'No saved cards. You can add one to pay faster next time.',
    es: 'No tienes tarjetas guardadas. Agrega una para pagar más rápido la próxima vez.',
  },
  add: { en: 'Add a card', es: 'Agregar tarjeta' },
  leaving: { en: 'Opening the payment page...', es: 'Abriendo la página de pago...' },
  card: { en: '{brand} ending in {last4}', es: '{brand} terminada en {last4}' },
  expires: { en: 'Expires {month}', es: 'Vence {month}' },
  expired: { en: 'Expired {month}', es: 'Venció {month}' },
  soon: { en: 'Expires soon', es: 'Vence pronto' },
  over: { en: 'Expired', es: 'Vencida' },
  remove: { en: 'Remove', es: 'Quitar' },
  removeOf: { en: 'Remove {card}', es: 'Quitar {card}' },
  removeTitle: { en: 'Remove this card?', es: '¿Quitar esta tarjeta?' },
  removeText: {
    en: "{card} won't be charged anymore. What you already paid stays paid. Appointments that need a card use another one you saved.",
    es: 'Ya no se cobrará a {card}. Lo que ya pagaste sigue pagado. Las citas que necesitan una tarjeta usan otra que guardaste.',
  },
  removed: { en: 'Card removed', es: 'Tarjeta quitada' },
  notDone: { en: "That didn't work", es: 'No funcionó' },

  unfinished: { en: 'Not finished', es: 'Sin terminar' },
  goOn: { en: 'Continue', es: 'Continuar' },
  goOnOf: { en: 'Continue paying {amount}', es: 'Continuar el pago de {amount}' },
  open: {
    en: "You started to pay {amount}. Nothing's been charged yet.",
    es: 'Empezaste a pagar {amount}. Todavía no se cobró nada.',
  },
  needs_client: {
    en: 'Your bank wants you to confirm {amount} yourself.',
    es: 'Tu banco quiere que confirmes tú {amount}.',
  },
  created: {
    en: "{amount} is on its way. We'll show it here once the bank answers.",
    es: '{amount} va en camino. Lo verás aquí cuando el banco responda.',
  },

  history: { en: 'Payments', es: 'Pagos' },
  none: { en: 'No card payments yet', es: 'Aún no hay pagos con tarjeta' },
  noneText: {
    en: "What you pay by card shows up here. What you pay at the shop doesn't.",
    es: 'Aquí verás lo que pagues con tarjeta. Lo que pagas en la barbería no aparece.',
  },
  date: { en: 'Date', es: 'Fecha' },
  for: { en: 'For', es: 'Por' },
  prepay: { en: 'Appointment', es: 'Cita' },
  completion: { en: 'Appointment', es: 'Cita' },
  fee: { en: 'Fee', es: 'Cargo' },
  tip: { en: 'Tip', es: 'Propina' },
  status: { en: 'Status', es: 'Estado' },
  amount: { en: 'Amount', es: 'Monto' },
  more: { en: 'Show more', es: 'Mostrar más' },
  byCard: { en: 'Card ending in {last4}', es: 'Tarjeta terminada en {last4}' },
  links: { en: 'Open', es: 'Abrir' },
  booking: { en: 'Appointment', es: 'Cita' },
  bookingOf: { en: 'Appointment {number}', es: 'Cita {number}' },
  invoice: { en: 'Invoice', es: 'Factura' },
  invoiceOf: { en: 'Invoice for {number}', es: 'Factura de {number}' },
  paid: { en: 'Paid', es: 'Pagado' },
  declined: { en: 'Declined', es: 'Rechazado' },
  refunded: { en: 'Refunded', es: 'Reembolsado' },
  partly: { en: 'Partly refunded', es: 'Reembolso parcial' },
  back: { en: '{amount} refunded', es: '{amount} de reembolso' },
  csv: { en: 'Export CSV', es: 'Exportar CSV' },
} satisfies Record<string, Text>

// The columns of the file.
export const paymentHeads = {
  date: paymentWords.date,
  shop: { en: 'Shop', es: 'Barbería' },
  for: paymentWords.for,
  booking: paymentWords.booking,
  visit: { en: 'Visit', es: 'Visita' },
  status: paymentWords.status,
  card: { en: 'Card ending in', es: 'Tarjeta terminada en' },
  amount: paymentWords.amount,
  refunded: { en: 'Refunded', es: 'Reembolsado' },
} satisfies Record<string, Text>

// In the drawer of a booking, and its dialogs.
export const payWords = {
  title: { en: 'Card payments', es: 'Pagos con tarjeta' },
  either: {
    en: 'Pay now by card, or at the shop after your cut.',
    es: 'Paga ahora con tarjeta, o en la barbería después del corte.',
  },
  now: { en: 'Pay {amount} now', es: 'Pagar {amount} ahora' },
  tipByCard: { en: 'Tip by card', es: 'Propina con tarjeta' },
  payTitle: { en: 'Pay for your appointment', es: 'Paga tu cita' },
  payText: {
    en: '{shop}, {when}. If you cancel in time, you get it all back.',
    es: '{shop}, {when}. Si cancelas a tiempo, se te devuelve todo.',
  },
  tipTitle: { en: 'Tip {name} by card', es: 'Propina para {name} con tarjeta' },
  tipText: {
    en: '{name} gets all of it. A tip by card can only be given once.',
    es: '{name} la recibe completa. Con tarjeta solo puedes dejarla una vez.',
  },
  tipAmount: { en: 'How much', es: 'Cuánto' },
  percentName: { en: '{percent}%, {amount}', es: '{percent}%, {amount}' },
  other: { en: 'Other', es: 'Otra' },
  dollars: { en: 'Amount in dollars', es: 'Monto en dólares' },
  bounds: { en: 'From $0.50 to $500', es: 'De $0.50 a $500' },
  how: { en: 'Pay with', es: 'Pagar con' },
  page: { en: 'Another card', es: 'Otra tarjeta' },
  pageText: {
    en: "You'll enter it on the provider's secure page.",
    es: 'La escribes en la página segura del proveedor.',
  },
  pay: { en: 'Pay {amount}', es: 'Pagar {amount}' },
  paying: { en: 'Paying...', es: 'Pagando...' },
  tip: { en: 'Tip {amount}', es: 'Dar {amount}' },
  tipNone: { en: 'Choose an amount', es: 'Elige un monto' },
  declined: { en: 'Your card was declined', es: 'Tu tarjeta fue rechazada' },
  declinedText: {
    en: 'Nothing was charged. Try another card.',
    es: 'No se cobró nada. Prueba con otra tarjeta.',
  },
  bank: { en: 'Your bank wants to hear from you', es: 'Tu banco quiere que confirmes' },
  bankText: {
    en: 'Nothing was charged yet. Confirm the payment on the secure page.',
    es: 'Todavía no se cobró nada. Confirma el pago en la página segura.',
  },
  bankGo: { en: 'Confirm the payment', es: 'Confirmar el pago' },
  paid: { en: 'Paid: {amount}', es: 'Pagado: {amount}' },
  tipped: { en: 'You tipped {amount}', es: 'Dejaste {amount} de propina' },
  onItsWay: { en: 'Your payment is on its way', es: 'Tu pago va en camino' },
  onItsWayText: {
    en: "We'll show it here once the bank answers.",
    es: 'Lo verás aquí cuando el banco responda.',
  },
  paidByCard: { en: 'Paid by card', es: 'Pagado con tarjeta' },
  paidWith: { en: '{day}, card ending in {last4}', es: '{day}, tarjeta terminada en {last4}' },
  tippedByCard: { en: 'Tip by card', es: 'Propina con tarjeta' },
  refunded: { en: 'Refunded', es: 'Reembolsado' },
  goesBack: {
    en: "You'll get {amount} back on your card. It can take a few days.",
    es: 'Te devolvemos {amount} a tu tarjeta. Puede tardar unos días.',
  },
  feeFromPaid: {
    en: 'The fee comes out of the {paid} you paid.',
    es: 'El cargo sale de los {paid} que ya pagaste.',
  },
  creditBack: {
    en: '{amount} of credit is yours again right away.',
    es: 'Tienes otra vez {amount} de crédito desde ya.',
  },
  failedOn: { en: 'Card declined', es: 'Tarjeta rechazada' },
  couldNotLoad: {
    en: "We couldn't load your card payments.",
    es: 'No pudimos cargar tus pagos con tarjeta.',
  },
} satisfies Record<string, Text>

// After the way back from the provider's page.
export const returnWords = {
  title: { en: 'Your payment', es: 'Tu pago' },
  checking: { en: 'Checking your payment...', es: 'Revisando tu pago...' },
  paid: { en: 'Thanks, you paid {amount}', es: 'Gracias, pagaste {amount}' },
  paidText: {
    en: "{shop}, {when}. There's nothing left to pay at the shop.",
    es: '{shop}, {when}. Ya no tienes nada que pagar en la barbería.',
  },
  tipped: {
    en: 'Thanks, your {amount} tip is on its way',
    es: 'Gracias por tu propina de {amount}',
  },
  tippedText: { en: '{shop}, {when}.', es: '{shop}, {when}.' },
  saved: { en: 'Your card is saved', es: 'Tu tarjeta quedó guardada' },
  savedText: {
    en: 'Choose it the next time you pay.',
    es: 'Elígela la próxima vez que pagues.',
  },
  back: { en: 'Your {amount} is coming back', es: 'Te devolvemos {amount}' },
  backText: {
    en: "This appointment isn't on anymore, so we refunded your card. It can take a few days to show.",
    es: 'Esta cita ya no sigue en pie, así que te devolvemos el dinero a la tarjeta. Puede tardar unos días.',
  },
  declined: { en: 'Your card was declined', es: 'Tu tarjeta fue rechazada' },
  declinedText: {
    en: 'Nothing was charged. Try again with another card.',
    es: 'No se cobró nada. Inténtalo con otra tarjeta.',
  },
  open: { en: "You haven't paid yet", es: 'Todavía no has pagado' },
  openText: {
    en: 'Nothing was charged. You can try again.',
    es: 'No se cobró nada. Puedes intentarlo de nuevo.',
  },
  notSaved: { en: "Your card isn't saved yet", es: 'Tu tarjeta aún no está guardada' },
  notSavedText: { en: 'You can try again.', es: 'Puedes intentarlo de nuevo.' },
  expired: { en: 'This payment page has closed', es: 'Esta página de pago ya se cerró' },
  expiredText: {
    en: 'Nothing was charged. Start again whenever you like.',
    es: 'No se cobró nada. Empieza de nuevo cuando quieras.',
  },
  unsure: { en: "We don't know yet how it ended", es: 'Todavía no sabemos cómo terminó' },
  unsureText: {
    en: "The payment provider isn't answering. If you paid, it'll show here in a few minutes.",
    es: 'El proveedor de pagos no responde. Si pagaste, lo verás aquí en unos minutos.',
  },
  again: { en: 'Try again', es: 'Intentar de nuevo' },
  check: { en: 'Check again', es: 'Revisar otra vez' },
  booking: { en: 'See your appointment', es: 'Ver tu cita' },
  close: { en: 'Close', es: 'Cerrar' },
  gone: { en: "We couldn't find this payment", es: 'No encontramos este pago' },
  goneText: { en: 'It may belong to another account.', es: 'Puede ser de otra cuenta.' },
} satisfies Record<string, Text>
