// Tells someone that a friend's first appointment brought them credit.
import type { Db } from '#server/database/db.ts'
import { notify } from '#server/features/notifications/service.ts'
import { moneyOf } from '#server/formats.ts'

const words = {
  earned: { en: 'You earned {amount} credit', es: 'Ganaste {amount} de crédito' },
  earnedText: {
    en: '{friend} joined with your code and had a first visit. Your credit counts for any appointment.',
    es: '{friend} se registró con tu código y ya tuvo su primera cita. Tu crédito sirve para cualquier cita.',
  },
}

type Earned = { clientId: string; cents: number; friend: string }

export function tellEarned(db: Db, { clientId: userId, cents, friend }: Earned) {
  return notify(db, {
    userId,
    event: 'credit',
    type: 'other',
    title: words.earned,
    message: words.earnedText,
    params: { amount: moneyOf(cents, 'en'), friend },
    actionUrl: '/client/dashboard?tab=promotions',
    isMailed: true,
  })
}
