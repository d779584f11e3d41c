import type { Jobs } from '#server/tasks.ts'
import { eraseDue } from './erasing.ts'

export const adminPeopleJobs: Jobs<'erase-people'> = {
  'erase-people': { cron: '35 * * * *', run: (_, { db }) => eraseDue(db) },
}
