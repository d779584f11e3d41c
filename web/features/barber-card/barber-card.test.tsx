// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { BarberCard as Barber } from '#contract/marketplace/barbers.ts'
import { BarberCard } from './barber-card.tsx'

const id = '963d305b-767c-8636-a4fa-08e0cb1c1a1c'
const thirdWard: Barber = {
  kind: 'barber',
  id,
  shopName: 'Third Ward Cuts',
  address: '3412 Emancipation Ave, Houston, TX 77004',
  timeZone: 'America/Chicago',
  averageRating: 4.9,
  totalReviews: 77,
  image: '/pictures/cut-fade-low-768.webp',
  services: [
    { name: 'Skin fade', priceCents: 4000 },
    { name: 'Mid fade', priceCents: 3850 },
    { name: 'Cut + beard', priceCents: 5500 },
  ],
  serviceCount: 9,
  badges: [],
}

afterEach(cleanup)

function show(changes: Partial<Barber> = {}) {
  render(
    <MemoryRouter>
      <BarberCard barber={{ ...thirdWard, ...changes }} />
    </MemoryRouter>,
  )
}

test('a card says where, how good, how much and when, and leads to the barber', () => {
  show()

  expect(screen.getByRole('link', { name: 'Third Ward Cuts' }).getAttribute('href')).toBe(
    `/barber/${id}`,
  )
  expect(screen.getByText('3412 Emancipation Ave')).toBeTruthy()
  expect(screen.getByText('4.9')).toBeTruthy()
  expect(screen.getByText('(77)')).toBeTruthy()
  expect(screen.getAllByRole('definition').map((price) => price.textContent)).toEqual([
    '$40',
    '$38.50',
    '$55',
  ])
  expect(screen.getByText('+6 more')).toBeTruthy()
  expect(screen.getByText('Available today')).toBeTruthy()
})

test('three services or fewer have nothing more to say', () => {
  show({ serviceCount: 3 })

  expect(screen.queryByText(/more$/)).toBeNull()
})

test('without an address the card names the city', () => {
  show({ address: '' })

  expect(screen.getByText('Houston, TX')).toBeTruthy()
})

test('a chair that is free later says when', () => {
  show({ nextOpening: '2099-01-08T20:30:00Z' })

  expect(screen.getByText('Next: Jan 8, 2:30 PM')).toBeTruthy()
})

test('a card without any opening says so, and does not promise today', () => {
  show({ nextOpening: null })

  expect(screen.getByText('No openings right now')).toBeTruthy()
  expect(screen.queryByText('Available today')).toBeNull()
})

test('a slot that has begun is not promised', () => {
  show({ nextOpening: new Date(Date.now() - 60_000).toISOString() })

  expect(screen.getByText('See openings')).toBeTruthy()
})

test('a shop leads to its page', () => {
  show({ kind: 'shop', shopName: 'Cut & Sons' })

  expect(screen.getByRole('link').getAttribute('href')).toBe(`/barber/${id}`)
})

const period = { periodStart: '2026-10-10', periodEnd: '2026-11-09' }

test('badges by their kind, and a badge of an unknown kind', () => {
  const kinds = ['most_booked', 'most_reviewed', 'best_services', 'tidiest']
  show({ badges: kinds.map((badgeType) => ({ badgeType, rank: null, ...period })) })

  expect(screen.getAllByRole('button').map((badge) => badge.textContent)).toEqual([
    '🔥 Most Booked',
    '⭐ Most Reviewed',
    '👑 Best Services',
    '🏆 Badge',
  ])
})

test('the keyboard learns what a badge is for', async () => {
  show({ badges: [{ badgeType: 'most_booked', rank: 2, ...period }] })

  await userEvent.tab()
  await userEvent.tab()

  const tooltip = await screen.findByRole('tooltip')
  expect(tooltip.textContent).toBe('Top 10% last 30 days · Rank #2')
})

test('a badge without a rank says only the period', async () => {
  show({ badges: [{ badgeType: 'most_booked', rank: null, ...period }] })

  await userEvent.click(screen.getByRole('button'))

  expect((await screen.findByRole('tooltip')).textContent).toBe('Top 10% last 30 days')
})
