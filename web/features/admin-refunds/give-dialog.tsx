import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { chargedNames, refundCauseNames, refundMethodNames } from '#contract/admin/words/refunds.ts'
import { errors, messageOf } from '#contract/errors.ts'
import {
  chargeable,
  orderCauses,
  refundForm,
  type Refundable,
  type RefundForm,
  type RefundMethod,
} from '#contract/money/refunds.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { giveWords as words } from '#web/texts/money/refunds.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/forms/form-choices.tsx'
import { Choice, TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { actionsBelow, Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { useSettled } from '#web/use-settled.ts'
import { sumOf } from '#web/words/money.ts'
import { Effect } from './effect.tsx'
import { useRefresh } from './use-refresh.ts'

type GiveDialogProps = { bookingId: string; onClose: () => void }

export function GiveDialog({ bookingId, onClose }: GiveDialogProps) {
  const t = useText()
  const query = useQuery(api.refunds.open.query({ id: bookingId }))
  return (
    <Dialog title={t(words.title)} size="md" open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Loaded query={query} loading={<SkeletonText lines={6} />}>
        {(refundable) => <Giving {...{ bookingId, refundable, onClose }} />}
      </Loaded>
    </Dialog>
  )
}

type GivingProps = GiveDialogProps & { refundable: Refundable }

function Giving({ bookingId, refundable, onClose }: GivingProps) {
  const t = useText()
  const sentence = useSentence()
  const may = useMay()
  const { refusal, cardCents, creditCents, tillCents } = refundable
  const about = { number: refundable.bookingNumber, client: refundable.clientName }
  const ways = [
    { method: 'card', mostCents: cardCents },
    { method: 'credit', mostCents: cardCents > 0 || !may('credit.write') ? 0 : creditCents },
    { method: 'till', mostCents: tillCents },
  ] satisfies Way[]
  const open = ways.filter(({ mostCents }) => mostCents > 0)
  const [chosen, setChosen] = useState<RefundMethod>()
  const way = open.find(({ method }) => method === chosen) ?? open[0]
  return (
    <>
      <p className="mb-4 font-semibold break-words">
        {t(words.about, { ...about, shop: refundable.shopName })}
      </p>
      {refusal !== null ? (
        <Notice>
          {refusal === 'REFUND_TOO_MUCH' ? t(words.nothing) : sentence(errors[refusal].message)}
        </Notice>
      ) : way ? (
        <>
          {open.length > 1 && <Ways open={open} chosen={way.method} onChoose={setChosen} />}
          <GiveForm key={way.method} {...{ bookingId, refundable, onClose, ...way }} />
        </>
      ) : (
        <Notice>{t(words.creditOnly)}</Notice>
      )}
    </>
  )
}

type Way = { method: RefundMethod; mostCents: number }

type WaysProps = {
  open: readonly Way[]
  chosen: RefundMethod
  onChoose: (method: RefundMethod) => void
}

function Ways({ open, chosen, onChoose }: WaysProps) {
  const t = useText()
  return (
    <fieldset className="mb-4 flex flex-wrap gap-2">
      <legend className="mb-1.5 text-md font-semibold">{t(words.how)}</legend>
      {open.map(({ method }) => (
        <Button
          key={method}
          size="sm"
          variant={method === chosen ? 'primary' : 'outline'}
          aria-pressed={method === chosen}
          onClick={() => onChoose(method)}
        >
          {t(refundMethodNames[method])}
        </Button>
      ))}
    </fieldset>
  )
}

type GiveFormProps = GivingProps & Way

const payers = { credit: 'platform', till: 'barber' } as const

function GiveForm({ bookingId, refundable, method, mostCents, onClose }: GiveFormProps) {
  const t = useText()
  const refresh = useRefresh()
  // The same order, however often it is sent.
  const [requestId] = useState(() => crypto.randomUUID())
  const { paidCents, refundedCents } = refundable
  const left = sumOf(mostCents)

  async function give({ amount, ...form }: RefundForm) {
    const amountCents = Math.round(amount * 100)
    const order = { ...form, requestId, bookingId, method, amountCents }
    const { isWaiting } = await api.refunds.give.send(order)
    const done = method === 'till' ? words.noted : words.given
    toast.success(t(isWaiting ? words.asked : done))
    onClose()
    await refresh()
  }

  return (
    <Form
      schema={refundForm}
      className={actionsBelow}
      initial={{
        amount: mostCents / 100,
        ...(method !== 'card' && { chargedTo: payers[method] }),
        note: '',
        reason: '',
      }}
      onSubmit={give}
    >
      <Hint size="md">
        {method === 'card'
          ? t(words.toCard, { paid: sumOf(paidCents), back: sumOf(refundedCents), left })
          : t(method === 'till' ? words.fromTill : words.asCredit, { left })}
      </Hint>
      <Amount mostCents={mostCents} />
      <Choice
        name="cause"
        label={t(words.cause)}
        options={orderCauses.map((cause) => [cause, t(refundCauseNames[cause])] as const)}
      />
      {method === 'card' && (
        <RadioCards
          name="chargedTo"
          label={t(words.whose)}
          columns={2}
          options={chargeable.map((value) => ({
            value,
            label: t(chargedNames[value]),
            text: t(value === 'barber' ? words.barberText : words.platformText),
          }))}
        />
      )}
      <TextArea
        name="note"
        rows={2}
        limit={300}
        isOptional
        label={t(words.note)}
        hint={t(words.noteHint)}
      />
      <TextArea name="reason" rows={2} label={t(words.reason)} hint={t(words.reasonHint)} />
      <Preview bookingId={bookingId} method={method} />
    </Form>
  )
}

function Amount({ mostCents }: { mostCents: number }) {
  const t = useText()
  const { setValue } = useFormContext<RefundForm>()
  return (
    <div className="grid grid-cols-[1fr_auto] items-end gap-3">
      <Field
        name="amount"
        type="number"
        inputMode="decimal"
        step="any"
        before="$"
        label={t(words.amount)}
      />
      <Button
        variant="outline"
        onClick={() => setValue('amount', mostCents / 100, { shouldValidate: true })}
      >
        {t(words.all, { amount: sumOf(mostCents) })}
      </Button>
    </div>
  )
}

type PreviewProps = { bookingId: string; method: RefundMethod }

// What it would do, while the form is filled in; the button says whether a second person decides.
function Preview({ bookingId, method }: PreviewProps) {
  const t = useText()
  const sentence = useSentence()
  const typed = useWatch<RefundForm>()
  const { amount, chargedTo } = useSettled(typed)
  const given = refundForm.pick({ amount: true, chargedTo: true }).safeParse({ amount, chargedTo })
  const { data, error, isFetching } = useQuery({
    ...api.refunds.preview.query({
      bookingId,
      method,
      cause: 'other',
      chargedTo: given.data?.chargedTo ?? 'platform',
      amountCents: Math.round((given.data?.amount ?? 0.01) * 100),
    }),
    enabled: given.success,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isWaiting = given.success && data?.isWaiting === true
  return (
    <>
      <section aria-label={t(words.effect)} aria-live="polite" className="rounded-md bg-muted p-4">
        <p className="mb-2 text-md font-semibold">{t(words.effect)}</p>
        {!given.success ? (
          <Hint size="md">{t(words.fill)}</Hint>
        ) : error ? (
          <Notice tone="error">{sentence(messageOf(error))}</Notice>
        ) : data ? (
          <div className={isFetching ? 'opacity-60' : undefined}>
            <Effect effect={data} method={method} />
            {isWaiting && (
              <Notice tone="warning" className="mt-3">
                {t(words.needsSecond)}
              </Notice>
            )}
          </div>
        ) : (
          <SkeletonText lines={3} />
        )}
      </section>
      <DialogActions>
        <SubmitButton wide busy={t(words.giving)}>
          {t(isWaiting ? words.ask : method === 'till' ? words.noteIt : words.give)}
        </SubmitButton>
      </DialogActions>
    </>
  )
}
