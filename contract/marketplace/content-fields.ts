// What managed content is made of. Text is text everywhere: nothing here is ever read as HTML.
import * as z from 'zod'

export const line = z.string().trim().max(200, 'Text must be less than 200 characters')
export const paragraph = z.string().trim().max(2000, 'Text must be less than 2000 characters')

// Only where a click may safely lead: our own pages, https, mail and telephone.
export const safeUrl = z
  .string()
  .trim()
  .max(500)
  .regex(
    /^(\/(?![/\\])|https:\/\/|mailto:|tel:)[^\s"'<>\\]*$/,
    'Use a path on this site, https, mailto or tel',
  )

// Pictures are our own: no page of ours fetches from a stranger.
export const ownPicture = z
  .string()
  .max(200)
  .regex(/^\/(pictures|media)\/[\w.-]+$/, 'Choose an uploaded photo')

export const link = z.object({ label: line.min(1, 'Label is required'), url: safeUrl })

export type ContentLink = z.output<typeof link>
