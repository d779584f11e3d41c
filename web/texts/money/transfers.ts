// Transfers and payouts, as administrators see them.
import type { Text } from '#contract/language.ts'
import type { BalanceShow, MoneyOrderKind } from '#contract/money/transfers.ts'

export const transferWords = {
  owed: { en: 'Owed to barbers', es: 'Se debe a barberos' },
  owedText: {
    en: 'All balances above zero: available, not yet available and held back.',
    es: 'Todos los saldos sobre cero: disponibles, aún no disponibles y retenidos.',
  },
  held: { en: 'Held of it', es: 'De eso, retenido' },
  heldText: {
    en: 'Not yet available, or held back because a client reported a problem.',
    es: 'Aún no disponible, o retenido porque un cliente reportó un problema.',
  },
  next: { en: 'Next run', es: 'Próxima tanda' },
  nextText: { en: '{when} · Barbers: {count}', es: '{when} · Barberos: {count}' },
  debts: { en: 'Owed to us', es: 'Nos deben' },
  debtsText: {
    en: 'Commission of appointments paid at the shop. It comes off what clients pay online later.',
    es: 'Comisión de citas pagadas en la barbería. Se descuenta de lo que los clientes paguen en línea.',
  },
  underWay: { en: 'Under way: {amount}', es: 'En camino: {amount}' },
  paused: {
    en: 'Payouts are paused. Nothing is scheduled and nothing is sent.',
    es: 'Los depósitos están en pausa. No se programa ni se envía nada.',
  },
  booksTitle: { en: 'Books and provider', es: 'Libros y proveedor' },
  green: { en: 'They match', es: 'Coinciden' },
  red: { en: 'They don’t match', es: 'No coinciden' },
  unknown: { en: 'Not compared yet', es: 'Aún sin comparar' },
  unknownText: { en: 'They are compared every hour.', es: 'Se comparan cada hora.' },
  compared: { en: 'Compared {when}, every hour', es: 'Comparados {when}, cada hora' },
  provider: { en: 'Balance at the provider', es: 'Saldo en el proveedor' },
  ledger: { en: 'The same in our books', es: 'Lo mismo en nuestros libros' },
  difference: { en: 'Difference', es: 'Diferencia' },
  redText: {
    en: 'Nothing is paid out until every movement matches. Younger than an hour does not count.',
    es: 'No se deposita nada hasta que cada movimiento coincida. Lo de menos de una hora no cuenta.',
  },
  unmatched: { en: 'Movements that don’t match', es: 'Movimientos que no coinciden' },
  movement: { en: 'Movement', es: 'Movimiento' },
  noMovement: { en: 'Only in our books', es: 'Solo en nuestros libros' },
  when: { en: 'When', es: 'Cuándo' },
  there: { en: 'Provider', es: 'Proveedor' },
  here: { en: 'Books', es: 'Libros' },
  days: { en: 'Owed and cash', es: 'Lo que se debe y el saldo' },
  daysNames: { en: 'Owed', es: 'Se debe' },
  cash: { en: 'Cash', es: 'Saldo' },
  runs: { en: 'Payouts by run', es: 'Depósitos por tanda' },
  runsNone: { en: 'No run yet.', es: 'Aún no hay tandas.' },
  tabs: { en: 'Lists', es: 'Listas' },
  balances: { en: 'Balances', es: 'Saldos' },
  payouts: { en: 'Payouts', es: 'Depósitos' },
  search: { en: 'Business', es: 'Negocio' },
  show: { en: 'Show', es: 'Mostrar' },
  all: { en: 'All balances', es: 'Todos los saldos' },
  state: { en: 'State', es: 'Estado' },
  anyState: { en: 'Any state', es: 'Cualquier estado' },
  barberOne: { en: '1 balance', es: '1 saldo' },
  barbers: { en: '{count} balances', es: '{count} saldos' },
  payoutOne: { en: '1 payout', es: '1 depósito' },
  payoutCount: { en: '{count} payouts', es: '{count} depósitos' },
  noBalances: { en: 'No balances', es: 'No hay saldos' },
  noBalancesText: {
    en: 'Balances appear with the first completed appointment.',
    es: 'Los saldos aparecen con la primera cita completada.',
  },
  noPayouts: { en: 'No payouts', es: 'No hay depósitos' },
  noPayoutsText: {
    en: 'The run pays everyone who is due, at 15:00 UTC.',
    es: 'La tanda paga a quienes corresponde, a las 15:00 UTC.',
  },
  noneFound: { en: 'Nothing like that', es: 'Nada así' },
  noneFoundText: { en: 'Try other filters.', es: 'Prueba con otros filtros.' },
  pays: { en: 'Next: {amount}', es: 'Próximo: {amount}' },
  shrinks: {
    en: 'Shrinks with every online payment',
    es: 'Baja con cada pago en línea',
  },
  heldOf: { en: '{amount} held', es: '{amount} retenido' },
  bank: { en: 'bank ending in {last4}', es: 'banco terminado en {last4}' },
  byRun: { en: 'By the run', es: 'Por la tanda' },
  by: { en: 'By {name}', es: 'Por {name}' },
  short: { en: 'Our balance was too low', es: 'Nuestro saldo no alcanzó' },
} satisfies Record<string, Text>

