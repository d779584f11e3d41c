// An open task with the action that settles it.
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Hint } from '#web/ui/hint.tsx'

type TaskProps = { icon: LucideIcon; title: string; text: string; children: ReactNode }

export function Task({ icon: Icon, title, text, children }: TaskProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-accent-foreground">
        <Icon aria-hidden className="size-5.5" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{title}</p>
        <Hint size="md" className="first-letter:uppercase">
          {text}
        </Hint>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  )
}
