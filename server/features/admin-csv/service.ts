// Which lists have a file, and how a file is written: page after page, while it is sent.
import * as z from 'zod'
import { csvMark, harmless, writeCsv } from '#contract/csv.ts'
import { fail } from '#contract/errors.ts'
import type { Text } from '#contract/language.ts'
import type { Permission } from '#contract/permissions.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { maskEmail, maskPhone } from '#server/masks.ts'
import { meaningOf } from '#server/meaning.ts'

const pageRows = 1000
const mostRows = 100_000

export type Column<Row> = { title: Text; cell: (row: Row) => string }

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

  async function* write(caller: SignedInCaller, asked: Asked) {
    const { language } = caller.request
    yield csvMark + line(columns.map(({ title }) => title[language]))
    let last: Row | undefined
    for (let written = 0; written < mostRows; written += pageRows) {
      const rows = await read(caller, asked, { last, limit: pageRows })
      yield rows.map((row) => line(columns.map(({ cell }) => cell(row)))).join('')
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
    await writeDown(caller, { ...deed, after: Object.fromEntries(filters) })
    return write(caller, asked.data)
  }

  return { name, needs, open }
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
