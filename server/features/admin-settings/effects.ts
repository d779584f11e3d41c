// How many bookings or people a change of the settings touches, where that can be counted.
import {
  mostPeopleJudged,
  sectionForms,
  type SettingsEffect,
  type SettingsPreview,
} from '#contract/admin/settings/settings.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { dryRun } from '#server/database/dry-run.ts'
import { standingOf } from '#server/features/bookings/reliability.ts'
import { countClosing, countMovable, countReferrals, listMarked } from './effects-queries.ts'
import { readSections, writeSection } from './sections.ts'

type Standing = Awaited<ReturnType<typeof standingOf>>

export async function previewSection(caller: SignedInCaller, asked: SettingsPreview) {
  const { db } = caller
  const effects: SettingsEffect[] = []
  const booking = asked.section === 'booking' && sectionForms.booking.safeParse(asked.values).data
  if (booking) {
    const { mostReschedules: before } = (await readSections(db)).booking
    const count = await countMovable(db, before, booking.mostReschedules)
    if (before !== booking.mostReschedules) effects.push({ effect: 'movable', count })
  }
  if (asked.section === 'visits') effects.push({ effect: 'closing', count: await countClosing(db) })
  if (asked.section === 'referrals')
    effects.push({ effect: 'referrals', count: await countReferrals(db) })
  const standing =
    asked.section === 'standing' && sectionForms.standing.safeParse(asked.values).data
  if (standing) {
    const order = { section: 'standing', values: standing, version: 0, reason: '' } as const
    const ids = await listMarked(db, mostPeopleJudged)
    const before = await standingsOf(db, ids)
    const after = await dryRun(db, async (db) => {
      await writeSection(db, order, caller.actor.id)
      return standingsOf(db, ids)
    })
    const changed = ids.filter((id) => before.get(id) !== after.get(id))
    effects.push({ effect: 'standing', count: changed.length })
  }
  return effects
}

async function standingsOf(db: Db, ids: readonly string[]) {
  const found = new Map<string, string>()
  for (const clientId of ids)
    found.set(clientId, stepsOf(await standingOf(db, { clientId, email: null })))
  return found
}

function stepsOf({ mustConfirm, isAskedFirst, isOff }: Standing) {
  return JSON.stringify([mustConfirm, isAskedFirst, isOff])
}
