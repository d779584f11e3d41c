// Tells someone that a friend's first appointment brought them credit.
import { fill, type Language } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { notify } from '#server/features/notifications/service.ts'
import { dateOf, moneyOf } from '#server/formats.ts'

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

const monthWords = {
  title: { en: 'A month without commission', es: 'Un mes sin comisión' },
  text: {
    en: '{friend} joined with your code and is off to a good start. From {first} through {last} you pay no commission. Thank you!',
    es: '{friend} se registró con tu código y empezó muy bien. Del {first} al {last} no pagas comisión. ¡Gracias!',
  },
}

type Month = {
  barberId: string
  friend: string
  startsAt: string
  endsAt: string
  timeZone: string
}

export function tellFreeMonth(db: Db, month: Month) {
  const { barberId: userId, friend, startsAt, endsAt, timeZone } = month
  // The last moment on which it holds lies before its end.
  const lastMoment = new Date(Date.parse(endsAt) - 1).toISOString()
  const say = (language: Language) => {
    const [first, last] = [startsAt, lastMoment].map((at) => dateOf(at, timeZone, language))
    return fill(monthWords.text, language, { friend, first: first!, last: last! })
  }
  return notify(db, {
    userId,
    event: 'account',
    type: 'other',
    title: monthWords.title,
    message: { en: say('en'), es: say('es') },
    actionUrl: '/barber/dashboard?tab=earnings',
    isMailed: true,
  })
}
