// What a request is about, when it is due, and what can be done to it.
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { ticketPriorities } from '#contract/accounts/ticket-words.ts'
import type { DeskTicket, TicketChange } from '#contract/admin/support/support-desk.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import {
  deskStateNames,
  priorityNames,
  supportDesk as words,
} from '#web/texts/admin/support-desk.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/overlays/menu.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useNow } from '#web/use-now.ts'
import { recentTime } from '#web/words/own-time.ts'
import { Assign, Hold, Merge } from './desk-dialogs.tsx'
import { useRefresh } from './use-desk.ts'
import { pressureOf } from './waited.ts'

type HeadProps = { ticket: DeskTicket; onOpen: (id: string) => void }

export function DeskHead({ ticket, onOpen }: HeadProps) {
  const t = useText()
  const change = useChange(ticket.id)
  const { session } = useSession()
  const { subject, ticketNumber, assignee, state, priority, requester, follows, mayWrite } = ticket
  const me = session?.user.id ?? null
  return (
    <div className="flex flex-wrap items-start gap-3 border-b p-4">
      <Avatar name={requester.name} isDecorative />
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="text-lg leading-tight font-bold break-words">{subject || ticketNumber}</h2>
        <Hint className="mt-0.5">
          {ticketNumber} <Due ticket={ticket} />
          {assignee && <> · {t(words.assigned, { name: assignee.name })}</>}
        </Hint>
        <div className="mt-2 flex flex-wrap gap-1.5">
          <Badge tone="outline" dot>
            {t(deskStateNames[state])}
          </Badge>
          <Badge tone={priority === 'urgent' ? 'error' : 'neutral'}>
            {t(priorityNames[priority])}
          </Badge>
          {ticket.csat !== null && (
            <Badge tone="success">{t(words.rated, { stars: ticket.csat })}</Badge>
          )}
          {follows && (
            <Button variant="link" size="sm" onClick={() => onOpen(follows.id)}>
              {t(words.follows, { number: follows.ticketNumber })}
            </Button>
          )}
        </div>
      </div>
      {mayWrite && ticket.mergedInto === null && (
        <div className="flex items-center gap-1">
          {assignee?.id !== me && (
            <Button variant="outline" size="sm" onClick={() => change({ assigneeId: me })}>
              {t(words.assignMe)}
            </Button>
          )}
          <Moves ticket={ticket} />
        </div>
      )}
    </div>
  )
}

function Due({ ticket }: { ticket: DeskTicket }) {
  const t = useText()
  const language = useLanguage()
  const now = useNow()
  const { dueAt, snoozedUntil } = ticket
  if (snoozedUntil !== null)
    return <>· {t(words.until, { when: recentTime(snoozedUntil, language, now) })}</>
  if (dueAt === null) return null
  const when = recentTime(dueAt, language, now)
  return pressureOf(ticket, now) === 'late' ? (
    <span className="font-semibold text-destructive">· {t(words.wasDue, { when })}</span>
  ) : (
    <>· {t(words.answerBy, { when })}</>
  )
}

export function useChange(id: string) {
  const t = useText()
  const sentence = useSentence()
  const refresh = useRefresh()
  return async (what: TicketChange) => {
    try {
      await api.supportDesk.change.send({ id, ...what })
      toast.success(t(words.done))
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    }
    await refresh()
  }
}

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

type Asked = 'assign' | 'hold' | 'merge'

function Moves({ ticket }: { ticket: DeskTicket }) {
  const t = useText()
  const change = useChange(ticket.id)
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const isOver = ticket.state === 'solved' || ticket.state === 'closed'
  const isAsleep = ticket.snoozedUntil !== null
  return (
    <>
      <Menu
        label={t(words.more)}
        trigger={
          <IconButton label={t(words.more)}>
            <MoreHorizontal aria-hidden />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setAsked('assign')}>{t(words.assignee)}</MenuItem>
        {isOver && (
          <MenuItem onSelect={() => change({ state: 'open' })}>{t(words.reopen)}</MenuItem>
        )}
        <MenuSeparator />
        <MenuChoice
          label={t(words.priority)}
          value={ticket.priority}
          options={ticketPriorities.map((each) => [each, t(priorityNames[each])] as const)}
          onChange={(value) => {
            const priority = ticketPriorities.find((each) => each === value)
            if (priority) void change({ priority })
          }}
        />
        <MenuSeparator />
        <MenuLabel>{t(words.snooze)}</MenuLabel>
        {isAsleep ? (
          <MenuItem onSelect={() => change({ snoozedUntil: null, state: 'open' })}>
            {t(words.wake)}
          </MenuItem>
        ) : (
          [
            [4, words.snoozeHours] as const,
            [24, words.snoozeDay] as const,
            [168, words.snoozeWeek] as const,
          ].map(([hours, label]) => (
            <MenuItem key={hours} onSelect={() => change({ snoozedUntil: inHours(hours) })}>
              {t(label)}
            </MenuItem>
          ))
        )}
        <MenuSeparator />
        <MenuItem onSelect={() => setAsked('hold')}>{t(words.hold)}</MenuItem>
        <MenuItem isDestructive onSelect={() => setAsked('merge')}>
          {t(words.merge)}
        </MenuItem>
      </Menu>
      {asked === 'assign' && <Assign ticket={ticket} onClose={close} />}
      {asked === 'hold' && <Hold ticket={ticket} onClose={close} />}
      {asked === 'merge' && <Merge ticket={ticket} onClose={close} />}
    </>
  )
}
