// Managed text of the information pages: one schema per kind of page. A fact in braces, such as
// {commission}, is filled in by the server, so that a changed setting changes every page.
import * as z from 'zod'
import { line, link, ownPicture, paragraph } from './content-fields.ts'

const title = line.min(1, 'Title is required')
const anchor = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'Use small letters, digits and hyphens')

// Paragraphs, followed by numbered points, a picture or a link.
const storySection = z.object({
  title,
  paragraphs: z.array(paragraph.min(1)).max(8),
  points: z
    .array(z.object({ title, text: paragraph }))
    .max(12)
    .optional(),
  image: ownPicture.optional(),
  link: link.optional(),
})

export const story = z.object({
  title,
  lead: paragraph,
  actions: z.array(link).max(2).optional(),
  sections: z.array(storySection).min(1).max(16),
})

const question = z.object({
  id: anchor,
  question: title,
  answer: paragraph.min(1),
  link: link.optional(),
})

export const faq = z.object({
  title,
  lead: paragraph,
  groups: z
    .array(z.object({ id: anchor, title, questions: z.array(question).min(1).max(30) }))
    .min(1)
    .max(12),
})

export const legal = z.object({
  title,
  lead: paragraph,
  effectiveOn: z.iso.date('Choose a date'),
  sections: z
    .array(
      z.object({
        title,
        paragraphs: z.array(paragraph.min(1)).max(12),
        items: z.array(paragraph.min(1)).max(20).optional(),
      }),
    )
    .min(1)
    .max(40),
})

export const serviceCategories = ['Fades', 'Beard', 'Kids', 'Designs'] as const

export const catalogue = z.object({
  title,
  lead: paragraph,
  list: z
    .array(
      z.object({
        category: z.enum(serviceCategories),
        title,
        text: paragraph,
        examples: z.array(line.min(1)).max(8),
        image: ownPicture,
      }),
    )
    .min(1)
    .max(serviceCategories.length),
  sections: z.array(storySection).max(8),
})

export const contactPage = z.object({
  title,
  lead: paragraph,
  hours: z
    .array(z.object({ days: title, times: title }))
    .min(1)
    .max(7),
  hoursNote: line,
  support: z.object({ title, text: paragraph }),
})

// Actual prices and durations of the listed barbers of a category.
export const categoryFigures = z.array(
  z.object({
    category: z.enum(serviceCategories),
    barbers: z.int(),
    priceFromCents: z.int(),
    priceToCents: z.int(),
    typicalPriceCents: z.int(),
    typicalMinutes: z.int(),
  }),
)

export const storyPages = ['about', 'grow'] as const
export const faqPages = ['help', 'grow'] as const
export const legalPages = ['terms', 'privacy', 'cookies'] as const

export type Story = z.output<typeof story>
export type StorySection = z.output<typeof storySection>
export type Faq = z.output<typeof faq>
export type Question = z.output<typeof question>
export type Legal = z.output<typeof legal>
export type Catalogue = z.output<typeof catalogue>
export type ContactPage = z.output<typeof contactPage>
export type CategoryFigures = z.output<typeof categoryFigures>
export type StoryPage = (typeof storyPages)[number]
export type FaqPage = (typeof faqPages)[number]
export type LegalPage = (typeof legalPages)[number]
