// Payouts in words, for screens and files.
import type { Text } from '#contract/language.ts'
import type { PayoutBlock, PayoutState } from '#contract/money/payouts.ts'

export const payoutStateNames: Record<PayoutState, Text> = {
  scheduled: { en: 'Scheduled', es: 'Programado' },
  on_hold: { en: 'On hold', es: 'En espera' },
  processing: { en: 'On its way', es: 'En camino' },
  paid: { en: 'Paid', es: 'Pagado' },
  failed: { en: 'Came back', es: 'Devuelto' },
}

// Why a barber is not paid next time.
export const payoutBlockNames: Record<PayoutBlock, Text> = {
  paused: { en: 'Payouts are paused', es: 'Depósitos en pausa' },
  books: { en: 'The books don’t match', es: 'Los libros no coinciden' },
  hold: { en: 'Held by an administrator', es: 'Retenido por un administrador' },
  under_way: { en: 'A payout is under way', es: 'Hay un depósito en camino' },
  debt: { en: 'Owes us', es: 'Nos debe' },
  no_account: { en: 'No payout account', es: 'Sin cuenta de depósitos' },
  incomplete: { en: 'Account not finished', es: 'Cuenta sin terminar' },
  bank_refused: { en: 'Bank sent it back', es: 'El banco lo devolvió' },
  bank_changed: { en: 'Bank changed, 48 hours', es: 'Banco nuevo, 48 horas' },
  first_week: { en: 'First week', es: 'Primera semana' },
  minimum: { en: 'Below $10', es: 'Menos de $10' },
}
