import clsx from 'clsx'
import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'

export const popupClass =
  'z-50 rounded-lg border bg-popover text-popover-foreground shadow-lift data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in'

export const optionClass =
  'flex min-h-control w-full cursor-default items-center gap-2.5 rounded-md px-3 py-2 text-md outline-none select-none aria-disabled:opacity-50 data-highlighted:bg-accent data-highlighted:text-accent-foreground [&_svg]:size-4.5 [&_svg]:shrink-0'

type MenuProps = {
  trigger: ReactNode
  align?: 'start' | 'center' | 'end'
  // For a menu whose trigger does not say what it holds.
  label?: string
  children: ReactNode
}

// Not modal: the page keeps its scroll bar and its other controls.
export function Menu({ trigger, align = 'end', label, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className={clsx(
            popupClass,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto p-1.5',
          )}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type MenuItemProps = {
  icon?: ReactNode
  onSelect?: () => void
  // The child is a link that becomes the item.
  asChild?: boolean
  isDestructive?: boolean
  isDisabled?: boolean
  children: ReactNode
}

export function MenuItem(props: MenuItemProps) {
  const { icon, onSelect, asChild = false, isDestructive = false, isDisabled, children } = props
  return (
    <DropdownMenu.Item
      asChild={asChild}
      disabled={isDisabled}
      onSelect={onSelect}
      className={clsx(optionClass, isDestructive && 'text-destructive')}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  )
}

type MenuChoiceProps = {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly (readonly [value: string, label: string])[]
}

// One of several, such as the theme or the role.
export function MenuChoice({ label, value, onChange, options }: MenuChoiceProps) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {options.map(([option, text]) => (
        <DropdownMenu.RadioItem key={option} value={option} className={optionClass}>
          {text}
          <DropdownMenu.ItemIndicator className="ml-auto">
            <Check aria-hidden />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-3 pt-2 pb-1 text-sm text-muted-foreground">
      {children}
    </DropdownMenu.Label>
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-border" />
}
