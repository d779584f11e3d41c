// Open tasks of the business.
import { CalendarSync, CircleCheck, ClipboardList, IdCard, MessageSquareReply } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Text } from '#contract/language.ts'
import type { ShopOverview, Waiting } from '#contract/business/overview.ts'
import { firstName } from '#contract/first-name.ts'
import { dayWords, whenWords } from '#web/words/date-words.ts'
import { ProposalAnswer } from '#web/features/desk/proposal-answer.tsx'
import { BookingActions } from '#web/features/desk/booking-actions.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { tasks as words } from '#web/texts/business/overview.ts'
import { Button } from '#web/ui/button.tsx'
import { ListCard } from '#web/ui/lists/list-card.tsx'
import { Task } from '#web/ui/lists/task.tsx'

type TasksProps = { waiting: Pick<Waiting, 'proposals' | 'unfinished'>; children?: ReactNode }

export function Tasks({ waiting: { proposals, unfinished }, children }: TasksProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  return (
    <ListCard title={t(words.title)} className="has-[ul:empty]:hidden">
      {children}
      {proposals.map((booking) => (
        <Task
          key={booking.id}
          icon={CalendarSync}
          title={t(words.proposal, { client: booking.client.name })}
          text={whenWords(booking.startsAt, timeZone, language)}
        >
          <ProposalAnswer booking={booking} />
        </Task>
      ))}
      {unfinished.map((booking) => (
        <Task
          key={booking.id}
          icon={CircleCheck}
          title={t(words.done, { client: firstName(booking.client.name) })}
          text={whenWords(booking.startsAt, timeZone, language)}
        >
          <BookingActions booking={booking} isCompact />
        </Task>
      ))}
    </ListCard>
  )
}

// Tasks of the shop: approval, license, unanswered reviews.
export function ShopTasks({ overview }: { overview: ShopOverview }) {
  const t = useText()
  const language = useLanguage()
  const { approval, licenseExpiresOn, unansweredReviews, today } = overview
  const state = approval === 'approved' ? null : { ...states[approval], title: words[approval] }
  const isOver = licenseExpiresOn !== null && licenseExpiresOn < today
  return (
    <>
      {state && (
        <Task icon={ClipboardList} title={t(state.title)} text={t(state.text)}>
          <Way to={state.to} words={state.action} />
        </Task>
      )}
      {licenseExpiresOn && (
        <Task
          icon={IdCard}
          title={t(isOver ? words.licenseOver : words.license, {
            date: dayWords(licenseExpiresOn, language, { dateStyle: 'long' }),
          })}
          text={t(words.licenseText)}
        >
          <Way to="/barber/dashboard?tab=shop" words={words.renew} />
        </Task>
      )}
      {unansweredReviews > 0 && (
        <Task
          icon={MessageSquareReply}
          title={t(words.reviews, { count: unansweredReviews })}
          text={t(words.reviewsText)}
        >
          <Way to="/barber/dashboard?tab=reviews" words={words.reply} />
        </Task>
      )}
    </>
  )
}

type Unapproved = Exclude<ShopOverview['approval'], 'approved'>

const setup = '/barber/setup'
const support = '/contact-support'
const states: Record<Unapproved, { text: Text; action: Text; to: string }> = {
  draft: { text: words.draftText, action: words.goOn, to: setup },
  submitted: { text: words.submittedText, action: words.seeState, to: setup },
  changes_requested: { text: words.changesText, action: words.goOn, to: setup },
  rejected: { text: words.stoppedText, action: words.support, to: support },
  suspended: { text: words.stoppedText, action: words.support, to: `${support}?type=suspended` },
}

function Way({ to, words: text }: { to: string; words: Text }) {
  const t = useText()
  return (
    <Button asChild size="sm" variant="outline">
      <Link to={to}>{t(text)}</Link>
    </Button>
  )
}
