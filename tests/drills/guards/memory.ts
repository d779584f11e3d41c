// Remembers which test file noticed a guard, so that the next run tries that file first.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

// Outside of the copy that the drill works in.
const file = resolve('node_modules/.cache/kempt-guards.json')

// From the name of a guard to the test file.
export type Noticed = Record<string, string>

export function readNoticed(): Noticed {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

export function keepNoticed(noticed: Noticed) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(noticed))
}
