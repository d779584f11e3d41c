// A feature that reaches clients step by step, one with an end, and a kill switch that was pulled once.
import { defaultBanners } from '#contract/marketplace/flag-banners.ts'
import type { Db } from '#server/database/db.ts'
import { dayMs, type Clock } from '#db/seed/clock.ts'
import { admin, personId } from '#db/seed/people.ts'
import { insertRows } from '#db/seed/rows.ts'
import type { Deed } from './deeds.ts'

const all = { isEnabled: true, roles: [], cities: [], userIds: [], startsAt: null, endsAt: null }
const clients = ['client@kempt.example', 'barber-client@kempt.example'].map(personId)

export async function writeFlags(db: Db, { nowMs }: Clock) {
  const by = { isEnabled: true, updatedBy: personId(admin.email) }
  const ago = (days: number) => new Date(nowMs - days * dayMs).toISOString()
  await insertRows(db, 'featureFlags', [
    {
      ...by,
      key: 'reviews_photos',
      rolloutPercent: 75,
      roles: ['client'],
      userIds: clients,
      cityIds: [],
      startsAt: null,
      endsAt: null,
      version: 2,
      updatedAt: ago(6),
    },
    {
      ...by,
      key: 'referral',
      rolloutPercent: 100,
      roles: [],
      userIds: [],
      cityIds: [],
      startsAt: ago(20),
      endsAt: ago(-45),
      version: 1,
      updatedAt: ago(21),
    },
  ])
}

// Their history in the audit trail.
export function flagDeeds({ nowMs }: Clock): Deed[] {
  const ago = (days: number) => new Date(nowMs - days * dayMs).toISOString()
  const photos = (percent: number) => ({ ...all, percent, roles: ['client'], userIds: clients })
  const texts = defaultBanners.bookings_paused
  const banner = { endsAt: null, bannerEn: texts.en, bannerEs: texts.es }
  const everyone = { ...all, percent: 100 }
  const deeds = [
    {
      days: 34,
      action: 'change-flag',
      entityId: 'reviews_photos',
      reason: 'Start small while we watch the moderation queue',
      before: everyone,
      after: photos(25),
    },
    {
      days: 21,
      action: 'change-flag',
      entityId: 'referral',
      reason: 'Fall campaign, agreed with finance',
      before: everyone,
      after: { ...everyone, startsAt: ago(20), endsAt: ago(-45) },
    },
    {
      days: 13.02,
      action: 'pull-kill-switch',
      entityId: 'bookings_paused',
      reason: 'Double bookings reported at two shops',
      before: { isPaused: false, ...banner },
      after: { isPaused: true, ...banner },
    },
    {
      days: 13,
      action: 'release-kill-switch',
      entityId: 'bookings_paused',
      reason: 'Cause found and fixed, both clients called',
      before: { isPaused: true, ...banner },
      after: { isPaused: false, ...banner },
    },
    {
      days: 6,
      action: 'change-flag',
      entityId: 'reviews_photos',
      reason: 'No reports in a month',
      before: photos(25),
      after: photos(75),
    },
  ]
  return deeds.map(({ days, ...deed }) => ({
    ...deed,
    actorId: personId(admin.email),
    entity: 'feature_flags',
    createdAt: ago(days),
  }))
}
