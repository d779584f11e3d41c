// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { contrast } from '#contract/theme.ts'
import { LanguageProvider } from '#web/language.tsx'
import { Avatar, hueOf, hues, initialsOf } from './avatar.tsx'
import { Calendar } from './forms/calendar.tsx'
import { CopyButton } from './copy-button.tsx'
import { clockOf, Countdown } from './states/countdown.tsx'
import { FileDrop } from './forms/file-drop.tsx'
import { Image } from './image.tsx'
import { Rating } from './lists/rating.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['Marcus Hill', 'MH'],
  ['  ana  maría cruz ', 'AC'],
  ['Ñico', 'Ñ'],
  ['', '?'],
])('the initials of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('the same name has the same colour, and initials can be read on every colour', () => {
  expect(hueOf('Marcus Hill')).toBe(hueOf('Marcus Hill'))
  for (const hue of hues) {
    expect(contrast(`${hue} 40% 88%`, `${hue} 62% 22%`)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(`${hue} 30% 24%`, `${hue} 70% 86%`)).toBeGreaterThanOrEqual(4.5)
  }
})

test('a lost photograph becomes initials, until there is another', () => {
  const { rerender } = render(<Avatar name="Marcus Hill" src="/media/lost.webp" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Marcus Hill' }).textContent).toBe('MH')

  rerender(<Avatar name="Marcus Hill" src="/media/new.webp" />)
  expect(screen.getByRole('img').tagName).toBe('IMG')
})

test('a picture keeps its place, and falls back to the original and then to the drawing', () => {
  render(<Image src="/pictures/abc-768.webp" alt="Skin fade" width={800} height={600} />)
  const picture = screen.getByRole('img')
  expect(picture.getAttribute('srcset')).toContain('/pictures/abc-480.webp 480w')
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['800', '600'])

  fireEvent.error(picture)
  expect(screen.getByRole('img').getAttribute('srcset')).toBeNull()
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Skin fade' }).tagName).toBe('SPAN')
})

test('a rating is said in words, in the language of the reader', () => {
  render(
    <LanguageProvider language="es">
      <Rating value={4.85} count={312} />
    </LanguageProvider>,
  )
  expect(screen.getByText('4.9 de 5 estrellas, 312 reseñas')).toBeTruthy()
})

test('a calendar says whole dates, refuses closed days and gives plain days', async () => {
  const onChange = vi.fn()
  render(
    <Calendar
      value="2026-11-20"
      min="2026-11-15"
      isOpen={(day) => day !== '2026-11-26'}
      onChange={onChange}
    />,
  )
  const day = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect(day('Saturday, November 14, 2026').disabled).toBe(true)
  expect(day('Thursday, November 26, 2026').disabled).toBe(true)
  await userEvent.click(day('Friday, November 27, 2026'))
  expect(onChange).toHaveBeenCalledWith('2026-11-27')
  await userEvent.click(day('Next month'))
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy()
})

test('a calendar speaks Spanish', () => {
  render(
    <LanguageProvider language="es">
      <Calendar value="2026-11-20" onChange={() => {}} />
    </LanguageProvider>,
  )
  expect(screen.getByRole('button', { name: 'viernes, 20 de noviembre de 2026' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mes siguiente' })).toBeTruthy()
})

test('a countdown counts to its instant and says once that it is over', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00Z') })
  const onEnd = vi.fn()
  render(<Countdown until="2026-11-20T15:01:05Z" onEnd={onEnd} />)
  expect(screen.getByRole('timer').textContent).toBe('1:05')
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('timer').textContent).toBe('0:05')
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('timer').textContent).toBe('0:00')
  expect(onEnd).toHaveBeenCalledOnce()
  expect(clockOf(3661)).toBe('1:01:01')
})

test('a copied text is said to be copied', async () => {
  userEvent.setup()
  render(<CopyButton text="HOUSTON10" label="Copy code" />)
  await userEvent.click(screen.getByRole('button', { name: 'Copy code' }))
  expect(await navigator.clipboard.readText()).toBe('HOUSTON10')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
})

test('a file of the wrong kind or size is refused in words, a good one is handed on', async () => {
  const onFiles = vi.fn()
  render(<FileDrop label="Photo" accept="image/png" maxBytes={1024 * 1024} onFiles={onFiles} />)
  const input = screen.getByLabelText(/Photo/)
  const drop = (file: File) => userEvent.upload(input, file, { applyAccept: false })

  await drop(new File(['x'], 'cut.svg', { type: 'image/svg+xml' }))
  expect(screen.getByRole('alert').textContent).toBe("This kind of file can't be used")
  await drop(new File([new Uint8Array(1024 * 1024 + 1)], 'cut.png', { type: 'image/png' }))
  expect(screen.getByRole('alert').textContent).toBe('The file must be smaller than 1 MB')
  expect(onFiles).not.toHaveBeenCalled()

  const good = new File(['x'], 'cut.png', { type: 'image/png' })
  await drop(good)
  expect(onFiles).toHaveBeenCalledWith([good])
  expect(screen.queryByRole('alert')).toBeNull()
})
