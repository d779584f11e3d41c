// What a client's phone is told of a visit. Accounts choose it, with a number they proved; a guest
// gave theirs for this.
import { cancellationOf } from '#contract/workflow.ts'
import type { Db } from '#server/db.ts'
import { mailSettings } from '#server/features/mail/service.ts'
import { wants } from '#server/features/notifications/service.ts'
import { queueSms, type VisitTemplate } from '#server/features/sms/service.ts'
import type { BookingRow } from './queries.ts'
import { shortWhenOf } from './when.ts'
import type { Happening, Words } from './words.ts'

type Told = { what: Happening; words: Words; path: string }

export async function textClient(db: Db, row: BookingRow, { what, words: { event }, path }: Told) {
  const to = row.clientId === null ? row.guestPhone : row.phoneVerifiedAt && row.clientPhone
  const template = templates[what]
  if (!to || !template) return
  if (row.clientId !== null && !(await wants(db, row.clientId, event, 'sms'))) return
  const { language, shopName: shop, address, bookingNumber: number } = row
  await queueSms(db, {
    to,
    template,
    language,
    bookingId: row.id,
    ...(row.clientId !== null && { userId: row.clientId }),
    data: {
      shop,
      address,
      number,
      when: shortWhenOf(row.startsAt, language),
      deadline: shortWhenOf(cancellationOf(row, Date.now()).deadline, language),
      link: mailSettings().publicUrl + path,
    },
  })
}

const templates: Partial<Record<Happening, VisitTemplate>> = {
  confirm: 'confirmation',
  accept: 'confirmation',
  remind_day: 'reminder_24h',
  remind_hours: 'reminder_2h',
  reschedule: 'changed',
  cancel_by_staff: 'cancelled',
  finish: 'completion_link',
}
