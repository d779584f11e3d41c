// Rights that need a second factor at most 15 minutes old.
import { expect, test } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import type { Actor } from '#contract/access.ts'
import { isStale } from '#contract/permissions.ts'
import { listCalls } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { enrolSecret } from '#server/features/second-factor/service.ts'
import { password } from '#tests/accounts.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { as, db, make } from '#tests/world.ts'

const minute = 60_000
const secret = 'KEMPTTESTKEMPTTESTKEMPTTESTKEMPT'

test('every call that needs a fresh factor refuses one of 15 minutes and a second', async () => {
  const owner = await make.person('admin')
  const aged = (ms: number): Actor => ({ ...owner, secondFactorAt: Date.now() - ms })
  const fresh = listCalls(contract).filter(({ call }) => isStale(call.access, null, Date.now()))
  expect(fresh.map(({ noun, name }) => `${noun}.${name}`)).toEqual([
    'adminCities.create',
    'adminCities.save',
    'adminGrants.grant',
    'adminGrants.previewRevoke',
    'adminGrants.revoke',
    'adminGrants.resend',
    'adminGrants.withdraw',
    'adminPeople.previewErase',
    'adminPeople.erase',
    'adminPeople.keep',
    'adminSettings.save',
    'adminSettings.restore',
    'approvals.previewSuspend',
    'approvals.suspend',
    'approvals.restore',
    'commissionClaims.decide',
    'commissionRules.create',
    'commissionRules.withdraw',
    'merging.preview',
    'merging.merge',
    'health.runAgain',
    'impersonations.start',
    'platformOffers.create',
    'platformOffers.change',
    'platformOffers.setState',
    'referralDesk.decide',
    'refunds.give',
    'refunds.decide',
    'refunds.retry',
    'refunds.credit',
    'userAdmin.previewSuspend',
    'userAdmin.suspend',
    'userAdmin.restore',
    'userAdmin.grantRole',
    'userAdmin.previewRevoke',
    'userAdmin.revokeRole',
    'wallet.give',
  ])
  // Its call says so before the input is read.
  await db.insertInto('featureFlags').values({ key: 'impersonation', isEnabled: true }).execute()
  for (const { noun, name } of fresh) {
    const ask = (who: Actor) =>
      (as(who) as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>)[
        noun
      ]![name]!({})
    await expect(ask(aged(15 * minute + 1000))).rejects.toMatchObject({
      code: 'SECOND_FACTOR_STALE',
    })
    await expect(ask(aged(15 * minute - 5000))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }
})

test('a new code makes it fresh at once, and works once', async () => {
  const owner = await make.person('admin')
  await enrolSecret(db, owner.id, secret)
  const visitor = createVisitor(openApp())
  await signIn(visitor, owner)
  await db
    .updateTable('sessions')
    .set({ secondFactorAt: new Date(Date.now() - 16 * minute).toISOString() })
    .where('userId', '=', owner.id)
    .execute()
  const order = { email: 'a@example.com', subRole: 'support', lastDay: null, reason: 'More hands' }
  const grant = () => visitor.post('/api/admin/grants', order)
  // The first request of this session, so no server remembers the factor it had before.
  expect((await grant()).body.code).toBe('SECOND_FACTOR_STALE')

  const renew = (code: string) => visitor.post('/api/auth/second-factor/renew', { code })
  expect((await renew('000000')).body.code).toBe('CODE_INVALID')
  // The password, which a session of five days ago may have been stolen with, is not enough.
  const codes = await visitor.post('/api/account/second-factor/backup-codes', { password })
  expect(codes.status).toBe(400)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  expect((await renew(code)).status).toBe(200)
  expect((await grant()).status).toBe(201)
  expect((await renew(code)).body.code).toBe('CODE_USED')
})
