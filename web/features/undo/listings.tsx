import { useQueryClient } from '@tanstack/react-query'
import { promisedHours as promised } from '#contract/accounts/approvals.ts'
import { api } from '#web/api.ts'
import { SuspendDialog } from '#web/features/suspending/suspend-dialog.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { listingWords } from '#web/texts/admin/acting.ts'
import { badgeWords } from '#web/texts/admin/badges.ts'
import { decisionWords as decisions } from '#web/texts/admin/barbers.ts'
import { undoWords as words } from '#web/texts/admin/lists/undo.ts'
import { badgeLabels, otherBadge } from '#web/texts/marketplace/barbers.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { calendarDate } from '#web/words/shop-time.ts'
import { Back, textIn, type UndoProps } from './back.tsx'

// The trail knows the listing, not its owner.
function useNames({ subject }: UndoProps['row']) {
  const t = useText()
  return { shop: subject ?? '', name: t(words.theBarber) }
}

export function RestoreListing({ row, trigger }: UndoProps) {
  const t = useText()
  const names = useNames(row)
  const { entityId: id } = row
  return (
    <Back
      trigger={trigger}
      title={t(decisions.restoreTitle, names)}
      text={t(decisions.restoreText, names)}
      confirm={t(decisions.restore)}
      done={t(decisions.restored, names)}
      act={(reason) => api.approvals.restore.send({ id, reason })}
    />
  )
}

export function ReopenListing({ row, trigger }: UndoProps) {
  const t = useText()
  const names = { ...useNames(row), promised }
  const { entityId: id } = row
  return (
    <Back
      trigger={trigger}
      title={t(decisions.reopenTitle, names)}
      text={t(decisions.reopenText, names)}
      confirm={t(decisions.reopen)}
      done={t(decisions.reopened, names)}
      act={(reason) => api.approvals.reopen.send({ id, reason })}
    />
  )
}

export function SuspendListing({ row, trigger }: UndoProps) {
  const t = useText()
  const names = useNames(row)
  const queries = useQueryClient()
  const { entityId: id } = row
  return (
    <SuspendDialog
      id={id}
      label={t(decisions.suspend)}
      title={t(decisions.suspendTitle, names)}
      text={t(decisions.suspendText, names)}
      reasonHint={t(decisions.toldReason, names)}
      preview={(fate) => api.approvals.previewSuspend.send({ id, fate })}
      suspend={(order) => api.approvals.suspend.send({ id, ...order })}
      onDone={() => {
        toast.success(t(decisions.suspended, names))
        return queries.invalidateQueries()
      }}
      trigger={trigger}
    />
  )
}

// A new pin ends; one whose days were changed, or that was taken down, has its days again.
export function PinBack(props: UndoProps) {
  const { row, before } = props
  const [startsOn, endsOn] = [textIn(before, 'startsOn'), textIn(before, 'endsOn')]
  if (startsOn === undefined || endsOn === undefined) return <Unpin {...props} />
  const today = Temporal.Now.plainDateISO().toString()
  if (endsOn < today) return null
  // A pin begins today at the earliest, unless it has begun.
  const hasBegun = startsOn === textIn(row.after, 'startsOn')
  const days = { startsOn: hasBegun || startsOn > today ? startsOn : today, endsOn }
  return <PinAgain {...props} days={days} />
}

function Unpin({ row, trigger }: UndoProps) {
  const t = useText()
  const { shop } = useNames(row)
  const { entityId: id } = row
  return (
    <Back
      trigger={trigger}
      title={t(listingWords.unfeature)}
      text={t(listingWords.unfeatureText, { shop })}
      confirm={t(listingWords.unfeature)}
      done={t(listingWords.unfeatured, { shop })}
      act={(reason) => api.featured.unpin.send({ id, reason })}
    />
  )
}

type PinAgainProps = UndoProps & { days: { startsOn: string; endsOn: string } }

function PinAgain({ row, trigger, days }: PinAgainProps) {
  const t = useText()
  const language = useLanguage()
  const { shop } = useNames(row)
  const { entityId: id } = row
  const [from, until] = [days.startsOn, days.endsOn].map((day) => calendarDate(day, language))
  return (
    <Back
      trigger={trigger}
      title={t(listingWords.featureTitle, { shop })}
      text={t(words.daysBack, { shop, from: from ?? '', until: until ?? '' })}
      confirm={t(listingWords.feature)}
      done={t(listingWords.featured, { shop })}
      act={(reason) => api.featured.pin.send({ id, ...days, reason })}
    />
  )
}

export function BadgeBack({ row, trigger }: UndoProps) {
  const t = useText()
  const { shop } = useNames(row)
  const { entityId: id } = row
  const badge = t(badgeLabels[textIn(row.after, 'badgeType') ?? ''] ?? otherBadge)
  const wasRevoked = row.action === 'revoke-badge'
  const label = t(wasRevoked ? badgeWords.restore : badgeWords.revoke)
  return (
    <Back
      trigger={trigger}
      title={label}
      text={t(wasRevoked ? words.badgeBack : words.badgeGone, { shop, badge })}
      confirm={label}
      isDestructive={!wasRevoked}
      hint={t(wasRevoked ? badgeWords.reasonKept : badgeWords.reasonTold)}
      done={t(wasRevoked ? badgeWords.restoreDone : badgeWords.revokeDone)}
      act={(reason) => api.badges[wasRevoked ? 'restore' : 'revoke'].send({ id, reason })}
    />
  )
}
