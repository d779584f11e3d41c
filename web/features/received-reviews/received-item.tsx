import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Flag, MessageSquareReply, Pencil, Pin, PinOff } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { replyForm, type ReceivedReview } from '#contract/marketplace/reviews.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { useNow } from '#web/use-now.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { receivedWords } from '#web/texts/business/received-reviews.ts'
import { ui } from '#web/texts/ui.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { Stars } from '#web/ui/lists/rating.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ReportDialog } from './report-dialog.tsx'

type ReceivedItemProps = { review: ReceivedReview; place: Place; mayPin: boolean }

export function ReceivedItem({ review, place, mayPin }: ReceivedItemProps) {
  const t = useText()
  const [isWriting, setIsWriting] = useState(false)
  const [isReporting, setIsReporting] = useState(false)
  const { text, photos, reply } = review
  const author = review.author ?? t(receivedWords.guest)
  return (
    <Card asChild>
      <article aria-label={author}>
        <Head review={review} author={author} />
        {text ? (
          <p className="mt-3 text-md break-words">{text}</p>
        ) : (
          <Hint size="md" className="mt-3">
            {t(receivedWords.noText)}
          </Hint>
        )}
        {photos.length > 0 && <Photos photos={photos} author={author} />}
        {reply && !isWriting && <Reply review={review} />}
        {isWriting ? (
          <ReplyForm {...{ review, place }} onDone={() => setIsWriting(false)} />
        ) : (
          <Actions
            {...{ review, place, mayPin, author }}
            onWrite={() => setIsWriting(true)}
            onReport={() => setIsReporting(true)}
          />
        )}
        <ReportDialog {...{ review, place }} open={isReporting} onOpenChange={setIsReporting} />
      </article>
    </Card>
  )
}

function Head({ review, author }: { review: ReceivedReview; author: string }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { rating, createdAt, services, professionalName, visitedAt, isPinned, report } = review
  return (
    <div className="flex items-start gap-3">
      <Avatar name={author} isDecorative />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="font-semibold">{author}</h3>
          {isPinned && (
            <Badge tone="info">
              <Pin aria-hidden />
              {t(receivedWords.pinned)}
            </Badge>
          )}
          {report && (
            <Badge tone="warning">{t(reportStates[report.status] ?? receivedWords.reported)}</Badge>
          )}
        </div>
        <Hint className="flex flex-wrap items-center gap-x-2">
          <span className="sr-only">{t(ui.ratingOf, { rating })}</span>
          <Stars value={rating} />
          <time dateTime={createdAt}>{shopDate(createdAt, timeZone, language)}</time>
        </Hint>
        <Hint className="mt-0.5">
          {t(receivedWords.visit, {
            services: services.join(' + '),
            name: professionalName,
            date: shopDate(visitedAt, timeZone, language),
          })}
        </Hint>
      </div>
    </div>
  )
}

const reportStates: Record<string, { en: string; es: string }> = {
  open: receivedWords.reported,
  upheld: receivedWords.reportUpheld,
  dismissed: receivedWords.reportDismissed,
}

type PhotosProps = { photos: ReceivedReview['photos']; author: string }

function Photos({ photos, author }: PhotosProps) {
  const t = useText()
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {photos.map(({ id, url }, index) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer" className="block rounded-md">
            <img
              src={url}
              alt={t(receivedWords.photo, { name: author, number: index + 1 })}
              width={96}
              height={96}
              loading="lazy"
              className="size-24 rounded-md object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Reply({ review: { reply, repliedAt } }: { review: ReceivedReview }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  return (
    <div className="mt-3 rounded-md bg-muted p-3.5 text-md">
      <Hint className="font-semibold">
        {t(receivedWords.yourReply, {
          date: repliedAt ? shopDate(repliedAt, timeZone, language) : '',
        })}
      </Hint>
      <p className="mt-1 break-words">{reply}</p>
    </div>
  )
}

type Answering = { review: ReceivedReview; place: Place; onDone: () => void }

function ReplyForm({ review: { id, reply }, place, onDone }: Answering) {
  const t = useText()
  const refresh = useRefresh()
  return (
    <div className="mt-4">
      <Form
        schema={replyForm}
        initial={{ reply: reply ?? '' }}
        onSubmit={async (form) => {
          await api.reviews.reply.send({ place, id, ...form })
          await refresh()
          toast.success(t(receivedWords.published))
          onDone()
        }}
      >
        <TextArea
          name="reply"
          label={t(receivedWords.replyLabel)}
          hint={t(receivedWords.replyHint)}
          rows={3}
          limit={500}
          autoFocus
        />
        <div className="flex flex-wrap gap-2">
          <SubmitButton size="sm" busy={t(receivedWords.publishing)}>
            {t(receivedWords.publish)}
          </SubmitButton>
          <Button size="sm" variant="ghost" onClick={onDone}>
            {t(receivedWords.cancel)}
          </Button>
        </div>
      </Form>
    </div>
  )
}

type ActionsProps = ReceivedItemProps & {
  author: string
  onWrite: () => void
  onReport: () => void
}

function Actions({ review, place, mayPin, author, onWrite, onReport }: ActionsProps) {
  const t = useText()
  const now = useNow()
  const pin = usePin(place)
  const { id, text, reply, replyEditableUntil, isPinned, report } = review
  const mayEdit = replyEditableUntil === null || now < Date.parse(replyEditableUntil)
  const Icon = reply ? Pencil : MessageSquareReply
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {mayEdit && (
        <Button
          size="sm"
          variant={reply || !text ? 'outline' : 'primary'}
          aria-label={t(reply ? receivedWords.editReplyTo : receivedWords.replyTo, {
            name: author,
          })}
          onClick={onWrite}
        >
          <Icon aria-hidden />
          {t(reply ? receivedWords.editReply : receivedWords.reply)}
        </Button>
      )}
      {(mayPin || report === null) && (
        <Menu
          trigger={
            <Button size="sm" variant="ghost" aria-label={t(receivedWords.more, { name: author })}>
              <Ellipsis aria-hidden />
            </Button>
          }
        >
          {mayPin && (
            <MenuItem
              icon={isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
              onSelect={() => void pin(id, !isPinned)}
            >
              {t(isPinned ? receivedWords.unpin : receivedWords.pin)}
            </MenuItem>
          )}
          {report === null && (
            <MenuItem icon={<Flag aria-hidden />} onSelect={onReport}>
              {t(receivedWords.report)}
            </MenuItem>
          )}
        </Menu>
      )}
    </div>
  )
}

function usePin(place: Place) {
  const t = useText()
  const sentence = useSentence()
  const refresh = useRefresh()
  return async (id: string, isPinned: boolean) => {
    try {
      await api.reviews.pin.send({ place, id, isPinned })
      await refresh()
      toast.success(t(isPinned ? receivedWords.pinDone : receivedWords.unpinDone))
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    }
  }
}

function useRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: api.reviews.received.key() })
}
