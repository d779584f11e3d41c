// What a business earned, and its balance with the platform.

export const earningsWords = {
  balance: { en: 'Your balance', es: 'Tu saldo' },
  available: { en: 'Available', es: 'Disponible' },
  availableText: {
    en: "Paid online and ready for a payout. What clients pay at your shop is already yours and isn't counted here.",
    es: 'Pagado en línea y listo para un depósito. Lo que los clientes pagan en tu barbería ya es tuyo y no se cuenta aquí.',
  },
  held: { en: 'Held', es: 'Retenido' },
  heldText: {
    en: 'Paid online, and not yet available. That takes two days after the appointment, or a little longer with some cards.',
    es: 'Pagado en línea y aún no disponible. Tarda dos días después de la cita, o un poco más con algunas tarjetas.',
  },
  debt: { en: 'You owe Kempt', es: 'Debes a Kempt' },
  debtText: {
    en: 'The commission of appointments that clients paid at your shop.',
    es: 'La comisión de las citas que los clientes pagaron en tu barbería.',
  },
  debtLater: {
    en: "It comes off what clients pay online. You don't have to do anything now.",
    es: 'Se descuenta de lo que los clientes pagan en línea. No tienes que hacer nada ahora.',
  },
  payoutAtShop: {
    en: 'Clients pay you at the shop, so there is nothing to pay out.',
    es: 'Los clientes te pagan en la barbería, así que no hay nada que depositar.',
  },
  empty: {
    en: 'Earnings appear after your first completed visit',
    es: 'Tus ingresos aparecen después de tu primera visita completada',
  },
  emptyText: {
    en: 'Each visit then shows its price, tip and commission, and what is left for you.',
    es: 'Cada visita mostrará su precio, propina y comisión, y lo que queda para ti.',
  },
  toBookings: { en: 'Open your calendar', es: 'Abrir tu calendario' },
  span: { en: '{from} – {to}', es: '{from} – {to}' },
  weeks: { en: 'Net by week', es: 'Neto por semana' },
  weeksText: {
    en: 'By the day a visit was completed. What you earned stands above the line, commission and refunds hang below it. Weeks begin on Monday.',
    es: 'Según el día en que se completó la visita. Lo que ganaste está sobre la línea; comisión y reembolsos, debajo. Las semanas empiezan el lunes.',
  },
  tips: { en: 'Tips', es: 'Propinas' },
  tax: { en: 'Tax', es: 'Impuesto' },
  taxText: {
    en: 'Paid by clients on top of your prices. It has no commission, and you pay it on.',
    es: 'Lo pagan los clientes además de tus precios. No lleva comisión y tú lo declaras.',
  },
  fees: { en: 'Fees', es: 'Cargos' },
  commission: { en: 'Commission', es: 'Comisión' },
  refunds: { en: 'Refunds', es: 'Reembolsos' },
  refundsText: {
    en: 'What clients got back after an appointment. The commission on it came back to you.',
    es: 'Lo que se les devolvió a los clientes después de una cita. Su comisión se te devolvió.',
  },
  other: { en: 'Adjustments', es: 'Ajustes' },
  sources: { en: 'Where it came from', es: 'De dónde vino' },
  sourcesText: {
    en: 'Services minus discounts, by how clients found you. Only clients from Kempt cost a commission.',
    es: 'Servicios menos descuentos, según cómo te encontraron. Solo los clientes de Kempt tienen comisión.',
  },
  services: { en: 'Services', es: 'Servicios' },
  net: { en: 'Net', es: 'Neto' },
  netText: {
    en: 'Services, tips and fees minus commission and refunds. Tips at the shop go straight to whoever earned them.',
    es: 'Servicios, propinas y cargos menos comisión y reembolsos. Las propinas en la barbería van directo a quien las ganó.',
  },
  numbers: { en: 'The period in numbers', es: 'El periodo en números' },
  nothing: { en: 'Nothing in this period', es: 'Nada en este periodo' },
  nothingText: {
    en: 'Choose other days to see earlier visits.',
    es: 'Elige otros días para ver visitas anteriores.',
  },
  csv: { en: 'Export CSV', es: 'Exportar CSV' },
}

