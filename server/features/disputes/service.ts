// What other features ask about disputes.
import type { Db } from '#server/database/db.ts'
import { openClaim, openFromFlag, prepareClaim } from './opening.ts'
import { listKeptFiles } from './queries.ts'

export { openClaim, openFromFlag, prepareClaim }

// Pictures that were sent with a dispute.
export const listFilesInDisputes = (db: Db, names: string[]) => listKeptFiles(db, names)
