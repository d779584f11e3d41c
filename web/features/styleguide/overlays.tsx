import { CalendarCheck, Search, SunMoon } from 'lucide-react'
import { useState } from 'react'
import { AppError } from '#contract/errors.ts'
import { Accordion } from '#web/ui/lists/accordion.tsx'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { CommandPalette } from '#web/ui/overlays/command-palette.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx'
import { OtpInput } from '#web/ui/forms/otp-input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { TabLinks, Tabs } from '#web/ui/lists/tabs.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

export function Overlays() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <TitledCard title="Dialogs and sheets" level={3}>
        <div className="flex flex-wrap gap-3">
          <Dialogs />
          <Confirmations />
          {(['right', 'left', 'bottom'] as const).map((side) => (
            <Sheet
              key={side}
              side={side}
              title="Account"
              trigger={
                <Button variant="outline" data-demo={`sheet-${side}`}>
                  Sheet {side}
                </Button>
              }
            >
              <ul className="divide-y">
                {['Dashboard', 'My Bookings', 'Settings', 'Sign Out'].map((name) => (
                  <li key={name}>
                    <a href="#overlays" className="flex min-h-13 items-center font-semibold">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </Sheet>
          ))}
          <Popover label="What is included" trigger={<Button variant="outline">Popover</Button>}>
            <p className="font-semibold">What is included</p>
            <Hint size="md" className="mt-1">
              Wash, cut, hot towel and style.
            </Hint>
          </Popover>
          <Palette />
        </div>
      </TitledCard>
      <TitledCard title="Toasts" level={3}>
        <Toasts />
      </TitledCard>
      <TitledCard title="Tabs" level={3}>
        <Tabs
          label="Account"
          tabs={[
            { value: 'in', label: 'Sign in', content: 'Welcome back.' },
            { value: 'up', label: 'Sign up', content: 'Choose your role.' },
          ]}
        />
        <div className="mt-5">
          <TabLinks
            label="Dashboard"
            tabs={['Overview', 'Bookings', 'Favorites', 'Reviews', 'Payments'].map(
              (label, index) => ({
                to: `?tab=${label.toLowerCase()}`,
                label,
                count: index === 1 ? 3 : undefined,
                isCurrent: index === 0,
              }),
            )}
          />
        </div>
      </TitledCard>
      <TitledCard title="Accordion" level={3}>
        <Accordion
          items={[
            {
              title: 'How do I cancel?',
              content: 'Cancellations must be made at least 24 hours in advance.',
            },
            { title: 'When do I pay?', content: 'At the shop, unless you choose otherwise.' },
          ]}
        />
      </TitledCard>
    </div>
  )
}

function Dialogs() {
  const [code, setCode] = useState('')
  return (
    <>
      <Dialog
        title="Edit service"
        description="Prices of booked visits never change."
        trigger={<Button data-demo="dialog">Dialog</Button>}
        footer={
          <>
            <DialogClose>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button>Save</Button>
          </>
        }
      >
        <p>Skin fade, 45 minutes, $40.</p>
      </Dialog>
      <Dialog
        locked
        title="Reactivate"
        description="Enter the 6-digit code we e-mailed you."
        trigger={
          <Button variant="outline" data-demo="locked">
            Locked dialog
          </Button>
        }
        footer={
          <>
            <DialogClose>
              <Button variant="outline">Cancel and go back</Button>
            </DialogClose>
            <Button disabled={code.length < 6}>Verify</Button>
          </>
        }
      >
        <OtpInput aria-label="Verification code" value={code} onChange={setCode} />
      </Dialog>
    </>
  )
}

function Confirmations() {
  return (
    <ConfirmDialog
      isDestructive
      title="Cancel this booking?"
      text="Skin fade with Marcus, Friday at 2:30 PM. You get your money back."
      confirm="Cancel booking"
      cancel="Keep it"
      reason={{ label: 'Why?', hint: 'Your barber will see this.' }}
      trigger={
        <Button variant="destructive" data-demo="confirm">
          Confirm
        </Button>
      }
      onConfirm={async (reason) => {
        await new Promise((resolve) => setTimeout(resolve, 800))
        if (reason === 'no') throw new AppError('UNREACHABLE')
        toast.success('Appointment canceled', { description: reason })
      }}
    />
  )
}

function Palette() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" data-demo="palette" onClick={() => setIsOpen(true)}>
        Command palette
      </Button>
      <CommandPalette
        label="Go to"
        open={isOpen}
        onOpenChange={setIsOpen}
        groups={[
          {
            title: 'Pages',
            actions: [
              { label: 'Bookings', icon: <CalendarCheck aria-hidden />, onSelect: () => {} },
              { label: 'Find a client', icon: <Search aria-hidden />, onSelect: () => {} },
            ],
          },
          {
            title: 'Look',
            actions: [{ label: 'Theme', icon: <SunMoon aria-hidden />, onSelect: () => {} }],
          },
        ]}
      />
    </>
  )
}

function Toasts() {
  const action = { label: 'Open', onClick: () => {} }
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="outline"
        data-demo="toast"
        onClick={() =>
          toast.success("Message sent successfully! We'll get back to you soon.", {
            durationMs: 5000,
          })
        }
      >
        Success
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          toast.error('Sign Up Error', { description: 'This email is already in use.' })
        }
      >
        Error
      </Button>
      <Button
        variant="outline"
        data-demo="toast-action"
        onClick={() => toast.info('New support ticket', { action, position: 'bottom-right' })}
      >
        With an action
      </Button>
    </div>
  )
}
