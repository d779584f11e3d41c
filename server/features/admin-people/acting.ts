// Handing out a person's data.
import type { PersonOrder } from '#contract/admin/people.ts'
import { fail } from '#contract/errors.ts'
import { readExport } from '#server/features/account/service.ts'
import { writeDown, type Witnessed } from '#server/features/audit/service.ts'
import { findPerson } from './queries.ts'

export async function exportPerson(caller: Witnessed, { id, reason }: PersonOrder) {
  const { db } = caller
  if (!(await findPerson(db, id))) return fail('NOT_FOUND')
  const file = await readExport(db, id)
  const deed = { action: 'export', entity: 'profile', entityId: id, reason }
  await writeDown(caller, { ...deed, after: { kilobytes: Math.ceil(file.byteLength / 1024) } })
  return file
}
