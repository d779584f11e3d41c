// Everyone whom a dispute concerns is told: in the app, by mail, and live.
import { fill, type Text } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { notify, notifyAdmins } from '#server/features/notifications/service.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import { moneyOf } from '#server/formats.ts'
import { texts, type Told } from './notice-texts.ts'
import type { DisputeRow } from './queries.ts'

export type About = {
  booking: BookingRow
  dispute: Pick<DisputeRow, 'id'>
  told: Told
  cents?: number
  reason?: string
}

type Words = { title: Text; message: Text }

function paramsOf({ booking, cents, reason = '' }: About) {
  return {
    shop: booking.shopName,
    number: booking.bookingNumber,
    amount: moneyOf(cents ?? 0, 'en'),
    reason,
    client: booking.clientName ?? booking.guestName ?? '',
  }
}

const notice = (words: Words, about: About) =>
  ({
    event: 'support',
    type: 'other',
    ...words,
    params: paramsOf(about),
    data: { event: 'dispute', disputeId: about.dispute.id },
    isMailed: true,
  }) as const

// A guest gets a mail, if they left an address.
export async function tellClient(db: Db, about: About) {
  const words = texts.client[about.told]
  const { booking, dispute } = about
  if (words === undefined) return
  const { clientId, guestEmail, guestName, language, id: bookingId } = booking
  if (clientId !== null) {
    const actionUrl = `/client/dashboard?tab=disputes&dispute=${dispute.id}` as const
    await notify(db, { userId: clientId, ...notice(words, about), actionUrl })
    return publish(db, userTopic(clientId), { type: 'dispute', id: dispute.id })
  }
  if (guestEmail === null) return
  const params = paramsOf(about)
  const message = fill(words.message, language, params)
  const data = { name: guestName ?? '', title: words.title, message, params, path: '/' as const }
  await queueMail(db, { kind: 'notice', to: guestEmail, language, bookingId, data })
}

export async function tellBarber(db: Db, about: About) {
  const words = texts.barber[about.told]
  const { booking, dispute } = about
  if (words === undefined) return
  const actionUrl = `/barber/dashboard?tab=disputes&dispute=${dispute.id}` as const
  await notify(db, { userId: booking.barberId, ...notice(words, about), actionUrl })
  await publish(db, userTopic(booking.barberId), { type: 'dispute', id: dispute.id })
}

export async function tellDesk(db: Db, about: About & { exceptId?: string }) {
  const words = texts.admin[about.told]
  if (words === undefined) return
  const { dispute, exceptId } = about
  const { isMailed: _, ...rest } = notice(words, about)
  const actionUrl = `/admin/dashboard?tab=disputes&dispute=${dispute.id}` as const
  const right = about.told === 'waiting' ? 'refunds.approve' : 'disputes.decide'
  await notifyAdmins(db, right, { ...rest, actionUrl, ...(exceptId && { exceptId }) })
}
