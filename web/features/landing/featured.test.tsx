// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultLanding } from '#contract/marketplace/content-defaults.ts'
import { Featured } from './featured.tsx'

const shop = {
  kind: 'shop',
  id: '963d305b-767c-8636-a4fa-08e0cb1c1a1c',
  shopName: 'Third Ward Cuts',
  address: '3412 Emancipation Ave, Houston, TX 77004',
  timeZone: 'America/Chicago',
  averageRating: 0,
  totalReviews: 0,
  image: null,
  services: [],
  serviceCount: 0,
  badges: [],
  nextOpening: null,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// The server's answer can be given later: answer(Response.json([])).
function show() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const words = defaultLanding.en.featured_barbers
  const router = createMemoryRouter([
    { path: '/', element: <Featured words={words} city="Houston" /> },
    { path: '/explore', Component: Address },
  ])
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { answer: resolve }
}

function Address() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

test('three empty cards while loading, then the real ones', async () => {
  const { answer } = show()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('article')).toBeNull()

  answer(Response.json([shop]))

  expect(await screen.findByRole('article')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('nobody to show', async () => {
  const { answer } = show()

  answer(Response.json([]))

  expect(await screen.findByText('No Featured Barbers Yet')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Explore All Barbers' })
  expect(link.getAttribute('href')).toBe('/explore')
})

test('a failure is logged and looks like nobody to show', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { answer } = show()

  answer(new Response('', { status: 500 }))

  expect(await screen.findByText('No Featured Barbers Yet')).toBeTruthy()
  expect(log).toHaveBeenCalledWith('Failed to fetch featured barbers', expect.anything())
})

test('Enter and the button both search in the city', async () => {
  show()
  await userEvent.type(screen.getByPlaceholderText('Barber, shop or service'), 'skin fade{Enter}')
  expect(await screen.findByText('/explore?q=skin+fade&city=Houston')).toBeTruthy()

  cleanup()
  show()
  await userEvent.type(screen.getByRole('searchbox'), 'kids')
  await userEvent.click(screen.getByRole('button', { name: 'Find Barber' }))
  expect(await screen.findByText('/explore?q=kids&city=Houston')).toBeTruthy()
})

test('all barbers are one click away', () => {
  show()

  const link = screen.getByRole('link', { name: 'View All Barbers' })
  expect(link.getAttribute('href')).toBe('/explore')
})
