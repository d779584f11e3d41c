// What flags stop besides calls: referrals, a language and files.
import { expect, test } from 'vitest'
import { joinByReferral } from '#server/features/referrals/service.ts'
import { createVisitor, openApp } from '#tests/http.ts'
import type { FlagName } from '#contract/flags.ts'
import { db, make } from '#tests/world.ts'
import { offeredLanguage } from './service.ts'

async function withFlag(key: FlagName, isEnabled: boolean, work: () => Promise<void>) {
  await db.insertInto('featureFlags').values({ key, isEnabled }).execute()
  await work()
  await db.deleteFrom('featureFlags').execute()
}

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
