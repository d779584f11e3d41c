import { expect, test } from 'vitest'
import { isFoundHere } from './came-from.ts'

const id = '0199b7a2-0000-7000-8000-000000000001'
const other = '0199b7a2-0000-7000-8000-000000000002'

test.each(['/', '/explore', '/map', `/barber/${other}`, `/barber-profile/${other}`])(
  '%s shows barbers to be found',
  (path) => {
    expect(isFoundHere(id, path)).toBe(true)
  },
)

test.each([
  '',
  `/barber/${id}`,
  '/barber/dashboard',
  '/client/dashboard',
  '/guest/bookings',
  `/portfolio/${id}`,
])('%s does not', (path) => {
  expect(isFoundHere(id, path)).toBe(false)
})
