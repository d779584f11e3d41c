// A button that shows a short list of links below it. Small enough to stand in every page from the
// first paint; menus that choose or command are in web/ui/overlays/menu.tsx.
import clsx from 'clsx'
import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react'

type DisclosureProps = {
  // For a button whose picture does not say what it is for.
  label?: string
  button: ReactNode
  buttonClass?: string
  align?: 'start' | 'end'
  children: ReactNode
}

export function Disclosure({
  label,
  button,
  buttonClass,
  align = 'end',
  children,
}: DisclosureProps) {
  const id = useId()
  const { root, trigger, isOpen, setIsOpen, closeOnLeave } = useDisclosure()
  return (
    <div ref={root} className="relative" onBlur={closeOnLeave}>
      <button
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={buttonClass}
      >
        {label && <span className="sr-only">{label}</span>}
        {button}
      </button>
      <div
        id={id}
        hidden={!isOpen}
        onClick={() => setIsOpen(false)}
        className={clsx(
          'absolute top-full z-50 mt-2 min-w-56 animate-pop-in rounded-lg border bg-popover p-1.5 text-popover-foreground shadow-lift',
          align === 'end' ? 'right-0' : 'left-0',
        )}
      >
        {children}
      </div>
    </div>
  )
}

export const disclosedClass =
  'flex min-h-control w-full items-center gap-2.5 rounded-md px-3 py-2 text-left text-md font-medium hover:bg-accent hover:text-accent-foreground aria-[current]:text-primary [&_svg]:size-4.5 [&_svg]:shrink-0'

// Closes on Escape, on a press outside, and when the focus moves on.
function useDisclosure() {
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setIsOpen(false)
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setIsOpen(false)
      trigger.current?.focus()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen])

  function closeOnLeave({ relatedTarget }: FocusEvent) {
    // Safari tells no target when a link is pressed, and then the focus has not left.
    if (relatedTarget && !root.current?.contains(relatedTarget)) setIsOpen(false)
  }

  return { root, trigger, isOpen, setIsOpen, closeOnLeave }
}
