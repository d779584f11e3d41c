import { cityForm } from '#contract/admin/settings/cities.ts'
import {
  adminSettings,
  sectionNames,
  type Restoration,
  type SectionOrder,
  type Subject,
} from '#contract/admin/settings/settings.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import type { Json, JsonObject } from '#server/database/tables.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { readSettings } from '#server/features/settings/service.ts'
import { saveCity } from './cities.ts'
import { hasCity } from './cities-queries.ts'
import {
  findHistoryRow,
  findRenamedCity,
  findVersions,
  hasOpenCity,
  listHistory,
} from './queries.ts'
import { readSections, writeSection } from './sections.ts'
import { addVersion } from './versions.ts'

const shownVersions = 50

export async function readAll(db: Db) {
  const [values, versions, { platformCommissionPercent }] = await Promise.all([
    readSections(db),
    findVersions(db),
    readSettings(db),
  ])
  const versionOf = (name: string) => versions.get(name) ?? 0
  return {
    commissionPercent: platformCommissionPercent,
    sections: {
      booking: { version: versionOf('booking'), values: values.booking },
      visits: { version: versionOf('visits'), values: values.visits },
      standing: { version: versionOf('standing'), values: values.standing },
      referrals: { version: versionOf('referrals'), values: values.referrals },
      tax: { version: versionOf('tax'), values: values.tax },
      site: { version: versionOf('site'), values: values.site },
      theme: { version: versionOf('theme'), values: values.theme },
    },
  }
}

export function saveSection(caller: SignedInCaller, order: SectionOrder, action = 'save-settings') {
  const { section, values, version, reason } = order
  return inTransaction(caller.db, async (db) => {
    if (section === 'site' && !(await hasOpenCity(db, values.cityDefault)))
      fail('INVALID_INPUT', { 'values.cityDefault': 'Choose a city that is open.' })
    const before = (await readSections(db))[section]
    const change = { reason, before: { ...before }, after: { ...values } }
    await addVersion({ ...caller, db }, { subject: section, version, ...change })
    await writeSection(db, order, caller.actor.id)
    await writeDown({ ...caller, db }, { action, entity: 'settings', entityId: section, ...change })
  })
}

export async function readHistory(db: Db, subject: Subject) {
  if (!isSection(subject) && !(await hasCity(db, subject))) fail('NOT_FOUND')
  // One more than is shown, which the last one shown is compared with.
  const rows = await listHistory(db, subject, shownVersions + 1)
  return rows.slice(0, shownVersions).map(({ content, ...row }, index) => {
    const before = rows[index + 1]
    return {
      ...row,
      before: before ? contentOf(before.content) : null,
      after: contentOf(content),
      isCurrent: index === 0,
    }
  })
}

// The content of an old version as a new one, under the rules of today.
export async function restore(caller: SignedInCaller, { id, version, reason }: Restoration) {
  const { subject, content } = (await findHistoryRow(caller.db, id)) ?? fail('NOT_FOUND')
  if (!isSection(subject)) {
    const form = cityForm.safeParse(content).data ?? fail('INVALID_INPUT')
    return saveCity(caller, { ...form, id: subject, version, reason }, 'restore-city')
  }
  const values = await inPresentNames(caller.db, contentOf(content))
  const order = { section: subject, values, version, reason }
  const read = adminSettings.save.input.safeParse(order).data ?? fail('INVALID_INPUT')
  if (read.section === 'site' && !(await hasOpenCity(caller.db, read.values.cityDefault)))
    fail('CITY_CLOSED')
  return saveSection(caller, read, 'restore-settings')
}

// The settings name their default city, and a city may have been renamed since.
async function inPresentNames(db: Db, values: JsonObject) {
  const { cityDefault } = values
  if (typeof cityDefault !== 'string') return values
  return { ...values, cityDefault: (await findRenamedCity(db, cityDefault)) ?? cityDefault }
}

const isSection = (subject: string) => sectionNames.some((name) => name === subject)

function contentOf(json: Json) {
  return json !== null && typeof json === 'object' && !Array.isArray(json) ? json : {}
}
