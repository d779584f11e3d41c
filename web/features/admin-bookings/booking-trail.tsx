import { useQuery } from '@tanstack/react-query'
import { Bell, Mail, MessageSquare, Smartphone } from 'lucide-react'
import type { SentMessage, TrailEvent } from '#contract/admin/bookings.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import {
  adminBookingWords as words,
  channelNames,
  eventNames,
  messageStates,
} from '#web/texts/admin/bookings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { ownTime } from '#web/words/own-time.ts'

// What happened to a booking, and what was said about it.
export function BookingTrail({ id, timeZone }: { id: string; timeZone: string }) {
  const t = useText()
  const query = useQuery(api.adminBookings.trail.query({ id }))
  return (
    <Loaded query={query} loading={<SkeletonText lines={6} />}>
      {({ events, messages }) => (
        <>
          <section aria-label={t(words.happened)}>
            <SectionTitle className="mb-3">{t(words.happened)}</SectionTitle>
            <ol className="space-y-3 border-l pl-4">
              {events.map((event) => (
                <Event key={event.id} event={event} timeZone={timeZone} />
              ))}
            </ol>
          </section>
          <section aria-label={t(words.messages)}>
            <SectionTitle className="mb-3">{t(words.messages)}</SectionTitle>
            {messages.length === 0 && <Hint>{t(words.noMessages)}</Hint>}
            <ul className="space-y-3">
              {messages.map((message) => (
                <Message key={message.id} message={message} timeZone={timeZone} />
              ))}
            </ul>
          </section>
        </>
      )}
    </Loaded>
  )
}

type EventProps = { event: TrailEvent; timeZone: string }

function Event({ event: { at, event, by, reason }, timeZone }: EventProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <li>
      <p className="font-semibold">{eventNames[event] ? t(eventNames[event]) : event}</p>
      <Hint>
        {by && `${by} · `}
        <time dateTime={at}>{ownTime(at, language, timeZone)}</time>
      </Hint>
      {reason && <p className="mt-0.5 text-md break-words">{reason}</p>}
    </li>
  )
}

const icons = { mail: Mail, sms: MessageSquare, push: Smartphone, in_app: Bell }
const waiting = ['queued', 'unread']
const failed = ['dead', 'failed']

function toneOf(state: string) {
  if (failed.includes(state)) return 'error'
  return waiting.includes(state) ? 'warning' : undefined
}

type MessageProps = { message: SentMessage; timeZone: string }

function Message({ message, timeZone }: MessageProps) {
  const t = useText()
  const language = useLanguage()
  const { at, channel, to, subject, state } = message
  const Icon = icons[channel]
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted-foreground" />
      <div className="min-w-0">
        <p className="text-md break-words">{subject}</p>
        <Hint>
          {t(channelNames[channel])} · {to} · {ownTime(at, language, timeZone)}
        </Hint>
        <Badge tone={toneOf(state)} className="mt-1">
          {messageStates[state] ? t(messageStates[state]) : state}
        </Badge>
      </div>
    </li>
  )
}
