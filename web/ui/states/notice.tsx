import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const noticeClass = cva('flex gap-3 rounded-md border px-4 py-3 text-md text-foreground', {
  variants: {
    tone: {
      info: 'border-primary/30 bg-primary/7 [&>svg]:text-primary',
      success: 'border-success/30 bg-success/7 [&>svg]:text-success',
      warning: 'border-warning/35 bg-warning/8 [&>svg]:text-warning',
      error: 'border-destructive/35 bg-destructive/7 [&>svg]:text-destructive',
    },
  },
  defaultVariants: { tone: 'info' },
})

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
