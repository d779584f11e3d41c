// Signed marks in one cookie: which barbers a browser reached by the barber's own link, and which
// through the marketplace. One mark per barber; while it is valid, the first kind stays.
import { timingSafeEqual } from 'node:crypto'
import type { BarberId } from '#contract/ids.ts'
import { markDays } from '#contract/limits.ts'
import type { Caller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { keyOf, sign } from '#server/features/secrets/service.ts'
import { barberIdOf } from '#server/ids.ts'

const kinds = ['link', 'found'] as const
export type Mark = { barberId: BarberId; kind: (typeof kinds)[number]; at: number }

const mostMarks = 20
const validMs = markDays * 24 * 60 * 60 * 1000
const clockSkewMs = 60_000

export async function setMark({ db, request }: Caller, kind: Mark['kind'], barberId: BarberId) {
  const marks = await readMarks(db, request.marks)
  const known = marks.find((mark) => mark.barberId === barberId)
  if (known && known.kind !== kind) return
  const others = marks.filter((mark) => mark.barberId !== barberId)
  request.setMarks(await writeMarks(db, [{ barberId, kind, at: Date.now() }, ...others]))
}

// Valid marks, newest first. None when the signature is wrong.
export async function readMarks(db: Db, token: string | null): Promise<Mark[]> {
  if (token === null) return []
  const end = token.lastIndexOf('.')
  const body = token.slice(0, Math.max(0, end))
  const given = Buffer.from(token.slice(end + 1), 'base64url')
  const expected = await signatureOf(db, body)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return []
  return body
    .split('.')
    .map(parse)
    .filter(isValid)
    .toSorted((a, b) => b.at - a.at)
}

export async function writeMarks(db: Db, marks: readonly Mark[]) {
  const newest = marks.toSorted((a, b) => b.at - a.at).slice(0, mostMarks)
  const body = newest
    .map(({ kind, barberId, at }) => `${kind}~${barberId}~${Math.floor(at / 1000).toString(36)}`)
    .join('.')
  return `${body}.${(await signatureOf(db, body)).toString('base64url')}`
}

async function signatureOf(db: Db, body: string) {
  return sign(await keyOf(db, 'marks'), body)
}

function parse(text: string): Mark {
  const [kind = '', id = '', seconds = ''] = text.split('~')
  return { kind: kind as Mark['kind'], barberId: barberIdOf(id), at: parseInt(seconds, 36) * 1000 }
}

function isValid({ at }: Mark) {
  const age = Date.now() - at
  return age > -clockSkewMs && age < validMs
}
