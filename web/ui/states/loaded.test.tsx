// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { Loaded } from './loaded.tsx'

afterEach(cleanup)

const idle = { data: undefined, error: null, isFetching: false, refetch: () => {} }
const failed = { ...idle, error: new AppError('UNREACHABLE') }

test('shows the loading state, framed, until there is data', () => {
  const frame = (state: ReactNode) => <main>{state}</main>
  const { rerender } = render(
    <Loaded query={idle} loading="Wait" frame={frame}>
      {(name: string) => <p>{name}</p>}
    </Loaded>,
  )
  expect(screen.getByRole('main').textContent).toBe('Wait')
  rerender(
    <Loaded query={{ ...idle, data: 'Ana' }} loading="Wait" frame={frame}>
      {(name: string) => <p>{name}</p>}
    </Loaded>,
  )
  expect(screen.queryByRole('main')).toBeNull()
  expect(screen.getByText('Ana')).toBeTruthy()
})

test('offers a retry after an error, and keeps showing data that a refetch could not renew', () => {
  const refetch = vi.fn<() => void>()
  const { rerender } = render(
    <Loaded query={{ ...failed, refetch }} loading="Wait">
      {(name: string) => <p>{name}</p>}
    </Loaded>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(refetch).toHaveBeenCalledOnce()
  rerender(
    <Loaded query={{ ...failed, data: 'Ana' }} loading="Wait">
      {(name: string) => <p>{name}</p>}
    </Loaded>,
  )
  expect(screen.getByText('Ana')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refusal replaces the error state', () => {
  render(
    <Loaded
      query={failed}
      loading="Wait"
      refused={({ code }) => code === 'UNREACHABLE' && <p>Gone</p>}
    >
      {(name: string) => <p>{name}</p>}
    </Loaded>,
  )
  expect(screen.getByText('Gone')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
