// Parses one line of a barber's client list.
import * as z from 'zod'
import { email, isUsable, phone } from '#contract/fields.ts'
import { hasWebAddress } from '#contract/web-address.ts'
import { place } from './team-rights.ts'

export const mostImported = 5000
export const mostImportBytes = 2 * 1024 * 1024

export const columns = ['name', 'phone', 'email', 'notes', 'tags'] as const
export type Column = (typeof columns)[number]
export type RawClient = Record<Column, string>

export const problems = [
  'nameMissing',
  'nameLong',
  'nameAddress',
  'emailBad',
  'phoneBad',
  'notesLong',
  'tagsLong',
] as const
export type Problem = (typeof problems)[number]

const rawText = z.string().max(2000)

const importedRows = z
  .array(
    z.object({
      line: z.int().min(0).max(1_000_000),
      name: rawText,
      phone: rawText,
      email: rawText,
      notes: rawText,
      tags: rawText,
    }),
  )
  .max(mostImported, 'You can import up to 5,000 rows')

export const clientImport = z.object({
  place,
  // A dry run: reports what would happen.
  isTrial: z.boolean().default(false),
  rows: importedRows,
})
export type ClientImport = z.output<typeof clientImport>

export const importReport = z.object({
  added: z.int(),
  // Existing clients whose record gained something from the list.
  merged: z.int(),
  unchanged: z.int(),
  errors: z.array(z.object({ line: z.int(), problem: z.enum(problems) })),
})
export type ImportReport = z.output<typeof importReport>

export type ListedClient = {
  name: string
  phone: string | null
  email: string | null
  note: string
  tags: string[]
}

const longestName = 100
const longestNote = 1000
const longestTag = 30
const mostTags = 10

export function readClient(raw: RawClient): ListedClient | Problem {
  const name = raw.name.trim().replaceAll(/\s+/g, ' ')
  if (name === '' || !isUsable(name)) return 'nameMissing'
  if (name.length > longestName) return 'nameLong'
  if (hasWebAddress(name)) return 'nameAddress'
  const mail = orNull(raw.email, email)
  if (mail === undefined) return 'emailBad'
  const number = orNull(raw.phone, phone)
  if (number === undefined) return 'phoneBad'
  const note = raw.notes.trim()
  if (note.length > longestNote || !isUsable(note)) return 'notesLong'
  const tags = tagsIn(raw.tags)
  if (tags.length > mostTags || tags.some((tag) => tag.length > longestTag || !isUsable(tag)))
    return 'tagsLong'
  return { name, email: mail, phone: number, note, tags }
}

// Undefined when the text is not valid.
function orNull(text: string, field: typeof email | typeof phone) {
  if (text.trim() === '') return null
  return field.safeParse(text).data
}

function tagsIn(text: string) {
  const tags = text.split(/[,;|]/).map((tag) => tag.trim())
  return [...new Set(tags.filter((tag) => tag !== ''))]
}
