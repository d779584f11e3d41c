// A process of ours that dies at a chosen step: from then on nothing of it reaches the database or the
// provider. A step is a commit, a statement outside a transaction, or a call of the provider. After its
// death the next process goes on with what the dead one left.
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { readConfig } from '#server/config.ts'
import { PreparingClient } from '#server/database/client.ts'
import type { DB } from '#server/database/tables.ts'
import type { DemoProvider } from '#server/features/demo-provider/service.ts'
import { noRequest } from '#server/http/request-info.ts'
import { jobs } from '#server/jobs.ts'
import { api } from '#server/router.ts'
import type { AnyJobs, JobContext } from '#server/tasks.ts'
import { databaseUrl, db as plain, jobContext } from '#tests/world.ts'

const moneyJobs = [
  'charge-owed',
  'charge-payment',
  'close-checkout',
  'detach-card',
  'pay-refund',
  'send-payout',
]

export type Life = {
  api: (who: Actor | null) => ReturnType<typeof api.as>
  // The jobs about money that wait. A job is done when it has ended, as for the real worker.
  work: () => Promise<void>
  // For functions that take one, as jobs do.
  context: JobContext
  // The steps so far, each with what it wrote or called.
  steps: string[]
  isDead: () => boolean
}

// Once per test file, with its provider and the settings that point to it.
export function openMortals(provider: DemoProvider, env: Record<string, string>) {
  const pool = new pg.Pool({ Client: PreparingClient, connectionString: databaseUrl, max: 4 })
  pool.on('error', () => {})
  afterAll(() => pool.end())

  // Lives until after the step of this number, or to the end.
  return function live(lastStep = Infinity): Life {
    const steps: string[] = []
    let isDead = false
    const reach = (name: string) => {
      steps.push(name)
      isDead = steps.length === lastStep
    }
    // A call of a dead process has no effect.
    provider.faults.drawBy((call) => {
      if (isDead) return '429'
      reach(call)
      return null
    })
    const db = connectMortal(pool, { reach, isDead: () => isDead })
    const config = readConfig(env)
    const context = { ...jobContext, db, config }
    return {
      context,
      steps,
      isDead: () => isDead,
      api: (actor) => api.as({ db, config, actor, request: noRequest }),
      async work() {
        for (;;) {
          const job = await findJob()
          if (!job) return
          await (jobs as AnyJobs)[job.name]!.run(job.payload as never, context)
          if (isDead) return
          await plain.deleteFrom('outbox').where('id', '=', job.id).execute()
        }
      },
    }
  }
}

const findJob = () =>
  plain
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'job')
    .where('name', 'in', moneyJobs)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

type Fate = { reach: (name: string) => void; isDead: () => boolean }

function connectMortal(pool: pg.Pool, fate: Fate) {
  const mortalPool = {
    options: pool.options,
    async connect() {
      requireAlive(fate)
      return mortalClient(await pool.connect(), fate)
    },
    end: async () => {},
  }
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: mortalPool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

const written = /^\s*(?:\/\*.*?\*\/\s*)?(?:insert into|update|delete from)\s+"?(\w+)"?/i

function mortalClient(client: pg.PoolClient, fate: Fate) {
  // The tables that the open transaction has written to.
  let open: Set<string> | null = null
  const query = async (text: string, values: unknown[]) => {
    requireAlive(fate)
    const answer = await client.query(text, values)
    const table = written.exec(text)?.[1]
    if (text === 'begin') open = new Set()
    else if (text === 'rollback') open = null
    else if (text === 'commit') {
      const tables = [...(open ?? [])]
      open = null
      if (tables.length > 0) fate.reach(`commit of ${tables.join(', ')}`)
    } else if (table !== undefined && open === null) fate.reach(`write to ${table}`)
    else if (table !== undefined) open?.add(table)
    return answer
  }
  return new Proxy(client, {
    get(target, key) {
      if (key === 'query') return query
      // A dead process leaves no transaction open.
      if (key === 'release') return () => target.release(fate.isDead())
      const member: unknown = Reflect.get(target, key, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}

function requireAlive({ isDead }: Fate) {
  if (isDead()) throw new Error('This process is dead.')
}
