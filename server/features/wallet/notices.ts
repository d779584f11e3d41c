// What clients are told about their credit.
import type { Db } from '#server/database/db.ts'
import { notify } from '#server/features/notifications/service.ts'
import { moneyOf } from '#server/formats.ts'

const words = {
  given: { en: 'You have {amount} of credit', es: 'Tienes {amount} de crédito' },
  givenText: {
    en: 'We added {amount} to your credit. It counts toward your next appointment.',
    es: 'Te dimos {amount} de crédito. Sirve para tu próxima cita.',
  },
  expiring: { en: 'Your credit expires soon', es: 'Tu crédito vence pronto' },
  expiringText: {
    en: '{amount} of your credit expires within 7 days. It counts for any appointment you book until then.',
    es: 'Tu crédito de {amount} vence en menos de 7 días. Sirve para cualquier cita que reserves hasta entonces.',
  },
}

type Credit = { clientId: string; cents: number }

export function tellGiven(db: Db, { clientId: userId, cents }: Credit) {
  return notify(db, {
    userId,
    event: 'credit',
    type: 'other',
    title: words.given,
    message: words.givenText,
    params: { amount: moneyOf(cents, 'en') },
    actionUrl: '/client/dashboard?tab=promotions',
    isMailed: true,
  })
}

export function tellExpiring(db: Db, { clientId: userId, cents }: Credit) {
  return notify(db, {
    userId,
    event: 'credit',
    type: 'other',
    title: words.expiring,
    message: words.expiringText,
    params: { amount: moneyOf(cents, 'en') },
    actionUrl: '/client/dashboard?tab=promotions',
    isMailed: true,
  })
}
