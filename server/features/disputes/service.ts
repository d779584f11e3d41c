// What other features ask about disputes.
import type { Db } from '#server/database/db.ts'
import { sumHeld } from './list-queries.ts'
import { openClaim, openFromFlag, prepareClaim } from './opening.ts'
import { listKeptFiles } from './queries.ts'

export { openClaim, openFromFlag, prepareClaim }

// What a barber cannot be paid out, for open disputes, chargebacks and bookings in question. The view
// disputed_amounts has a row for each of them.
export const readHeldCents = (db: Db, barberId: string) => sumHeld(db, barberId)

// Pictures that were sent with a dispute.
export const listFilesInDisputes = (db: Db, names: string[]) => listKeptFiles(db, names)
