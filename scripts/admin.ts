// npm run admin -- <command>: administrators' actions from the command line. It takes the same
// steps as their screens; the audit log has no actor for them.
import { isRefusal } from '#contract/errors.ts'
import { setupSteps, type SetupStep } from '#contract/business/setup.ts'
import type { ProfileId } from '#contract/ids.ts'
import { backUpBeforeUpdate } from '#server/backups/take.ts'
import type { Caller } from '#server/caller.ts'
import { readConfig, type Config } from '#server/config.ts'
import { connect, type Db } from '#server/database/db.ts'
import {
  findItem,
  findListingByEmail,
  findPendingChange,
} from '#server/features/approvals/queries.ts'
import {
  approve,
  listApprovals,
  reject,
  requestChanges,
  restore,
  suspend,
} from '#server/features/approvals/service.ts'
import { readAccountByEmail } from '#server/features/auth/service.ts'
import { configureMedia } from '#server/features/media/service.ts'
import { grant } from '#server/features/admin-grants/service.ts'
import { migrate } from '#server/database/migrate.ts'
import { placesOf } from '#server/places.ts'
import { answers } from '#server/postgres/connection.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { noRequest } from '#server/http/request-info.ts'
import { joinEmbedded } from './embedded.ts'

const usage = `What would you like to do?
  npm run admin -- list                                      who waits for approval
  npm run admin -- approve <email> [reason]                  a barber, or a change of one
  npm run admin -- request-changes <email> <step> <reason>   steps: ${setupSteps.join(', ')}
  npm run admin -- reject <email> <reason>
  npm run admin -- suspend <email> <reason>
  npm run admin -- restore <email> <reason>
  npm run admin -- make-owner <email> [reason]               of the administration, someone with an account`

try {
  const config = readConfig(process.env)
  const work = commandOf(process.argv.slice(2))
  say(await withDatabase(config, work))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
// The IPC channel to the launcher would keep this process alive.
process.exit()

type Work = (db: Db, config: Config) => Promise<string>

function commandOf([name, email, ...words]: string[]): Work {
  if (name === 'list') return list
  if (!email) throw new Error(usage)
  const reason = words.join(' ')
  if (name === 'make-owner') return makeOwner(email, reason || 'From the command line')
  if (name === 'approve')
    return decide(email, 'is approved.', (caller, waiting) =>
      approve(caller, { ...waiting, reason: reason || 'Approved from the command line' }),
    )
  if (name === 'request-changes') return changes(email, words)
  const done = { reject: 'is rejected.', suspend: 'is suspended.', restore: 'is listed again.' }
  const deeds = { reject, suspend: keepAndSuspend, restore }
  if (name !== 'reject' && name !== 'suspend' && name !== 'restore') throw new Error(usage)
  if (reason.length < 3)
    throw new Error(`Please give a reason: npm run admin -- ${name} ${email} <reason>`)
  return decide(email, done[name], (caller, waiting) => deeds[name](caller, { ...waiting, reason }))
}

// From here, upcoming bookings stay.
async function keepAndSuspend(caller: Caller, order: { id: ProfileId; reason: string }) {
  await suspend(caller, { ...order, fate: 'keep' })
}

// They set up their second factor when they next sign in.
function makeOwner(typed: string, reason: string): Work {
  return async (db, config) => {
    const email = typed.trim().toLowerCase()
    const account = await readAccountByEmail(db, email)
    if (!account) throw new Error(`Nobody has the address ${email}.`)
    const order = { email, subRole: 'owner', lastDay: null, reason } as const
    await grant({ db, config, actor: null, request: noRequest }, order)
    return `${email} is an owner.`
  }
}

function changes(email: string, [step = '', ...words]: string[]) {
  const reason = words.join(' ')
  if (!isStep(step) || reason.length < 3)
    throw new Error(
      `Please name a step (${setupSteps.join(', ')}) and a reason: npm run admin -- request-changes ${email} license The photo is blurred`,
    )
  return decide(email, 'is asked for changes.', (caller, waiting) =>
    requestChanges(caller, { ...waiting, reasons: { [step]: reason } }),
  )
}

function isStep(text: string): text is SetupStep {
  return setupSteps.some((step) => step === text)
}

type Waiting = { id: ProfileId; waitingSince: string }

function decide(
  typed: string,
  done: string,
  deed: (caller: Caller, waiting: Waiting) => Promise<void>,
) {
  return async (db: Db, config: Config) => {
    const email = typed.trim().toLowerCase()
    const found = await findListingByEmail(db, email)
    if (!found) throw new Error(`Nobody has the address ${email}.`)
    if (!found.id || !found.barberId) throw new Error(`${email} has not begun a barber's setup.`)
    const isChange =
      found.status === 'approved' && (await findPendingChange(db, found.barberId)) !== undefined
    const waitingSince = (await findItem(db, found.id))?.waitingSince ?? ''
    const waiting = { id: found.id, waitingSince }
    await deed({ db, config, actor: null, request: noRequest }, waiting).catch((error: unknown) => {
      if (!isRefusal(error)) throw error
      throw new Error(`${email} is in the state '${found.status}': ${error.message}`)
    })
    return isChange ? `The change of ${email} is decided.` : `${email} ${done}`
  }
}

async function list(db: Db) {
  const { rows, total } = await listApprovals(db, { show: 'waiting' })
  if (total.count === 0) return 'Nobody waits for approval.'
  const lines = rows.map(
    ({ email, shopName, hasChange, waitingSince }) =>
      `  ${email.padEnd(36)} ${shopName}${hasChange ? ' (a change)' : ''}, since ${waitingSince}`,
  )
  return [`${total.count} waiting:`, ...lines].join('\n')
}

async function withDatabase(config: Config, work: Work) {
  const places = placesOf(config)
  configureMedia(openStorage(config, places.mediaDir))
  const postgres = config.DATABASE_URL ? undefined : await joinEmbedded(places)
  const url = config.DATABASE_URL ?? postgres?.url ?? ''
  if (!(await answers(url))) throw new Error('The database of DATABASE_URL does not answer.')
  await migrate(url, backUpBeforeUpdate(url, places, say)?.run)
  const db = connect(url, { max: 2 })
  try {
    return await work(db, config)
  } finally {
    await db.destroy()
    await postgres?.stop()
  }
}

function say(sentence: string) {
  process.stdout.write(`${sentence}\n`)
}
