// Secrets planted in every input never reach the log.
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { listCalls } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { db, make } from '#tests/world.ts'

const lines: string[] = []
const stream = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk))
    done()
  },
})
const app = openApp({ env: { LOG_LEVEL: 'trace' }, logStream: stream })

const secrets = {
  password: 'planted-password-1f2e',
  currentPassword: 'planted-password-1f2e',
  confirmPassword: 'planted-password-1f2e',
  token: 'planted-token-9a8b7c6d5e4f',
  code: '918273',
  email: 'planted-person@example.com',
  email_param: 'planted-person@example.com',
  phone: '+17135559182',
  message: 'planted message',
  name: 'Planted Person',
}

test('nothing that was sent is logged, in answers, refusals and breakage alike', async () => {
  const visitor = createVisitor(app)
  await signIn(visitor, await make.person('admin', 'client'))
  const session = visitor.cookies.get('__Host-session')!
  for (const { call } of listCalls(contract)) {
    const query = new URLSearchParams({ token: secrets.token, email: secrets.email })
    await visitor.ask(
      call.method,
      `${call.path}?${query}`,
      call.method === 'GET' ? undefined : secrets,
    )
    visitor.cookies.set('__Host-session', session)
  }
  // Causes an error: a missing table.
  await db.schema.alterTable('settings').renameTo('settings_away').execute()
  await visitor.get(`/api/settings?token=${secrets.token}`)
  await db.schema.alterTable('settings_away').renameTo('settings').execute()

  const log = lines.join('')
  expect(log).toContain('"status":500')
  const leaked = [...new Set(Object.values(secrets)), session].filter((secret) =>
    log.includes(secret),
  )
  expect(leaked).toEqual([])
})
