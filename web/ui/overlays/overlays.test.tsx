// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/forms/combobox.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, DialogClose } from './dialog.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { Sheet } from './sheet.tsx'

afterEach(cleanup)

const open = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a dialog closes by Escape, a locked one only by its own buttons', async () => {
  render(
    <>
      <Dialog title="Plain" trigger={<Button>Open plain</Button>} />
      <Dialog
        locked
        title="Locked"
        trigger={<Button>Open locked</Button>}
        footer={
          <DialogClose>
            <Button>Cancel and go back</Button>
          </DialogClose>
        }
      />
    </>,
  )
  await open('Open plain')
  expect(screen.getByRole('dialog', { name: 'Plain' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()

  await open('Open locked')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body, { pointerEventsCheck: 0 })
  expect(screen.getByRole('dialog', { name: 'Locked' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await open('Cancel and go back')
  expect(screen.queryByRole('dialog')).toBeNull()
})

function OpenedFromElsewhere() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Details
      </button>
      <Sheet title="Account" open={isOpen} onOpenChange={setIsOpen}>
        Settings
      </Sheet>
    </>
  )
}

test('a sheet without a trigger gives the focus back to what opened it', async () => {
  render(<OpenedFromElsewhere />)
  await open('Details')
  await open('Close')

  expect(screen.queryByRole('dialog')).toBeNull()
  const opener = screen.getByRole('button', { name: 'Details' })
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

function showConfirm(onConfirm: (reason: string) => unknown) {
  render(
    <ConfirmDialog
      title="Cancel this booking?"
      confirm="Cancel booking"
      reason={{ label: 'Why?' }}
      trigger={<Button>Ask</Button>}
      onConfirm={onConfirm}
    />,
  )
}

test('a confirmation wants its reason, hands it on and closes', async () => {
  const onConfirm = vi.fn()
  showConfirm(onConfirm)
  await open('Ask')
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel booking' })
  expect(screen.getByRole('alertdialog', { name: 'Cancel this booking?' })).toBeTruthy()
  expect(confirm.disabled).toBe(true)

  await userEvent.type(screen.getByLabelText('Why?'), ' Sick today ')
  await userEvent.click(confirm)
  expect(onConfirm).toHaveBeenCalledWith('Sick today')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('what was typed is not lost by Escape or a press outside, only by its own buttons', async () => {
  showConfirm(vi.fn())
  await open('Ask')
  const why = screen.getByLabelText<HTMLTextAreaElement>('Why?')
  await userEvent.type(why, 'Sick')
  await userEvent.keyboard('{Escape}')
  fireEvent.pointerDown(document.body)
  expect(why.value).toBe('Sick')
  screen.getByText(/^What you typed isn’t saved yet/)

  await userEvent.clear(why)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()

  await open('Ask')
  expect(screen.queryByText(/^What you typed/)).toBeNull()
  await userEvent.type(screen.getByLabelText('Why?'), 'Sick')
  await open('Close')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a confirmation that is refused stays, and says why', async () => {
  showConfirm(() => Promise.reject(new AppError('NOT_ALLOWED')))
  await open('Ask')
  await userEvent.type(screen.getByLabelText('Why?'), 'Because')
  await open('Cancel booking')

  expect((await screen.findByRole('alert')).textContent).toBe("You don't have access to this.")
  expect(screen.getByLabelText<HTMLTextAreaElement>('Why?').value).toBe('Because')
})

test('a menu opens by keyboard and does what was chosen', async () => {
  const onSelect = vi.fn()
  render(
    <Menu trigger={<Button>Account</Button>}>
      <MenuItem>Settings</MenuItem>
      <MenuItem onSelect={onSelect}>Sign Out</MenuItem>
    </Menu>,
  )
  screen.getByRole('button', { name: 'Account' }).focus()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledOnce()
})

function ChosenArea({ onSearch }: { onSearch?: (text: string) => void }) {
  const [value, setValue] = useState('')
  const options = ['Montrose', 'Midtown', 'EaDo'].map((name) => ({ value: name, label: name }))
  return <Combobox label="Area" {...{ options, value, onSearch }} onChange={setValue} />
}

test('a combobox without a choice is named by what it shows', () => {
  render(<Combobox label="Area" placeholder="Anywhere" options={[]} value="" onChange={() => {}} />)
  expect(screen.getByRole('button', { name: 'Area: Anywhere' }).textContent).toBe('Anywhere')
})

test('a combobox filters while one types and keeps what was chosen', async () => {
  render(<ChosenArea />)
  await open('Area')
  await userEvent.type(screen.getByRole('combobox'), 'mid')
  expect(screen.queryByRole('option', { name: 'EaDo' })).toBeNull()
  await userEvent.keyboard('{Enter}')

  expect(screen.getByRole('button', { name: 'Area: Midtown' })).toBeTruthy()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a combobox whose options come from elsewhere asks for them', async () => {
  const onSearch = vi.fn()
  render(<ChosenArea onSearch={onSearch} />)
  await open('Area')
  await userEvent.type(screen.getByRole('combobox'), 'x')

  expect(onSearch).toHaveBeenLastCalledWith('x')
  expect(screen.getAllByRole('option')).toHaveLength(3)
})
