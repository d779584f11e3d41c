// What barbers are told about their badges.
import type { BadgeType } from '#contract/admin/badges.ts'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import type { Language, Text } from '#contract/language.ts'
import { naturalDate } from '#contract/spanish-date.ts'
import type { Db } from '#server/database/db.ts'
import { notify } from '#server/features/notifications/service.ts'

const names: Record<BadgeType, Text> = {
  most_booked: { en: '🔥 Most Booked', es: '🔥 Más reservado' },
  most_reviewed: { en: '⭐ Most Reviewed', es: '⭐ Más reseñado' },
  best_services: { en: '👑 Best Services', es: '👑 Mejores servicios' },
}

type Holder = { barberId: BarberId; profileId: ProfileId; badgeType: BadgeType }

export function congratulate(db: Db, win: Holder & { rank: number }) {
  const { rank, badgeType } = win
  const data = { event: 'badge_awarded', badgeType, rank }
  return tell(db, win, {
    event: 'review',
    title: words.awarded,
    message: words.awardedText,
    params: { rank },
    data,
  })
}

type Loss = Holder & { reason: string; barredUntil: string }

export function tellRevoked(db: Db, loss: Loss) {
  const { badgeType, reason, barredUntil } = loss
  const message = withDay(words.revokedText, barredUntil)
  const data = { event: 'badge_revoked', badgeType }
  return tell(db, loss, {
    event: 'account',
    title: words.revoked,
    message,
    params: { reason },
    data,
    isMailed: true,
  })
}

// An award of an earlier week is not shown again; the barber may win the next one.
export function tellRestored(db: Db, holder: Holder & { isCurrent: boolean }) {
  const { badgeType, isCurrent } = holder
  const said = isCurrent
    ? { title: words.restored, message: words.restoredText }
    : { title: words.unbarred, message: words.unbarredText }
  const data = { event: 'badge_restored', badgeType }
  return tell(db, holder, { event: 'account', ...said, data, isMailed: true })
}

type Told = Pick<
  Parameters<typeof notify>[1],
  'event' | 'title' | 'message' | 'params' | 'data' | 'isMailed'
>

function tell(db: Db, { barberId, profileId, badgeType }: Holder, told: Told) {
  return notify(db, {
    ...told,
    userId: barberId,
    type: 'other',
    title: withBadge(told.title, badgeType),
    message: withBadge(told.message, badgeType),
    actionUrl: `/barber/${profileId}`,
  })
}

const withBadge = (text: Text, type: BadgeType): Text => ({
  en: text.en.replace('{badge}', names[type].en),
  es: text.es.replace('{badge}', names[type].es),
})

const withDay = (text: Text, day: string): Text => ({
  en: text.en.replace('{day}', dayWords(day, 'en')),
  es: text.es.replace('{day}', dayWords(day, 'es')),
})

function dayWords(day: string, language: Language) {
  const format = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  const said = new Intl.DateTimeFormat(`${language}-US`, format).format(
    new Date(`${day}T12:00:00Z`),
  )
  return language === 'es' ? naturalDate(said) : said
}

const words = {
  awarded: { en: 'You earned a badge', es: 'Ganaste una insignia' },
  awardedText: {
    en: "{badge}: you're #{rank} in the city. It's on your page for a week.",
    es: '{badge}: eres n.º {rank} de la ciudad. Está en tu página por una semana.',
  },
  revoked: { en: 'We took a badge off your page', es: 'Quitamos una insignia de tu página' },
  revokedText: {
    en: '{badge}: {reason}. You can earn it again from {day}. Think this is a mistake? Contact support.',
    es: '{badge}: {reason}. Puedes ganarla otra vez desde el {day}. ¿Crees que es un error? Escribe a soporte.',
  },
  restored: { en: 'Your badge is back', es: 'Recuperaste tu insignia' },
  restoredText: {
    en: '{badge} is on your page again. Sorry for the trouble.',
    es: '{badge} está otra vez en tu página. Disculpa la molestia.',
  },
  unbarred: { en: 'You can earn a badge again', es: 'Puedes ganar una insignia otra vez' },
  unbarredText: {
    en: '{badge}: you can earn it again from next Monday. Sorry for the trouble.',
    es: '{badge}: puedes ganarla otra vez desde el próximo lunes. Disculpa la molestia.',
  },
}
