import { expect, test } from 'vitest'
import { keysOf } from '#contract/lists.ts'
import { tabsOf } from '#web/tabs.ts'
import { adminPages, grouped } from './admin-places.ts'

test('every tab and page of the administration is in one group', () => {
  const tabs = tabsOf.admin.map(({ name }) => name)
  const pages = keysOf(adminPages).map((page) => `/admin/${page}`)
  expect(Object.values(grouped).flat().toSorted()).toEqual([...tabs, ...pages].toSorted())
})
