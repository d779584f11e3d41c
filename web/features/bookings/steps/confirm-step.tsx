import { useEffect, useState, type ReactNode } from 'react'
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Hold } from '#contract/bookings/holds.ts'
import { isRefusal, messageOf, type ChangedPrice, type ErrorCode } from '#contract/errors.ts'
import { promotionKinds } from '#contract/money/price.ts'
import type { HeldPrice } from '#contract/money/promotion-terms.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { checkSession, useSession } from '#web/session.tsx'
import { booking } from '#web/texts/bookings/bookings.ts'
import { checkoutWords } from '#web/texts/money/checkout.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import type { Choice } from '#web/features/bookings/address.ts'
import { ClientForm } from './client-form.tsx'
import type { KeptDraft } from '#web/features/bookings/draft.tsx'
import { GuestForm } from './guest-form.tsx'
import { PromotionCode } from './promotion-code.tsx'
import { UseCredit } from './use-credit.tsx'
import { HoldClock, HoldOver, TimeLost } from '#web/features/bookings/hold-state.tsx'
import type { Sending } from '#web/features/bookings/sending.ts'
import { StepBody, StepFoot } from '#web/features/bookings/sheet-frame.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { seenOf, useConfirm } from '#web/features/bookings/checkout.ts'
import { cardOf } from '#web/features/paying/ways.tsx'
import { ByCard, useWays } from './pay-ways.tsx'
import { useHold } from '#web/features/bookings/use-hold.ts'

type ConfirmStepProps = {
  barber: BarberProfile
  choice: Choice
  draft: KeptDraft
  summary: ReactNode
  usesCredit: boolean
  onCredit: (usesCredit: boolean) => void
  onHeld: (hold: Hold) => void
  onStart: (start: string) => void
  onTimes: () => void
  onBooked: (booking: Booking) => void
  // The payment by a saved card has no answer yet.
  onPaying: (holdId: string, paymentId: string) => void
}

// The hold stays, and the next press may book it.
const open: Trouble['kind'][] = ['refused', 'cards_off']

// Asking again would bring the same answer.
const final: ErrorCode[] = ['NOT_BOOKABLE_ONLINE', 'BARBER_CLOSED']

type Trouble =
  | { kind: 'lost'; alternatives: string[] }
  | { kind: 'over' }
  | { kind: 'cards_off' }
  | { kind: 'refused'; message: string }

export function ConfirmStep(props: ConfirmStepProps) {
  const { barber, choice, draft, summary, onHeld, onStart, onTimes, onBooked } = props
  const { usesCredit, onCredit, onPaying } = props
  const { session } = useSession()
  const [tries, setTries] = useState(0)
  const [isAskedFirst, setIsAskedFirst] = useState(false)
  const [met, setMet] = useState<{ holdId: string; trouble: Trouble | undefined }>()
  const { held, error, prolong, reprice, wantCard, dropCard } = useHold({
    wish: wishOf(barber, choice),
    holder: session?.user.id ?? null,
    tries,
    codeOf: () => draft.current.promotionCode,
  })
  const hold = held?.hold
  const ways = useWays(hold)
  const confirm = useConfirm(barber.id, { onBooked, onPaying })
  useEffect(() => {
    if (hold) onHeld(hold)
  }, [hold, onHeld])

  if (error && error.code !== 'SLOT_TAKEN')
    return (
      <StepBody>
        {final.includes(error.code) ? (
          <Refusal message={error.message} />
        ) : (
          <ErrorState error={error} onRetry={() => setTries(tries + 1)} />
        )}
      </StepBody>
    )

  const holdId = hold?.id
  const seen = seenOf(hold, usesCredit)
  const trouble = error ? troubleOf(error) : met?.holdId === holdId ? met?.trouble : undefined
  const meet = (next: Trouble | undefined) => holdId && setMet({ holdId, trouble: next })
  const sending: Sending = {
    holdId,
    isInstant: (hold?.isInstant ?? barber.policies.autoConfirm) && !isAskedFirst,
    isAskedFirst,
    depositCents: seen.depositCents,
    givesCard: seen.needsCard && seen.depositCents === 0 && cardOf(ways.way) === undefined,
    async send(details) {
      if (!hold) return
      const asked = { id: hold.id, isRequest: isAskedFirst, ...details }
      await confirm(hold, { ...asked, usesCredit, way: ways.way }).catch((error: unknown) => {
        if (!isRefusal(error)) throw error
        if (error.code === 'ASKED_FIRST') setIsAskedFirst(true)
        if (error.code === 'CARD_NEEDED') wantCard()
        if (error.code === 'CARDS_OFF') dropCard()
        if (error.price) reprice(heldPriceOf(error.price))
        throw error
      })
    },
    prolong,
    explain: (thrown) => void meet(troubleOf(thrown)),
  }
  const Details = session ? ClientForm : GuestForm
  return (
    <Details
      {...{ draft, sending }}
      before={
        <>
          {!sending.isInstant && <RequestNote {...{ barber, hold, isAskedFirst }} />}
          {summary}
          <UseCredit price={hold} isUsed={usesCredit} onChange={onCredit} />
          {hold && <ByCard hold={hold} ways={ways} seen={seen} barber={barber} />}
          <PromotionCode
            holdId={holdId}
            usedCode={hold?.discount?.code ?? null}
            onUsed={(price, code) => {
              reprice(price)
              draft.keepCode(code)
            }}
          />
        </>
      }
      foot={(submit) => (
        <StepFoot>
          {trouble?.kind === 'lost' && (
            <TimeLost
              timeZone={barber.timeZone}
              alternatives={trouble.alternatives}
              {...{ onStart, onTimes }}
            />
          )}
          {trouble?.kind === 'over' && <HoldOver onTimes={onTimes} />}
          {trouble?.kind === 'refused' && <Refusal message={trouble.message} />}
          {trouble?.kind === 'cards_off' && <CardsOff />}
          {(!trouble || open.includes(trouble.kind)) && (
            <>
              <HoldClock kept={held} onEnd={() => meet({ kind: 'over' })} />
              {submit}
            </>
          )}
        </StepFoot>
      )}
    />
  )
}

