// Done: which services it came to be, and for how much.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { percentOf } from '#contract/cents.ts'
import { messageOf } from '#contract/errors.ts'
import { mostPriceDollars, mostServices } from '#contract/limits.ts'
import { isTold } from '#contract/bookings/reach.ts'
import { firstName } from '#contract/first-name.ts'
import { creditFor, finalDiscountOf } from '#contract/money/price.ts'
import { api } from '#web/api.ts'
import { priceOf } from '#web/words/money.ts'
import { useSentence, useText } from '#web/language.tsx'
import { usePlace } from '#web/use-business.ts'
import { finalWords as words, bookingDesk } from '#web/texts/bookings/desk.ts'
import { checkoutWords } from '#web/texts/money/checkout.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Input, NativeSelect } from '#web/ui/forms/input.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { refreshDesk, useShop, useStale } from './use-desk.ts'
import { doneWords, type DeskBooking } from './booking-moves.ts'

type FinalDialogProps = {
  booking: DeskBooking
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function FinalDialog({ booking, open, onOpenChange }: FinalDialogProps) {
  const t = useText()
  return (
    <Dialog title={t(words.title)} open={open} onOpenChange={onOpenChange}>
      {open && <Loaded id={booking.id} onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}

type Done = { onDone: () => void }

function Loaded({ id, onDone }: Done & { id: string }) {
  const { data } = useQuery(api.bookings.read.query({ id }))
  if (!data) return <SkeletonText lines={4} />
  return <FinalForm key={data.version} booking={data} onDone={onDone} />
}

type Line = { serviceId: string; name: string; dollars: string }

const centsOf = ({ dollars }: Line) => Math.round(Number(dollars) * 100)
const dollarsOf = (cents: number) => String(cents / 100)
const isPrice = ({ dollars }: Line) =>
  dollars !== '' && Number(dollars) >= 0 && Number(dollars) <= mostPriceDollars

function Less({ name, cents }: { name: string; cents: number }) {
  return (
    <p className="flex justify-between text-md">
      {name}
      <span className="tabular-nums">{priceOf(-cents)}</span>
    </p>
  )
}

function FinalForm({ booking, onDone }: Done & { booking: Booking }) {
  const t = useText()
  const [lines, setLines] = useState<Line[]>(() =>
    booking.items.flatMap(({ serviceId, name, priceCents }) =>
      serviceId === null ? [] : [{ serviceId, name, dollars: dollarsOf(priceCents) }],
    ),
  )
  const { isBusy, refusal, finish } = useFinish(booking, onDone)
  const sumCents = lines.reduce((sum, line) => sum + centsOf(line), 0)
  const discountCents = finalDiscountOf(booking.discount, sumCents)
  const percent = booking.tax?.percent ?? 0
  const taxCents = percentOf(sumCents - discountCents, percent)
  const dueCents = sumCents - discountCents + taxCents
  const creditCents = creditFor(dueCents, booking.creditCents)
  const totalCents = dueCents - creditCents
  const isWhole = lines.length > 0 && lines.every(isPrice)
  const isHigher = isWhole && totalCents > booking.totalCents
  const client = firstName(booking.client.name)
  const asked = { client, price: priceOf(booking.totalCents) }
  return (
    <div className="space-y-4">
      <ul className="space-y-2.5">
        {lines.map((line) => (
          <PriceLine
            key={line.serviceId}
            line={line}
            onChange={(dollars) =>
              setLines(lines.map((each) => (each === line ? { ...each, dollars } : each)))
            }
            onRemove={() => setLines(lines.filter((each) => each !== line))}
          />
        ))}
      </ul>
      <AddService lines={lines} onAdd={(line) => setLines([...lines, line])} />
      {discountCents > 0 && <Less name={t(bookingDesk.discount)} cents={discountCents} />}
      {taxCents > 0 && <Less name={t(checkoutWords.tax, { percent })} cents={-taxCents} />}
      {creditCents > 0 && <Less name={t(bookingDesk.credit)} cents={creditCents} />}
      <p aria-live="polite" className="flex justify-between border-t pt-3 text-lg font-bold">
        {t(bookingDesk.total)}
        <span className="tabular-nums">{isWhole ? priceOf(totalCents) : '–'}</span>
      </p>
      {isHigher && isTold(booking.reach, 'finish') && (
        <Notice tone="info">{t(words.needsYes, asked)}</Notice>
      )}
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <Button
        busy={isBusy}
        disabled={!isWhole}
        className="w-full"
        onClick={() =>
          void finish(
            lines.map((line) => ({ serviceId: line.serviceId, priceCents: centsOf(line) })),
          )
        }
      >
        {t(isHigher && isTold(booking.reach, 'finish') ? words.askAndDone : words.done, asked)}
      </Button>
    </div>
  )
}

type PriceLineProps = { line: Line; onChange: (dollars: string) => void; onRemove: () => void }

function PriceLine({ line, onChange, onRemove }: PriceLineProps) {
  const t = useText()
  const id = useId()
  const { name } = line
  return (
    <li className="flex items-center gap-2.5">
      <label htmlFor={id} className="min-w-0 flex-1 text-md font-medium break-words">
        {name}
      </label>
      <span className="relative w-28 shrink-0">
        <span aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2">
          $
        </span>
        <Input
          id={id}
          type="number"
          inputMode="decimal"
          min={0}
          max={mostPriceDollars}
          step="0.01"
          value={line.dollars}
          aria-label={t(words.priceOf, { service: name })}
          aria-invalid={!isPrice(line)}
          className="pl-7 text-right tabular-nums"
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t(words.remove, { service: name })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  )
}

function AddService({ lines, onAdd }: { lines: Line[]; onAdd: (line: Line) => void }) {
  const t = useText()
  const services = useShop().data?.services ?? []
  const others = services.filter(({ id }) => lines.every((line) => line.serviceId !== id))
  if (others.length === 0 || lines.length >= mostServices) return null
  return (
    <NativeSelect
      aria-label={t(words.add)}
      value=""
      onChange={({ target }) => {
        const service = others.find(({ id }) => id === target.value)
        if (!service) return
        const { id: serviceId, name, priceCents } = service
        onAdd({ serviceId, name, dollars: dollarsOf(priceCents) })
      }}
    >
      <option value="">{t(words.add)}</option>
      {others.map(({ id, name, priceCents }) => (
        <option key={id} value={id}>
          {name}, {priceOf(priceCents)}
        </option>
      ))}
    </NativeSelect>
  )
}

type Item = { serviceId: string; priceCents: number }

function useFinish(booking: Booking, onDone: () => void) {
  const t = useText()
  const sentence = useSentence()
  const place = usePlace()
  const queries = useQueryClient()
  const handle = useStale()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function finish(items: Item[]) {
    const { id, version } = booking
    const client = firstName(booking.client.name)
    setIsBusy(true)
    setRefusal(undefined)
    try {
      const done = await api.desk.finish.send({ place, id, version, items })
      const said = done.priceAsk ? words.asked : doneWords('finish', booking.reach)
      if (said) toast.success(t(said, { client }))
      await refreshDesk(queries)
      onDone()
    } catch (error) {
      await handle(error).then(onDone, () => setRefusal(sentence(messageOf(error))))
    }
    setIsBusy(false)
  }
  return { isBusy, refusal, finish }
}
