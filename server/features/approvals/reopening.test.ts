// A rejected barber is put back into review.
import { expect, test } from 'vitest'
import { emailOf, seen, submittedBarber } from '#tests/setup.ts'
import { as, make, mailTo } from '#tests/world.ts'

const admin = await make.person('admin')
const operations = await make.admin('operations')
const reason = 'The register was out of date'

async function rejected() {
  const { barber, id } = await submittedBarber()
  const read = await seen(admin, id)
  await as(admin).approvals.reject({ ...read, reason: 'No such license' })
  return { barber, id, read }
}

test('waits again from now on, is told, and is approved by who has read it again', async () => {
  const { barber, id, read } = await rejected()
  const other = await rejected()
  const before = await as(other.barber).setup.read()
  await as(operations).approvals.reopen({ id, reason })
  expect(await as(other.barber).setup.read()).toEqual(before)
  expect(await as(barber).setup.read()).toMatchObject({ status: 'submitted', note: '' })
  const { notifications } = await as(barber).notifications.list({})
  expect(notifications[0]!.title).toBe("We're taking another look")
  const mail = await mailTo(await emailOf(barber), 'listing-decided')
  expect(mail.body).toContain('back in review')
  expect(mail.body).not.toContain(reason)
  const late = as(admin).approvals.approve({ ...read, reason })
  await expect(late).rejects.toMatchObject({ code: 'REVIEW_CHANGED' })
  await as(admin).approvals.approve({ ...(await seen(admin, id)), reason })
  expect((await as(barber).setup.read()).status).toBe('approved')
})

test('only a rejected barber, and only from the last rejection in the trail', async () => {
  const { id } = await rejected()
  const undos = async () => {
    const { rows } = await as(admin).audit.list({ entityId: id })
    return rows.map(({ action, undo }) => [action, undo !== null])
  }
  expect(await undos()).toEqual([['reject', true]])
  await as(admin).approvals.reopen({ id, reason })
  expect(await undos()).toEqual([
    ['reopen', false],
    ['reject', false],
  ])
  const again = as(admin).approvals.reopen({ id, reason })
  await expect(again).rejects.toMatchObject({ code: 'NOT_REJECTED' })
})
