import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

// A folder that is removed after the test file.
export function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'kempt-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
