import type { Text } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { answerWords as words } from '#web/texts/money/disputes/disputes.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { sumOf } from '#web/words/money.ts'
import type { CaseProps } from './case-props.ts'
import { useMoving } from './use-moving.ts'

type Move = 'accept' | 'escalate' | 'withdraw' | 'appeal'
type About = { label: Text; title: Text; text: Text; done: Text }

const about: Record<Move, About> = {
  accept: {
    label: words.accept,
    title: words.acceptTitle,
    text: words.acceptText,
    done: words.accepted,
  },
  escalate: {
    label: words.escalate,
    title: words.escalateTitle,
    text: words.escalateText,
    done: words.escalated,
  },
  withdraw: {
    label: words.withdraw,
    title: words.withdrawTitle,
    text: words.withdrawText,
    done: words.withdrawn,
  },
  appeal: {
    label: words.appeal,
    title: words.appealTitle,
    text: words.appealText,
    done: words.appealed,
  },
}
const order: Move[] = ['accept', 'escalate', 'appeal', 'withdraw']

// The client's choices, with the offer above them.
export function ClientMoves({ dispute, access }: CaseProps) {
  const t = useText()
  const { offer, moves, shopName, state } = dispute
  const open = order.filter((move) => moves.includes(move))
  return (
    <>
      {offer && state === 'offered' && (
        <Notice
          tone="success"
          title={t(words.offerTitle, { shop: shopName, amount: sumOf(offer.cents) })}
        >
          {t(offer.method === 'card' ? words.offerCard : words.offerTill)}
        </Notice>
      )}
      {open.length > 0 && (
        <div className="grid gap-2.5 sm:flex sm:flex-wrap">
          {open.map((move) => (
            <Choice key={move} move={move} dispute={dispute} access={access} />
          ))}
        </div>
      )}
    </>
  )
}

function Choice({ move, dispute, access }: CaseProps & { move: Move }) {
  const t = useText()
  const send = useMoving(access)
  const { label, title, text, done } = about[move]
  const amount = sumOf(dispute.offer?.cents ?? 0)
  const isAppeal = move === 'appeal'
  return (
    <ConfirmDialog
      title={t(title, { amount })}
      text={t(text)}
      confirm={t(label, { amount })}
      isDestructive={move === 'withdraw'}
      {...(isAppeal && { reason: { label: t(words.appealWhy) } })}
      onConfirm={(message) => send(api.disputes.answer.send({ ...access, move, message }), done)}
      trigger={
        <Button variant={move === 'accept' ? 'primary' : move === 'withdraw' ? 'ghost' : 'outline'}>
          {t(label, { amount })}
        </Button>
      }
    />
  )
}
