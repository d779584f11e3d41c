// Folder and file names that configuration repeats.
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { webFeatures } from '../oxlint.config.ts'
import { cards, isOneOf, shell } from '../scripts/chunks.ts'

test('every web feature stands in one row of webFeatures in oxlint.config.ts', () => {
  const folders = globSync('web/features/*').map((folder) => basename(folder))
  expect(webFeatures.flat().sort()).toEqual(folders.sort())
})

test('every path of scripts/chunks.ts names something that exists', () => {
  const paths = [...shell, ...cards].map((path) => path.replace('!', ''))
  expect(paths.filter((path) => globSync(path).length === 0)).toEqual([])
})

test('isOneOf takes folders whole, `/*` without their folders, and leaves out what `!` names', () => {
  const isShell = isOneOf(['web/*', '!web/root.tsx', 'web/ui/states'])
  const isInShell = (path: string) => isShell(join(import.meta.dirname, '..', path))
  expect(isInShell('web/api.ts')).toBe(true)
  expect(isInShell('web/root.tsx')).toBe(false)
  expect(isInShell('web/api.ts?route')).toBe(false)
  expect(isInShell('web/pages/map.tsx')).toBe(false)
  expect(isInShell('web/ui/states/notice.tsx')).toBe(true)
})
