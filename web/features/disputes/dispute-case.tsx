import { useText } from '#web/language.tsx'
import { disputeWords as words } from '#web/texts/money/disputes/disputes.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import type { CaseProps } from './case-props.ts'
import { AddWords } from './add-words.tsx'
import { BarberMoves } from './barber-moves.tsx'
import { ClientMoves } from './client-moves.tsx'
import { Decisions } from './decisions.tsx'
import { DisputeFacts } from './dispute-facts.tsx'
import { Steps } from './steps.tsx'
import { Thread } from './thread.tsx'

// Everything about one dispute, for client and barber.
export function DisputeCase({ dispute, access }: CaseProps) {
  const t = useText()
  if (dispute.booking === null)
    return <Notice title={t(words.hidden)}>{t(words.hiddenText)}</Notice>
  return (
    <div className="space-y-6">
      <Steps dispute={dispute} />
      <DisputeFacts dispute={dispute} />
      <Decisions dispute={dispute} />
      {dispute.side === 'client' ? (
        <ClientMoves dispute={dispute} access={access} />
      ) : (
        <BarberMoves dispute={dispute} access={access} />
      )}
      <Thread dispute={dispute} link={access.link} mayLook={access.token === undefined} />
      {dispute.mayAdd && <AddWords dispute={dispute} access={access} />}
    </div>
  )
}
