// Fields of managed content. All text is plain: none of it is read as HTML.
import * as z from 'zod'

export const line = z.string().trim().max(200, 'Text must be less than 200 characters')
export const paragraph = z.string().trim().max(2000, 'Text must be less than 2000 characters')

// Only safe link targets: our own pages, https, mail and telephone.
export const safeUrl = z
  .string()
  .trim()
  .max(500)
  .regex(
    /^(\/(?![/\\])|https:\/\/|mailto:|tel:)[^\s"'<>\\]*$/,
    'Use a path on this site, https, mailto or tel',
  )

// Only our own pictures, so that no page fetches from another site.
export const ownPicture = z
  .string()
  .max(200)
  .regex(/^\/(pictures|media)\/[\w.-]+$/, 'Choose an uploaded photo')

export const link = z.object({ label: line.min(1, 'Label is required'), url: safeUrl })

export type ContentLink = z.output<typeof link>
