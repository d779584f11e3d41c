import { Tooltip as RadixTooltip } from 'radix-ui'
import { useState, type ReactElement } from 'react'

type TooltipProps = {
  text: string
  // A button or link. Something that cannot be focused is no trigger.
  children: ReactElement
  // The trigger does nothing else, so a tap shows the words on phones too.
  opensOnTap?: boolean
}

const delayMs = 200

export function Tooltip({ text, children, opensOnTap = false }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <RadixTooltip.Provider delayDuration={delayMs}>
      <RadixTooltip.Root open={isOpen} onOpenChange={setIsOpen}>
        <RadixTooltip.Trigger
          asChild
          onClick={(event) => {
            if (!opensOnTap) return
            event.preventDefault()
            setIsOpen(true)
          }}
        >
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-fade-in rounded-md bg-foreground px-3 py-1.5 text-sm text-background shadow-lift"
          >
            {text}
            <RadixTooltip.Arrow className="fill-foreground" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
