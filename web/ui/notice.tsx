import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const noticeClass = cva(
  'flex gap-3 rounded-md border border-l-4 bg-card px-4 py-3 text-md text-card-foreground',
  {
    variants: {
      tone: {
        info: 'border-l-primary [&>svg]:text-primary',
        success: 'border-l-success [&>svg]:text-success',
        warning: 'border-l-warning [&>svg]:text-warning',
        error: 'border-l-destructive [&>svg]:text-destructive',
      },
    },
    defaultVariants: { tone: 'info' },
  },
)

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

type NoticeProps = VariantProps<typeof noticeClass> & {
  title?: string
  action?: ReactNode
  children?: ReactNode
  className?: string
}

export function Notice({ tone, title, action, children, className }: NoticeProps) {
  const Icon = icons[tone ?? 'info']
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={noticeClass({ tone, className })}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={title ? 'text-muted-foreground' : undefined}>{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
