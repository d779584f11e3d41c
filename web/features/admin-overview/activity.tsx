import { Radio } from 'lucide-react'
import { Link } from 'react-router'
import type { Activity as Row } from '#contract/admin/overview.ts'
import { Ago } from '#web/features/notifications/ago.tsx'
import { useText } from '#web/language.tsx'
import { useLiveStatus } from '#web/live/live.ts'
import { nameOfAction } from '#contract/admin/words/actions.ts'
import { useMay } from '#web/rights/use-permissions.ts'
import { activityWords as words, eventSentences } from '#web/texts/admin/overview.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { inSentence } from './in-sentence.ts'
import { placeOf } from './places.ts'
import { useActivity } from './use-overview.ts'

export function Activity() {
  const t = useText()
  const activity = useActivity()
  const isOpen = useLiveStatus() === 'open'
  return (
    <TitledCard
      title={t(words.title)}
      action={
        <Badge tone={isOpen ? 'success' : 'neutral'} dot>
          {t(isOpen ? words.live : words.paused)}
        </Badge>
      }
    >
      <Loaded query={activity} loading={<Skeleton className="h-96" />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={Radio} title={t(words.empty)} text={t(words.emptyText)} />
          ) : (
            <ul aria-label={t(words.title)} className="-my-2 divide-y">
              {rows.map((row) => (
                <li key={row.id}>
                  <Line row={row} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </TitledCard>
  )
}

function Line({ row }: { row: Row }) {
  const t = useText()
  const place = placeOf(row, useMay())
  const who = row.who ?? t(row.kind === 'deed' ? words.commandLine : words.system)
  const content = (
    <>
      <Avatar name={who} size="sm" isDecorative />
      <span className="min-w-0 flex-1 text-md break-words">
        <span className="font-semibold">{who}</span> <Sentence row={row} />
      </span>
      <Ago at={row.at} className="shrink-0 text-sm text-muted-foreground" />
    </>
  )
  const look = 'flex items-center gap-3 py-2.5'
  if (place === null) return <div className={look}>{content}</div>
  return (
    <Link to={place} className={`${look} -outline-offset-2 hover:underline`}>
      {content}
    </Link>
  )
}

function Sentence({ row: { kind, what, about, count } }: { row: Row }) {
  const t = useText()
  const shop = unbroken(about ?? '')
  if (kind === 'review') return t(words.review, { shop, stars: what })
  if (kind === 'submission') return t(words.submitted, { shop })
  if (kind === 'joined') return t(words.joined)
  if (kind === 'booking') {
    if (count > 1) return t(about ? words.canceledManyAt : words.canceledMany, { count, shop })
    const sentence = eventSentences[what]
    return sentence ? t(sentence, { shop }) : shop
  }
  const deed = `${inSentence(t(nameOfAction(what)))}${about ? `: ${shop}` : ''}`
  if (count === 0) return deed
  return t(count === 1 ? words.andCanceledOne : words.andCanceled, { deed, count })
}

// The number of a booking stays in one line: K-1007.
const unbroken = (text: string) => text.replaceAll(/\bK-(?=\d)/g, 'K\u2011')
