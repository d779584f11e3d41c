import { expect, test } from 'vitest'
import { activityKinds, queueNames } from '#contract/admin/overview.ts'
import { permissionsOf, subRoles, type SubRole } from '#contract/permissions.ts'
import { adminPages } from '#web/features/shell/dashboard/admin-places.ts'
import { tabsOf } from '#web/tabs.ts'
import { overviewWords } from '#web/texts/admin/overview.ts'
import { calmOf } from './calm.ts'
import { placeOf } from './places.ts'

const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

function placesOf(subRole: SubRole) {
  const permissions = permissionsOf([subRole])
  return activityKinds.map((kind) =>
    placeOf({ kind, opens: id }, (permission) => permissions.has(permission)),
  )
}

// The right that the tab or the page of an address asks for.
function needOf(place: string) {
  const { searchParams } = new URL(place, 'http://kempt.example')
  const tab = tabsOf.admin.find(({ name }) => name === searchParams.get('tab'))
  const page = Object.entries(adminPages).find(([, { to }]) => to === place)
  return tab?.permission ?? page?.[1].permission
}

test.each(subRoles)('the feed of %s links to nothing they cannot open', (subRole) => {
  const permissions = permissionsOf([subRole])
  for (const place of placesOf(subRole))
    if (place !== null) expect(permissions).toContain(needOf(place))
})

test('those who can open a thing get its link', () => {
  expect(placesOf('owner')).not.toContain(null)
  expect(placesOf('finance').at(-1)).toBe('/admin/roles?view=activity')
  expect(placesOf('content')).toEqual(activityKinds.map(() => null))
})

test('only those who see every queue hear that everything is on time', () => {
  const all = queueNames.map((name) => ({ name }))
  expect(calmOf(all)?.title).toBe(overviewWords.calm)
  expect(calmOf([{ name: 'claims' }])?.title).toBe(overviewWords.ownCalm)
  expect(calmOf([])).toBeNull()
})
