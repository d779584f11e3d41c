import type { content as calls } from '#contract/marketplace/content.ts'
import type { Handlers } from '#server/handlers.ts'
import { readCatalogue, readContact, readFaq, readLegal, readStory } from './info.ts'
import { listCategoryFigures } from './queries.ts'
import { readFooter, readLanding } from './service.ts'

export const content: Handlers<typeof calls> = {
  footer: ({ input, db }) => readFooter(db, input.language),
  landing: ({ input, db }) => readLanding(db, input.language),
  story: ({ input, db }) => readStory(db, input.page, input.language),
  faq: ({ input, db }) => readFaq(db, input.page, input.language),
  legal: ({ input, db }) => readLegal(db, input.page, input.language),
  catalogue: ({ input, db }) => readCatalogue(db, input.language),
  contact: ({ input, db }) => readContact(db, input.language),
  categories: ({ db }) => listCategoryFigures(db),
}
