import clsx from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useText } from '#web/language.tsx'
import { booking } from '#web/texts/bookings/bookings.ts'
import { IconButton } from '#web/ui/button.tsx'
import { CloseCross, Overlay } from '#web/ui/overlays/dialog.tsx'
import { useReturnFocus } from '#web/ui/overlays/return-focus.ts'

type SheetFrameProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  step: string
  // The first, second or third of three; none of them once it is done.
  place: number
  onBack?: () => void
  aside?: ReactNode
  children: ReactNode
}

// From the bottom on a phone, from the side with the summary beside it where there is room. Its size
// is the same for every step, so that nothing jumps.
export function SheetFrame(props: SheetFrameProps) {
  const { isOpen, onClose, title, step, place, onBack, aside, children } = props
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus(false)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [title])
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    body.current?.scrollTo({ top: 0 })
  }, [step])
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Overlay />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus?.()
            event.preventDefault()
            heading.current?.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex h-[94dvh] max-w-2xl flex-col overflow-hidden rounded-t-xl border-x border-t bg-card text-card-foreground shadow-lift outline-none',
            'lg:inset-y-0 lg:right-0 lg:left-auto lg:mx-0 lg:h-dvh lg:w-[min(58rem,94vw)] lg:max-w-none lg:rounded-none lg:border-y-0 lg:border-r-0',
            'max-lg:data-[state=closed]:animate-rise-out max-lg:data-[state=open]:animate-rise-in lg:data-[state=closed]:animate-right-out lg:data-[state=open]:animate-right-in',
          )}
        >
          <header className="flex min-h-16 shrink-0 items-center gap-1 py-2.5 pr-14 pl-5">
            {onBack && (
              <IconButton label={t(booking.back)} onClick={onBack} className="-ml-2.5">
                <ArrowLeft aria-hidden />
              </IconButton>
            )}
            <Dialog.Title
              ref={heading}
              tabIndex={-1}
              className="display text-2xl leading-none outline-none sm:text-3xl"
            >
              {title}
            </Dialog.Title>
          </header>
          <Progress place={place} />
          <div className="flex min-h-0 flex-1">
            <div
              ref={body}
              className="flex min-w-0 flex-1 flex-col overflow-y-auto overscroll-contain"
            >
              {children}
            </div>
            {aside && (
              <aside
                aria-label={t(booking.summary)}
                className="w-88 shrink-0 overflow-y-auto border-l bg-muted/50 p-6"
              >
                {aside}
              </aside>
            )}
          </div>
          <CloseCross />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Progress({ place }: { place: number }) {
  return (
    <div aria-hidden className="grid h-1 shrink-0 grid-cols-3 gap-1 px-5">
      {[1, 2, 3].map((each) => (
        <span
          key={each}
          className={clsx('rounded-full', each <= place ? 'bg-primary' : 'bg-secondary')}
        />
      ))}
    </div>
  )
}

export function StepBody({ children }: { children: ReactNode }) {
  return <div className="flex-1 space-y-6 px-5 pt-5 pb-6">{children}</div>
}

// Stays under the thumb while the step above it scrolls.
export function StepFoot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 mt-auto shrink-0 space-y-3 border-t bg-card px-5 pt-3 pb-[max(0.875rem,env(safe-area-inset-bottom))]">
      {children}
    </div>
  )
}
