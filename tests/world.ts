// The setup of a test: its own database, people to act as, and the API as each of them sees it.
import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { Actor, Role } from '#contract/access.ts'
import type { BarberId } from '#contract/ids.ts'
import { readConfig, type Config } from '#server/config.ts'
import { connect } from '#server/database/db.ts'
import { permissionsOf, type SubRole } from '#contract/permissions.ts'
import { barberIdOf } from '#server/ids.ts'
import { jobs } from '#server/jobs.ts'
import { api } from '#server/router.ts'
import { noRequest, type RequestInfo } from '#server/http/request-info.ts'
import type { AnyJobs } from '#server/tasks.ts'
import { actorOf } from './actor-of.ts'
import type {} from './postgres.ts'

const name = `test_${randomUUID().replaceAll('-', '')}`
const admin = new pg.Client(inject('postgres'))
await admin.connect()
// One copy at a time: PostgreSQL refuses to copy a template with open connections.
await admin.query('SELECT pg_advisory_lock(1)')
await admin.query(`CREATE DATABASE ${name} TEMPLATE ${inject('template')}`)
await dropPrevious(admin)
await admin.end()

declare global {
  // The files of a worker run one after the other.
  var previousDatabase: string | undefined
}

// A connection that the previous file has left open may still be at work.
async function dropPrevious(admin: pg.Client) {
  const previous = globalThis.previousDatabase
  globalThis.previousDatabase = name
  const open = await admin.query('SELECT FROM pg_stat_activity WHERE datname = $1', [previous])
  if (previous && open.rowCount === 0) await admin.query(`DROP DATABASE IF EXISTS ${previous}`)
}

export const databaseUrl = inject('postgres').replace('/kempt?', `/${name}?`)
// Tests share a machine with others, so only a hanging statement may fail them, and twenty people at
// once wait for five connections as long as it takes.
const patient = { statementTimeoutMs: 30_000, connectWithinMs: 15_000 }
export const db = connect(databaseUrl, { max: 5, ...patient })
afterAll(() => db.destroy())

export const defaultConfig = readConfig({})

export type Call = Partial<RequestInfo> & { config?: Config }

export const as = (actor: Actor | null, { config = defaultConfig, ...request }: Call = {}) =>
  api.as({ db, config, actor, request: { ...noRequest, ...request } })

// The user id of a barber is the id of their business.
export type Barber = Actor & { id: BarberId }
type Person<Roles extends Role[]> = 'barber' extends Roles[number] ? Barber : Actor

export const make = {
  async person<Roles extends Role[]>(...roles: Roles): Promise<Person<Roles>> {
    const { id } = await db
      .insertInto('users')
      .values({ email: `${randomUUID()}@example.com`, emailConfirmedAt: now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('profiles')
      .values({ userId: id, name: roles.join(' ') || 'person' })
      .execute()
    if (roles.length > 0)
      await db
        .insertInto('userRoles')
        .values(roles.map((role) => ({ userId: id, role })))
        .execute()
    if (roles.includes('admin')) await giveGrant(id, 'owner')
    return { ...actorOf(id, ...roles), id: barberIdOf(id) }
  },
  async admin(subRole: SubRole): Promise<Actor> {
    const { id } = await make.person()
    await db.insertInto('userRoles').values({ userId: id, role: 'admin' }).execute()
    await giveGrant(id, subRole)
    return { ...actorOf(id, 'admin'), permissions: permissionsOf([subRole]) }
  },
}

export async function giveGrant(userId: string, subRole: SubRole) {
  await db.insertInto('adminGrants').values({ userId, subRole, reason: 'For the test' }).execute()
}

type Run = { only?: string; on?: typeof db; config?: Config }

// Does the work of the worker: all jobs in the outbox, and the jobs that they enqueue. With `only`,
// the jobs of that name.
export async function runJobs({ only, on = db, config = defaultConfig }: Run = {}) {
  for (;;) {
    const waiting = await on
      .deleteFrom('outbox')
      .where('kind', '=', 'job')
      .$if(only !== undefined, (query) => query.where('name', '=', only!))
      .returningAll()
      .execute()
    if (waiting.length === 0) return
    for (const { name, payload } of waiting.sort((a, b) => a.id - b.id)) {
      const { run } = (jobs as AnyJobs)[name]!
      await run(payload as never, { ...jobContext, db: on, config })
    }
  }
}

// For tests that run a job themselves.
export const jobContext = {
  db,
  config: defaultConfig,
  log: fastify({ logger: false }).log,
  signal: new AbortController().signal,
}

// Queues the messages about bookings, and leaves the mails and text messages themselves waiting.
export const sendMessages = (on = db) => runJobs({ only: 'announce-booking', on })

// The newest mail to an address, and the tokens of its links: (await mailTo(email)).token('token').
export async function mailTo(email: string, kind?: string) {
  await runJobs()
  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('toAddress', '=', email)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const token = (name: string) => new RegExp(`[#?&]${name}=([\\w.-]+)`).exec(mail.body)?.[1] ?? ''
  return { ...mail, token, code: /\b\d{6}\b/.exec(mail.body)?.[0] ?? '' }
}

function now() {
  return Temporal.Now.instant().toString()
}
