import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Claim } from '#contract/money/commission-claims.ts'
import { api } from '#web/api.ts'
import { Fact } from '#web/features/admin-list/fact.tsx'
import { Decided, OpenBooking, Said } from '#web/features/admin-bookings/decisions/case-parts.tsx'
import { RecordDrawer } from '#web/features/admin-list/record-drawer.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { listWords } from '#web/texts/admin/list.ts'
import { claimStateNames, claimWords as words } from '#web/texts/money/commission-claims.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { whenThere } from '#web/words/date-words.ts'
import { priceOf, sumOf } from '#web/words/money.ts'
import { shopDate } from '#web/words/shop-time.ts'

// A barber's claim with what the books know, by the address.
export function ClaimDrawer() {
  const t = useText()
  const may = useMay()
  const { id, close } = useOpened('claim')
  const query = useQuery({
    ...api.commissionClaims.read.query({ id: id ?? '' }),
    enabled: id !== null,
  })
  if (id === null) return null
  return (
    <RecordDrawer query={query} title={t(words.title)} missing={t(words.missing)} onClose={close}>
      {(claim) => (
        <>
          <Facts claim={claim} />
          <Said by={t(words.why)} text={claim.why} />
          {claim.decidedAt && (
            <Decided
              state={claimStateNames[claim.line.state]}
              reason={claim.reason}
              by={claim.decidedBy}
              at={claim.decidedAt}
            />
          )}
          <div className="grid gap-2">
            {claim.line.state === 'open' && may('commission.write') && (
              <>
                <Decision claim={claim} isAccepted />
                <Decision claim={claim} isAccepted={false} />
              </>
            )}
            <OpenBooking
              from="claim"
              bookingId={claim.line.bookingId}
              number={claim.line.bookingNumber}
            />
          </div>
        </>
      )}
    </RecordDrawer>
  )
}

function Facts({ claim }: { claim: Claim }) {
  const t = useText()
  const language = useLanguage()
  const { visits, knownSince, accepted, refused, percent } = claim
  const { timeZone } = claim.line
  return (
    <dl className="space-y-3">
      <Fact label={t(words.appointment)}>
        {claim.services} · {priceOf(claim.totalCents)}
        <span className="block text-muted-foreground">
          {claim.line.shopName}, {whenThere(claim.line.startsAt, timeZone, language)}
        </span>
      </Fact>
      <Fact label={t(words.commission)}>
        {t(words.charged, { amount: sumOf(claim.line.commissionCents), percent })}
      </Fact>
      <Fact label={t(words.client)}>
        {claim.line.clientName}
        <span className="block text-muted-foreground">
          {knownSince === null
            ? t(words.unknown)
            : t(words.visits, { count: visits, day: shopDate(knownSince, timeZone, language) })}
        </span>
      </Fact>
      <Fact label={t(words.before)}>{t(words.earlier, { accepted, refused })}</Fact>
    </dl>
  )
}

function Decision({ claim, isAccepted }: { claim: Claim; isAccepted: boolean }) {
  const t = useText()
  const queries = useQueryClient()
  const { id, clientName: client, shopName: shop } = claim.line
  const label = t(isAccepted ? words.accept : words.refuse)
  return (
    <ConfirmDialog
      title={t(isAccepted ? words.acceptTitle : words.refuseTitle)}
      text={t(isAccepted ? words.acceptText : words.refuseText, {
        client,
        shop,
        amount: sumOf(claim.line.commissionCents),
      })}
      confirm={label}
      isDestructive={!isAccepted}
      reason={{ label: t(listWords.reason), hint: t(words.reasonHint) }}
      onConfirm={async (reason) => {
        try {
          await api.commissionClaims.decide.send({ id, isAccepted, reason })
          toast.success(t(words.decided))
        } finally {
          await Promise.all([
            queries.invalidateQueries({ queryKey: api.commissionClaims.list.key() }),
            queries.invalidateQueries({ queryKey: api.commissionClaims.read.key() }),
          ])
        }
      }}
      trigger={
        <Button wide variant={isAccepted ? 'primary' : 'outline'}>
          {label}
        </Button>
      }
    />
  )
}
