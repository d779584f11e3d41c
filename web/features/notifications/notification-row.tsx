import clsx from 'clsx'
import {
  Bell,
  CalendarCheck,
  CalendarX,
  CircleDollarSign,
  LifeBuoy,
  MessageCircle,
  ReceiptText,
  Star,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Notification, NotificationType } from '#contract/accounts/notifications.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { notices } from '#web/texts/accounts/notifications.ts'
import { Hint } from '#web/ui/hint.tsx'
import { Ago } from './ago.tsx'
import { invoiceOf } from './invoice.ts'
import { targetOf } from './target.ts'

const icons: Record<NotificationType, LucideIcon> = {
  booking_confirmed: CalendarCheck,
  booking_cancelled: CalendarX,
  payment_received: CircleDollarSign,
  invoice_generated: ReceiptText,
  review_received: Star,
  support_ticket: LifeBuoy,
  live_chat: MessageCircle,
  other: Bell,
}

type NotificationRowProps = {
  notification: Notification
  // Opened: read from now on.
  onOpen: () => void
  // Shows the whole message, where there is room for it.
  isWhole?: boolean
  children?: ReactNode
}

export function NotificationRow(props: NotificationRowProps) {
  const { notification, onOpen, isWhole = false, children } = props
  const t = useText()
  const { type, title, message, isRead, createdAt } = notification
  const Icon = icons[type]
  return (
    <li
      className={clsx(
        'relative flex gap-3 px-4 py-3.5 transition-colors duration-150 hover:bg-muted/70',
        !isRead && 'bg-accent/45',
      )}
    >
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full bg-secondary text-primary [&_svg]:size-5"
      >
        <Icon />
      </span>
      <div className="min-w-0 flex-1">
        <p className={clsx('text-md', isRead ? 'font-medium' : 'pr-5 font-bold')}>
          <Opening notification={notification} onOpen={onOpen}>
            {!isRead && <span className="sr-only">{t(notices.unread)}: </span>}
            {title}
          </Opening>
        </p>
        {message && (
          <p className={clsx('text-md text-muted-foreground', !isWhole && 'line-clamp-2')}>
            {message}
          </p>
        )}
        <Invoice notification={notification} />
        <Hint className="mt-0.5">
          <Ago at={createdAt} />
        </Hint>
        {children}
      </div>
      {!isRead && (
        <span aria-hidden className="absolute top-5 right-4 size-2.5 rounded-full bg-primary" />
      )}
    </li>
  )
}

type OpeningProps = Pick<NotificationRowProps, 'notification' | 'onOpen'> & { children: ReactNode }

// The whole row can be pressed. What leads nowhere can still be read.
function Opening({ notification, onOpen, children }: OpeningProps) {
  const target = targetOf(notification)
  const look =
    'text-left outline-none after:absolute after:inset-0 focus-visible:after:rounded-md focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring'
  if (target)
    return (
      <Link to={target} onClick={onOpen} className={look}>
        {children}
      </Link>
    )
  if (notification.isRead) return children
  return (
    <button type="button" onClick={onOpen} className={look}>
      {children}
    </button>
  )
}

function Invoice({ notification }: Pick<NotificationRowProps, 'notification'>) {
  const t = useText()
  const language = useLanguage()
  const { number, amount } = invoiceOf(notification, language)
  if (!number && !amount) return null
  return (
    <p className="flex flex-wrap gap-x-2 text-md font-medium tabular-nums">
      {number && <span>{t(notices.invoice, { number })}</span>}
      {amount && <span>{amount}</span>}
    </p>
  )
}
