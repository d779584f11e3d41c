import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Tag } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { offerNames } from '#contract/money/offer-names.ts'
import { api } from '#web/api.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { offerWords, promotionWords as words } from '#web/texts/money/promotions.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { StackedBars } from '#web/ui/charts/bars.tsx'
import { Stat } from '#web/ui/charts/stat.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { usePlace } from '#web/use-business.ts'
import { addDays, dayWords } from '#web/words/date-words.ts'
import { priceOf } from '#web/words/money.ts'
import { shopToday } from '#web/words/shop-time.ts'
import { InviteBarbers } from './invite-barbers.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { OfferRow } from './offer-row.tsx'
import { presetsOn, type Draft } from './presets.ts'

const flashDays = 7

// The offers of a business: what they brought, and making, pausing and ending them.
export function Promotions() {
  const place = usePlace()
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const list = useQuery(api.promotions.list.query({ place }))
  const [draft, setDraft] = useState<Draft | null>(null)
  const refresh = () => queries.invalidateQueries({ queryKey: api.promotions.list.key() })

  async function setState(id: string, state: 'active' | 'paused' | 'ended') {
    await api.promotions.setState.send({ place, id, state }).catch((error: unknown) => {
      toast.error(t(words.notSaved), { description: sentence(messageOf(error)) })
    })
    await refresh()
  }

  return (
    <Loaded query={list} loading={<SkeletonText lines={8} />}>
      {({ promotions, services, timeZone, weeks }) => {
        const today = shopToday(timeZone)
        const presets = presetsOn(addDays(today, flashDays))
        return (
          <div className="space-y-6">
            {promotions.length === 0 ? (
              <EmptyState
                icon={Tag}
                title={t(words.emptyTitle)}
                text={t(words.empty)}
                action={t(words.add)}
                onAction={() => setDraft({})}
              />
            ) : (
              <>
                <Figures {...{ promotions, weeks }} />
                <TitledCard title={t(words.list)} text={t(words.listText)}>
                  <Button className="max-sm:w-full" onClick={() => setDraft({})}>
                    <Plus aria-hidden />
                    {t(words.add)}
                  </Button>
                  <ul aria-label={t(words.list)} className="mt-2 divide-y">
                    {promotions.map((offer) => (
                      <OfferRow
                        key={offer.id}
                        {...{ offer, timeZone, services }}
                        onState={(state) => setState(offer.id, state)}
                      />
                    ))}
                  </ul>
                </TitledCard>
              </>
            )}
            <Presets presets={presets} onChoose={setDraft} />
            <InviteBarbers />
            {draft && (
              <OfferDialog
                {...{ place, draft, services, today }}
                onSaved={refresh}
                onClose={() => setDraft(null)}
              />
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

type Listed = Awaited<ReturnType<typeof api.promotions.list.send>>

function Figures({ promotions, weeks }: Pick<Listed, 'promotions' | 'weeks'>) {
  const t = useText()
  const language = useLanguage()
  const sum = (name: 'uses' | 'discountCents' | 'revenueCents') =>
    promotions.reduce((total, each) => total + each[name], 0)
  return (
    <>
      <div className="grid grid-cols-2 gap-3 *:last:col-span-2 sm:grid-cols-3 sm:gap-4 sm:*:last:col-span-1">
        <Stat label={t(words.uses)} value={String(sum('uses'))} />
        <Stat label={t(words.given)} value={priceOf(sum('discountCents'))} />
        <Stat
          label={t(words.revenue)}
          value={priceOf(sum('revenueCents'))}
          definition={t(words.revenueText)}
        />
      </div>
      <TitledCard title={t(words.weeks)}>
        <StackedBars
          label={t(words.weeks)}
          parts={[t(words.withOffer), t(words.without)]}
          format={String}
          data={weeks.map(({ week, withOffer, without }) => ({
            label: dayWords(week, language, { month: 'short', day: 'numeric' }),
            values: [withOffer, without],
          }))}
        />
      </TitledCard>
    </>
  )
}

type PresetsProps = { presets: readonly Draft[]; onChoose: (draft: Draft) => void }

function Presets({ presets, onChoose }: PresetsProps) {
  const t = useText()
  return (
    <TitledCard title={t(words.presets)}>
      <ul className="grid gap-2.5 sm:grid-cols-3">
        {presets.map((preset) => (
          <li key={preset.kind}>
            <Button variant="outline" wide onClick={() => onChoose(preset)}>
              <Plus aria-hidden />
              {t(offerWords.named, {
                name: t(offerNames[preset.kind ?? 'flash']),
                off: t(offerWords.percentOff, { percent: preset.percent ?? 0 }),
              })}
            </Button>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
