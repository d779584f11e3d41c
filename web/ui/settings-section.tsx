import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Card } from './card.tsx'

type SectionProps = {
  name: string
  icon: ReactNode
  title: string
  text: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

export function Section({ name, icon, title, text, isOpen, onToggle, children }: SectionProps) {
  const id = useId()
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <Card flush data-section={name} className="scroll-mt-20">
      <h2>
        <button
          type="button"
          id={`${id}-head`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full items-center gap-4 px-4 py-4 text-left -outline-offset-2 transition-colors duration-150 hover:bg-muted/60 sm:px-6"
        >
          <span
            aria-hidden
            className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-accent-foreground [&_svg]:size-5.5"
          >
            {icon}
          </span>
          <span className="min-w-0 flex-1">
            <span className="block text-lg leading-tight font-bold">{title}</span>
            <span className="block text-md text-wrap text-muted-foreground">{text}</span>
          </span>
          <ChevronDown
            aria-hidden
            className={clsx(
              'size-5 shrink-0 text-muted-foreground transition-transform duration-200',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div
        id={id}
        role="region"
        aria-labelledby={`${id}-head`}
        hidden={!isOpen}
        className="border-t px-4 sm:px-6"
      >
        {wasOpened && children}
      </div>
    </Card>
  )
}

type BlockProps = { title: string; text?: ReactNode; action?: ReactNode; children?: ReactNode }

// One matter inside a part.
export function Block({ title, text, action, children }: BlockProps) {
  return (
    <section className="border-b py-6 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-bold">{title}</h3>
          {text && <div className="mt-0.5 text-md text-muted-foreground">{text}</div>}
        </div>
        {action}
      </div>
      {children && <div className="mt-4">{children}</div>}
    </section>
  )
}
