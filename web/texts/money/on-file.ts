import type { Text } from '#contract/language.ts'

// A card that is kept for an appointment.
export const onFileWords = {
  title: { en: 'A card for this appointment', es: 'Una tarjeta para esta cita' },
  nothingNow: { en: 'Nothing is charged now.', es: 'Ahora no se cobra nada.' },
  marked: {
    en: 'We need a card because of recent no-shows or late cancellations.',
    es: 'Necesitamos una tarjeta por faltas o cancelaciones tardías recientes.',
  },
  after: { en: 'After your appointment', es: 'Después de tu cita' },
  late: { en: 'If you cancel after {when}', es: 'Si cancelas después del {when}' },
  lateNow: { en: 'If you cancel', es: 'Si cancelas' },
  missed: { en: "If you don't come", es: 'Si no llegas' },
  which: { en: 'Card', es: 'Tarjeta' },
  addAndBook: { en: 'Add a card and book', es: 'Agregar tarjeta y reservar' },
  addAndRequest: { en: 'Add a card and send', es: 'Agregar tarjeta y enviar' },
  onCard: {
    en: 'On {card}, after your appointment',
    es: 'A {card}, después de tu cita',
  },
  afterwards: {
    en: 'By card, after your appointment',
    es: 'Con tarjeta, después de tu cita',
  },

  checking: { en: 'Checking your card...', es: 'Revisando tu tarjeta...' },
  open: { en: "You haven't added a card yet", es: 'Todavía no agregaste una tarjeta' },
  stillHeld: {
    en: "We're still holding your time, so you can add it now.",
    es: 'Todavía te apartamos la hora, así que puedes agregarla ahora.',
  },
  add: { en: 'Add a card', es: 'Agregar tarjeta' },
  lateText: {
    en: 'Nothing is booked, and nothing was charged.',
    es: 'No hay cita y no se cobró nada.',
  },

  toPay: { en: 'To pay', es: 'Por pagar' },
  pay: { en: 'Pay {amount}', es: 'Pagar {amount}' },
  payOf: { en: 'Pay {amount} to {shop}', es: 'Pagar {amount} a {shop}' },
  visit: { en: 'Your visit', es: 'Tu visita' },
  fee: { en: 'Fee', es: 'Cargo' },
  owedVisit: {
    en: "{amount} for your visit isn't paid yet.",
    es: 'Tu visita de {amount} aún no está pagada.',
  },
  owedFee: {
    en: "The {amount} fee isn't paid yet.",
    es: 'El cargo de {amount} aún no está pagado.',
  },
  payTitle: { en: 'Pay what is left', es: 'Paga lo que falta' },
  payText: { en: '{shop}, {when}.', es: '{shop}, {when}.' },
  charged: { en: 'Charged to your card', es: 'Cobrado a tu tarjeta' },
  feePaid: {
    en: 'You paid a fee of {fee}.',
    es: 'Pagaste un cargo de {fee}.',
  },
  feeWaived: {
    en: '{shop} waived the {fee} fee.',
    es: '{shop} te perdonó el cargo de {fee}.',
  },
  cancelOnCard: {
    en: 'The fee goes on the card you booked with.',
    es: 'El cargo se cobra a la tarjeta con la que reservaste.',
  },
} satisfies Record<string, Text>

// What the shop sees of it.
export const owedDesk = {
  onFile: { en: 'A card is on file', es: 'Hay una tarjeta guardada' },
  visit: {
    en: "{amount} isn't paid: {client}'s card hasn't gone through.",
    es: 'Faltan {amount}: no pasó la tarjeta de {client}.',
  },
  fee: {
    en: "The {amount} fee isn't paid: {client}'s card hasn't gone through.",
    es: 'Falta el cargo de {amount}: no pasó la tarjeta de {client}.',
  },
  atShop: { en: 'Paid at the shop', es: 'Pagó en la barbería' },
  atShopTitle: { en: 'Paid {amount} at the shop?', es: '¿Pagó {amount} en la barbería?' },
  atShopText: {
    en: "{client} owes nothing anymore, and the card isn't charged.",
    es: '{client} ya no debe nada y no se cobra a la tarjeta.',
  },
  atShopConfirm: { en: 'Yes, {amount} is paid', es: 'Sí, pagó {amount}' },
  atShopDone: { en: 'Marked as paid', es: 'Marcado como pagado' },
  feeTitle: { en: 'Fee', es: 'Cargo' },
  feePaid: { en: '{fee}, of which {paid} is paid', es: '{fee}, de los que ya pagó {paid}' },
  feeAllPaid: { en: '{fee}, paid', es: '{fee}, pagado' },
  feeAsk: {
    en: '{fee}. Kempt doesn’t charge it: you can ask {client} for it.',
    es: '{fee}. Kempt no lo cobra: se lo puedes pedir a {client}.',
  },
  feeCharging: { en: '{fee}, on their card', es: '{fee}, a su tarjeta' },
  feeWaived: { en: '{fee}, waived', es: '{fee}, perdonado' },
  waive: { en: 'Waive the fee', es: 'Perdonar el cargo' },
  waiveTitle: { en: 'Waive {fee}?', es: '¿Perdonar {fee}?' },
  waiveText: {
    en: 'We let {client} know.',
    es: 'Le avisamos a {client}.',
  },
  waiveBack: {
    en: '{client} gets {paid} back, and we let them know.',
    es: '{client} recibe {paid} de vuelta y le avisamos.',
  },
  waiveConfirm: { en: 'Waive {fee}', es: 'Perdonar {fee}' },
  waived: { en: 'Fee waived', es: 'Cargo perdonado' },
} satisfies Record<string, Text>
