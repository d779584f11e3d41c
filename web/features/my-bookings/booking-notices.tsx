// Notices on a booking that need the client's answer, and the results of earlier answers.
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { maySayComing } from '#contract/bookings/after-booking/after-booking-rules.ts'
import { api } from '#web/api.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { visits } from '#web/texts/bookings/my-bookings.ts'
import { appealWords, comingWords, disputeWords } from '#web/texts/bookings/after-booking.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import type { OwnBooking } from './facts.ts'
import { PriceNotice } from './price-notice.tsx'
import { ProposalNotice } from './proposal-notice.tsx'
import { refreshBookings } from '#web/features/bookings/use-live-bookings.ts'
import { useSaying, useStale } from './use-move.ts'
import { useNow } from '#web/use-now.ts'

export function BookingNotices({ booking }: { booking: OwnBooking }) {
  const now = useNow()
  const { proposal, parts, status, dispute, appeal } = booking
  const notices: ReactNode[] = [
    status === 'pending' && <Requested key="requested" booking={booking} />,
    maySayComing(booking, parts, now) && <Coming key="coming" booking={booking} />,
    booking.priceAsk && <PriceNotice key="price" booking={booking} />,
    proposal && <ProposalNotice key="proposal" booking={booking} />,
    dispute && <Questioned key="dispute" booking={booking} />,
    status === 'no_show' && appeal && <Appealed key="appeal" state={appeal.state} />,
  ].filter(Boolean)
  if (notices.length === 0) return null
  return <div className="basis-full space-y-2.5">{notices}</div>
}

function Requested({ booking: { barber, answerBy, startsAt } }: { booking: OwnBooking }) {
  const t = useText()
  const when = whenWords(answerBy ?? startsAt, barber.timeZone, useLanguage())
  return <Notice>{t(visits.requested, { shop: barber.shopName, when })}</Notice>
}

function Coming({ booking }: { booking: OwnBooking }) {
  const t = useText()
  const queries = useQueryClient()
  const handle = useStale()
  const say = useSaying()
  const [isBusy, setIsBusy] = useState(false)
  const { id, link, barber, byShop } = booking
  const shop = barber.shopName

  async function answer() {
    setIsBusy(true)
    try {
      await api.afterBooking.attend.send({ id, link })
      toast.success(t(comingWords.said, { shop }))
      await refreshBookings(queries)
    } catch (refusal) {
      await handle(refusal).catch(say)
    }
    setIsBusy(false)
  }
  return (
    <Notice
      tone={byShop ? 'info' : 'warning'}
      title={t(byShop ? comingWords[byShop] : comingWords.ask, { shop })}
      action={
        <Button size="sm" busy={isBusy} onClick={() => void answer()}>
          {t(byShop ? comingWords.agree : comingWords.yes)}
        </Button>
      }
    >
      {t(byShop ? comingWords.works : comingWords.askText, { shop })}
    </Notice>
  )
}

function Questioned({ booking }: { booking: OwnBooking }) {
  const t = useText()
  const { dispute, status, barber, flagAnswer } = booking
  if (dispute === null) return null
  const isVoid = dispute === 'closed' && status === 'cancelled'
  return (
    <Notice tone={isVoid ? 'success' : 'info'}>
      {t(isVoid ? disputeWords.voided : disputeWords[dispute], { shop: barber.shopName })}
      {dispute === 'contested' && flagAnswer && <q className="mt-1 block">{flagAnswer}</q>}
    </Notice>
  )
}

type State = NonNullable<OwnBooking['appeal']>['state']

function Appealed({ state }: { state: State }) {
  const t = useText()
  return <Notice tone={state === 'accepted' ? 'success' : 'info'}>{t(appealWords[state])}</Notice>
}
