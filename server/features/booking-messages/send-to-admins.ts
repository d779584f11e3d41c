import type { Db } from '#server/database/db.ts'
import type { Announcement } from '#server/features/bookings/announce.ts'
import { notifyAdmins } from '#server/features/notifications/service.ts'
import { adminTexts } from './admin-texts.ts'
import { paramsOf } from './params.ts'

export async function sendToAdmins(db: Db, announcement: Announcement) {
  const { booking, event } = announcement
  const text = adminTexts[event]
  if (!text) return
  const { title, message, view } = text
  await notifyAdmins(db, 'appeals.decide', {
    event: 'support',
    type: 'other',
    title,
    message,
    params: paramsOf(announcement, 'en'),
    data: { bookingNumber: booking.bookingNumber },
    actionUrl: `/admin/dashboard?tab=all-bookings&view=${view}&booking=${booking.id}`,
  })
}
