// The administrator's tab about the commission.
import type { ChargedSource } from '#contract/money/commission.ts'
import type { Text } from '#contract/language.ts'

export const commissionWords = {
  tab: { en: 'Commission', es: 'Comisión' },
  rules: { en: 'Rules', es: 'Reglas' },
  simulator: { en: 'Simulator', es: 'Simulador' },
  history: { en: 'History', es: 'Historial' },
  percent: { en: '{percent}%', es: '{percent}%' },
  default: { en: 'Default', es: 'Predeterminada' },
  defaultText: {
    en: 'What a barber without a rule of their own pays for new bookings, up to $50 each. Appointments that the shop writes down itself, walk-ins and the barber’s own clients cost nothing.',
    es: 'Lo que paga un barbero sin regla propia por citas nuevas, hasta $50 por cita. Las citas que anota la barbería, quienes llegan sin cita y los clientes propios no cuestan nada.',
  },
  coming: {
    en: '{source}: {percent}% from {day}',
    es: '{source}: {percent}% desde el {day}',
  },
  noneComing: { en: 'No change is planned.', es: 'No hay cambios programados.' },
  add: { en: 'New rule', es: 'Nueva regla' },
  list: { en: 'Commission rules', es: 'Reglas de comisión' },
  state: { en: 'State', es: 'Estado' },
  stateCount: { en: '{state} ({count})', es: '{state} ({count})' },
  countOne: { en: '1 rule', es: '1 regla' },
  count: { en: '{count} rules', es: '{count} reglas' },
  emptyTitle: { en: 'No rules yet', es: 'Aún no hay reglas' },
  emptyText: {
    en: 'Everyone pays the default. A rule changes it for one barber, for one source or for everyone.',
    es: 'Todos pagan la predeterminada. Una regla la cambia para un barbero, un origen o para todos.',
  },
  noneTitle: { en: 'No rules match', es: 'Ninguna regla coincide' },
  noneText: { en: 'Try another state.', es: 'Prueba con otro estado.' },
  everyone: { en: 'Every barber', es: 'Todos los barberos' },
  allSources: { en: 'Every source that costs a commission', es: 'Todo origen con comisión' },
  from: { en: 'Since {day}', es: 'Desde el {day}' },
  span: { en: '{first} to {last}', es: '{first} a {last}' },
  fromLater: { en: 'From {day}', es: 'A partir del {day}' },
  neverStarted: { en: 'Withdrawn before it started', es: 'Retirada antes de empezar' },
}

export const ruleWords = {
  title: { en: 'Commission rule', es: 'Regla de comisión' },
  missing: { en: "We couldn't find that rule", es: 'No encontramos esa regla' },
  who: { en: 'Barber', es: 'Barbero' },
  source: { en: 'Booking source', es: 'Origen de la cita' },
  rate: { en: 'Commission', es: 'Comisión' },
  days: { en: 'Days', es: 'Días' },
  why: { en: 'Reason', es: 'Motivo' },
  made: { en: '{name}, {when}', es: '{name}, {when}' },
  ended: { en: 'Why it ended', es: 'Por qué terminó' },
  trail: { en: 'Activity', es: 'Actividad' },
  end: { en: 'End this rule', es: 'Terminar esta regla' },
  withdraw: { en: 'Withdraw this rule', es: 'Retirar esta regla' },
  endTitle: { en: 'End this rule?', es: '¿Terminar esta regla?' },
  withdrawTitle: { en: 'Withdraw this rule?', es: '¿Retirar esta regla?' },
  lastDay: { en: 'Last day', es: 'Último día' },
  lastDayHint: {
    en: 'Empty: it ends now. If someone pays more without it, it lasts until {day} at least.',
    es: 'Vacío: termina ahora. Si alguien paga más sin ella, dura por lo menos hasta el {day}.',
  },
  endDone: { en: 'The end of the rule is set', es: 'El final de la regla quedó fijado' },
  reasonHint: {
    en: 'Kept with the rule and in the audit trail. Barbers don’t see it.',
    es: 'Queda con la regla y en el registro. Los barberos no lo ven.',
  },
}

