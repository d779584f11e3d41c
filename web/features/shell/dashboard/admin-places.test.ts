import { expect, test } from 'vitest'
import { keysOf } from '#contract/lists.ts'
import { tabsOf } from '#web/tabs.ts'
import { permissionsOf, subRoles } from '#contract/permissions.ts'
import { adminPages, grouped, placesFor } from './admin-places.ts'

test('every tab and page of the administration is in one group', () => {
  const tabs = tabsOf.admin.map(({ name }) => name)
  const pages = keysOf(adminPages).map((page) => `/admin/${page}`)
  expect(Object.values(grouped).flat().toSorted()).toEqual([...tabs, ...pages].toSorted())
})

test.each(subRoles)('%s has the trail in the menu if they may read it', (subRole) => {
  const permissions = permissionsOf([subRole])
  const groups = placesFor((permission) => permissions.has(permission))
  const places = groups.flatMap(({ places }) => places.map(({ to }) => to))
  expect(places.includes('/admin/roles?view=activity')).toBe(permissions.has('audit.read'))
})
