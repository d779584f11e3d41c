import { Scissors, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'

type EmptyStateProps = {
  title: string
  text?: ReactNode
  icon?: LucideIcon
  // The one thing to do from here: a place to go, or something to do.
  action?: string
  to?: string
  onAction?: () => void
}

export function EmptyState(props: EmptyStateProps) {
  const { title, text, icon: Icon = Scissors, action, to, onAction } = props
  return (
    <div className="flex flex-col items-center rounded-lg border border-dashed bg-card/60 px-6 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-accent text-accent-foreground">
        <Icon aria-hidden className="size-6.5" />
      </span>
      <p className="mt-4 text-lg font-bold">{title}</p>
      {text && <div className="mt-1 max-w-sm text-md text-muted-foreground">{text}</div>}
      {action && to && (
        <Button asChild className="mt-5">
          <Link to={to}>{action}</Link>
        </Button>
      )}
      {action && onAction && (
        <Button className="mt-5" onClick={onAction}>
          {action}
        </Button>
      )}
    </div>
  )
}