export const newRuleWords = {
  title: { en: 'New rule', es: 'Nueva regla' },
  barber: { en: 'Barber', es: 'Barbero' },
  barberHint: { en: 'Search by name', es: 'Busca por nombre' },
  onlyOne: { en: 'One barber', es: 'Un barbero' },
  percent: { en: 'Commission', es: 'Comisión' },
  first: { en: 'First day', es: 'Primer día' },
  firstHint: { en: 'Empty: right away.', es: 'Vacío: desde ya.' },
  last: { en: 'Last day', es: 'Último día' },
  lastHint: { en: 'Empty: until you end it.', es: 'Vacío: hasta que la termines.' },
  effect: { en: 'What will happen', es: 'Lo que va a pasar' },
  fill: {
    en: 'Enter a percentage to see what changes.',
    es: 'Escribe un porcentaje para ver qué cambia.',
  },
  change: {
    en: '{who} pays {after}% instead of {before}% from {day} ({source}).',
    es: '{who} paga {after}% en lugar de {before}% desde el {day} ({source}).',
  },
  others: { en: 'Everyone without a rule of their own', es: 'Quien no tiene regla propia' },
  more: { en: 'And {count} more.', es: 'Y {count} más.' },
  nothing: {
    en: 'Nothing changes now, this is what applies already. It holds when the default changes.',
    es: 'Nada cambia ahora, ya se aplica así. Se mantiene cuando cambie la predeterminada.',
  },
  keepOne: {
    en: '1 upcoming booking keeps its commission.',
    es: '1 cita próxima conserva su comisión.',
  },
  keep: {
    en: '{count} upcoming bookings keep their commission.',
    es: '{count} citas próximas conservan su comisión.',
  },
  toldOne: {
    en: '1 barber gets an email and a notification now.',
    es: '1 barbero recibe ahora un correo y una notificación.',
  },
  told: {
    en: '{count} barbers get an email and a notification now.',
    es: '{count} barberos reciben ahora un correo y una notificación.',
  },
  replaced: {
    en: 'The {percent}% rule for the same barber and source ends then.',
    es: 'La regla de {percent}% para el mismo barbero y origen termina entonces.',
  },
  replace: {
    en: 'End the earlier rule when this one starts',
    es: 'Terminar la regla anterior cuando empiece esta',
  },
  later: { en: 'Start on {day}', es: 'Empezar el {day}' },
  promise: {
    en: 'Our terms and help pages promise barbers 0% for their own link. Change those texts before this starts.',
    es: 'Nuestros términos y la ayuda prometen 0% por el enlace propio. Cambia esos textos antes de que empiece.',
  },
  save: { en: 'Create rule', es: 'Crear regla' },
  saving: { en: 'Creating…', es: 'Creando…' },
  saved: { en: 'Rule created', es: 'Regla creada' },
}

export const simulatorWords = {
  title: { en: 'What if?', es: '¿Y si fuera otra?' },
  text: {
    en: 'Other percentages over the completed bookings of the last 30 days. Nothing changes and nobody is told.',
    es: 'Otros porcentajes sobre las citas completadas de los últimos 30 días. Nada cambia y nadie recibe aviso.',
  },
  barber: { en: 'Barber', es: 'Barbero' },
  reset: { en: 'Back to today’s percentages', es: 'Volver a los porcentajes de hoy' },
  real: { en: 'Real', es: 'Real' },
  simulated: { en: 'Simulated', es: 'Simulada' },
  realSum: { en: 'Commission, real', es: 'Comisión real' },
  simulatedSum: { en: 'Commission, simulated', es: 'Comisión simulada' },
  rate: { en: 'Take rate', es: 'Tasa de comisión' },
  rateText: {
    en: 'Commission of all completed bookings, divided by their services minus discounts. The simulated one against the real one.',
    es: 'Comisión de todas las citas completadas, dividida entre sus servicios menos descuentos. La simulada frente a la real.',
  },
  rateValue: { en: '{simulated} / {real}', es: '{simulated} / {real}' },
  difference: { en: '{amount} against real', es: '{amount} frente a la real' },
  same: { en: 'The same as real', es: 'Igual que la real' },
  bySource: { en: 'By source', es: 'Por origen' },
  bookings: { en: 'Bookings', es: 'Citas' },
  worth: { en: 'Services', es: 'Servicios' },
  sourceName: { en: 'Source', es: 'Origen' },
  weeks: { en: 'Take rate by week', es: 'Tasa de comisión por semana' },
  none: { en: 'No completed bookings in 30 days', es: 'Sin citas completadas en 30 días' },
  noneText: {
    en: 'Choose another barber, or come back after the first visits.',
    es: 'Elige a otro barbero o vuelve después de las primeras visitas.',
  },
}

// Short, for axes and fields.
export const chargedSourceNames: Record<ChargedSource, Text> = {
  marketplace: { en: 'Kempt’s search', es: 'Búsqueda' },
  direct_link: { en: 'Barber’s link', es: 'Enlace' },
  admin: { en: 'Kempt’s team', es: 'Equipo Kempt' },
}
