import type { Text } from '#contract/language.ts'

export const policyWords = {
  payment: { en: 'How clients pay', es: 'Cómo pagan tus clientes' },
  pay_at_shop: { en: 'At the shop', es: 'En la barbería' },
  payAtShopText: { en: 'Cash or card, after the visit', es: 'Efectivo o tarjeta, al terminar' },
  card_on_file: { en: 'By card after the visit', es: 'Con tarjeta al terminar' },
  cardOnFileText: {
    en: 'They give a card when they book',
    es: 'Dan una tarjeta al reservar',
  },
  cardOnFileHint: {
    en: 'Nothing is charged when they book. Kempt charges the card when the appointment is completed, and your fees for late cancellations and no-shows.',
    es: 'Al reservar no se cobra nada. Kempt cobra a la tarjeta cuando la cita termina, y tus cargos por cancelar tarde o no venir.',
  },
  prepay: { en: 'By card when they book', es: 'Con tarjeta al reservar' },
  prepayText: { en: 'All of it, or a deposit', es: 'Todo, o un anticipo' },
  notYet: { en: 'Not available yet', es: 'Aún no disponible' },
  cardsLater: {
    en: 'Paying by card is coming. Until then everyone pays at the shop.',
    es: 'Pronto se podrá pagar con tarjeta. Hasta entonces todos pagan en la barbería.',
  },
  paymentText: {
    en: 'Clients see this before they book. Appointments you enter yourself are always paid at the shop.',
    es: 'Tus clientes lo ven antes de reservar. Las citas que anotas tú siempre se pagan en la barbería.',
  },
  share: { en: 'Paid when they book', es: 'Se paga al reservar' },
  shareHint: {
    en: '100 is the whole price. Anything less is a deposit, and the rest is paid at the shop.',
    es: '100 es todo el precio. Menos es un anticipo, y el resto se paga en la barbería.',
  },
  serviceDeposits: {
    en: 'You can still ask for a deposit on single services, in your price list.',
    es: 'También puedes pedir un anticipo en servicios sueltos, en tu lista de precios.',
  },

  fees: { en: 'Cancellation and no-show', es: 'Cancelación y ausencia' },
  feesText: {
    en: 'Clients see this before they book. Existing bookings keep the policy they were booked under.',
    es: 'Tus clientes lo ven antes de reservar. Las citas ya reservadas conservan la política con la que se reservaron.',
  },
  flexible: { en: 'Flexible', es: 'Flexible' },
  moderate: { en: 'Moderate', es: 'Moderada' },
  strict: { en: 'Strict', es: 'Estricta' },
  flexibleText: { en: 'No fees', es: 'Sin cargos' },
  feeText: {
    en: '{late}% for a late cancellation, {none}% for a no-show',
    es: '{late}% por cancelar tarde, {none}% por no venir',
  },
  window: { en: 'Free cancellation until', es: 'Cancelación gratis hasta' },
  hoursBefore: { en: '{hours} hours before', es: '{hours} horas antes' },
  ownFees: {
    en: 'Currently: {late}% for a late cancellation, {none}% for a no-show.',
    es: 'Ahora: {late}% por cancelar tarde, {none}% por no venir.',
  },

  tips: { en: 'Tips', es: 'Propinas' },
  tipsText: {
    en: 'Three suggestions for clients who tip.',
    es: 'Tres sugerencias para quien deje propina.',
  },
  tip: { en: 'Tip {number} in %', es: 'Propina {number} en %' },

  words: { en: 'Added to your emails', es: 'Se agrega a tus correos' },
  wordsText: {
    en: 'Added to every confirmation and reminder: where to park, which bell to ring. Without a Spanish text, everyone gets the English one, and vice versa.',
    es: 'Se agrega a cada confirmación y recordatorio: dónde estacionar, qué timbre tocar. Sin texto en inglés, todos reciben el español, y al revés.',
  },
  english: { en: 'In English', es: 'En inglés' },
  spanish: { en: 'In Spanish', es: 'En español' },

  link: { en: 'Your booking link', es: 'Tu enlace de reservas' },
  linkText: {
    en: 'Anyone who books with it came to you directly: no commission, and no other barbers on the page.',
    es: 'Quien reserva con él llegó directo a ti: sin comisión y sin otros barberos en la página.',
  },
  address: { en: 'Address', es: 'Dirección' },
  copy: { en: 'Copy link', es: 'Copiar enlace' },
  openPage: { en: 'Open your page', es: 'Abrir tu página' },
  qr: { en: 'QR code for your booking link', es: 'Código QR de tu enlace de reservas' },
  qrText: {
    en: 'For the mirror, the door or a card.',
    es: 'Para el espejo, la puerta o una tarjeta.',
  },
  noPage: {
    en: 'Your link is ready as soon as your profile is set up.',
    es: 'Tu enlace estará listo en cuanto completes tu perfil.',
  },
  toSetup: { en: 'Go to setup', es: 'Ir a la configuración' },

  save: { en: 'Save', es: 'Guardar' },
  saving: { en: 'Saving...', es: 'Guardando...' },
  saved: { en: 'Saved', es: 'Guardado' },
} satisfies Record<string, Text>
