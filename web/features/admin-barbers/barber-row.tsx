import { Link } from 'react-router'
import { expiringDays, promisedHours, type ApprovalItem } from '#contract/accounts/approvals.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { barbersWords as words } from '#web/texts/admin/barbers.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { ownDay } from '#web/words/own-time.ts'
import { calendarDate } from '#web/words/shop-time.ts'
import { daysLeft } from './license-days.ts'

export function BarberRow({ item }: { item: ApprovalItem }) {
  const link = useSearchLink()
  return (
    <Link
      to={link({ barber: item.id })}
      preventScrollReset
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 px-4 py-3.5 -outline-offset-2 transition-colors duration-150 hover:bg-muted sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-5"
    >
      <Avatar name={item.name} isDecorative />
      <span className="min-w-0">
        <span className="block font-semibold break-words">{item.shopName}</span>
        <span className="block text-md break-words text-muted-foreground">{item.name}</span>
      </span>
      <span className="flex flex-wrap gap-1.5 max-sm:col-start-2 sm:justify-end">
        <Marks item={item} />
      </span>
    </Link>
  )
}

function Marks({ item }: { item: ApprovalItem }) {
  const t = useText()
  const language = useLanguage()
  const { status, hasChange, waitingHours, decidedAt, licenseExpiresOn, today } = item
  const isWaiting = status === 'submitted' || (status === 'approved' && hasChange)
  const days = licenseExpiresOn === null ? null : daysLeft(today, licenseExpiresOn)
  const day = decidedAt === null ? null : ownDay(decidedAt, language)
  return (
    <>
      {isWaiting && <Badge>{t(hasChange ? words.change : words.newListing)}</Badge>}
      {isWaiting && waitingHours !== null && <WaitingBadge hours={waitingHours} />}
      {status === 'changes_requested' && day && <Badge>{t(words.asked, { day })}</Badge>}
      {status === 'rejected' && day && <Badge>{t(words.rejectedOn, { day })}</Badge>}
      {status === 'suspended' && day && <Badge>{t(words.suspendedOn, { day })}</Badge>}
      {licenseExpiresOn && days !== null && days <= expiringDays && (
        <Badge tone={days < 0 ? 'error' : 'warning'} dot>
          {t(days < 0 ? words.expired : words.expires, {
            day: calendarDate(licenseExpiresOn, language),
          })}
        </Badge>
      )}
    </>
  )
}

export function WaitingBadge({ hours }: { hours: number }) {
  const t = useText()
  if (hours >= promisedHours)
    return (
      <Badge tone="error" dot className="whitespace-normal!">
        {t(words.overdue, { hours, promised: promisedHours })}
      </Badge>
    )
  return (
    <Badge tone="warning" dot>
      {hours < 1 ? t(words.waitingNow) : t(words.waiting, { hours })}
    </Badge>
  )
}
