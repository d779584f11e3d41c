import { expect, test } from 'vitest'
import { filtersIn, listedBy } from './use-asked.ts'

const listed = (search: string) => listedBy(filtersIn(new URLSearchParams(search)), '2026-11-17')

test('without a filter the soonest from today on come first', () => {
  expect(listed('tab=all-bookings')).toMatchObject({
    status: 'coming',
    from: '2026-11-17',
    order: 'oldest',
  })
})

test('a filter shows past and future, the newest first', () => {
  expect(listed('status=no_show')).toEqual(filtersIn(new URLSearchParams('status=no_show')))
  expect(listed('q=ana')).not.toHaveProperty('order')
  expect(listed('to=2026-11-16').from).toBeUndefined()
})
