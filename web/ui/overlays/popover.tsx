import clsx from 'clsx'
import { Popover as RadixPopover } from 'radix-ui'
import type { ReactNode } from 'react'
import { popupClass } from './menu.tsx'

type PopoverProps = {
  trigger: ReactNode
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  children: ReactNode
  className?: string
}

export function Popover(props: PopoverProps) {
  const { trigger, label, open, onOpenChange, align = 'start', children, className } = props
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className={clsx(popupClass, className ?? 'w-80 max-w-[calc(100vw-1rem)] p-4')}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
