// Which column of a list is which, by what stands over it in English or Spanish.
import type { RawClient } from '#contract/business/client-import.ts'
import type { Line } from './csv.ts'

// A name may come in two columns.
export const targets = ['name', 'lastName', 'phone', 'email', 'notes', 'tags'] as const
export type Target = (typeof targets)[number]
// The number of the column each is read from.
export type Mapping = Record<Target, number | null>

const headers: Record<Target, readonly string[]> = {
  name: [
    'name',
    'full name',
    'first name',
    'firstname',
    'client',
    'client name',
    'customer',
    'customer name',
    'given name',
    'nombre',
    'nombre completo',
    'nombres',
    'cliente',
  ],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'apellido', 'apellidos'],
  phone: [
    'phone',
    'phone number',
    'mobile',
    'mobile phone',
    'cell',
    'cell phone',
    'telephone',
    'tel',
    'telefono',
    'numero de telefono',
    'celular',
    'movil',
  ],
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'correo',
    'correo electronico',
  ],
  notes: ['notes', 'note', 'comment', 'comments', 'memo', 'notas', 'nota', 'comentarios'],
  tags: ['tags', 'tag', 'groups', 'group', 'labels', 'etiquetas', 'etiqueta', 'grupos', 'grupo'],
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')
    .trim()

export function guessMapping(first: readonly string[]): Mapping {
  const words = first.map(plain)
  const columnOf = (target: Target) => {
    const index = words.findIndex((word) => headers[target].includes(word))
    return index === -1 ? null : index
  }
  return {
    name: columnOf('name'),
    lastName: columnOf('lastName'),
    phone: columnOf('phone'),
    email: columnOf('email'),
    notes: columnOf('notes'),
    tags: columnOf('tags'),
  }
}

export const isRecognised = (mapping: Mapping) =>
  Object.values(mapping).some((column) => column !== null)

// A list as it was read, and how it is to be understood.
export type ListFile = { lines: Line[]; mapping: Mapping; hasHeader: boolean }

export function rowsOf({ lines, mapping, hasHeader }: ListFile) {
  return lines.slice(hasHeader ? 1 : 0).map((line) => rowOf(line, mapping))
}

const longestCell = 2000

export function rowOf({ number, cells }: Line, mapping: Mapping): RawClient & { line: number } {
  const cell = (target: Target) => {
    const column = mapping[target]
    return column === null ? '' : (cells[column] ?? '').slice(0, longestCell)
  }
  return {
    line: number,
    name: `${cell('name')} ${cell('lastName')}`.trim().slice(0, longestCell),
    phone: cell('phone'),
    email: cell('email'),
    notes: cell('notes'),
    tags: cell('tags'),
  }
}
