// What can be done to a listing besides deciding about it: feature it, or merge it into another.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Approval } from '#contract/accounts/approvals.ts'
import { mostPins, type Pin } from '#contract/admin/featured.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { listingWords as words } from '#web/texts/admin/acting.ts'
import { barbersWords } from '#web/texts/admin/barbers.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { calendarDate } from '#web/words/shop-time.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { refreshBarbers } from './use-barbers.ts'

type ActionsProps = { barber: Approval; onDone: () => void }

export function ListingActions({ barber, onDone }: ActionsProps) {
  const t = useText()
  const may = useMay()
  const pins = useQuery({ ...api.featured.list.query(), enabled: may('marketplace.read') })
  const pin = pins.data?.find(({ id }) => id === barber.id)
  const isApproved = barber.status === 'approved'
  return (
    <div className="space-y-3">
      {pin && <Featured pin={pin} />}
      <div className="flex flex-wrap gap-2">
        {isApproved && (
          <Button asChild variant="outline" size="sm">
            <Link to={`/barber/${barber.id}`}>
              {t(barbersWords.page)}
              <ExternalLink aria-hidden />
            </Link>
          </Button>
        )}
        {may('bookings.read') && (
          <Button asChild variant="outline" size="sm">
            <Link to={`/admin/dashboard?tab=all-bookings&barber=${barber.id}`}>
              {t(barbersWords.bookings)}
            </Link>
          </Button>
        )}
        {isApproved && may('marketplace.write') && pins.data && (
          <Feature key={pin?.startsOn} barber={barber} pin={pin} pins={pins.data} />
        )}
        {pin && may('marketplace.write') && <Unfeature barber={barber} />}
        {barber.status !== 'draft' && may('barbers.merge') && (
          <MergeDialog barber={barber} onDone={onDone} />
        )}
      </div>
    </div>
  )
}

function Featured({ pin: { isNow, startsOn, endsOn } }: { pin: Pin }) {
  const t = useText()
  const language = useLanguage()
  const days = { from: calendarDate(startsOn, language), until: calendarDate(endsOn, language) }
  return (
    <Badge tone="info" dot>
      {t(isNow ? words.featuredNow : words.featuredLater, days)}
    </Badge>
  )
}

const usualDays = 13

type FeatureProps = { barber: Approval; pin: Pin | undefined; pins: readonly Pin[] }

function Feature({ barber, pin, pins }: FeatureProps) {
  const t = useText()
  const queries = useQueryClient()
  const { id, shopName: shop, today } = barber
  const [startsOn, setStartsOn] = useState(pin?.startsOn ?? today)
  const [endsOn, setEndsOn] = useState(pin?.endsOn ?? later(today))
  const count = pins.filter(({ isNow }) => isNow).length
  return (
    <ConfirmDialog
      title={t(words.featureTitle, { shop })}
      text={t(words.featureText, { shop, count, most: mostPins })}
      confirm={t(words.feature)}
      reason={{ label: t(words.reason), hint: t(words.reasonHint) }}
      isIncomplete={startsOn === '' || endsOn === '' || endsOn < startsOn}
      onConfirm={async (reason) => {
        await api.featured.pin.send({ id, startsOn, endsOn, reason })
        toast.success(t(words.featured, { shop }))
        await refreshPins(queries)
      }}
      trigger={
        <Button variant="outline" size="sm">
          {t(pin ? words.featureChange : words.feature)}
        </Button>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Day name="startsOn" label={t(words.firstDay)} value={startsOn} onChange={setStartsOn} />
        <Day
          name="endsOn"
          label={t(words.lastDay)}
          value={endsOn}
          min={startsOn}
          onChange={setEndsOn}
        />
      </div>
    </ConfirmDialog>
  )
}

type DayProps = {
  name: string
  label: string
  value: string
  min?: string
  onChange: (day: string) => void
}

function Day({ name, label, value, min, onChange }: DayProps) {
  return (
    <FieldFrame id={name} label={label}>
      <Input
        id={name}
        type="date"
        value={value}
        min={min}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}

function later(day: string) {
  return Temporal.PlainDate.from(day).add({ days: usualDays }).toString()
}

function Unfeature({ barber: { id, shopName: shop } }: { barber: Approval }) {
  const t = useText()
  const queries = useQueryClient()
  return (
    <ConfirmDialog
      title={t(words.unfeature)}
      text={t(words.unfeatureText, { shop })}
      confirm={t(words.unfeature)}
      reason={{ label: t(words.reason), hint: t(words.reasonHint) }}
      onConfirm={async (reason) => {
        await api.featured.unpin.send({ id, reason })
        toast.success(t(words.unfeatured, { shop }))
        await refreshPins(queries)
      }}
      trigger={
        <Button variant="outline" size="sm">
          {t(words.unfeature)}
        </Button>
      }
    />
  )
}

async function refreshPins(queries: ReturnType<typeof useQueryClient>) {
  await queries.invalidateQueries({ queryKey: api.featured.list.key() })
  await refreshBarbers(queries)
}
