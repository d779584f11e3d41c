// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { FilterChips, FilterLinks } from '#web/ui/forms/filter-chips.tsx'
import { Pagination, shownPages } from './pagination.tsx'
import { Table } from './table.tsx'

afterEach(cleanup)

function show(address: string, children: React.ReactNode) {
  render(<MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>)
}

function hrefOf(name: string) {
  return screen.getByRole('link', { name }).getAttribute('href')
}

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('on page %d of %d the pages %j are shown', (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown)
})

test('page links keep the rest of the address, and the first page needs no number', () => {
  show('/bookings?sort=date&page=2', <Pagination page={2} pages={9} />)
  expect(hrefOf('Next page')).toBe('/bookings?sort=date&page=3')
  expect(hrefOf('Previous page')).toBe('/bookings?sort=date')
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2')
})

test('there is nothing to page through on one page', () => {
  show('/bookings', <Pagination page={1} pages={1} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

function bookings(address: string) {
  show(
    address,
    <Table
      caption="Bookings"
      defaultSort="-date"
      keyOf={({ id }) => id}
      rows={[{ id: '1041', price: '$40' }]}
      columns={[
        { key: 'date', head: 'Date', isSortable: true, cell: ({ id }) => id },
        { key: 'price', head: 'Price', isSortable: true, cell: ({ price }) => price },
      ]}
    />,
  )
}

test('a cell with only a dash is left out where rows are cards', () => {
  show(
    '/bookings',
    <Table
      caption="Bookings"
      keyOf={({ id }) => id}
      rows={[{ id: '1041' }]}
      columns={[
        { key: 'tip', head: 'Tip', cell: () => '–' },
        { key: 'number', head: 'Number', cell: ({ id }) => id },
      ]}
    />,
  )
  const [tip, number] = screen.getAllByRole('cell', { hidden: true })
  expect(tip?.classList.contains('hidden')).toBe(true)
  expect(tip?.classList.contains('sm:table-cell')).toBe(true)
  expect(number?.classList.contains('hidden')).toBe(false)
})

test('headers are links that sort, turn the sorting and go back to the first page', () => {
  bookings('/bookings?page=4&sort=price')
  expect(hrefOf('Price')).toBe('/bookings?sort=-price')
  expect(hrefOf('Date')).toBe('/bookings?sort=date')
  const [date, price] = screen.getAllByRole('columnheader')
  expect(price?.getAttribute('aria-sort')).toBe('ascending')
  expect(date?.getAttribute('aria-sort')).toBe('none')
})

test('a table says how it is sorted when the address does not', () => {
  bookings('/bookings')
  expect(screen.getAllByRole('columnheader')[0]?.getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('cell', { name: '$40' })).toBeTruthy()
})

test('a filter link sets its filter, and the current one takes it away', () => {
  const options = [
    ['Fades', 'Fades'],
    ['Kids', 'Kids'],
  ] as const
  show(
    '/explore?category=Fades&city=Houston',
    <FilterLinks {...{ options }} label="Categories" param="category" />,
  )
  expect(hrefOf('Kids')).toBe('/explore?category=Kids&city=Houston')
  expect(hrefOf('Fades')).toBe('/explore?city=Houston')
})

function Times() {
  const [values, setValues] = useState<string[]>(['am'])
  const options = [
    ['am', 'Morning'],
    ['pm', 'Evening'],
  ] as const
  return <FilterChips label="Times" {...{ options, values }} onChange={setValues} />
}

test('filter chips are pressed and released', async () => {
  render(<Times />)
  const [morning, evening] = screen.getAllByRole('button')
  await userEvent.click(evening!)
  await userEvent.click(morning!)
  expect(morning?.getAttribute('aria-pressed')).toBe('false')
  expect(evening?.getAttribute('aria-pressed')).toBe('true')
})
