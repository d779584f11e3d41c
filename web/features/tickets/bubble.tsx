// One thing said in a request: of the reader on the right, of the others on the left, of the system in
// the middle.
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ticketFilePath } from '#contract/accounts/support.ts'
import type { TicketMessage } from '#contract/accounts/tickets.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { ticketWords as words } from '#web/texts/accounts/tickets.ts'
import { useNow } from '#web/use-now.ts'
import { recentTime } from '#web/words/own-time.ts'

type BubbleProps = {
  ticketId: string
  message: TicketMessage
  isOwn: boolean
  name: string
  isSeen?: boolean
}

export function Bubble({ ticketId, message, isOwn, name, isSeen = false }: BubbleProps) {
  const t = useText()
  const language = useLanguage()
  const now = useNow()
  const { body, files, createdAt, kind } = message
  if (kind === 'removal') return null
  const when = <time dateTime={createdAt}>{recentTime(createdAt, language, now)}</time>
  if (message.from === 'system')
    return (
      <li className="px-4 text-center text-sm text-muted-foreground">
        {body} · {when}
      </li>
    )
  return (
    <Frame
      isOwn={isOwn}
      foot={
        <>
          {name}, {when}
          {isSeen && <> · {t(words.seen)}</>}
        </>
      }
    >
      {body !== '' && <Words isOwn={isOwn}>{body}</Words>}
      {body === '' && files.length === 0 && (
        <Words isOwn={isOwn}>
          <em>{t(words.removed)}</em>
        </Words>
      )}
      {files.map((file) => (
        <a
          key={file}
          href={ticketFilePath(ticketId, file)}
          target="_blank"
          rel="noreferrer"
          className="block w-fit rounded-lg"
        >
          <img
            src={ticketFilePath(ticketId, file)}
            alt={t(words.picture, { name })}
            loading="lazy"
            className="max-h-64 max-w-full rounded-lg border object-contain"
          />
        </a>
      ))}
    </Frame>
  )
}

type FrameProps = { isOwn: boolean; foot: ReactNode; children: ReactNode }

export function Frame({ isOwn, foot, children }: FrameProps) {
  return (
    <li
      aria-live={isOwn ? 'off' : undefined}
      className={clsx('flex flex-col gap-1', isOwn ? 'items-end' : 'items-start')}
    >
      <div className={clsx('flex max-w-[85%] flex-col gap-1.5', isOwn && 'items-end')}>
        {children}
      </div>
      <span className="px-1 text-sm text-muted-foreground">{foot}</span>
    </li>
  )
}

export function Words({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  return (
    <p
      className={clsx(
        'rounded-lg px-4 py-2.5 text-md break-words whitespace-pre-wrap',
        isOwn ? 'bg-primary text-primary-foreground' : 'bg-secondary text-secondary-foreground',
      )}
    >
      {children}
    </p>
  )
}
