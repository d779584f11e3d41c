// What a client's phone is told of a visit. Accounts choose it, with a number they proved; a guest
// gave theirs for this.
import { cancellationOf } from '#contract/workflow.ts'
import type { Db } from '#server/db.ts'
import { wants } from '#server/features/notifications/service.ts'
import { queueSms } from '#server/features/sms/service.ts'
import type { BookingRow } from './queries.ts'
import { shortWhenOf } from './when.ts'
import type { Happening, Words } from './words.ts'

export async function textClient(db: Db, row: BookingRow, what: Happening, { event }: Words) {
  const to = row.clientId === null ? row.guestPhone : row.phoneVerifiedAt && row.clientPhone
  if (!to || !isTexted(what)) return
  if (row.clientId !== null && !(await wants(db, row.clientId, event, 'sms'))) return
  const { language, shopName: shop, address, bookingNumber: number } = row
  const sms = { to, language, ...(row.clientId !== null && { userId: row.clientId }) }
  const when = shortWhenOf(row.startsAt, language)
  if (what === 'remind_day') {
    const deadline = shortWhenOf(cancellationOf(row, Date.now()).deadline, language)
    await queueSms(db, { ...sms, template: 'reminder_24h', data: { shop, when, deadline } })
  } else if (what === 'remind_hours')
    await queueSms(db, { ...sms, template: 'reminder_2h', data: { shop, when, address } })
  else await queueSms(db, { ...sms, template: 'confirmation', data: { shop, when, number } })
}

const isTexted = (what: Happening) =>
  what === 'confirm' || what === 'accept' || what === 'remind_day' || what === 'remind_hours'
