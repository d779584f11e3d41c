// Every write of an administrator leaves one row in the audit trail, with the reason they gave.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { listCalls } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { objects } from '#tests/safety/matrix/objects.ts'
import { as, db, make } from '#tests/world.ts'
import { deeds, owner, reason } from './deeds.ts'

// They change nothing: they count, or try and roll back.
const onlyCounts = [
  'adminFlags.preview',
  'adminSettings.preview',
  'commissionRules.preview',
  'commissionRules.previewWithdraw',
  'refunds.preview',
  'disputeDesk.preview',
]

// Writes without a reason, and why.
const withoutReason: Record<string, string> = {
  'adminGrants.ask': 'changes nothing yet: an owner who agrees gives their reason',
  'audit.checkNow': 'changes no row that anyone reads but the result of the check',
  'bulkRuns.finish': 'each follow-up has a row of its own, with its note',
  'supportDesk.look': 'colleagues hear of it; nothing is kept but what one has read',
  'supportDesk.reply': 'the answer says it; tickets/desk-moves.test.ts finds its row',
  'supportDesk.note': 'the note says it; tickets/desk-moves.test.ts finds its row',
  'supportDesk.change': 'everyday work; tickets/desk-moves.test.ts finds its row',
  'supportDesk.hold': 'the line to the requester says it; tickets/desk-moves.test.ts finds its row',
  'supportDesk.link': 'everyday work; tickets/desk-moves.test.ts finds its row',
  'supportDesk.bulk': 'as change, with a row for each',
  'supportDesk.saveMacro':
    'everyone reads the text itself; tickets/desk-moves.test.ts finds its row',
  'supportDesk.removeMacro': 'as saveMacro',
  'savedViews.save': 'nobody else is concerned; sharing leaves a row',
  'savedViews.change': 'nobody else is concerned; sharing leaves a row',
  'savedViews.moveFirst': 'the order of a list of filters',
  'savedViews.remove': 'nobody else is concerned; a shared one leaves a row',
}

// The reason has another name: a note to a colleague, one reason per step.
const otherNames: Record<string, string> = {
  'approvals.requestChanges': 'reasons',
  'bulkRuns.assign': 'note',
  'followUps.assign': 'note',
  // The note that the follow-up was given when it was assigned.
  'followUps.finish': 'id',
}

// In the trail of each listing.
const twoRows = ['merging.merge']

const writes = listCalls(contract)
  .filter(({ call: { access } }) => typeof access === 'object' && 'needs' in access)
  .filter(({ call }) => call.method !== 'GET')
  .map(({ noun, name, call }) => ({ title: `${noun}.${name}`, call }))

async function rowsOf(deed: () => Promise<unknown>) {
  const rows = db.selectFrom('auditLog').selectAll().orderBy('id')
  const last = (await rows.execute()).at(-1)?.id ?? 0
  await deed()
  return rows.where('id', '>', last).execute()
}

test('every write is done below, changes nothing, or says why it needs no reason', () => {
  const said = [...Object.keys(deeds), ...onlyCounts, ...Object.keys(withoutReason)]
  const names = [...writes.map(({ title }) => title), 'POST /api/admin/people/:id/export']
  expect(said.toSorted()).toEqual(names.toSorted())
})

describe('asks for a reason', () => {
  const asked = writes.filter(({ title }) => title in deeds)
  test.each(asked)('$title', ({ title, call }) => {
    const { anyOf, oneOf, ...shape } = z.toJSONSchema(call.input as z.ZodType, {
      io: 'input',
      unrepresentable: 'any',
    })
    for (const { required } of (anyOf ?? oneOf ?? [shape]) as z.core.JSONSchema.JSONSchema[])
      expect(required).toContain(otherNames[title] ?? 'reason')
  })
})

describe('leaves its row', () => {
  test.each(Object.entries(deeds))('%s', async (title, prepare) => {
    const rows = await rowsOf(await prepare())
    const row = { actorId: owner.id, reason, action: expect.any(String) }
    expect(rows).toMatchObject(twoRows.includes(title) ? [row, row] : [row])
  })
})

describe('without a reason', () => {
  const view = { list: 'bookings', query: 'status=no_show', isShared: true } as const
  let shared = 0
  const newName = () => `View ${(shared += 1)}`
  const share = () => as(owner).savedViews.save({ ...view, name: newName() })

  test('a question to the owners and a run over many rows leave a row all the same', async () => {
    const support = await make.admin('support')
    const ask = () => as(support).adminGrants.ask({ permission: 'audit.read' })
    expect(await rowsOf(ask)).toMatchObject([{ actorId: support.id, action: 'ask-for-right' }])
    const rows = { ids: [await objects.followUp()] }
    const finish = () => as(owner).bulkRuns.finish({ id: randomUUID(), rows })
    expect(await rowsOf(finish)).toMatchObject([{ actorId: owner.id, action: 'start-bulk' }])
  })

  test('so do views that everyone sees', async () => {
    expect(await rowsOf(share)).toMatchObject([{ action: 'share-view' }])
    const { id } = await share()
    const rename = () => as(owner).savedViews.change({ id, name: newName(), isShared: true })
    expect(await rowsOf(rename)).toMatchObject([{ action: 'rename-view' }])
    const remove = () => as(owner).savedViews.remove({ id })
    expect(await rowsOf(remove)).toMatchObject([{ action: 'delete-view' }])
  })
})
