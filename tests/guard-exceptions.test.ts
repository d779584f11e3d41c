// The drill itself takes an hour: without this test, a guard that moved is noticed only then.
import { expect, test } from 'vitest'
import { exceptions } from '#tests/drills/guards/exceptions.ts'
import { findGuards } from '#tests/drills/guards/find.ts'

test('every exception of drill:guards names a guard', () => {
  const guards = new Set(findGuards().map(({ file, name }) => `${file} ${name}`))
  expect(Object.keys(exceptions).filter((name) => !guards.has(name))).toEqual([])
})
