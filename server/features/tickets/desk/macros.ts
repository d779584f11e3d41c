// Saved answers. Support edits its own; owners and operations edit all.
import { sql } from 'kysely'
import type { Received } from '#contract/call.ts'
import type { supportDesk } from '#contract/admin/support/support-desk.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { deleteMacro, findMacro, isNameTaken, listMacros, upsertMacro } from './macro-queries.ts'

const entity = 'support_macros'

export async function readMacros({ db, actor }: SignedInCaller) {
  const rows = await listMacros(db)
  return {
    rows: rows.map(({ createdBy, ...row }) => ({ ...row, isOwn: mayEdit(actor, createdBy) })),
  }
}

const mayEdit = ({ id, permissions }: SignedInCaller['actor'], createdBy: string | null) =>
  createdBy === id || permissions.has('bookings.force')

type Save = Received<typeof supportDesk.saveMacro>

export function saveMacro(caller: SignedInCaller, { id, ...macro }: Save) {
  return inTransaction(caller.db, async (db) => {
    await sql`LOCK TABLE support_macros IN SHARE ROW EXCLUSIVE MODE`.execute(db)
    const known = await findMacro(db, id)
    if (known && !mayEdit(caller.actor, known.createdBy)) fail('NOT_FOUND')
    if (await isNameTaken(db, id, macro.name)) fail('SAVED_NAME_TAKEN')
    await upsertMacro(db, { id, ...macro, createdBy: known?.createdBy ?? caller.actor.id })
    await writeDown(
      { ...caller, db },
      { action: 'save-macro', entity, entityId: id, reason: '', after: { name: macro.name } },
    )
  })
}

export function removeMacro(caller: SignedInCaller, id: string) {
  return inTransaction(caller.db, async (db) => {
    const known = await findMacro(db, id)
    if (!known || !mayEdit(caller.actor, known.createdBy)) return fail('NOT_FOUND')
    await deleteMacro(db, id)
    const before = { name: known.name }
    const deed = { action: 'remove-macro', entity, entityId: id, reason: '', before, after: {} }
    await writeDown({ ...caller, db }, deed)
  })
}
