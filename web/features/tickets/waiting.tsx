// Messages that the server does not have yet.
import { useSentence, useText } from '#web/language.tsx'
import { ticketWords as words } from '#web/texts/accounts/tickets.ts'
import { Button } from '#web/ui/button.tsx'
import { Frame, Words } from './bubble.tsx'
import type { Outgoing } from './outgoing.ts'

type WaitingProps = {
  waiting: readonly Outgoing[]
  onRetry: () => void
  onRemove: (clientId: string) => void
}

export function Waiting({ waiting, onRetry, onRemove }: WaitingProps) {
  const t = useText()
  const sentence = useSentence()
  return waiting.map(({ clientId, body, files, refusal, isRetried }) => (
    <Frame
      key={clientId}
      isOwn
      foot={
        refusal === undefined ? (
          t(isRetried ? words.queued : words.sending)
        ) : (
          <span className="flex flex-wrap items-center justify-end gap-x-2 text-destructive">
            {t(words.failed)}. {sentence(refusal)}
            <Button variant="link" size="sm" onClick={onRetry}>
              {t(words.retry)}
            </Button>
            <Button variant="link" size="sm" onClick={() => onRemove(clientId)}>
              {t(words.remove)}
            </Button>
          </span>
        )
      }
    >
      <Words isOwn>{body || `${t(words.photo)} (${files.length})`}</Words>
    </Frame>
  ))
}
