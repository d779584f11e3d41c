// What other features ask about disputes.
import type { Db } from '#server/database/db.ts'
import { listKeptFiles } from './queries.ts'

// Pictures that were sent with a dispute.
export const listFilesInDisputes = (db: Db, names: string[]) => listKeptFiles(db, names)
