// An inquiry for administrators.
import type { Db } from '#server/database/db.ts'
import { hourMs, iso, type Clock } from './clock.ts'
import { insertRows } from './rows.ts'

export function writeDesk(db: Db, { nowMs }: Clock) {
  return insertRows(db, 'businessInquiries', [
    {
      name: 'Gloria Pruitt',
      email: 'gloria.pruitt@inbox.example',
      phone: '(281) 555-0142',
      message: 'We have three chairs in Pearland and would like to be listed. Who do I talk to?',
      createdAt: iso(nowMs - 26 * hourMs),
    },
  ])
}