function heldPriceOf({ discount, ...price }: ChangedPrice): HeldPrice {
  if (discount === null) return { ...price, discount }
  const kind = promotionKinds.find((each) => each === discount.kind) ?? null
  return { ...price, discount: { ...discount, kind } }
}

function wishOf({ id }: BarberProfile, { serviceIds, professionalId, start }: Choice) {
  return { profileId: id, serviceIds, professionalId, startsAt: start ?? '' }
}

function troubleOf(error: unknown): Trouble | undefined {
  if (!isRefusal(error)) return { kind: 'refused', message: messageOf(error) }
  const { code, alternatives = [] } = error
  // Said under its field.
  if (code === 'CODE_INVALID' || code === 'CODE_EXPIRED') return
  // Said where the summary is.
  if (code === 'ASKED_FIRST' || code === 'CARD_NEEDED') return
  if (code === 'SLOT_TAKEN') return { kind: 'lost', alternatives }
  if (code === 'CARDS_OFF') return { kind: 'cards_off' }
  // A hold that is nowhere to be found was given back in another tab.
  if (code === 'NOT_FOUND') return { kind: 'over' }
  // Perhaps the session has ended since the page was opened.
  if (code === 'INVALID_INPUT') void checkSession()
  return { kind: 'refused', message: messageOf(error) }
}

function Refusal({ message }: { message: string }) {
  const sentence = useSentence()
  return <Notice tone="error">{sentence(message)}</Notice>
}

function CardsOff() {
  const t = useText()
  return (
    <Notice tone="warning" title={t(checkoutWords.cardsOff)}>
      {t(checkoutWords.cardsOffText)}
    </Notice>
  )
}

type RequestNoteProps = {
  barber: BarberProfile
  hold: Hold | undefined
  isAskedFirst: boolean
}

function RequestNote({ barber, hold, isAskedFirst }: RequestNoteProps) {
  const answerBy = hold?.answerBy
  const isMarked = isAskedFirst || (hold?.isAskedFirst ?? false)
  const { shopName: shop, timeZone } = barber
  const t = useText()
  const language = useLanguage()
  const text =
    answerBy === undefined
      ? t(booking.requestText, { shop })
      : t(booking.requestUntil, { shop, when: whenWords(answerBy, timeZone, language) })
  if (!isMarked) return <Notice>{text}</Notice>
  return (
    <Notice tone="warning" title={t(booking.markedTitle, { shop })}>
      {t(booking.markedText)} {text}
    </Notice>
  )
}
