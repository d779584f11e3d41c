// The provider's test bank accounts, and how each behaves.
import type { Text } from '#contract/language.ts'

type Bank = { behaves: 'good' | 'sends_back'; name: string; label: Text }

export const banks: Record<string, Bank> = {
  '000123456789': {
    behaves: 'good',
    name: 'Bayou City Bank',
    label: { en: 'takes payouts', es: 'recibe depósitos' },
  },
  '000222223333': {
    behaves: 'good',
    name: 'Gulf Coast Credit Union',
    label: { en: 'takes payouts, too', es: 'también recibe depósitos' },
  },
  '000111111113': {
    behaves: 'sends_back',
    name: 'Closed Account Bank',
    label: { en: 'sends payouts back', es: 'regresa los depósitos' },
  },
}
