// What flags stop besides calls: text messages, waitlist offers, referrals and a language.
import { expect, test } from 'vitest'
import { queueSms } from '#server/features/sms/service.ts'
import { sendSms } from '#server/features/sms/send.ts'
import { joinByReferral } from '#server/features/referrals/service.ts'
import { createVisitor, openApp } from '#tests/http.ts'
import type { FlagName } from '#contract/flags.ts'
import { db, defaultConfig, jobContext, make } from '#tests/world.ts'
import { offeredLanguage } from './service.ts'

async function withFlag(key: FlagName, isEnabled: boolean, work: () => Promise<void>) {
  await db.insertInto('featureFlags').values({ key, isEnabled }).execute()
  await work()
  await db.deleteFrom('featureFlags').execute()
}

const text = () =>
  queueSms(
    { db, config: defaultConfig },
    { to: '+17135550100', template: 'code', language: 'en', data: { code: '123456' } },
  )
const sms = (id: string) =>
  db.selectFrom('smsMessages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('no text is queued or sent during a pause, and none is sent late', async () => {
  const before = await text()
  await withFlag('sms_paused', true, async () => {
    expect(await sms(await text())).toMatchObject({ state: 'suppressed', lastError: 'paused' })
    await sendSms(before, jobContext)
  })
  await sendSms(before, jobContext)
  expect(await sms(before)).toMatchObject({ state: 'suppressed', lastError: 'paused' })
  const after = await text()
  await sendSms(after, jobContext)
  expect(await sms(after)).toMatchObject({ state: 'sent' })
})

test('a code brings nothing while the referral program is off', async () => {
  const [friend, early, late] = await Promise.all([1, 2, 3].map(() => make.person('client')))
  await db.insertInto('referralCodes').values({ userId: friend!.id, code: 'FRIEND' }).execute()
  await withFlag('referral', false, async () => {
    expect(await joinByReferral(db, early!.id, 'FRIEND')).toBe(false)
  })
  expect(await joinByReferral(db, late!.id, 'FRIEND')).toBe(true)
})

test('Spanish pages are in English while Spanish is off', async () => {
  expect(await offeredLanguage(db, 'es')).toBe('es')
  await withFlag('spanish', false, async () => {
    expect(await offeredLanguage(db, 'es')).toBe('en')
  })
})

test('the route of review photos is closed before the file is read', async () => {
  const visitor = createVisitor(openApp())
  await withFlag('reviews_photos', false, async () => {
    const { status, body } = await visitor.post(`/api/reviews/${crypto.randomUUID()}/photos`)
    expect([status, body.code]).toEqual([404, 'REVIEW_PHOTOS_OFF'])
  })
  const { body } = await visitor.post(`/api/reviews/${crypto.randomUUID()}/photos`)
  expect(body.code).toBe('SIGN_IN_REQUIRED')
})
