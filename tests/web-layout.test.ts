// Names of folders and files that configuration repeats.
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { webFeatures } from '../oxlint.config.ts'

test('every web feature stands in one row of webFeatures in oxlint.config.ts', () => {
  const folders = globSync('web/features/*').map((folder) => basename(folder))
  expect(webFeatures.flat().sort()).toEqual(folders.sort())
})
