import { useState } from 'react'
import { answerForm, offerForm } from '#contract/money/disputes/disputes.ts'
import { api } from '#web/api.ts'
import { Attachments } from '#web/features/support/attachments.tsx'
import { useText } from '#web/language.tsx'
import { answerWords as words } from '#web/texts/money/disputes/disputes.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { sumOf } from '#web/words/money.ts'
import type { CaseProps } from './case-props.ts'
import { useMoving } from './use-moving.ts'

// Offer, accept, contest; or send what there is to the bank, or appeal.
export function BarberMoves({ dispute, access }: CaseProps) {
  const t = useText()
  const { moves, offer, state, askedCents, offerable } = dispute
  const most = mostOf(offerable)
  const mayConcede = (askedCents ?? 0) > 0 && (askedCents ?? 0) <= most
  return (
    <>
      {offer && state === 'offered' && (
        <Notice>{t(words.yourOffer, { amount: sumOf(offer.cents) })}</Notice>
      )}
      {moves.length > 0 && (
        <div className="grid gap-2.5 sm:flex sm:flex-wrap">
          {moves.includes('offer') && most > 0 && <Offer dispute={dispute} access={access} />}
          {moves.includes('concede') && mayConcede && <Concede dispute={dispute} access={access} />}
          {moves.includes('contest') && <Contest dispute={dispute} access={access} />}
          {moves.includes('submit') && <Submit dispute={dispute} access={access} />}
          {moves.includes('appealAsBarber') && <Appeal dispute={dispute} access={access} />}
        </div>
      )}
      {moves.includes('offer') && most === 0 && <Hint>{t(words.offerNothing)}</Hint>}
    </>
  )
}

// Card money goes back to the card; without any, the shop hands it back.
function mostOf(offerable: CaseProps['dispute']['offerable']) {
  if (offerable === null) return 0
  return offerable.cardCents > 0 ? offerable.cardCents : offerable.tillCents
}

function Offer({ dispute, access }: CaseProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const send = useMoving(access)
  const most = mostOf(dispute.offerable)
  const isCard = (dispute.offerable?.cardCents ?? 0) > 0
  return (
    <Dialog
      size="md"
      title={t(words.offer)}
      description={t(words.offerText)}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button>{t(words.offer)}</Button>}
    >
      <Form
        schema={offerForm}
        initial={{
          amount: Math.min(most, dispute.askedCents ?? most) / 100,
          message: '',
          files: [],
        }}
        onSubmit={async ({ amount, message, files }) => {
          const offerCents = Math.round(amount * 100)
          const answer = { id: dispute.id, move: 'offer', offerCents, message, files } as const
          await send(api.disputes.respond.send(answer), words.offered)
          setIsOpen(false)
        }}
      >
        <Field
          name="amount"
          type="number"
          inputMode="decimal"
          step="any"
          before="$"
          label={t(words.offerAmount)}
          hint={t(isCard ? words.offerHintCard : words.offerHintTill, { amount: sumOf(most) })}
        />
        <TextArea name="message" label={t(words.note)} rows={3} isOptional />
        <Attachments />
        <SubmitButton wide busy={t(words.sending)}>
          {t(words.sendOffer)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}

function Contest({ dispute, access }: CaseProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const send = useMoving(access)
  return (
    <Dialog
      size="md"
      title={t(words.contest)}
      description={t(words.contestText)}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button variant="outline">{t(words.contest)}</Button>}
    >
      <Form
        schema={answerForm}
        initial={{ message: '', files: [] }}
        onSubmit={async (said) => {
          const answer = { id: dispute.id, move: 'contest', ...said } as const
          await send(api.disputes.respond.send(answer), words.contested)
          setIsOpen(false)
        }}
      >
        <TextArea name="message" label={t(words.note)} rows={5} />
        <Attachments />
        <SubmitButton wide busy={t(words.sending)}>
          {t(words.contest)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}

function Concede({ dispute, access }: CaseProps) {
  const t = useText()
  const send = useMoving(access)
  const amount = sumOf(dispute.askedCents ?? 0)
  return (
    <ConfirmDialog
      title={t(words.concedeTitle, { amount })}
      text={t(words.concedeText)}
      confirm={t(words.concede)}
      onConfirm={() =>
        send(api.disputes.respond.send({ id: dispute.id, move: 'concede' }), words.conceded)
      }
      trigger={<Button variant="outline">{t(words.concede)}</Button>}
    />
  )
}

function Submit({ dispute, access }: CaseProps) {
  const t = useText()
  const send = useMoving(access)
  return (
    <ConfirmDialog
      title={t(words.submitTitle)}
      text={t(words.submitText)}
      confirm={t(words.submit)}
      onConfirm={() =>
        send(api.disputes.respond.send({ id: dispute.id, move: 'submit' }), words.submitted)
      }
      trigger={<Button>{t(words.submit)}</Button>}
    />
  )
}

function Appeal({ dispute, access }: CaseProps) {
  const t = useText()
  const send = useMoving(access)
  return (
    <ConfirmDialog
      title={t(words.appealTitle)}
      text={t(words.appealText)}
      confirm={t(words.appeal)}
      reason={{ label: t(words.appealWhy) }}
      onConfirm={(message) =>
        send(
          api.disputes.respond.send({ id: dispute.id, move: 'appealAsBarber', message }),
          words.appealed,
        )
      }
      trigger={<Button variant="outline">{t(words.appeal)}</Button>}
    />
  )
}
