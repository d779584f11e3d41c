import type { Handlers } from '#server/api.ts'
import { readFooter, readLanding } from './service.ts'

export const content: Handlers<'content'> = {
  footer: ({ input, db }) => readFooter(db, input.language),
  landing: ({ input, db }) => readLanding(db, input.language),
}
