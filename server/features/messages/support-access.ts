// Who reads and writes in a conversation with support. The desk reads tickets through its own calls, by
// permission; this is the rule for the person who asked.
import type { SignedInCaller } from '#server/caller.ts'
import { findClientPlace, type ConversationRow } from './places-queries.ts'

export async function sideInSupport(
  { db, actor }: Pick<SignedInCaller, 'db' | 'actor'>,
  row: ConversationRow,
) {
  const requester = await findClientPlace(db, row.id)
  return requester?.userId === actor.id ? ('client' as const) : undefined
}