export const showNames: Record<BalanceShow, Text> = {
  next: { en: 'Paid with the next run', es: 'Con la próxima tanda' },
  blocked: { en: 'Owed, and not paid next', es: 'Se debe, sin pago próximo' },
  held: { en: 'On hold', es: 'En espera' },
  debts: { en: 'Owe us', es: 'Nos deben' },
}

export const orderNames: Record<MoneyOrderKind, Text> = {
  run: { en: 'Pay now', es: 'Pagar ahora' },
  release: { en: 'Release the hold', es: 'Liberar' },
  retry: { en: 'Send again', es: 'Enviar otra vez' },
  adjust: { en: 'Adjust the balance', es: 'Ajustar el saldo' },
}

export const orderWords = {
  waiting: { en: 'Waiting for a second person', es: 'Esperan a una segunda persona' },
  everyone: { en: 'Everyone', es: 'Todos' },
  until: { en: 'Until {when}', es: 'Hasta {when}' },
  own: {
    en: 'You asked for this, so another administrator decides.',
    es: 'Tú lo pediste, así que decide otro administrador.',
  },
  approve: { en: 'Approve', es: 'Aprobar' },
  decline: { en: 'Decline', es: 'Rechazar' },
  approveTitle: { en: 'Approve {amount}?', es: '¿Aprobar {amount}?' },
  approveText: { en: 'It is done at once.', es: 'Se hace de inmediato.' },
  declineTitle: { en: 'Decline {amount}?', es: '¿Rechazar {amount}?' },
  declineText: { en: 'Nothing moves.', es: 'No se mueve nada.' },
  decided: { en: 'Decided', es: 'Decidido' },
  done: { en: 'Done', es: 'Hecho' },
  asked: {
    en: 'Asked. Above $500 a second administrator approves it.',
    es: 'Pedido. Por más de $500 lo aprueba un segundo administrador.',
  },
  second: {
    en: 'Above $500 in a week, a second administrator has to approve it first.',
    es: 'Por más de $500 en una semana, primero lo aprueba un segundo administrador.',
  },
  runAll: { en: 'Pay everyone now', es: 'Pagar a todos ahora' },
  runAllTitle: {
    en: 'Pay {amount} to {count} barbers?',
    es: '¿Pagar {amount} a {count} barberos?',
  },
  runAllText: {
    en: 'Everyone with at least $10 whom nothing speaks against is paid now. It goes to their banks and can’t be undone.',
    es: 'Se paga ahora a todos los que tienen al menos $10 y nada en contra. Va a sus bancos y no se puede deshacer.',
  },
  runOne: { en: 'Pay now', es: 'Pagar ahora' },
  runOneTitle: { en: 'Pay {name} now?', es: '¿Pagar a {name} ahora?' },
  runOneText: {
    en: 'What is available now goes to the bank ending in {last4}. It can’t be undone.',
    es: 'Lo disponible va al banco terminado en {last4}. No se puede deshacer.',
  },
  hold: { en: 'Hold payouts', es: 'Retener depósitos' },
  holdTitle: { en: 'Hold the payouts of {name}?', es: '¿Retener los depósitos de {name}?' },
  holdText: {
    en: 'Nothing is paid until someone releases it, and what is scheduled stops. The barber sees that their payouts wait, not why.',
    es: 'No se paga nada hasta que alguien lo libere, y lo programado se detiene. El barbero ve que sus depósitos esperan, no el motivo.',
  },
  release: { en: 'Release', es: 'Liberar' },
  releaseTitle: { en: 'Release the payouts of {name}?', es: '¿Liberar los depósitos de {name}?' },
  releaseText: {
    en: 'What was stopped is sent, and the next run pays them again.',
    es: 'Se envía lo que se detuvo y la próxima tanda les paga otra vez.',
  },
  retry: { en: 'Send again', es: 'Enviar otra vez' },
  retryTitle: { en: 'Pay {name} again?', es: '¿Pagar otra vez a {name}?' },
  retryText: {
    en: 'Find out first why it came back. What is available by now goes to the same bank.',
    es: 'Averigua antes por qué regresó. Lo disponible va al mismo banco.',
  },
  adjust: { en: 'Adjust balance', es: 'Ajustar saldo' },
  adjustTitle: { en: 'Adjust the balance of {name}', es: 'Ajustar el saldo de {name}' },
  adjustText: {
    en: 'Kempt pays what you give, and keeps what you take. The barber reads your reason.',
    es: 'Kempt paga lo que des y se queda con lo que quites. El barbero lee tu motivo.',
  },
  give: { en: 'Give', es: 'Dar' },
  take: { en: 'Take', es: 'Quitar' },
  direction: { en: 'Which way?', es: '¿En qué dirección?' },
  amount: { en: 'Amount', es: 'Monto' },
  saving: { en: 'Saving...', es: 'Guardando...' },
  reasonHint: {
    en: 'Stays in the audit trail.',
    es: 'Queda en el registro.',
  },
} satisfies Record<string, Text>
