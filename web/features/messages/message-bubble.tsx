import clsx from 'clsx'
import { Trash2 } from 'lucide-react'
import { removableMinutes } from '#contract/bookings/message-rows.ts'
import { messageFilePath, type ThreadPerson } from '#contract/bookings/messages.ts'
import { useText, useLanguage } from '#web/language.tsx'
import { messageWords as words } from '#web/texts/bookings/messages.ts'
import { IconButton } from '#web/ui/button.tsx'
import { recentTime } from '#web/words/own-time.ts'
import { WithLinks } from './with-links.tsx'
import type { ShownMessage } from './thread-store.ts'

type BubbleProps = {
  threadId: string
  message: ShownMessage
  sender: ThreadPerson | undefined
  // The newest of one's own that the other side has read says so.
  isSeen: boolean
  isLastOwn: boolean
  nowMs: number
  onRetry: () => void
  onDrop: () => void
  onRemove: () => void
}

const mostHeightPx = 224

export function MessageBubble(props: BubbleProps) {
  const { message, sender, nowMs, onRemove } = props
  const t = useText()
  const isMine = message.row === null || sender?.isMe === true
  if (message.row?.kind === 'system')
    return <li className="py-1 text-center text-sm text-muted-foreground">{message.row.body}</li>
  const mayRemove =
    isMine &&
    message.row?.kind === 'text' &&
    !message.isRemoved &&
    Date.parse(message.row.createdAt) > nowMs - removableMinutes * 60_000
  return (
    <li className={clsx('group flex flex-col gap-1', isMine ? 'items-end' : 'items-start')}>
      <div className={clsx('flex max-w-[85%] items-center gap-1', isMine && 'flex-row-reverse')}>
        <Content {...props} isMine={isMine} />
        {mayRemove && (
          <IconButton
            label={t(words.remove)}
            onClick={onRemove}
            className="text-muted-foreground opacity-60 group-hover:opacity-100 focus-visible:opacity-100"
          >
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      <Foot {...props} isMine={isMine} />
    </li>
  )
}

type OwnProps = BubbleProps & { isMine: boolean }

function Content({ threadId, message, sender, isMine }: OwnProps) {
  const t = useText()
  const name = isMine ? t(words.you) : (sender?.name ?? '')
  return (
    <div
      className={clsx(
        'min-w-0 space-y-2 rounded-xl px-3.5 py-2.5 text-md',
        message.isRemoved
          ? 'border border-dashed text-muted-foreground italic'
          : isMine
            ? 'bg-primary text-primary-foreground'
            : 'bg-muted',
      )}
    >
      <span className="sr-only">{name}: </span>
      {message.isRemoved && t(words.removed)}
      {message.files.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {message.files.map(({ id, width, height }) => (
            <a key={id} href={messageFilePath(threadId, id)} target="_blank" rel="noreferrer">
              <img
                src={messageFilePath(threadId, id)}
                alt={t(words.photo, { name })}
                {...shownSize(width, height)}
                loading="lazy"
                className="h-auto max-w-full rounded-md"
              />
            </a>
          ))}
        </div>
      )}
      {message.body !== '' && (
        <p className="break-words whitespace-pre-wrap">
          <WithLinks text={message.body} />
        </p>
      )}
    </div>
  )
}

// Known before the photo is there, so that nothing below it moves.
function shownSize(width: number, height: number) {
  const scale = Math.min(1, mostHeightPx / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

function Foot({ message, sender, isMine, isSeen, isLastOwn, nowMs, onRetry, onDrop }: OwnProps) {
  const t = useText()
  const language = useLanguage()
  const { row, state } = message
  if (state === 'failed')
    return (
      <p role="alert" className="flex items-center gap-1 text-sm text-destructive">
        {t(words.failed)}
        <SmallButton onClick={onRetry}>{t(words.retry)}</SmallButton>
        <SmallButton onClick={onDrop}>{t(words.deleteUnsent)}</SmallButton>
      </p>
    )
  const said = row === null ? t(state === 'sending' ? words.sending : words.queued) : undefined
  return (
    <p className="px-1 text-xs text-muted-foreground">
      {!isMine && sender && `${sender.name} · `}
      {row && <time dateTime={row.createdAt}>{recentTime(row.createdAt, language, nowMs)}</time>}
      {said}
      {isLastOwn && row && ` · ${t(isSeen ? words.seen : words.sent)}`}
    </p>
  )
}

function SmallButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="thumb min-h-9 px-2 font-semibold underline underline-offset-4"
    >
      {children}
    </button>
  )
}
