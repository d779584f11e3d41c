import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '#contract/errors.ts'
import type { Wait } from '#contract/bookings/waitlist.ts'
import { api } from '#web/api.ts'
import { useFlag } from '#web/flags/use-flag.ts'
import { dayWords, whenWords } from '#web/words/date-words.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { shopTime } from '#web/words/shop-time.ts'
import { waitlistWords } from '#web/texts/bookings/waitlist.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ListCard } from '#web/ui/lists/list-card.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

const shortDay = { weekday: 'short', month: 'short', day: 'numeric' } as const

// The waitlist entries. Renders nothing if there are none.
export function Waits() {
  const t = useText()
  const { status, session } = useSession()
  const isOffered = useFlag('waitlist')
  const { data: waits = [] } = useQuery({
    ...api.waitlist.mine.query(),
    queryKey: [...api.waitlist.mine.key(), session?.user.id ?? null],
    enabled: status !== 'loading' && isOffered,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  if (!isOffered || waits.length === 0) return null
  return (
    <ListCard title={t(waitlistWords.waits)}>
      {waits.map((wait) => (
        <WaitRow key={wait.id} wait={wait} />
      ))}
    </ListCard>
  )
}

function WaitRow({ wait }: { wait: Wait }) {
  const t = useText()
  const language = useLanguage()
  const { barber, services, professionalName, dateFrom, dateTo, offer } = wait
  const from = dayWords(dateFrom, language, shortDay)
  const to = dayWords(dateTo, language, shortDay)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-accent-foreground">
        <Hourglass aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">
          <Link to={`/barber/${barber.id}`} className="underline-offset-4 hover:underline">
            {barber.shopName}
          </Link>
        </p>
        <Hint size="md">
          {services.join(' + ')}
          {professionalName && ` ${t(waitlistWords.with, { name: professionalName })}`}
        </Hint>
        <Hint size="md" className="first-letter:uppercase">
          {dateFrom === dateTo ? from : t(waitlistWords.when, { from, to })}
        </Hint>
        {offer && (
          <p className="mt-1 text-md font-semibold text-success">
            {t(waitlistWords.offered, {
              when: whenWords(offer.startsAt, barber.timeZone, language),
            })}{' '}
            <span className="font-normal text-muted-foreground">
              {t(waitlistWords.offeredUntil, {
                time: shopTime(offer.expiresAt, barber.timeZone, language),
              })}
            </span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {offer && (
          <Button asChild size="sm">
            <Link to={offer.path}>{t(waitlistWords.take)}</Link>
          </Button>
        )}
        <Leave wait={wait} />
      </div>
    </li>
  )
}

function Leave({ wait: { id, barber } }: { wait: Wait }) {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function leave() {
    setIsBusy(true)
    try {
      await api.waitlist.leave.send({ id })
      toast.success(t(waitlistWords.left))
      await queries.invalidateQueries({ queryKey: api.waitlist.mine.key() })
    } catch (error) {
      toast.error(t(waitlistWords.notLeft), { description: sentence(messageOf(error)) })
    }
    setIsBusy(false)
  }

  return (
    <Button
      size="sm"
      variant="outline"
      busy={isBusy}
      aria-label={t(waitlistWords.leaveOf, { shop: barber.shopName })}
      onClick={leave}
    >
      {t(waitlistWords.leave)}
    </Button>
  )
}
