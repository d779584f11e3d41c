// One request: what was said with the notes in their places, writing, and the person beside it.
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, StickyNote } from 'lucide-react'
import { Fragment, useState } from 'react'
import type { DeskTicket as Ticket } from '#contract/admin/support/support-desk.ts'
import type { TicketMessage } from '#contract/accounts/tickets.ts'
import { api } from '#web/api.ts'
import { Bubble } from '#web/features/tickets/bubble.tsx'
import { MessageLog } from '#web/features/tickets/message-log.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { supportDesk as words } from '#web/texts/admin/support-desk.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { useNow } from '#web/use-now.ts'
import { recentTime } from '#web/words/own-time.ts'
import { Context } from './context.tsx'
import { DeskComposer } from './desk-composer.tsx'
import { DeskHead } from './desk-head.tsx'
import { useColleagues } from './use-desk.ts'

type DeskTicketProps = { id: string; onBack: () => void; onOpen: (id: string) => void }

export function DeskTicket({ id, onBack, onOpen }: DeskTicketProps) {
  const t = useText()
  const query = useQuery({ ...api.supportDesk.read.query({ id }), refetchOnMount: 'always' })
  return (
    <div className="space-y-3">
      <Button variant="ghost" className="-ml-3 lg:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden />
        {t(words.back)}
      </Button>
      <Loaded
        query={query}
        loading={
          <Card>
            <SkeletonText lines={8} />
          </Card>
        }
        refused={({ code }) =>
          (code === 'NOT_FOUND' || code === 'INVALID_INPUT') && (
            <EmptyState title={t(words.missing)} />
          )
        }
      >
        {(ticket) => (
          <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_16rem]">
            <Thread ticket={ticket} onOpen={onOpen} />
            <Context ticket={ticket} onOpen={onOpen} />
          </div>
        )}
      </Loaded>
    </div>
  )
}

type ThreadProps = { ticket: Ticket; onOpen: (id: string) => void }

function Thread({ ticket, onOpen }: ThreadProps) {
  const t = useText()
  const [isWriting, setIsWriting] = useState(false)
  const colleague = useColleagues(ticket.id, isWriting)
  const { messages, notes, merged, mergedInto, mayWrite } = ticket
  return (
    <Card
      flush
      className="flex h-[calc(100dvh-11rem)] max-h-[56rem] min-h-[32rem] flex-col self-start"
    >
      <DeskHead ticket={ticket} onOpen={onOpen} />
      {colleague && (
        <div className="px-4 pt-3">
          <Notice tone="warning">
            {t(colleague.isWriting ? words.writing : words.looking, { name: colleague.name })}
          </Notice>
        </div>
      )}
      <MessageLog count={messages.length + notes.length}>
        {merged.map((each) => (
          <li key={each.id}>
            <details className="rounded-md border px-3">
              <summary className="flex min-h-control cursor-pointer items-center text-md font-semibold">
                {t(words.merged, { number: each.ticketNumber })}
              </summary>
              <ul className="space-y-4 pb-3">
                {each.messages.map((message) => (
                  <Said key={message.seq} ticketId={each.id} ticket={ticket} message={message} />
                ))}
              </ul>
            </details>
          </li>
        ))}
        <Notes notes={notes.filter(({ afterSeq }) => afterSeq === 0)} />
        {messages.map((message) => (
          <Fragment key={message.seq}>
            <Said ticketId={ticket.id} ticket={ticket} message={message} />
            <Notes notes={notes.filter(({ afterSeq }) => afterSeq === message.seq)} />
          </Fragment>
        ))}
      </MessageLog>
      {mergedInto ? (
        <Hint className="border-t p-4">
          {t(words.mergedInto, { number: mergedInto.ticketNumber })}
        </Hint>
      ) : (
        <DeskComposer ticket={ticket} isNoteOnly={!mayWrite} onWriting={setIsWriting} />
      )}
    </Card>
  )
}

type SaidProps = { ticketId: string; ticket: Ticket; message: TicketMessage }

function Said({ ticketId, ticket, message }: SaidProps) {
  const isOwn = message.from === 'support'
  return (
    <Bubble
      ticketId={ticketId}
      message={message}
      isOwn={isOwn}
      name={message.from === 'client' ? ticket.requester.name : (message.author ?? '')}
      isSeen={isOwn && message.seq === lastSeen(ticket)}
    />
  )
}

// Our last message that the person has read.
function lastSeen({ messages, readSeq }: Ticket) {
  return messages.findLast(({ from, seq }) => from === 'support' && seq <= readSeq)?.seq
}

function Notes({ notes }: { notes: Ticket['notes'] }) {
  const t = useText()
  const language = useLanguage()
  const now = useNow()
  return notes.map(({ id, by, body, createdAt }) => (
    <li key={id} className="rounded-md border border-warning/40 bg-warning/10 px-4 py-3">
      <span className="flex items-center gap-1.5 text-sm font-semibold">
        <StickyNote aria-hidden className="size-4" />
        {t(words.noteBy, { name: by })}
      </span>
      <p className="mt-1 text-md break-words whitespace-pre-wrap">{body}</p>
      <time dateTime={createdAt} className="text-sm text-muted-foreground">
        {recentTime(createdAt, language, now)}
      </time>
    </li>
  ))
}
