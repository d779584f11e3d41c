// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onIdle, onVisible } from './lazy-hydration.tsx'

let comeNear: () => void

beforeEach(() => {
  function Observer(told: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => told([{ isIntersecting: true }])
    return { observe: () => told([{ isIntersecting: false }]), disconnect() {} }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

test('a part below the fold wakes when it comes near', async () => {
  const load = vi.fn(async () => Hello)
  const Part = onVisible(load, <p>soon</p>)
  render(<Part name="Ana" />)
  await settle()
  expect(load).not.toHaveBeenCalled()
  expect(screen.getByText('soon')).toBeTruthy()

  comeNear()
  await settle()

  expect(screen.getByText('Hello Ana')).toBeTruthy()
})

test('a change wakes it wherever it is', async () => {
  const Part = onVisible(async () => Hello, <p>soon</p>)
  const { rerender } = render(<Part name="Ana" />)
  rerender(<Part name="Ana" />)
  await settle()
  expect(screen.getByText('soon')).toBeTruthy()

  rerender(<Part name="Beto" />)
  await settle()

  expect(screen.getByText('Hello Beto')).toBeTruthy()
})

test('a script that cannot be fetched breaks nothing', async () => {
  const Part = onVisible<{ name: string }>(() => Promise.reject(new Error('offline')), <p>soon</p>)
  render(<Part name="Ana" />)

  comeNear()
  await settle()

  expect(screen.getByText('soon')).toBeTruthy()
})

test('other parts wake when the browser is idle', async () => {
  const Part = onIdle(async () => Hello)
  render(<Part name="Ana" />)

  expect(await screen.findByText('Hello Ana')).toBeTruthy()
})
