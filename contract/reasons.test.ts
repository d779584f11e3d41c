// Reasons are read by colleagues and by the people concerned, so an invisible one is none.
import { expect, test } from 'vitest'
import * as z from 'zod'
import { listCalls } from './call.ts'
import { contract } from './contract.ts'

const typed = listCalls(contract).flatMap(({ noun, name, call }) => {
  const reason = call.input instanceof z.ZodObject ? call.input.shape.reason : undefined
  return reason instanceof z.ZodType && reason.safeParse('The shop was closed').success
    ? [[`${noun}.${name}`, reason] as const]
    : []
})

test('calls with a reason are found', () => {
  expect(typed.length).toBeGreaterThan(40)
})

test.each(typed)('the reason of %s can be read', (_, reason) => {
  expect(reason.safeParse('Closed that day.\nThe client called us.').success).toBe(true)
  for (const text of ['\u200B\u200B\u200B', '\u202Edesolc', '...', 'Clos\u00ADed'])
    expect(reason.safeParse(text).success, JSON.stringify(text)).toBe(false)
})
