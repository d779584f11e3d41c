// npm start, npm run dev, worker, seed and admin: installs when needed, then hands over to the
// pinned Node. Runs on Node 20: plain JavaScript, no dependencies.
//
// What the program it starts can rely on:
// - It leads its own session, so a Ctrl-C in the terminal reaches it once, from here, as SIGINT.
//   SIGTERM arrives the same way, also for a terminal that is closed (writing to it fails from then
//   on). A second press, a second or more later, arrives too.
// - It has an IPC channel to here. When the channel ends (`process.once('disconnect', ...)`) this
//   process was killed: drain and stop, as for SIGTERM. A listener keeps the event loop alive;
//   `process.channel?.unref()` undoes that.
// - Its folder is the repository, PATH finds the pinned tools, and .env has been read.
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
    // Compiles every schema at its first use; must come before any module that builds one.
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

// One Ctrl-C reaches this process twice when npm passes on what the terminal has sent already.
let passedOnAt = -echoMs
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    const now = performance.now()
    if (now - passedOnAt < echoMs) return
    passedOnAt = now
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  })

// npm can end without a word to us: it is killed, or its shell takes the signal and keeps it.
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
