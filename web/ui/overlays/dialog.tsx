import clsx from 'clsx'
import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { useReturnFocus } from './return-focus.ts'
import { useTyped } from './typed.ts'

export type DialogProps = {
  title: string
  description?: ReactNode
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  // Clicking outside, Escape and the cross do not close it; its own buttons do. Without it, clicking
  // outside and Escape close it until something is typed in it.
  locked?: boolean
  size?: 'sm' | 'md' | 'lg'
  role?: 'dialog' | 'alertdialog'
  hideTitle?: boolean
  footer?: ReactNode
  children?: ReactNode
}

const sizes = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' }

// On a phone it stands at the bottom, under the thumbs; on wider screens in the middle.
export function Dialog(props: DialogProps) {
  const { title, description, trigger, open, onOpenChange, locked = false } = props
  const { size = 'sm', role = 'dialog', hideTitle = false, footer, children } = props
  const returnFocus = useReturnFocus(trigger !== undefined)
  const t = useText()
  const { onInput, keep, isKept } = useTyped()
  const refuse = locked ? (event: Event) => event.preventDefault() : keep
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <Overlay />
        <RadixDialog.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          role={role}
          onInteractOutside={refuse}
          onEscapeKeyDown={refuse}
          onInput={onInput}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] flex-col rounded-t-xl border bg-card text-card-foreground shadow-lift outline-none',
            'sm:inset-0 sm:my-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:rounded-xl',
            'max-sm:data-[state=closed]:animate-rise-out max-sm:data-[state=open]:animate-rise-in sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in',
            sizes[size],
          )}
        >
          <RadixDialog.Title
            className={
              hideTitle
                ? 'sr-only'
                : 'display min-h-14 shrink-0 pt-5 pr-14 pb-2 pl-5 text-3xl leading-none sm:pt-6 sm:pl-6'
            }
          >
            {title}
          </RadixDialog.Title>
          <div
            className={clsx(
              'min-h-0 overflow-y-auto overscroll-contain px-5 pb-5 has-data-actions:scroll-pb-24 sm:px-6 sm:pb-6',
              hideTitle && 'pt-2.5',
            )}
          >
            {description && (
              <RadixDialog.Description asChild>
                <div className="text-md text-muted-foreground">{description}</div>
              </RadixDialog.Description>
            )}
            {children && (
              <div className={hideTitle ? undefined : description ? 'mt-5' : 'mt-3'}>
                {children}
              </div>
            )}
          </div>
          {isKept && !locked && (
            <div className="shrink-0 px-5 pb-4 sm:px-6">
              <Notice tone="warning">{t(ui.typedStays)}</Notice>
            </div>
          )}
          {footer && <DialogFooter>{footer}</DialogFooter>}
          {!locked && <CloseCross />}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

// Closes the dialog or sheet around it: <DialogClose><Button>Cancel</Button></DialogClose>
export function DialogClose({ children }: { children: ReactNode }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex shrink-0 flex-col-reverse gap-2.5 border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
      {children}
    </div>
  )
}

// For a form longer than a phone: its button stays under the thumb while the fields scroll. The
// form lays its fields out with `actionsBelow`.
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div
      data-actions
      className="sticky -bottom-5 z-10 order-last -mx-5 -mb-5 border-t bg-card px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:rounded-b-xl sm:px-6"
    >
      {children}
    </div>
  )
}

export const actionsBelow = 'flex flex-col gap-4 space-y-0!'

export function Overlay() {
  return (
    <RadixDialog.Overlay className="fixed inset-0 z-40 bg-ink/60 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
  )
}

export function CloseCross() {
  const t = useText()
  return (
    <RadixDialog.Close asChild>
      <IconButton label={t(ui.close)} className="absolute! top-2.5 right-2.5">
        <X aria-hidden />
      </IconButton>
    </RadixDialog.Close>
  )
}
