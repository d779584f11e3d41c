// Something to begin with: what a booking mostly costs and takes.
import { templateNames } from '#web/texts/business/services.ts'

export const templates = [
  { category: 'Fades', name: templateNames.Fades, price: 35, durationMinutes: 45 },
  { category: 'Beard', name: templateNames.Beard, price: 20, durationMinutes: 20 },
  { category: 'Kids', name: templateNames.Kids, price: 25, durationMinutes: 30 },
  { category: 'Designs', name: templateNames.Designs, price: 45, durationMinutes: 60 },
] as const

export type Template = (typeof templates)[number]
