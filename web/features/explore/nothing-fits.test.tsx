// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { Found } from '#contract/marketplace/search.ts'
import type { Search } from '#web/features/search/filters.ts'
import { NothingFits } from './nothing-fits.tsx'

const nothing: Found = {
  barbers: [],
  total: 0,
  page: 1,
  pages: 0,
  readAs: null,
  place: null,
  blockedBy: null,
  nearest: [],
}
const search: Search = { q: 'fade', priceMaxCents: 500, ratingMin: 4 }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(blockedBy: Found['blockedBy'], asked = search) {
  const onChange = vi.fn<(search: Search) => void>()
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter>
        <NothingFits search={asked} found={{ ...nothing, blockedBy }} onChange={onChange} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return onChange
}

test('names the filter that keeps everyone away, and takes it off', async () => {
  const onChange = show('price')

  expect(screen.getByText('Nobody matches this filter: the price')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove this filter' }))

  expect(onChange).toHaveBeenCalledWith({ q: 'fade', ratingMin: 4 })
})

test('clears all of them', async () => {
  const onChange = show('price')

  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))

  expect(onChange.mock.calls[0]![0]).toMatchObject({ q: 'fade' })
  expect(onChange.mock.calls[0]![0].priceMaxCents).toBeUndefined()
})

test('when it is no single filter, says so and asks who is missing', () => {
  show(null)

  expect(screen.getByText('No barbers found')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove this filter' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Suggest a barber' })).toBeTruthy()
})

test('says that nobody is in a city yet, and offers the one where we are', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ cityDefault: 'Houston' }))
  const onChange = show('place', { city: 'Dallas', category: 'Fades' })

  expect(await screen.findByText('Nobody in Dallas yet')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'See barbers in Houston' }))

  expect(onChange).toHaveBeenCalledWith({ city: 'Houston', category: 'Fades' })
})
