import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { Link } from 'react-router'
import { offerNames } from '#contract/money/offer-names.ts'
import type { UsableOffer } from '#contract/money/promotions.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { clientOffers as words } from '#web/texts/money/client-offers.ts'
import { offerWords } from '#web/texts/money/promotions.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { priceOf } from '#web/words/money.ts'
import { useConditions, useOff } from '#web/words/offers.ts'
import { ownDay } from '#web/words/own-time.ts'

type Usable = Awaited<ReturnType<typeof api.promotions.usable.send>>

export function UsableOffers() {
  const t = useText()
  const query = useQuery(api.promotions.usable.query())
  return (
    <TitledCard title={t(words.offers)} text={t(words.offersText)}>
      <Loaded query={query} loading={<SkeletonText lines={4} />}>
        {({ welcome, offers }) =>
          welcome === null && offers.length === 0 ? (
            <EmptyState
              icon={Gift}
              title={t(words.none)}
              text={t(words.noneText)}
              action={t(words.findOffers)}
              to="/explore?offers=true"
            />
          ) : (
            <ul aria-label={t(words.offers)} className="-my-4 divide-y">
              {welcome && <Welcome {...welcome} />}
              {offers.map((offer) => (
                <Offer key={offer.id} offer={offer} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </TitledCard>
  )
}

function Welcome({ amountCents, minTotalCents, endsAt }: NonNullable<Usable['welcome']>) {
  const t = useText()
  const language = useLanguage()
  const off = t(offerWords.amountOff, { amount: priceOf(amountCents) })
  return (
    <Line
      name={t(offerWords.named, { name: t(offerNames.welcome), off })}
      conditions={[
        t(words.firstBooking, { amount: priceOf(minTotalCents) }),
        t(offerWords.until, { day: ownDay(endsAt, language) }),
      ]}
      to="/explore"
      action={t(words.find)}
    />
  )
}

function Offer({ offer }: { offer: UsableOffer }) {
  const t = useText()
  const name = useOfferName()(offer)
  const { barber, services, timeZone } = offer
  const conditions = useConditions(timeZone, services)(offer)
  return barber === null ? (
    <Line
      name={name}
      conditions={[t(words.everywhere), ...conditions]}
      to="/explore"
      action={t(words.find)}
    />
  ) : (
    <Line
      name={name}
      shop={barber.shopName}
      conditions={conditions}
      to={`/barber/${barber.id}`}
      action={t(words.book)}
    />
  )
}

// 'Flash sale, 20% off'.
export function useOfferName() {
  const t = useText()
  const off = useOff()
  return (offer: UsableOffer) => {
    const { kind, code } = offer
    const name = code === null ? t(offerNames[kind]) : t(offerWords.codeNamed, { code })
    return t(offerWords.named, { name, off: off(offer) })
  }
}

type LineProps = {
  name: string
  shop?: string
  conditions: readonly (string | false | null)[]
  to: string
  action: string
}

function Line({ name, shop, conditions, to, action }: LineProps) {
  const t = useText()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0">
        <p className="text-md font-semibold">{name}</p>
        {shop && <p className="text-md break-words">{shop}</p>}
        {conditions.length > 0 && <Hint>{conditions.join(' · ')}</Hint>}
      </div>
      <Button asChild size="sm" variant="outline">
        <Link to={to} aria-label={t(words.actionOf, { action, name: shop ?? name })}>
          {action}
        </Link>
      </Button>
    </li>
  )
}
