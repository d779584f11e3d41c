// Offers, as clients see them.
import type { PromotionKind } from '#contract/money/price.ts'
import type { Text } from '#contract/language.ts'

export const offerWords = {
  offers: { en: 'Offers', es: 'Ofertas' },
  percentOff: { en: '{percent}% off', es: '{percent}% de descuento' },
  amountOff: { en: '{amount} off', es: '{amount} de descuento' },
  discount: { en: 'Discount', es: 'Descuento' },
  named: { en: '{name}, {off}', es: '{name}, {off}' },
  codeNamed: { en: 'Code {code}', es: 'Código {code}' },
  was: { en: 'Before: {price}', es: 'Antes: {price}' },

  // Conditions, joined by dots.
  until: { en: 'Book by {day}', es: 'Reserva hasta el {day}' },
  visitUntil: { en: 'Appointments until {day}', es: 'Citas hasta el {day}' },
  hours: { en: '{days}, {from} to {until}', es: '{days}, de {from} a {until}' },
  soon: {
    en: 'Appointments within the next {hours} h',
    es: 'Citas en las próximas {hours} h',
  },
  newClients: { en: 'New clients', es: 'Clientes nuevos' },
  minimum: { en: 'From {amount}', es: 'Desde {amount}' },
  services: { en: 'For {names}', es: 'Para {names}' },

  add: { en: 'Add a code', es: 'Agregar un código' },
  code: { en: 'Code', es: 'Código' },
  use: { en: 'Use', es: 'Usar' },
  used: { en: 'Code {code} is used.', es: 'Se usa el código {code}.' },
  newPrice: { en: 'The new price is {price}.', es: 'El nuevo precio es {price}.' },
}

// What each kind is for, where a barber chooses one.
export const kindTexts: Record<Exclude<PromotionKind, 'welcome'>, Text> = {
  flash: { en: 'For everyone, for some days.', es: 'Para todos, por unos días.' },
  happy_hours: { en: 'For your quiet hours.', es: 'Para tus horas tranquilas.' },
  last_minute: { en: 'For times that are still open today.', es: 'Para horas aún libres hoy.' },
  first_visit: { en: 'For clients you haven’t met.', es: 'Para clientes que aún no conoces.' },
  code: { en: 'For those you tell the code.', es: 'Para quienes tengan el código.' },
}

export const promotionWords = {
  list: { en: 'Your offers', es: 'Tus ofertas' },
  listText: {
    en: 'You pay for your own offers: the commission is on the lower price. Each appointment gets one offer, the best.',
    es: 'Tú pagas tus ofertas: la comisión es sobre el precio rebajado. Cada cita recibe una oferta, la mejor.',
  },
  add: { en: 'New offer', es: 'Nueva oferta' },
  emptyTitle: { en: 'No offers yet', es: 'Aún no hay ofertas' },
  empty: {
    en: 'Fill quiet hours and win new clients. Start with one of these and change what you like.',
    es: 'Llena tus horas tranquilas y gana clientes. Empieza con una de estas y cambia lo que quieras.',
  },
  presets: { en: 'Ideas', es: 'Ideas' },
  uses: { en: 'Appointments with an offer', es: 'Citas con oferta' },
  given: { en: 'Discount given', es: 'Descuento dado' },
  revenue: { en: 'Booked with offers', es: 'Reservado con ofertas' },
  revenueText: {
    en: 'What clients pay for these appointments, after the discount.',
    es: 'Lo que los clientes pagan por estas citas, después del descuento.',
  },
  weeks: { en: 'Booked online, by week', es: 'Reservado en línea, por semana' },
  withOffer: { en: 'With an offer', es: 'Con oferta' },
  without: { en: 'Without', es: 'Sin oferta' },
  unused: { en: 'Not used yet', es: 'Aún sin usar' },
  usedOnce: { en: 'Used once', es: 'Usada una vez' },
  used: { en: 'Used {uses} times', es: 'Usada {uses} veces' },
  usedOf: { en: 'Uses: {uses} of {most}', es: 'Usos: {uses} de {most}' },
  figures: { en: '{given} off, {revenue} booked', es: '{given} de descuento, {revenue} reservado' },
  pause: { en: 'Pause', es: 'Pausar' },
  resume: { en: 'Resume', es: 'Reactivar' },
  end: { en: 'End', es: 'Terminar' },
  of: { en: '{deed}: {name}', es: '{deed}: {name}' },
  endTitle: { en: 'End this offer?', es: '¿Terminar esta oferta?' },
  endText: {
    en: 'Nobody can book with it anymore, and it can’t be started again. Appointments that keep their price: {uses}.',
    es: 'Nadie podrá reservar con ella ni se podrá reactivar. Citas que conservan su precio: {uses}.',
  },
  keep: { en: 'Keep it', es: 'Conservarla' },
  saved: { en: 'Your offer is set up', es: 'Tu oferta está lista' },
  notSaved: { en: 'That didn’t work', es: 'No funcionó' },

  newTitle: { en: 'New offer', es: 'Nueva oferta' },
  kind: { en: 'Kind', es: 'Tipo' },
  off: { en: 'Discount', es: 'Descuento' },
  byPercent: { en: 'Percent', es: 'Porcentaje' },
  byAmount: { en: 'Dollars', es: 'Dólares' },
  percent: { en: 'Percent off', es: 'Porcentaje de descuento' },
  amount: { en: 'Dollars off', es: 'Dólares de descuento' },
  code: { en: 'Code', es: 'Código' },
  codeHint: { en: '4 to 20 letters and numbers.', es: 'De 4 a 20 letras y números.' },
  lastDate: { en: 'Last day to book', es: 'Último día para reservar' },
  weekdays: { en: 'Days', es: 'Días' },
  from: { en: 'From', es: 'Desde' },
  until: { en: 'Until', es: 'Hasta' },
  hoursBefore: { en: 'Hours before the appointment', es: 'Horas antes de la cita' },
  services: { en: 'Services', es: 'Servicios' },
  servicesText: { en: 'None chosen means all of them.', es: 'Sin elegir, vale para todos.' },
  minTotal: { en: 'From a price of', es: 'Desde un precio de' },
  maxUses: { en: 'Uses in all', es: 'Usos en total' },
  perClient: { en: 'Uses for each client', es: 'Usos por cliente' },
  preview: { en: 'What clients pay', es: 'Lo que pagan los clientes' },
  notStruck: {
    en: 'The old price isn’t shown crossed out where it wasn’t real in the last 30 days.',
    es: 'El precio anterior no se muestra tachado si no fue real en los últimos 30 días.',
  },
  save: { en: 'Start offer', es: 'Activar oferta' },
  saving: { en: 'Saving…', es: 'Guardando…' },
}
