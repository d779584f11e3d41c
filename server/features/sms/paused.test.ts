// The kill switch of text messages.
import { expect, test } from 'vitest'
import { db, defaultConfig, jobContext } from '#tests/world.ts'
import { sendSms } from './send.ts'
import { queueSms } from './service.ts'

const text = () =>
  queueSms(
    { db, config: defaultConfig },
    { to: '+17135550100', template: 'code', language: 'en', data: { code: '123456' } },
  )
const sms = (id: string) =>
  db.selectFrom('smsMessages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('no text is queued or sent during a pause, and none is sent late', async () => {
  const before = await text()
  await db.insertInto('featureFlags').values({ key: 'sms_paused', isEnabled: true }).execute()
  expect(await sms(await text())).toMatchObject({ state: 'suppressed', lastError: 'paused' })
  await sendSms(before, jobContext)
  await db.deleteFrom('featureFlags').execute()
  await sendSms(before, jobContext)
  expect(await sms(before)).toMatchObject({ state: 'suppressed', lastError: 'paused' })
  const after = await text()
  await sendSms(after, jobContext)
  expect(await sms(after)).toMatchObject({ state: 'sent' })
})
