// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ToastArea } from './toast-area.tsx'
import { toast } from './toast.ts'

test('a notice given before anything can draw it is shown as soon as that is loaded', async () => {
  const onClick = vi.fn()
  toast.info('New support ticket', { description: 'From Ana', action: { label: 'Open', onClick } })
  render(<ToastArea />)

  expect(await screen.findByText('New support ticket', {}, { timeout: 10_000 })).toBeTruthy()
  expect(screen.getByText('From Ana')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(onClick).toHaveBeenCalledOnce()

  toast.error('Sign Up Error')
  expect(await screen.findByText('Sign Up Error')).toBeTruthy()
})
