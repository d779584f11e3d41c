// Cities: their center, time zone, and whether visitors see them.
import { cityForm, type CityOrder, type NewCity } from '#contract/admin/settings/cities.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { readSettings } from '#server/features/settings/service.ts'
import { insertCity, listAllCities, lockCity, updateCity } from './cities-queries.ts'
import { findVersions, saveSettingsRow } from './queries.ts'
import { addVersion } from './versions.ts'

export async function readCities(db: Db) {
  const [cities, versions, { cityDefault }] = await Promise.all([
    listAllCities(db),
    findVersions(db),
    readSettings(db),
  ])
  return cities.map((city) => ({
    ...city,
    version: versions.get(city.id) ?? 0,
    isDefault: city.name === cityDefault,
  }))
}

export function addCity(caller: SignedInCaller, { reason, ...city }: NewCity) {
  return inTransaction(caller.db, async (db) => {
    const id = await insertCity(db, city)
    await writeDown(
      { ...caller, db },
      { action: 'add-city', entity: 'cities', entityId: id, reason, after: city },
    )
    return { id }
  })
}

// The hours of a shop and the times of its appointments follow the city's time zone, so it is only
// changed while nobody is booked there.
export function saveCity(caller: SignedInCaller, order: CityOrder, action = 'save-city') {
  const { id, version, reason } = order
  const after = cityForm.parse(order)
  return inTransaction(caller.db, async (db) => {
    const { upcoming, ...before } = (await lockCity(db, id)) ?? fail('NOT_FOUND')
    await addVersion({ ...caller, db }, { subject: id, version, reason, before, after })
    if (before.timeZone !== after.timeZone && upcoming > 0) fail('CITY_IN_USE')
    const { cityDefault } = await readSettings(db)
    if (before.name === cityDefault) {
      if (!after.isActive) fail('DEFAULT_CITY')
      if (after.name !== before.name) await saveSettingsRow(db, { cityDefault: after.name })
    }
    await updateCity(db, id, after)
    await writeDown(
      { ...caller, db },
      { action, entity: 'cities', entityId: id, reason, before, after },
    )
  })
}
