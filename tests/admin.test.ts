// npm run admin reports what it did, or in one sentence why it could not.
import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { approvedBarber, emailOf, readyBarber, submittedBarber } from './setup.ts'
import { as, databaseUrl, db, make } from './world.ts'
import { openFolder } from './temporary.ts'

const empty = openFolder()

type Ended = { code: number; said: string }

function run(args: string[], env: Record<string, string> = {}) {
  return new Promise<Ended>((resolve) => {
    const program = ['--import', 'zod/compile', 'scripts/admin.ts', ...args]
    const settings = { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, ...env }
    execFile(process.execPath, program, { env: settings }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: (out + err).trim() }),
    )
  })
}

test('lists waiting barbers, approves them, and then the list is empty', async () => {
  const { barber, id } = await submittedBarber()
  const email = await emailOf(barber)
  expect((await run(['list'])).said).toContain(email)
  expect(await run(['approve', email.toUpperCase()])).toEqual({
    code: 0,
    said: `${email} is approved.`,
  })
  expect((await as(null).barbers.profile({ id })).id).toBe(id)
  expect((await run(['list'])).said).toBe('Nobody waits for approval.')
}, 90_000)

test('asks for changes, rejects and suspends with a reason', async () => {
  const admin = await make.person('admin')
  const asked = await submittedBarber()
  const email = await emailOf(asked.barber)
  const changed = await run(['request-changes', email, 'license', 'It', 'is', 'blurred'])
  expect(changed.said).toBe(`${email} is asked for changes.`)
  expect(await as(asked.barber).setup.read()).toMatchObject({
    status: 'changes_requested',
    reasons: { license: 'It is blurred' },
  })
  const { barber } = await approvedBarber(admin)
  const address = await emailOf(barber)
  expect((await run(['suspend', address])).said).toContain('Please give a reason')
  expect((await run(['suspend', address, 'Three complaints'])).said).toBe(
    `${address} is suspended.`,
  )
}, 90_000)

test('makes someone an owner of the administration', async () => {
  const person = await make.person('client')
  const email = await emailOf(person)
  expect(await run(['make-owner', email])).toEqual({
    code: 0,
    said: `${email} is an owner.`,
  })
  const rows = await db
    .selectFrom('userRoles')
    .select('role')
    .where('userId', '=', person.id)
    .execute()
  expect(rows.map(({ role }) => role).sort()).toEqual(['admin', 'client'])
  expect((await run(['make-owner', 'nobody@example.com'])).said).toBe(
    'Nobody has the address nobody@example.com.',
  )
}, 90_000)

test('says what is wrong in one sentence', async () => {
  expect(await run(['approve', 'nobody@example.com'])).toEqual({
    code: 1,
    said: 'Nobody has the address nobody@example.com.',
  })
  const draft = await emailOf(await readyBarber())
  expect((await run(['approve', draft])).said).toBe(
    `${draft} is in the state 'draft': There's nothing to review for this barber.`,
  )
  const plain = await emailOf(await make.person('barber'))
  expect((await run(['approve', plain])).said).toBe(`${plain} has not begun a barber's setup.`)
  expect((await run([])).said).toContain('npm run admin -- approve <email>')
  const away = { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' }
  expect((await run(['list'], away)).said).toBe('The database of DATABASE_URL does not answer.')
  const nothing = { DATABASE_URL: '', DATA_DIR: empty }
  expect((await run(['list'], nothing)).said).toContain('There is no database in')
}, 90_000)
