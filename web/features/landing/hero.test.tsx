// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { defaultLanding } from '#contract/marketplace/content-defaults.ts'
import type { Language } from '#contract/language.ts'
import { LanguageProvider } from '#web/language.tsx'
import { Hero } from './hero.tsx'

afterEach(cleanup)

type Shown = { language?: Language; display?: string | null; isReal?: boolean }

function show({ language = 'en', display = null, isReal = false }: Shown = {}) {
  const { hero } = defaultLanding[language]
  const { container } = render(
    <LanguageProvider language={language}>
      <MemoryRouter>
        <Hero
          hero={hero}
          city="Sugar Land"
          barberFigure={{ value: 41, display, isReal }}
          suffix="+"
        />
      </MemoryRouter>
    </LanguageProvider>,
  )
  return container.textContent
}

test('the headline names the city, with a badge above and three ticks below', () => {
  const text = show()

  expect(screen.getByRole('heading').textContent).toBe('Find Your Perfect Barber in Sugar Land')
  expect(text).toContain('Top-Rated Barber Platform')
  for (const tick of ['No credit card required', 'Instant booking', 'Verified barbers'])
    expect(screen.getByText(tick)).toBeTruthy()
})

test('a category leads to the barbers of the city who do it', () => {
  show()

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/explore?category=Fades&city=Sugar+Land',
    '/explore?category=Beard&city=Sugar+Land',
    '/explore?category=Kids&city=Sugar+Land',
    '/explore?category=Designs&city=Sugar+Land',
  ])
})

test('in Spanish a category reads differently and leads to the same place', () => {
  show({ language: 'es' })

  expect(screen.getByRole('link', { name: 'Barba' }).getAttribute('href')).toBe(
    '/explore?category=Beard&city=Sugar+Land',
  )
})

test('the stat cards, with managed words or the real count in place of the claim', () => {
  expect(show()).toContain('500+ Barbers')
  expect(screen.getByText('Real-time').parentElement?.textContent).toBe('Real-time Availability')
  cleanup()
  expect(show({ display: '60' })).toContain('60 Barbers')
  cleanup()
  expect(show({ isReal: true })).toContain('41+ Barbers')
})
