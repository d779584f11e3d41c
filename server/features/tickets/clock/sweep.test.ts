// Every minute: asked once after three days of silence, solved after seven, back from snoozing, overdue.
import { beforeEach, expect, test } from 'vitest'
import { jobs } from '#server/jobs.ts'
import { as, db, jobContext, make, runJobs } from '#tests/world.ts'
import {
  ago,
  change,
  opened,
  openedAsGuest,
  rowOf,
  say,
} from '#server/features/tickets/tickets.test.kit.ts'

const client = await make.person('client')
const operations = await make.admin('operations')
const support = await make.admin('support')
const sweep = () => jobs['sweep-tickets'].run({}, jobContext)

beforeEach(async () => {
  await db.deleteFrom('rateLimits').execute()
  await db.deleteFrom('notifications').execute()
})

const titlesOf = async ({ id }: { id: string }) =>
  (await db.selectFrom('notifications').select('title').where('userId', '=', id).execute()).map(
    ({ title }) => title,
  )

async function pending(days: number) {
  const id = await opened(client)
  await db.deleteFrom('notifications').execute()
  await change(id, { state: 'pending_user', pendingAt: ago(days), dueAt: null })
  return id
}

test('asked once after three days', async () => {
  const [early, due] = [await pending(2.9), await pending(3.1)]
  await db.deleteFrom('notifications').execute()
  await sweep()
  await sweep()
  expect(await titlesOf(client)).toEqual(['Did that help?'])
  expect(await rowOf(early)).toMatchObject({ nudgedAt: null, state: 'pending_user' })
  expect(await rowOf(due)).toMatchObject({ state: 'pending_user' })
})

test('solved after seven, closed after seven more', async () => {
  const id = await pending(7.1)
  await change(id, { nudgedAt: ago(4) })
  await sweep()
  expect(await rowOf(id)).toMatchObject({ state: 'solved', pendingAt: null })
  expect(await titlesOf(client)).toContainEqual(expect.stringMatching(/^T-\d+ is solved$/))
  await sweep()
  expect(await rowOf(id)).toMatchObject({ state: 'solved' })
  await change(id, { solvedAt: ago(7.1) })
  await sweep()
  expect(await rowOf(id)).toMatchObject({ state: 'closed' })
})

test('two sweeps at once ask once', async () => {
  await pending(3.5)
  await Promise.all([sweep(), sweep(), sweep()])
  expect(await titlesOf(client)).toEqual(['Did that help?'])
})

test('a guest is asked by mail, with a link', async () => {
  const { id, email } = await openedAsGuest()
  await change(id, { state: 'pending_user', pendingAt: ago(4), dueAt: null })
  await sweep()
  await runJobs()
  const mail = await db
    .selectFrom('mails')
    .select(['subject', 'body'])
    .where('toAddress', '=', email)
    .where('kind', '=', 'ticket-answer')
    .executeTakeFirstOrThrow()
  expect(mail.subject).toMatch(/^Did that help\? T-\d+$/)
  expect(mail.body).toContain('/contact-support#ticket=')
})

test('one that was snoozed comes back with a clock, a solved one stays solved', async () => {
  const [asleep, later, over] = [await opened(client), await opened(client), await opened(client)]
  await change(asleep, { state: 'on_hold', dueAt: null, snoozedUntil: ago(0.01) })
  await change(later, { state: 'on_hold', dueAt: null, snoozedUntil: ago(-1) })
  await change(over, { state: 'solved', dueAt: null, snoozedUntil: ago(0.01), solvedAt: ago(1) })
  await sweep()
  const row = await rowOf(asleep)
  expect(row).toMatchObject({ state: 'open', snoozedUntil: null })
  expect(row.dueAt).not.toBeNull()
  expect(await rowOf(later)).toMatchObject({ state: 'on_hold', dueAt: null })
  expect(await rowOf(over)).toMatchObject({ state: 'solved', snoozedUntil: null, dueAt: null })
})

test('a clock that is missing is started, from when the person has waited', async () => {
  const id = await opened(client)
  const { dueAt } = await rowOf(id)
  await change(id, { dueAt: null })
  await sweep()
  expect((await rowOf(id)).dueAt).toBe(dueAt)
})

// Round the clock, so that the hour of the test does not matter.
const always = JSON.stringify(Array.from({ length: 7 }, () => [0, 1440]))
const never = JSON.stringify(Array.from({ length: 7 }, (_, day) => (day === 0 ? [0, 1] : null)))
const hours = (week: string) => db.updateTable('supportHours').set({ week }).execute()

test('overdue: told once, in hours only, to those who run the platform', async () => {
  const id = await opened(client)
  await change(id, { dueAt: ago(0.01) })
  await db.deleteFrom('notifications').execute()
  await hours(never)
  await db
    .updateTable('supportHours')
    .set({ holidays: [Temporal.Now.plainDateISO('America/Chicago').toString()] })
    .execute()
  await sweep()
  expect(await titlesOf(operations)).toEqual([])
  await hours(always)
  await db.updateTable('supportHours').set({ holidays: [] }).execute()
  await sweep()
  await sweep()
  expect(await titlesOf(operations)).toEqual([expect.stringMatching(/^T-\d+ is overdue$/)])
  expect(await titlesOf(support)).toEqual([])
})

test('what was merged is left alone', async () => {
  const [from, into] = [await pending(8), await opened(client)]
  await change(from, { mergedInto: into })
  await sweep()
  expect(await rowOf(from)).toMatchObject({ state: 'pending_user' })
  await say(client, from, 'Here')
  expect(await rowOf(into)).toMatchObject({ state: 'new' })
  const { messages } = await as(client).tickets.read({ id: into })
  expect(messages.at(-1)).toMatchObject({ body: 'Here', from: 'client' })
})
