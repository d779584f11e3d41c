import { useQuery, useQueryClient } from '@tanstack/react-query'
import { flagReasonNames } from '#contract/admin/words/values.ts'
import type { Referral } from '#contract/money/referral-desk.ts'
import { api } from '#web/api.ts'
import { Contact } from '#web/features/admin-list/contact.tsx'
import { Fact } from '#web/features/admin-list/fact.tsx'
import { RecordDrawer } from '#web/features/admin-list/record-drawer.tsx'
import { AuditTrail } from '#web/features/audit/audit-trail.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { listWords } from '#web/texts/admin/list.ts'
import { referralDeskWords as words } from '#web/texts/money/referral-desk.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { priceOf } from '#web/words/money.ts'
import { ownTime } from '#web/words/own-time.ts'
import { ReferralStatus } from './referral-status.tsx'

// One referral, by the address.
export function ReferralDrawer() {
  const t = useText()
  const may = useMay()
  const { id, close } = useOpened('referral')
  const query = useQuery({
    ...api.referralDesk.referral.query({ id: id ?? '' }),
    enabled: id !== null,
  })
  if (id === null) return null
  return (
    <RecordDrawer query={query} title={t(words.title)} missing={t(words.missing)} onClose={close}>
      {(referral) => (
        <>
          <Facts referral={referral} />
          {referral.state === 'flagged' && may('promotions.write') && (
            <div className="grid gap-2">
              <Decision referral={referral} isAllowed />
              <Decision referral={referral} isAllowed={false} />
            </div>
          )}
          {may('audit.read') && <AuditTrail of={{ entityId: referral.id }} />}
        </>
      )}
    </RecordDrawer>
  )
}

function Facts({ referral }: { referral: Referral }) {
  const t = useText()
  const language = useLanguage()
  const { flagReason, flaggedAt, friends, doubtful, decidedAt, rewardedAt } = referral
  const amount = priceOf(referral.rewardCents)
  return (
    <>
      <ReferralStatus state={referral.state} />
      <dl className="space-y-3">
        <Party label={t(words.newcomer)} party={referral.referee} />
        <Party label={t(words.friend)} party={referral.referrer} />
        {flagReason && (
          <Fact label={t(words.common)}>
            {t(flagReasonNames[flagReason])}
            {flaggedAt && <Hint>{t(words.flaggedAt, { when: ownTime(flaggedAt, language) })}</Hint>}
          </Fact>
        )}
        <Fact label={t(words.visits)}>{referral.visits}</Fact>
        <Fact label={t(words.bonusUsed)}>{priceOf(referral.bonusCents)}</Fact>
        <Fact label={t(words.reward)}>
          {rewardedAt
            ? t(words.rewardedAt, { amount, when: ownTime(rewardedAt, language) })
            : t(words.notPaid, { amount })}
        </Fact>
        <Fact label={t(words.others)}>{t(words.othersLine, { friends, doubtful })}</Fact>
        {decidedAt && (
          <Fact label={t(words.decision)}>
            {t(words.decidedBy, { name: referral.decidedBy, when: ownTime(decidedAt, language) })}
          </Fact>
        )}
      </dl>
    </>
  )
}

type PartyProps = { label: string; party: Referral['referee'] }

function Party({ label, party: { name, email } }: PartyProps) {
  return (
    <Fact label={label}>
      {name}
      <Contact email={email} phone={null} />
    </Fact>
  )
}

function Decision({ referral, isAllowed }: { referral: Referral; isAllowed: boolean }) {
  const t = useText()
  const queries = useQueryClient()
  const { id, referee, referrer, rewardCents } = referral
  const label = t(isAllowed ? words.allow : words.refuse)
  return (
    <ConfirmDialog
      title={t(isAllowed ? words.allowTitle : words.refuseTitle)}
      text={t(isAllowed ? words.allowText : words.refuseText, {
        friend: referee.name,
        referrer: referrer.name,
        amount: priceOf(rewardCents),
      })}
      confirm={label}
      isDestructive={!isAllowed}
      reason={{ label: t(listWords.reason), hint: t(words.reasonHint) }}
      onConfirm={async (reason) => {
        try {
          await api.referralDesk.decide.send({ id, isAllowed, reason })
          toast.success(t(words.decided))
        } finally {
          await Promise.all(
            ['referralDesk', 'audit', 'platformOffers'].map((noun) =>
              queries.invalidateQueries({ queryKey: [noun] }),
            ),
          )
        }
      }}
      trigger={
        <Button wide variant={isAllowed ? 'primary' : 'outline'}>
          {label}
        </Button>
      }
    />
  )
}
