// Versions of a section, the theme or a city. A change is made against the version its author saw.
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { JsonObject } from '#server/database/tables.ts'
import { findVersion, insertFirstVersion, insertVersion } from './queries.ts'

type Change = {
  subject: string
  version: number
  reason: string
  before: JsonObject
  after: JsonObject
}

// Runs in the transaction of the change. Of two at the same moment the constraint refuses one.
export async function addVersion({ db, actor }: SignedInCaller, change: Change) {
  const { subject, version, reason, before, after } = change
  if ((await findVersion(db, subject)) !== version) fail('SETTINGS_CHANGED')
  if (JSON.stringify(before) === JSON.stringify(after)) fail('NOTHING_CHANGED')
  if (version === 0) {
    const first = { subject, version, reason: '', changedBy: null }
    await insertFirstVersion(db, { ...first, content: JSON.stringify(before) })
  }
  await insertVersion(db, {
    subject,
    version: version + 1,
    reason,
    changedBy: actor.id,
    content: JSON.stringify(after),
  })
}
