import type { adminCities as cityCalls } from '#contract/admin/settings/cities.ts'
import type { adminSettings as calls } from '#contract/admin/settings/settings.ts'
import type { Handlers } from '#server/handlers.ts'
import { addCity, readCities, saveCity } from './cities.ts'
import { previewSection } from './effects.ts'
import { readAll, readHistory, restore, saveSection } from './service.ts'

export const adminSettings: Handlers<typeof calls> = {
  read: ({ db }) => readAll(db),
  save: ({ input, ...caller }) => saveSection(caller, input),
  preview: ({ input, ...caller }) => previewSection(caller, input),
  history: ({ input, db }) => readHistory(db, input.subject),
  restore: ({ input, ...caller }) => restore(caller, input),
}

export const adminCities: Handlers<typeof cityCalls> = {
  list: ({ db }) => readCities(db),
  create: ({ input, ...caller }) => addCity(caller, input),
  save: ({ input, ...caller }) => saveCity(caller, input),
}
