import { expect, test } from 'vitest'
import { guessMapping, isRecognised, rowOf } from './columns.ts'

const none = { name: null, lastName: null, phone: null, email: null, notes: null, tags: null }

test('columns are known by their names in English and Spanish', () => {
  expect(guessMapping(['First Name', 'Last Name', 'E-mail', 'Mobile Phone'])).toEqual({
    ...none,
    name: 0,
    lastName: 1,
    email: 2,
    phone: 3,
  })
  expect(guessMapping(['Teléfono', 'NOMBRE', 'Correo electrónico', 'Notas', 'Etiquetas'])).toEqual({
    ...none,
    phone: 0,
    name: 1,
    email: 2,
    notes: 3,
    tags: 4,
  })
  expect(isRecognised(guessMapping(['Ana', 'ana@example.com']))).toBe(false)
})

test('a line becomes a client, with both halves of the name', () => {
  const line = { number: 7, cells: ['Ana', 'Ruiz', 'ana@example.com'] }
  expect(rowOf(line, { ...none, name: 0, lastName: 1, email: 2, phone: 9 })).toEqual({
    line: 7,
    name: 'Ana Ruiz',
    phone: '',
    email: 'ana@example.com',
    notes: '',
    tags: '',
  })
})
