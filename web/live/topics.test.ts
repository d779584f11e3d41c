import { expect, test } from 'vitest'
import { api } from '#web/api.ts'
import { versionsFor } from './topics.ts'

const versions = { stats: 9, theme_settings: 4, settings: 3, cms_content: 5 }

test('a page has the versions of its own topics, in a fixed order', () => {
  const root = [
    api.settings.theme.query().queryKey,
    api.content.footer.query({ language: 'en' }).queryKey,
    api.settings.read.query().queryKey,
  ]
  const textOf = (keys: (readonly unknown[])[]) => JSON.stringify(versionsFor(keys, versions))
  expect(textOf(root)).toBe('{"settings":3,"theme_settings":4,"cms_content":5}')
  expect(textOf([api.barbers.featured.query().queryKey])).toBe('{"stats":9}')
  expect(textOf([api.search.barbers.query({}).queryKey])).toBe('{}')
})
