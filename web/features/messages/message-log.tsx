import { ArrowDown, MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { messageWords as words } from '#web/texts/bookings/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useNow } from '#web/use-now.ts'
import { MessageBubble } from './message-bubble.tsx'
import { useSeen, type OpenThread } from './use-conversation.ts'

const nearPx = 120

// New messages never scroll someone who reads further up: they get a button.
export function MessageLog({ open }: { open: OpenThread }) {
  const t = useText()
  const nowMs = useNow()
  const { thread, shown, typist } = open
  const [removing, setRemoving] = useState<number | null>(null)
  const { end, isBehind, toEnd } = useEnd(shown.length, shown.at(-1)?.row === null)
  useSeen(open)
  const others = thread.people.filter(({ isMe, side }) => !isMe && side !== thread.side)
  const readUpTo = Math.max(0, ...others.map(({ readSeq }) => readSeq))
  const isOwn = (senderId: string | null) =>
    thread.people.some(({ id, isMe }) => isMe && id === senderId)
  const lastOwn = shown.findLast(({ row }) => row && isOwn(row.senderId))?.row?.seq

  if (shown.length === 0)
    return <EmptyState icon={MessageCircle} title={t(words.none)} text={t(words.noneText)} />

  return (
    <div className="space-y-3">
      <Older open={open} />
      <div role="log" aria-label={t(words.log, { name: thread.title })}>
        <ol className="space-y-2.5">
          {shown.map((message) => (
            <MessageBubble
              key={message.clientId}
              threadId={thread.id}
              message={message}
              sender={thread.people.find(({ id }) => id === message.row?.senderId)}
              isSeen={(message.row?.seq ?? Infinity) <= readUpTo}
              isLastOwn={message.row !== null && message.row.seq === lastOwn}
              nowMs={nowMs}
              onRetry={() => open.retry(message.clientId)}
              onDrop={() => open.drop(message.clientId)}
              onRemove={() => setRemoving(message.row?.seq ?? null)}
            />
          ))}
        </ol>
      </div>
      <p aria-live="polite" className="min-h-5 text-sm text-muted-foreground">
        {typist && t(words.typing, { name: typist.name })}
      </p>
      {isBehind && (
        <div className="sticky bottom-2 flex justify-center">
          <Button size="sm" pill onClick={toEnd}>
            <ArrowDown aria-hidden />
            {t(words.fresh)}
          </Button>
        </div>
      )}
      <div ref={end} />
      <RemoveDialog id={thread.id} seq={removing} onClose={() => setRemoving(null)} />
    </div>
  )
}

function Older({ open }: { open: OpenThread }) {
  const t = useText()
  const sentence = useSentence()
  const [isBusy, setIsBusy] = useState(false)
  if (!open.hasOlder) return null
  async function fetchOlder() {
    setIsBusy(true)
    await open.fetchOlder()?.catch((error: unknown) => toast.error(sentence(messageOf(error))))
    setIsBusy(false)
  }
  return (
    <Button wide size="sm" variant="ghost" busy={isBusy} onClick={() => void fetchOlder()}>
      {t(words.older)}
    </Button>
  )
}

type RemoveProps = { id: string; seq: number | null; onClose: () => void }

function RemoveDialog({ id, seq, onClose }: RemoveProps) {
  const t = useText()
  return (
    <ConfirmDialog
      open={seq !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(words.removeTitle)}
      text={t(words.removeText)}
      confirm={t(words.remove)}
      cancel={t(words.keep)}
      isDestructive
      onConfirm={() => (seq === null ? undefined : api.messages.remove.send({ id, seq }))}
    />
  )
}

// Follows the newest message, unless its reader has scrolled up. One's own always comes into view.
function useEnd(count: number, isOwnNew: boolean) {
  const end = useRef<HTMLDivElement>(null)
  const before = useRef(0)
  const [isBehind, setIsBehind] = useState(false)
  const toEnd = () => {
    const scroller = scrollerOf(end.current)
    scroller?.scrollTo({ top: scroller.scrollHeight })
    setIsBehind(false)
  }
  useEffect(() => {
    const scroller = scrollerOf(end.current)
    const last = before.current
    before.current = count
    if (!scroller || count === last) return
    const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
    if (last === 0 || isOwnNew || below < nearPx) toEnd()
    else setIsBehind(true)
  }, [count, isOwnNew])
  return { end, isBehind, toEnd }
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  const parent = element?.parentElement ?? null
  if (!parent) return null
  return ['auto', 'scroll'].includes(getComputedStyle(parent).overflowY)
    ? parent
    : scrollerOf(parent)
}
