// Offers that Kempt pays for, for administrators.
import type { Text } from '#contract/language.ts'
import type { PromotionKind } from '#contract/money/price.ts'

export const platformOfferWords = {
  page: { en: 'Promotions', es: 'Promociones' },
  offers: { en: 'Offers', es: 'Ofertas' },
  referrals: { en: 'Referrals', es: 'Referidos' },
  history: { en: 'History', es: 'Historial' },
  isOff: {
    en: 'Kempt offers are switched off under Features. Nobody sees them, and their codes don’t work.',
    es: 'Las ofertas de Kempt están apagadas en Funciones. Nadie las ve y sus códigos no sirven.',
  },
  budget: { en: 'Open offers: budget', es: 'Ofertas abiertas: presupuesto' },
  used: { en: 'Used or reserved', es: 'Usado o reservado' },
  usedText: {
    en: 'What the appointments that are booked with these offers take from their budgets.',
    es: 'Lo que las citas reservadas con estas ofertas toman de su presupuesto.',
  },
  left: { en: 'Left', es: 'Queda' },
  cost: { en: 'Cost so far', es: 'Costo hasta hoy' },
  costText: {
    en: 'Paid to barbers for appointments that took place, with all Kempt offers.',
    es: 'Pagado a barberos por citas que se hicieron, con todas las ofertas de Kempt.',
  },
  weeks: { en: 'Cost by week', es: 'Costo por semana' },
  list: { en: 'Kempt offers', es: 'Ofertas de Kempt' },
  listText: {
    en: 'Kempt pays the discount: the barber gets the full price, and the commission is on the full price. Each appointment gets one offer, the best.',
    es: 'Kempt paga el descuento: el barbero recibe el precio completo y la comisión es sobre ese precio. Cada cita recibe una oferta, la mejor.',
  },
  add: { en: 'New offer', es: 'Nueva oferta' },
  search: { en: 'Name or code', es: 'Nombre o código' },
  state: { en: 'State', es: 'Estado' },
  anyState: { en: 'Any state', es: 'Cualquier estado' },
  kind: { en: 'Kind', es: 'Tipo' },
  anyKind: { en: 'Any kind', es: 'Cualquier tipo' },
  countOne: { en: '1 offer', es: '1 oferta' },
  count: { en: '{count} offers', es: '{count} ofertas' },
  emptyTitle: { en: 'No offers yet', es: 'Aún no hay ofertas' },
  emptyText: {
    en: 'A Kempt offer works at every barber and ends when its budget is used up.',
    es: 'Una oferta de Kempt vale con todos los barberos y termina cuando se agota su presupuesto.',
  },
  noneTitle: { en: 'No offers match', es: 'Ninguna oferta coincide' },
  noneText: { en: 'Try other filters.', es: 'Prueba con otros filtros.' },
  usedOf: { en: '{used} of {budget}', es: '{used} de {budget}' },
  uses: { en: '{count} uses', es: '{count} usos' },
  oneUse: { en: '1 use', es: '1 uso' },
}