export const sourceNames = {
  marketplace: { en: 'Found you on Kempt', es: 'Te encontraron en Kempt' },
  direct_link: { en: 'Your own link', es: 'Tu propio enlace' },
  charged_link: {
    en: 'Your own link, with commission',
    es: 'Tu propio enlace, con comisión',
  },
  by_kempt: { en: 'Booked by Kempt', es: 'Reservadas por Kempt' },
  own: { en: 'You added them', es: 'Agregadas por ti' },
  walk_in: { en: 'Walk-ins', es: 'Sin cita' },
  own_client: { en: 'Already your clients', es: 'Ya eran tus clientes' },
}

export const lineWords = {
  title: { en: 'Booking by booking', es: 'Cita por cita' },
  visit: { en: 'Visit', es: 'Visita' },
  price: { en: 'Price', es: 'Precio' },
  discountByBarber: { en: '{amount} discount, from you', es: '{amount} de descuento, tuyo' },
  discountByPlatform: {
    en: '{amount} discount, paid by Kempt',
    es: '{amount} de descuento, lo paga Kempt',
  },
  tax: { en: '{amount} tax', es: '{amount} de impuesto' },
  commission: { en: 'Commission', es: 'Comisión' },
  percent: { en: '{percent}%', es: '{percent}%' },
  notCharged: { en: 'Not charged', es: 'No se cobró' },
  tip: { en: 'Tip', es: 'Propina' },
  net: { en: 'Net', es: 'Neto' },
  inBalance: { en: 'Balance {amount}', es: 'Saldo {amount}' },
  claim: { en: 'Claim', es: 'Reclamo' },
  paper: { en: '{number} (PDF)', es: '{number} (PDF)' },
  reversal: { en: 'Taken back', es: 'Revertida' },
  refund: { en: 'Refund to the client', es: 'Reembolso al cliente' },
  waived: { en: 'Commission returned', es: 'Comisión devuelta' },
  charged: { en: 'Card on file', es: 'Tarjeta guardada' },
  fee: { en: 'Fee', es: 'Cargo' },
  payout: { en: 'Payout', es: 'Depósito' },
  debt: { en: 'Paid by you', es: 'Pagado por ti' },
  other: { en: 'Adjustment', es: 'Ajuste' },
}

export const statementWords = {
  title: { en: 'Monthly statements', es: 'Estados de cuenta' },
  text: {
    en: 'Every line that changed your balance with Kempt, for your records.',
    es: 'Cada movimiento de tu saldo con Kempt, para tus registros.',
  },
  month: { en: 'Month', es: 'Mes' },
  lines: { en: 'Lines', es: 'Movimientos' },
  opening: { en: 'At the start', es: 'Al inicio' },
  closing: { en: 'At the end', es: 'Al final' },
  file: { en: 'PDF', es: 'PDF' },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
  download: {
    en: 'Statement of {month} in {language}',
    es: 'Estado de cuenta de {month} en {language}',
  },
  none: { en: 'No statement yet', es: 'Aún no hay estados de cuenta' },
  noneText: {
    en: 'The first one comes on the first day of the month after your first commission.',
    es: 'El primero sale el día 1 del mes siguiente a tu primera comisión.',
  },
  youOwe: { en: '{amount}, you owe', es: '{amount}, debes' },
}

export const giverNames = {
  barber: { en: 'You', es: 'Tú' },
  platform: { en: 'Kempt', es: 'Kempt' },
}

export const csvHeads = {
  at: { en: 'Day', es: 'Día' },
  booking: { en: 'Booking', es: 'Cita' },
  kind: { en: 'Kind', es: 'Tipo' },
  client: { en: 'Client', es: 'Cliente' },
  starts: { en: 'Visit', es: 'Visita' },
  services: { en: 'Services', es: 'Servicios' },
  gross: { en: 'Price', es: 'Precio' },
  discount: { en: 'Discount', es: 'Descuento' },
  discountBy: { en: 'Discount by', es: 'Descuento de' },
  tax: { en: 'Tax', es: 'Impuesto' },
  percent: { en: 'Commission %', es: 'Comisión %' },
  commission: { en: 'Commission', es: 'Comisión' },
  why: { en: 'Why', es: 'Motivo' },
  tip: { en: 'Tip', es: 'Propina' },
  fee: { en: 'Fee', es: 'Cargo' },
  net: { en: 'Net', es: 'Neto' },
  balance: { en: 'Change of balance', es: 'Cambio del saldo' },
}
