// A user's quiet hours; service.ts delays messages that are not urgent until they end.
import type { QuietHours } from '#contract/accounts/notifications.ts'
import type { Db } from '#server/database/db.ts'
import { deleteQuietHours, findQuietHours, upsertQuietHours } from './queries.ts'

const usual = { isOn: false, startsMinutes: 22 * 60, endsMinutes: 8 * 60 }

export async function readQuietHours(db: Db, userId: string): Promise<QuietHours> {
  const found = await findQuietHours(db, userId)
  return found ? { isOn: true, ...found } : usual
}

export async function saveQuietHours(db: Db, userId: string, { isOn, ...hours }: QuietHours) {
  if (isOn) await upsertQuietHours(db, { userId, ...hours })
  else await deleteQuietHours(db, userId)
}
