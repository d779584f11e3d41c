import type { Handlers } from '#server/api.ts'
import { listFeatured } from './service.ts'

export const barbers: Handlers<'barbers'> = {
  featured: ({ db }) => listFeatured(db),
}
