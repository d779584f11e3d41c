// What follows from silence: the barber's sends a claim to the administration as uncontested, the client's
// closes it, and nobody's appeal makes a decision final. An overdue administration is reminded.
import { clocks, openStates, type DisputeState } from '#contract/money/disputes/dispute-rules.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { lockDispute, setState } from './answering.ts'
import { submitLater } from './chargebacks/chargebacks.ts'
import { say } from './evidence.ts'
import { tellBarber, tellClient, tellDesk } from './notices.ts'
import { insertEvent, listDue, listOverdue, setDispute, type DisputeRow } from './queries.ts'

const atOnce = 100
const silent = openStates.filter((state) => clocks[state]?.silence !== undefined)
const administrators: DisputeState[] = ['escalated', 'appealed']

export async function tendDisputes(db: Db) {
  for (const due of await listDue(db, silent, atOnce))
    await inTransaction(db, async (db) => {
      const { booking, dispute } = await lockDispute(db, due)
      if (isDue(dispute) && silent.includes(dispute.state)) await endClock(db, booking, dispute)
    })
  for (const due of await listOverdue(db, administrators, atOnce))
    await inTransaction(db, async (db) => {
      const { booking, dispute } = await lockDispute(db, due)
      if (!isDue(dispute) || !administrators.includes(dispute.state)) return
      await tellDesk(db, { booking, dispute, told: 'overdue' })
      await setDispute(db, dispute.id, { remindedAt: new Date().toISOString() })
    })
}

const isDue = ({ dueAt }: DisputeRow) => dueAt !== null && Date.parse(dueAt) <= Date.now()

async function endClock(db: Db, booking: BookingRow, dispute: DisputeRow) {
  const { id, kind, state } = dispute
  const about = { booking, dispute }
  if (kind === 'chargeback' && state === 'barber_response') {
    await say(db, { disputeId: id, side: 'system', actorId: null, event: 'submitted' })
    await setState(db, booking, { id, state: 'submitted' })
    return submitLater(db, id)
  }
  if (state === 'barber_response') {
    await say(db, { disputeId: id, side: 'system', actorId: null, event: 'unanswered' })
    await setDispute(db, id, { isUncontested: true })
    await setState(db, booking, { id, state: 'escalated' })
    await tellClient(db, { ...about, told: 'unanswered' })
    await tellBarber(db, { ...about, told: 'unanswered' })
    return tellDesk(db, { ...about, told: 'unanswered' })
  }
  if (state === 'decided') return setState(db, booking, { id, state: 'closed', outcome: 'decided' })
  await insertEvent(db, { disputeId: id, side: 'system', actorId: null, event: 'lapsed' })
  await setState(db, booking, { id, state: 'closed', outcome: 'lapsed' })
  await tellClient(db, { ...about, told: 'lapsed' })
  await tellBarber(db, { ...about, told: 'lapsed' })
}
