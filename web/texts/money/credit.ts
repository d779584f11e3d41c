// Credit of a client, where it pays for an appointment and on its own tab.
import type { CreditGrant, CreditMovement } from '#contract/money/wallet.ts'
import type { Text } from '#contract/language.ts'

export const creditWords = {
  credit: { en: 'Kempt credit', es: 'Crédito de Kempt' },
  use: { en: 'Use my {amount} credit', es: 'Usar mi crédito de {amount}' },
  usePart: { en: 'Use {amount} of my {all} credit', es: 'Usar {amount} de mi crédito de {all}' },

  title: { en: 'Your credit', es: 'Tu crédito' },
  text: {
    en: 'It pays for any appointment. What expires first is used first.',
    es: 'Sirve para pagar cualquier cita. Primero se usa lo que vence antes.',
  },
  available: { en: 'To spend', es: 'Disponible' },
  expires: { en: '{amount} until {day}', es: '{amount} hasta el {day}' },
  none: { en: 'No credit yet', es: 'Aún no tienes crédito' },
  noneText: {
    en: 'You earn credit when a friend joins with your code and has a first visit.',
    es: 'Ganas crédito cuando alguien se registra con tu código y va a su primera cita.',
  },
  history: { en: 'Credit history', es: 'Historial de crédito' },
  day: { en: 'Date', es: 'Fecha' },
  what: { en: 'What happened', es: 'Movimiento' },
  amount: { en: 'Amount', es: 'Importe' },
  left: { en: 'Left', es: 'Saldo' },
  at: { en: '{what}, {shop}', es: '{what}, {shop}' },
}

export const reasonNames: Record<CreditGrant['reason'], Text> = {
  referral: { en: 'For a friend', es: 'Por una invitación' },
  goodwill: { en: 'From us', es: 'De nuestra parte' },
  refund: { en: 'Your refund', es: 'Tu reembolso' },
}

export const movementNames: Record<CreditMovement['kind'], Text> = {
  granted: { en: 'Received', es: 'Recibido' },
  used: { en: 'Used', es: 'Usado' },
  returned: { en: 'Returned', es: 'Devuelto' },
  expired: { en: 'Expired', es: 'Vencido' },
}

// An administrator gives it.
export const giveCreditWords = {
  credit: { en: 'Credit', es: 'Crédito' },
  give: { en: 'Give credit', es: 'Dar crédito' },
  title: { en: 'Give credit', es: 'Dar crédito' },
  text: {
    en: 'Kempt pays for it. {name} can use it for any appointment within {days} days, and we’ll let them know.',
    es: 'Lo paga Kempt. {name} puede usarlo en cualquier cita durante {days} días y le avisamos.',
  },
  now: { en: 'Credit now: {amount}.', es: 'Crédito actual: {amount}.' },
  amount: { en: 'Amount', es: 'Monto' },
  amountHint: {
    en: 'At most $500 for one person in 30 days, apart from refunds.',
    es: 'Máximo $500 por persona en 30 días, sin contar reembolsos.',
  },
  giving: { en: 'Giving…', es: 'Dando…' },
  done: { en: '{name} has {amount} more', es: '{name} tiene {amount} más' },
}
