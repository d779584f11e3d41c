import clsx from 'clsx'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useIsWide } from '#web/ui/screen.ts'
import { CloseCross, DialogFooter, Overlay } from './dialog.tsx'
import { useReturnFocus } from './return-focus.ts'

type SheetProps = {
  title: string
  description?: ReactNode
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  side?: 'right' | 'left' | 'bottom'
  hideTitle?: boolean
  // For two columns side by side; on phones it takes the whole screen.
  isWide?: boolean
  // On a wide screen the page beside it can still be read and used.
  isBeside?: boolean
  footer?: ReactNode
  children: ReactNode
}

const sides = {
  right:
    'inset-y-0 right-0 border-l data-[state=closed]:animate-right-out data-[state=open]:animate-right-in',
  left: 'inset-y-0 left-0 border-r data-[state=closed]:animate-left-out data-[state=open]:animate-left-in',
  bottom:
    'inset-x-0 bottom-0 mx-auto max-h-[88dvh] w-full max-w-2xl rounded-t-xl border-x border-t data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in',
}

// What is pressed on the page does not close it. The page makes room for it (web/styles.css).
const beside = {
  'data-beside': true,
  onInteractOutside: (event: Event) => event.preventDefault(),
}

// A panel from the edge of the screen; from the bottom it is the drawer of phones.
export function Sheet(props: SheetProps) {
  const { title, description, trigger, open, onOpenChange } = props
  const { side = 'right', hideTitle = false, isWide = false, footer, children } = props
  const hasRoom = useIsWide()
  const isModal = !(hasRoom && props.isBeside === true)
  const returnFocus = useReturnFocus(trigger !== undefined, !isModal)
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange} modal={isModal}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <Overlay />
        <RadixDialog.Content
          {...returnFocus}
          {...(isModal ? {} : beside)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed z-50 flex flex-col bg-card text-card-foreground shadow-lift outline-none',
            sides[side],
            side !== 'bottom' && (isWide ? 'w-full sm:w-[min(56rem,92vw)]' : 'w-[min(24rem,88vw)]'),
          )}
        >
          {side === 'bottom' && (
            <span aria-hidden className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-border" />
          )}
          <div className={hideTitle ? 'h-control shrink-0' : 'shrink-0 px-5 pt-4.5 pr-14 pb-3'}>
            <RadixDialog.Title className={hideTitle ? 'sr-only' : 'display text-3xl leading-none'}>
              {title}
            </RadixDialog.Title>
            {description && (
              <RadixDialog.Description asChild>
                <div className="mt-1.5 text-md text-muted-foreground">{description}</div>
              </RadixDialog.Description>
            )}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
          {footer && <DialogFooter>{footer}</DialogFooter>}
          <CloseCross />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
