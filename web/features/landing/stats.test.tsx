// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultLanding } from '#contract/marketplace/content-defaults.ts'
import { Stats } from './stats.tsx'

test('numbers carry their suffix, managed words stand as they are', () => {
  const figures = {
    barbers: { value: 41, display: null, isReal: true },
    bookings: { value: 4897, display: null, isReal: true },
    rating: { value: 4.7, display: null, isReal: true },
    cities: { value: 3, display: '3+', isReal: false },
  }
  render(<Stats stats={defaultLanding.en.stats} figures={figures} />)

  const labels = screen.getAllByRole('term').map((label) => label.textContent)
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(labels).toEqual(['Barbers', 'Bookings', 'Average rating', 'Cities'])
  expect(values).toEqual(['41+', '4,897+', '4.7', '3+'])
})
