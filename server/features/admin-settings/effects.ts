// How many bookings or people a change of the settings touches, where that can be counted.
import {
  mostPeopleJudged,
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

export async function previewSection(
  caller: SignedInCaller,
  asked: SettingsPreview,
): Promise<SettingsEffect[]> {
  const { db } = caller
  switch (asked.section) {
    case 'booking': {
      const { mostReschedules: before } = (await readSections(db)).booking
      const { mostReschedules: after } = asked.values
      if (before === after) return []
      return [{ effect: 'movable', count: await countMovable(db, before, after) }]
    }
    case 'visits':
      return [{ effect: 'closing', count: await countClosing(db) }]
    case 'referrals':
      return [{ effect: 'referrals', count: await countReferrals(db) }]
    case 'standing':
      return [{ effect: 'standing', count: await countStandings(caller, asked) }]
  }
}

type Steps = Extract<SettingsPreview, { section: 'standing' }>

async function countStandings({ db, actor }: SignedInCaller, steps: Steps) {
  const ids = await listMarked(db, mostPeopleJudged)
  const before = await standingsOf(db, ids)
  const after = await dryRun(db, async (db) => {
    await writeSection(db, { ...steps, version: 0, reason: '' }, actor.id)
    return standingsOf(db, ids)
  })
  return ids.filter((id) => before.get(id) !== after.get(id)).length
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
