// Managed content: what administrators may change on public pages. Each section has a schema and a
// built-in default, shown when the section is missing, switched off or does not match its schema.
// Keys inside a section are those of the stored document.
import * as z from 'zod'
import { call } from '#contract/call.ts'
import { line, link, ownPicture, paragraph, safeUrl } from './content-fields.ts'
import {
  catalogue,
  categoryFigures,
  contactPage,
  faq,
  faqPages,
  legal,
  legalPages,
  story,
  storyPages,
} from './info.ts'
import { languages } from '#contract/language.ts'

export const socialPlatforms = ['instagram', 'facebook', 'x', 'youtube'] as const
const socialPlatform = z.enum(socialPlatforms)

export const footer = z.object({
  companyInfo: z.object({
    name: line.min(2, 'Name must be at least 2 characters'),
    description: paragraph,
    address: line,
    phone: line,
    email: z.email('Invalid email address'),
  }),
  quickLinks: z.array(link).max(12),
  supportLinks: z.array(link).max(12),
  socialLinks: z
    .array(z.object({ platform: socialPlatform, url: safeUrl, icon: socialPlatform }))
    .max(8),
  copyright: line,
})

export const hero = z.object({
  carousel_slides: z
    .array(z.object({ image: ownPicture, title: line, subtitle: line }))
    .min(1)
    .max(8),
  carousel_speed: z.int().min(1000).max(20_000),
  categories: z
    .array(z.object({ name: line.min(1), image: ownPicture }))
    .min(1)
    .max(8),
})

export const featureIcons = ['Calendar', 'Award', 'Users', 'Scissors'] as const
export const features = z.object({
  title: line,
  subtitle: paragraph,
  list: z
    .array(z.object({ icon: z.enum(featureIcons), title: line, description: paragraph }))
    .max(6),
})

export const featuredBarbers = z.object({
  title: line,
  subtitle: paragraph,
  search_placeholder: line,
  button_text: line,
})

export const stats = z.object({
  list: z.array(z.object({ label: line, suffix: z.string().max(10) })).length(3),
})

export const cta = z.object({
  title: line,
  subtitle: paragraph,
  primary_button: line,
  secondary_button: line,
})

export const platformStats = z.object({
  use_real_data: z.object({
    barbers: z.boolean(),
    bookings: z.boolean(),
    rating: z.boolean(),
    cities: z.boolean(),
  }),
  total_cities: z.int().min(0),
  override_values: z.object({
    total_barbers_display: line.optional(),
    total_bookings_display: line.optional(),
    average_rating_display: line.optional(),
    total_cities_display: line.optional(),
  }),
})

export const landing = z.object({ hero, features, featured_barbers: featuredBarbers, stats, cta })

export type Footer = z.output<typeof footer>
export type Landing = z.output<typeof landing>
export type PlatformStats = z.output<typeof platformStats>

const inLanguage = z.object({ language: z.enum(languages) })

export const content = {
  footer: call({
    summary: 'Read the texts and links of the footer',
    access: 'public',
    method: 'GET',
    path: '/api/content/footer',
    input: inLanguage,
    output: footer,
    until: ['cms_content'],
  }),
  landing: call({
    summary: 'Read the texts of the landing page',
    access: 'public',
    method: 'GET',
    path: '/api/content/landing',
    input: inLanguage,
    output: landing,
    until: ['page_content'],
  }),
  story: call({
    summary: 'Read an article page such as "About us"',
    access: 'public',
    method: 'GET',
    path: '/api/content/stories/:page',
    input: inLanguage.extend({ page: z.enum(storyPages) }),
    output: story,
    until: ['page_content', 'settings', 'cms_content'],
  }),
  faq: call({
    summary: 'Read a page of questions and answers',
    access: 'public',
    method: 'GET',
    path: '/api/content/questions/:page',
    input: inLanguage.extend({ page: z.enum(faqPages) }),
    output: faq,
    until: ['page_content', 'settings', 'cms_content'],
  }),
  legal: call({
    summary: 'Read a legal page such as the terms',
    access: 'public',
    method: 'GET',
    path: '/api/content/legal/:page',
    input: inLanguage.extend({ page: z.enum(legalPages) }),
    output: legal,
    until: ['page_content', 'settings', 'cms_content'],
  }),
  catalogue: call({
    summary: 'Read the page about the services offered on Kempt',
    access: 'public',
    method: 'GET',
    path: '/api/content/services',
    input: inLanguage,
    output: catalogue,
    until: ['page_content', 'settings', 'cms_content'],
  }),
  contact: call({
    summary: 'Read the contact page',
    access: 'public',
    method: 'GET',
    path: '/api/content/contact',
    input: inLanguage,
    output: contactPage,
    until: ['page_content', 'settings', 'cms_content'],
  }),
  categories: call({
    summary: 'List service categories with typical prices and durations',
    access: 'public',
    method: 'GET',
    path: '/api/content/categories',
    output: categoryFigures,
    until: ['stats'],
  }),
}
