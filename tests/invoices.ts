// Completed bookings, and the job that issues their invoices.
import { sql } from 'kysely'
import type { Actor } from '#contract/access.ts'
import type { Move } from '#contract/bookings/workflow.ts'
import { jobs } from '#server/jobs.ts'
import { at, book, fromNow, shift } from './bookings.ts'
import type { Listed } from './listing.ts'
import { as, db, jobContext } from './world.ts'

type Done = { day?: number; by?: Actor }

// A booking of $30, some hours ago, that its client has just confirmed.
export async function completedBooking(client: Actor, shop: Listed, done: Done = {}) {
  const { day = 2, by = client } = done
  const { id } = await book(client, shop, at(day, 600))
  await shift(id, fromNow(-60 * day))
  await moveBooking(by, id, 'complete')
  return id
}

export async function moveBooking(who: Actor, id: string, move: Move) {
  const { version } = await as(who).bookings.read({ id })
  await as(who).bookings.move({ id, version, move, reason: 'So it was' })
}

export async function makeDue() {
  await db
    .updateTable('invoiceRequests')
    .set({ dueAt: sql<string>`now()` })
    .execute()
}

// Issues all that waits.
export async function issueNow() {
  await makeDue()
  await jobs['issue-invoices'].run({}, jobContext)
}
