// npm start, npm run dev, worker, seed, admin, backup, restore and the build of an image: installs when
// needed, then hands over to the pinned Node. Runs on Node 20: plain JavaScript, no dependencies.
//
// The started program can rely on this:
// - It leads its own session, so a Ctrl-C in the terminal reaches it once, through this process, as
//   SIGINT. A closed terminal reaches it as SIGTERM (writing to that terminal then fails). A second
//   Ctrl-C, a second or more later, is passed on too.
// - It has an IPC channel to this process. When the channel ends (`process.once('disconnect', ...)`),
//   this process was killed: drain and stop, as for SIGTERM. A listener keeps the event loop alive;
//   `process.channel?.unref()` undoes that.
// - Its working directory is the repository, PATH contains the pinned tools, and .env has been read.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensureInstalled, repo } from './install.mjs'

const programs = {
  '--dev': 'server/main.ts',
  '--worker': 'server/worker.ts',
  '--seed': 'db/seed/main.ts',
  '--admin': 'scripts/admin.ts',
  '--backup': 'scripts/backup.ts',
  '--restore': 'scripts/restore.ts',
  '--build': 'scripts/build.ts',
}
const echoMs = 1000

const node = await ensureInstalled()
const [flag] = process.argv.slice(2)
const known = Object.hasOwn(programs, flag ?? '')
const program = known ? programs[flag] : 'server/main.ts'
const args = process.argv.slice(known ? 3 : 2)
const envFile = join(repo, '.env')

const child = spawn(
  node,
  [
    ...(existsSync(envFile) ? [`--env-file=${envFile}`] : []),
    // Compiles every schema at its first use; must come before any module that creates one.
    '--import',
    'zod/compile',
    join(repo, program),
    ...args,
  ],
  {
    cwd: repo,
    env: {
      ...process.env,
      NODE_ENV: flag === '--dev' ? 'development' : process.env.NODE_ENV || 'production',
      PATH: [join(repo, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  },
)

// One Ctrl-C can reach this process twice: from the terminal and from npm.
let passedOnAt = -echoMs
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    const now = performance.now()
    if (now - passedOnAt < echoMs) return
    passedOnAt = now
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  })

// npm can end without a signal to this process: it is killed, or its shell swallows the signal.
if (process.env.npm_lifecycle_event) {
  const { ppid } = process
  const watch = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
}

child.on('error', (error) => {
  process.stderr.write(`The pinned Node could not be started: ${error.message}\n`)
  process.exit(1)
})
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
