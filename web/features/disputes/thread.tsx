import clsx from 'clsx'
import { disputeEventNames } from '#contract/admin/words/disputes.ts'
import {
  evidencePath,
  type DisputeEventLine,
  type DisputeView,
} from '#contract/money/disputes/disputes.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { disputeWords as words } from '#web/texts/money/disputes/disputes.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { sumOf } from '#web/words/money.ts'
import { recentTime } from '#web/words/own-time.ts'
import { useNow } from '#web/use-now.ts'

type ThreadProps = {
  dispute: Pick<DisputeView, 'id' | 'events' | 'side' | 'clientName' | 'shopName'>
  link?: string | undefined
  // A link from a mail does not open pictures.
  mayLook: boolean
  title?: string
}

// What both sides said, with their pictures.
export function Thread({ dispute, link, mayLook, title }: ThreadProps) {
  const t = useText()
  return (
    <section className="space-y-3">
      <SectionTitle level={3}>{title ?? t(words.thread)}</SectionTitle>
      <ol className="space-y-3">
        {dispute.events.map((event) => (
          <Said key={event.id} event={event} dispute={dispute} link={link} mayLook={mayLook} />
        ))}
      </ol>
    </section>
  )
}

type SaidProps = Omit<ThreadProps, 'title'> & { event: DisputeEventLine }

function Said({ event, dispute, link, mayLook }: SaidProps) {
  const t = useText()
  const language = useLanguage()
  const now = useNow()
  const who = useWho(dispute)(event.side)
  const isOwn = event.side === dispute.side
  const what = t(disputeEventNames[event.event])
  const query = link ? `?link=${encodeURIComponent(link)}` : ''
  return (
    <li
      className={clsx(
        'rounded-lg border p-3.5',
        isOwn ? 'bg-accent text-accent-foreground sm:ml-8' : 'bg-card sm:mr-8',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-semibold">
          {who} · {what}
          {event.cents !== null && event.cents > 0 && <> · {sumOf(event.cents)}</>}
        </span>
        <span className={isOwn ? undefined : 'text-muted-foreground'}>
          {recentTime(event.at, language, now)}
        </span>
      </p>
      {event.message && (
        <p className="mt-1.5 text-md break-words whitespace-pre-line">{event.message}</p>
      )}
      {mayLook && event.pictures.length > 0 && (
        <ul className="mt-2.5 flex flex-wrap gap-2">
          {event.pictures.map((picture, index) => (
            <li key={picture}>
              <a
                href={`${evidencePath(dispute.id, picture)}${query}`}
                target="_blank"
                rel="noreferrer"
                className="block rounded-md"
              >
                <img
                  src={`${evidencePath(dispute.id, picture)}${query}`}
                  alt={t(words.photo, { number: index + 1, who })}
                  loading="lazy"
                  className="size-24 rounded-md border object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function useWho({ side, clientName, shopName }: ThreadProps['dispute']) {
  const t = useText()
  return (said: DisputeEventLine['side']) => {
    if (said === side && side !== 'admin') return t(words.you)
    if (said === 'client') return clientName || t(words.client)
    if (said === 'barber') return shopName
    return said === 'bank' ? t(words.bank) : t(words.kempt)
  }
}