export const platformOfferDrawer = {
  title: { en: 'Kempt offer', es: 'Oferta de Kempt' },
  missing: { en: "We couldn't find that offer", es: 'No encontramos esa oferta' },
  discount: { en: 'Discount', es: 'Descuento' },
  conditions: { en: 'Conditions', es: 'Condiciones' },
  noConditions: { en: 'At every barber, for everyone', es: 'Con todos los barberos, para todos' },
  days: { en: 'Days', es: 'Días' },
  from: { en: 'Since {day}', es: 'Desde el {day}' },
  fromLater: { en: 'From {day}', es: 'A partir del {day}' },
  span: { en: '{first} to {last}', es: '{first} a {last}' },
  budget: { en: 'Budget', es: 'Presupuesto' },
  budgetLine: {
    en: '{used} of {budget} used, {left} left',
    es: '{used} de {budget} usado, quedan {left}',
  },
  uses: { en: 'Uses', es: 'Usos' },
  usesLine: {
    en: 'Appointments: {uses}. Still to come: {upcoming}.',
    es: 'Citas: {uses}. Por venir: {upcoming}.',
  },
  limits: { en: 'Limits', es: 'Límites' },
  most: { en: 'Uses in all: {count}', es: 'Usos en total: {count}' },
  perClient: { en: 'Uses per client: {count}', es: 'Usos por cliente: {count}' },
  cost: { en: 'Cost', es: 'Costo' },
  costLine: {
    en: '{cost} for appointments that took place',
    es: '{cost} por citas que se hicieron',
  },
  made: { en: 'Made by', es: 'La creó' },
  madeLine: { en: '{name}, {when}', es: '{name}, {when}' },
  trail: { en: 'Activity', es: 'Actividad' },
  reason: { en: 'Reason', es: 'Motivo' },
  reasonHint: {
    en: 'Kept in the audit trail.',
    es: 'Queda en el registro.',
  },
  edit: { en: 'Change', es: 'Cambiar' },
  pause: { en: 'Pause', es: 'Pausar' },
  pauseTitle: { en: 'Pause this offer?', es: '¿Pausar esta oferta?' },
  pauseText: {
    en: 'Nobody can book with it until you resume it. Upcoming appointments that keep their price: {upcoming}. {left} of the budget stays for later.',
    es: 'Nadie puede reservar con ella hasta que la reactives. Próximas citas que conservan su precio: {upcoming}. Quedan {left} del presupuesto para después.',
  },
  paused: { en: 'The offer is paused', es: 'La oferta está en pausa' },
  resume: { en: 'Resume', es: 'Reactivar' },
  resumeTitle: { en: 'Resume this offer?', es: '¿Reactivar esta oferta?' },
  resumeText: {
    en: 'Clients can book with it again. It can cost {left} more at most.',
    es: 'Los clientes pueden reservar con ella otra vez. Puede costar {left} más como máximo.',
  },
  resumed: { en: 'The offer runs again', es: 'La oferta está activa otra vez' },
  end: { en: 'End', es: 'Terminar' },
  endTitle: { en: 'End this offer?', es: '¿Terminar esta oferta?' },
  endText: {
    en: 'Nobody can book with it anymore, and it can’t be started again. Upcoming appointments that keep their price: {upcoming}. {left} of the budget stays unspent.',
    es: 'Nadie podrá reservar con ella ni se podrá reactivar. Próximas citas que conservan su precio: {upcoming}. {left} del presupuesto no se gastan.',
  },
  ended: { en: 'The offer has ended', es: 'La oferta terminó' },
}

export const platformOfferForm = {
  newTitle: { en: 'New Kempt offer', es: 'Nueva oferta de Kempt' },
  editTitle: { en: 'Change this offer', es: 'Cambiar esta oferta' },
  name: { en: 'Name', es: 'Nombre' },
  nameHint: { en: 'Only your team sees it.', es: 'Solo la ve tu equipo.' },
  kind: { en: 'Kind', es: 'Tipo' },
  firstDate: { en: 'First day to book', es: 'Primer día para reservar' },
  budget: { en: 'Budget', es: 'Presupuesto' },
  budgetHint: {
    en: 'Once it’s used up, the offer stops automatically.',
    es: 'Cuando se agota, la oferta se detiene sola.',
  },
  effect: { en: 'What this can cost', es: 'Lo que puede costar' },
  fill: {
    en: 'Enter a discount and a budget to see what it can cost.',
    es: 'Escribe un descuento y un presupuesto para ver lo que puede costar.',
  },
  atMost: { en: 'Kempt pays {budget} at most.', es: 'Kempt paga {budget} como máximo.' },
  forAmount: {
    en: 'That is {count} appointments with {amount} off.',
    es: 'Son {count} citas con {amount} de descuento.',
  },
  forPercent: {
    en: 'That is about {count} appointments of $40, with {amount} off each.',
    es: 'Son unas {count} citas de $40, con {amount} de descuento cada una.',
  },
  together: {
    en: 'With the other open offers, up to {amount} is promised and not yet used.',
    es: 'Con las demás ofertas abiertas, hay hasta {amount} prometidos y sin usar.',
  },
  save: { en: 'Start offer', es: 'Activar oferta' },
  change: { en: 'Save changes', es: 'Guardar cambios' },
  saving: { en: 'Saving…', es: 'Guardando…' },
  saved: { en: 'Offer created', es: 'Oferta creada' },
  changed: { en: 'Offer updated', es: 'Oferta actualizada' },
}

// What each kind is for.
export const platformKindTexts: Record<Exclude<PromotionKind, 'welcome'>, Text> = {
  flash: { en: 'For everyone, for some days.', es: 'Para todos, por unos días.' },
  happy_hours: { en: 'For quiet hours of the week.', es: 'Para horas tranquilas de la semana.' },
  last_minute: { en: 'For times still open today.', es: 'Para horas aún libres hoy.' },
  first_visit: {
    en: 'For people who have never booked on Kempt.',
    es: 'Para quienes nunca han reservado en Kempt.',
  },
  code: { en: 'For those who have the code.', es: 'Para quienes tengan el código.' },
}
