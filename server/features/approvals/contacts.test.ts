// A barber's contacts in the review.
import { expect, test } from 'vitest'
import { emailOf, submittedBarber } from '#tests/setup.ts'
import { as, make } from '#tests/world.ts'

test('who may not see contacts gets them masked, in the queue and in the application', async () => {
  const { barber, id } = await submittedBarber()
  const email = await emailOf(barber)
  const finance = await make.admin('finance')
  const support = await make.admin('support')
  const seen = await as(finance).approvals.read({ id })
  const queue = await as(finance).approvals.list({})
  expect(JSON.stringify([seen, queue])).not.toContain(email)
  expect(seen.email).toContain('•••@')
  expect(JSON.stringify(seen)).not.toMatch(/\+1\d{10}/)
  expect((await as(support).approvals.read({ id })).email).toBe(email)
})

test('who sees the contacts of a queue is in the trail', async () => {
  await submittedBarber()
  const [support, other] = [await make.admin('support'), await make.admin('operations')]
  const finance = await make.admin('finance')
  for (const actor of [support, support, other, finance]) await as(actor).approvals.list({})
  const { rows } = await as(await make.admin('owner')).audit.list({ action: 'see-contacts' })
  const barbers = { entity: 'list', entityId: 'barbers' }
  expect(rows).toMatchObject([
    { actor: { id: other.id }, ...barbers },
    { actor: { id: support.id }, ...barbers },
  ])
})
