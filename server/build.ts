// Builds the web app when any of its sources has changed.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'build/made-of')
const sources = [
  '{web,contract}/**/*.{ts,tsx,css}',
  'db/launch.json',
  'web/public/**/*',
  'package-lock.json',
  '{vite,react-router}.config.ts',
]

export async function buildWeb() {
  const madeOf = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === madeOf) return false
  const tool = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production' }
  try {
    await promisify(execFile)(process.execPath, [tool, 'build'], { cwd: root, env })
  } catch (error) {
    const told = error instanceof Error && 'stderr' in error ? error.stderr : error
    throw new Error(`The web could not be built.\n${String(told)}`, { cause: error })
  }
  writeFileSync(stamp, madeOf)
  return true
}

function hashSources() {
  const hash = createHash('sha256')
  const names = sources.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
  const paths = names.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  for (const path of paths.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}
