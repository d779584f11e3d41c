// Brings node_modules in line with package-lock.json. Runs on the machine's own Node (20 or newer)
// before anything is installed: plain JavaScript, no dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repo = resolve(fileURLToPath(new URL('..', import.meta.url)))

const modules = join(repo, 'node_modules')
const pinnedNode = join(modules, 'node', 'bin', 'node')
const stampFile = join(modules, '.kempt-installed')
const lockFile = join(tmpdir(), `kempt-install-${sha256(repo).slice(0, 12)}.lock`)

/** Installs when needed, and answers with the absolute path of the pinned Node. */
export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    give(`Kempt needs Node 20 or newer to start; this is ${process.version}.`)
  if (!isInstalled()) {
    await takeTurn()
    try {
      if (!isInstalled()) await install()
    } finally {
      rmSync(lockFile, { force: true })
    }
  }
  tryOut()
  return realpathSync(pinnedNode)
}

// The pinned Node needs libatomic, which small systems and container images lack.
function tryOut() {
  const { status, stderr } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' })
  if (status === 0) return
  const missing = /(lib[^:\s]+): cannot open shared object/.exec(stderr)?.[1]
  if (missing?.startsWith('libatomic'))
    give(
      'Kempt needs the library libatomic: run apt-get install libatomic1 (or dnf install libatomic), then this command again.',
    )
  give(`The Node that comes with Kempt does not run on this system: ${stderr.trim()}`)
}

function isInstalled() {
  if (!existsSync(pinnedNode)) return false
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return true
  if (!installedByHand()) return false
  writeFileSync(stampFile, stamp())
  return true
}

// A folder copied from another machine contains binaries that do not run here.
function stamp() {
  const lock = readFileSync(join(repo, 'package-lock.json'), 'utf8')
  return `${sha256(lock)} ${process.platform} ${process.arch}`
}

// True after a manual npm install: npm's own record in node_modules lists the packages.
function installedByHand() {
  const record = join(modules, '.package-lock.json')
  if (!existsSync(record)) return false
  const there = JSON.parse(readFileSync(record, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(repo, 'package-lock.json'), 'utf8')).packages
  const same = Object.entries(wanted).every(([place, { version, optional, link }]) => {
    if (place === '' || link) return true
    return there[place] ? there[place].version === version : Boolean(optional)
  })
  return same && spawnSync(pinnedNode, ['--version']).status === 0
}

async function install() {
  process.stdout.write('Installing what Kempt needs. This takes a minute or two, once.\n')
  // Development dependencies are always installed, whatever NODE_ENV says: the web is built on the
  // machine that serves it.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const npm = spawn('npm', [...args, '--loglevel=error'], {
    cwd: repo,
    env: { ...process.env, PATH: pathWithout(join(modules, '.bin')) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = []
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (piece) => said.push(piece))
  const passOn = (signal) => npm.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn)

  const [code, signal] = await new Promise((done) => {
    npm.on('error', (error) => done([error.message, null]))
    npm.on('close', (...end) => done(end))
  })
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, passOn)
  if (signal) give('The installation was interrupted; run the command again to finish it.')
  if (code !== 0 || !existsSync(pinnedNode))
    give(`${Buffer.concat(said)}\nThe installation failed (npm ci: ${code}).`)
  writeFileSync(stampFile, stamp())
}

// npm must not run on the pinned Node, because it is about to replace it.
function pathWithout(folder) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((each) => resolve(each) !== folder).join(delimiter)
}

// When two commands start in a fresh clone, one installs and the other waits.
async function takeTurn() {
  for (let waited = false; ; waited = true) {
    try {
      return writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!isAlive(Number(readIfThere(lockFile)))) rmSync(lockFile, { force: true })
    else if (!waited) process.stdout.write('Another command is installing; waiting for it.\n')
    await new Promise((done) => setTimeout(done, 250))
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function give(sentence) {
  process.stderr.write(`${sentence.trim()}\n`)
  rmSync(lockFile, { force: true })
  process.exit(1)
}

function sha256(text) {
  return createHash('sha256').update(text).digest('hex')
}
