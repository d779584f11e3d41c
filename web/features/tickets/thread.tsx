// One request: what was said, writing, closing, opening again, rating.
import { ArrowLeft, LifeBuoy } from 'lucide-react'
import type { Ticket } from '#contract/accounts/tickets.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { ticketWords as words } from '#web/texts/accounts/tickets.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { ownTime } from '#web/words/own-time.ts'
import { Bubble } from './bubble.tsx'
import { Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'
import { useOutgoing } from './outgoing.ts'
import { Rate } from './rate.tsx'
import { StateBadge } from './state-badge.tsx'
import { useRefresh, useSeen, useTicket } from './use-ticket.ts'
import { Waiting } from './waiting.tsx'

type ThreadProps = { id: string; onBack?: () => void; onMoved: (id: string) => void }

export function Thread({ id, onBack, onMoved }: ThreadProps) {
  const t = useText()
  const query = useTicket(id)
  return (
    <div className="space-y-4">
      {onBack && (
        <Button variant="ghost" className="-ml-3" onClick={onBack}>
          <ArrowLeft aria-hidden />
          {t(words.back)}
        </Button>
      )}
      <Loaded
        query={query}
        loading={
          <Card>
            <SkeletonText lines={6} />
          </Card>
        }
        refused={(error) =>
          error.code === 'NOT_FOUND' && (
            <EmptyState icon={LifeBuoy} title={t(words.missing)} text={t(words.missingText)} />
          )
        }
      >
        {(ticket) => <Conversation key={ticket.id} ticket={ticket} onMoved={onMoved} />}
      </Loaded>
    </div>
  )
}

type ConversationProps = { ticket: Ticket; onMoved: (id: string) => void }

function Conversation({ ticket, onMoved }: ConversationProps) {
  const t = useText()
  const refresh = useRefresh()
  const { id, messages } = ticket
  useSeen(ticket)
  const { waiting, add, retry, remove } = useOutgoing(id, async ({ clientId, body, files }) => {
    const sent = await api.tickets.reply.send({ id, clientId, body, files })
    if (sent.isMasked) toast.info(t(words.masked))
    if (sent.id !== id) onMoved(sent.id)
    else await refresh()
  })
  const known = new Set(messages.map(({ clientId }) => clientId))
  const unsent = waiting.filter(({ clientId }) => !known.has(clientId))
  const isOver = ticket.state === 'solved' || ticket.state === 'closed'
  return (
    <>
      <Card flush className="flex h-[min(46rem,calc(100dvh-13rem))] min-h-96 flex-col">
        <Head ticket={ticket} />
        <MessageLog count={messages.length + unsent.length}>
          {messages.map((message) => (
            <Bubble
              key={message.seq}
              ticketId={id}
              message={message}
              isOwn={message.from === 'client'}
              name={nameOf(message.from, message.author)}
              isSeen={message.seq === lastSeen(ticket)}
            />
          ))}
          <Waiting waiting={unsent} onRetry={retry} onRemove={remove} />
        </MessageLog>
        {isOver && (
          <Hint className="border-t px-4 pt-3">
            {t(ticket.mayReopen ? words.overText : words.closedText)}
          </Hint>
        )}
        <Composer id={id} onSend={add} />
      </Card>
      {ticket.isGuest && <Hint>{t(words.guestNote)}</Hint>}
      {ticket.mayRate && <Rate ticket={ticket} />}
    </>
  )

  function nameOf(from: string, author: string | null) {
    if (from === 'client') return t(words.me)
    return author ? t(words.withAgent, { agent: author }) : t(words.support)
  }
}

// The last own message that support has read.
function lastSeen({ messages, readSeq }: Ticket) {
  return messages.findLast(({ from, seq }) => from === 'client' && seq <= readSeq)?.seq
}

function Head({ ticket }: { ticket: Ticket }) {
  const t = useText()
  const language = useLanguage()
  const { ticketNumber, subject, booking, dueAt, state } = ticket
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b p-4">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-lg leading-tight font-bold break-words">{subject}</h2>
        <Hint className="mt-1">
          {ticketNumber}
          {booking && <> · {booking.shopName}</>}
          {dueAt !== null && <> · {t(words.answerBy, { when: ownTime(dueAt, language) })}</>}
        </Hint>
      </div>
      <div className="flex items-center gap-3">
        <StateBadge state={state} />
        <Moves ticket={ticket} />
      </div>
    </div>
  )
}

function Moves({ ticket: { id, state, mayReopen } }: { ticket: Ticket }) {
  const t = useText()
  const refresh = useRefresh()
  const isOver = state === 'solved' || state === 'closed'
  async function act(call: typeof api.tickets.close | typeof api.tickets.reopen, done: string) {
    try {
      await call.send({ id })
      toast.success(done)
    } catch {
      toast.error(t(words.notSent))
    } finally {
      await refresh()
    }
  }
  if (isOver && !mayReopen) return null
  return (
    <Button
      size="sm"
      variant="outline"
      onClick={() =>
        isOver
          ? act(api.tickets.reopen, t(words.reopened))
          : act(api.tickets.close, t(words.closed))
      }
    >
      {t(isOver ? words.reopen : words.close)}
    </Button>
  )
}
