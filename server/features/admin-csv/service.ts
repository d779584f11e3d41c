// Which lists have a file, and how a file is written: all of what is filtered, page after page, while it
// is sent.
import * as z from 'zod'
import { csvMark, harmless, writeCsv } from '#contract/csv.ts'
import { fail } from '#contract/errors.ts'
import type { Language, Text } from '#contract/language.ts'
import type { Permission } from '#contract/permissions.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { maskEmail, maskPhone } from '#server/masks.ts'
import { meaningOf } from '#server/meaning.ts'
import { findCityZone } from './queries.ts'

const pageRows = 1000

// How cells speak: words in the reader's language, times in the zone of the launch city.
export type Said = {
  word: (text: Text) => string
  // '2026-11-17 14:30', which spreadsheets read as a time.
  time: (at: string | null, timeZone?: string) => string
  language: Language
}

// A column of times names their zone in its title.
export type Column<Row> = { title: Text; isTime?: true; cell: (row: Row, said: Said) => string }

type Given<Asked extends object, Row> = {
  // As in the address: /api/admin/<name>.csv.
  name: string
  needs: Permission
  asked: z.ZodType<Asked>
  columns: readonly Column<Row>[]
  // The first rows, or those after the last one written.
  read: (
    caller: SignedInCaller,
    asked: Asked,
    page: { last?: Row; limit: number },
  ) => Promise<Row[]>
}

export type CsvList = {
  name: string
  needs: Permission
  open: (caller: SignedInCaller, query: unknown) => Promise<AsyncGenerator<string>>
}

export function csvList<Asked extends object, Row>(given: Given<Asked, Row>): CsvList {
  const { name, needs, asked: schema, columns, read } = given

  type Noted = (rows: number) => Promise<void>

  // Noted at its end, also when the reader breaks it off, with the number of rows that were read.
  async function* write(caller: SignedInCaller, asked: Asked, note: Noted) {
    let count = 0
    try {
      for await (const { lines, rows } of pages(caller, asked)) {
        count += rows
        yield lines
      }
    } finally {
      await note(count)
    }
  }

  async function* pages(caller: SignedInCaller, asked: Asked) {
    const { language } = caller.request
    const timeZone = await findCityZone(caller.db)
    const said = saidIn(language, timeZone)
    const titles = columns.map(({ title, isTime }) =>
      isTime ? `${title[language]} (${timeZone})` : title[language],
    )
    yield { lines: csvMark + line(titles), rows: 0 }
    let last: Row | undefined
    for (;;) {
      const rows = await read(caller, asked, { last, limit: pageRows })
      const lines = rows.map((row) => line(columns.map(({ cell }) => cell(row, said)))).join('')
      yield { lines, rows: rows.length }
      if (rows.length < pageRows) return
      last = rows.at(-1)
    }
  }

  async function open(caller: SignedInCaller, query: unknown) {
    const asked = schema.safeParse(query)
    if (!asked.success) return fail('INVALID_INPUT')
    // As they were asked for: unknown names are dropped by the schema, and are not kept.
    const filters = Object.entries(z.record(z.string(), z.unknown()).parse(query))
      .filter(([name]) => name in asked.data)
      .map(([name, value]) => [name, name === 'q' ? masked(String(value)) : String(value)])
    const deed = { action: 'export-list', entity: 'list', entityId: name, reason: '' }
    return write(caller, asked.data, (rows) =>
      writeDown(caller, { ...deed, after: { ...Object.fromEntries(filters), rows } }),
    )
  }

  return { name, needs, open }
}

function saidIn(language: Language, cityZone: string): Said {
  return {
    language,
    word: (text) => text[language],
    time: (at, timeZone = cityZone) =>
      at === null ? '' : localTime(at, timeZone).toString().slice(0, 16).replace('T', ' '),
  }
}

function localTime(at: string, timeZone: string) {
  return Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDateTime()
}

// The trail keeps no contacts, so that erasing a person does not have to touch it.
function masked(q: string) {
  const { kind, text } = meaningOf(q)
  if (kind === 'email') return maskEmail(text)
  return kind === 'phone' ? maskPhone(text) : q
}

function line(cells: readonly string[]) {
  return `${writeCsv([cells.map(harmless)])}\r\n`
}
