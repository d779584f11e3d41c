// The rights of the people in a conversation as they are today, for what is sent to them unasked.
import { sql } from 'kysely'
import { memberLevelsWith } from '#contract/business/team-rights.ts'
import type { MessageSide } from '#contract/bookings/message-rows.ts'
import type { Db } from '#server/database/db.ts'

// Of a participant `p` in a conversation `c` with its booking `k`: staff are the owner, the provider while
// they work there, and members who see all calendars. The same rule as in access.ts.
export const stillMay = sql<boolean>`(p.left_at IS NULL AND (p.side <> 'staff'
  OR p.user_id = c.barber_id
  OR EXISTS (SELECT FROM employees e
    WHERE e.user_id = p.user_id AND e.barber_id = c.barber_id AND e.is_active
      AND (k.provider_id = p.user_id
        OR e.permission_level = ANY (${memberLevelsWith('allCalendars')}::text[])))))`

// Those who are in the conversation now, the sender included.
export async function listPresent(db: Db, conversationId: string) {
  const { rows } = await sql<{ id: string; userId: string | null; side: MessageSide }>`
    SELECT p.id, p.user_id, p.side FROM participants p
    JOIN conversations c ON c.id = p.conversation_id
    LEFT JOIN bookings k ON k.id = c.booking_id
    WHERE c.id = ${conversationId} AND ${stillMay}`.execute(db)
  return rows
}
