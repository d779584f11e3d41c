import { createServer, type AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openMailbox } from '#tests/mailbox.ts'
import { db, jobContext } from '#tests/world.ts'
import { createCircuit } from '#server/http/circuit.ts'
import { mailJobs } from './jobs.ts'
import { queueMail } from './service.ts'

const sendBy = (SMTP_URL: string) => (mailId: string) =>
  mailJobs['send-mail'].run({ mailId }, { ...jobContext, config: readConfig({ SMTP_URL }) })
const queue = () =>
  queueMail(db, {
    to: 'ana@example.com',
    kind: 'password-changed',
    language: 'en',
    data: { name: 'Ana' },
  })
const find = (id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a circuit opens after failures in a row, and lets one try after the pause', () => {
  vi.useFakeTimers()
  const circuit = createCircuit({ failures: 3, pauseMs: 1000 })
  circuit.failed()
  circuit.failed()
  circuit.succeeded()
  circuit.failed()
  circuit.failed()
  expect(circuit.waitMs()).toBe(0)
  circuit.failed()
  expect(circuit.waitMs()).toBe(1000)

  vi.advanceTimersByTime(1000)
  expect(circuit.waitMs()).toBe(0)
  expect(circuit.waitMs()).toBe(1000)
  circuit.succeeded()
  expect(circuit.waitMs()).toBe(0)
  vi.useRealTimers()
})

test('a dead mail server is asked five times, costs no mail its tries, and no mail is lost', async () => {
  let connections = 0
  // Accepts connections and closes them.
  const deadServer = createServer((socket) => {
    connections++
    socket.destroy()
  })
  await new Promise<void>((ready) => deadServer.listen(0, '127.0.0.1', ready))
  const { port } = deadServer.address() as AddressInfo
  const sendInVain = sendBy(`smtp://127.0.0.1:${port}`)

  const mailIds = await Promise.all(Array.from({ length: 12 }, queue))
  for (const id of mailIds.slice(0, 5)) await expect(sendInVain(id)).rejects.toThrow()
  await db.deleteFrom('outbox').execute()
  for (const id of mailIds.slice(5)) await sendInVain(id)
  expect(connections).toBe(5)
  deadServer.close()

  const [, , , , , putOff = ''] = mailIds
  expect(await find(putOff)).toMatchObject({ state: 'queued', attempts: 0 })
  const later = await db.selectFrom('outbox').select(['jobKey', 'runAt']).execute()
  expect(later.map(({ jobKey }) => jobKey)).toEqual(mailIds.slice(5).map((id) => `mail:${id}`))
  const waitsMs = Date.parse(later[0]?.runAt ?? '') - Date.now()
  expect(waitsMs).toBeGreaterThan(20_000)
  expect(waitsMs).toBeLessThanOrEqual(30_000)

  const mailbox = await openMailbox()
  const send = sendBy(mailbox.url)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  for (const id of mailIds) await send(id)
  vi.useRealTimers()
  expect(mailbox.received).toHaveLength(12)
  await mailbox.close()
})
