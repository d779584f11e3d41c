// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { profileId } from '#contract/ids.ts'
import type { FoundBarber } from '#contract/marketplace/search.ts'
import { FoundCard } from './found-card.tsx'

const id = profileId.parse('963d305b-767c-8636-a4fa-08e0cb1c1a1c')
const serviceId = 'a52fcb67-b4d8-8a4a-a342-1f91b077c56f'
const thirdWard: FoundBarber = {
  kind: 'barber',
  id,
  shopName: 'Third Ward Cuts',
  address: '3412 Emancipation Ave, Houston, TX 77004',
  timeZone: 'America/Chicago',
  averageRating: 4.9,
  totalReviews: 77,
  image: null,
  services: [{ name: 'Skin fade', priceCents: 4000 }],
  serviceCount: 1,
  badges: [],
  nextOpening: '2099-01-08T20:30:00Z',
  latitude: 29.73,
  longitude: -95.36,
  distanceMiles: 1.24,
  languages: ['en', 'es'],
  priceFromCents: 4000,
  openings: ['20:30', '21:00', '21:30'].map((time) => ({
    startsAt: `2099-01-08T${time}:00Z`,
    serviceId,
  })),
}

afterEach(cleanup)

function show(changes: Partial<FoundBarber> = {}) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <FoundCard barber={{ ...thirdWard, ...changes }} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('a found barber says how far and in which languages', () => {
  show()

  expect(screen.getByText('1.2 mi away')).toBeTruthy()
  expect(screen.getByText('Languages: English, Spanish')).toBeTruthy()
})

test('the next three openings lead to their booking', () => {
  show()

  const openings = within(screen.getByRole('list', { name: 'Next openings at Third Ward Cuts' }))
  const links = openings.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Jan 8 2:30 PM',
    'Jan 8 3:00 PM',
    'Jan 8 3:30 PM',
  ])
  expect(links[0]!.getAttribute('href')).toBe(
    `/barber/${id}?book=1&service=${serviceId}&start=2099-01-08T20%3A30%3A00Z`,
  )
  expect(links[0]!.getAttribute('aria-label')).toBe('Book Jan 8 2:30 PM at Third Ward Cuts')
})

test('nothing that can be pressed stands inside something else that can', () => {
  const { container } = show()

  expect(container.querySelectorAll('a a, a button, button a, button button')).toHaveLength(0)
})

test('without a place there is no distance, and without openings no list of them', () => {
  show({ distanceMiles: null, openings: [] })

  expect(screen.queryByText(/mi away/)).toBeNull()
  expect(screen.queryByRole('list', { name: /openings/ })).toBeNull()
})
