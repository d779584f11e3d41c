import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Palmtree, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { TimeOff as Away } from '#contract/business/hours.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { hoursWords } from '#web/texts/business/hours.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { rangeWords } from './range-words.ts'
import { OwnRequests } from './requests.tsx'
import { TimeOffDialog } from './time-off-dialog.tsx'
import { refreshHours } from './use-live-hours.ts'
import { useSaving } from './use-saving.tsx'

type TimeOffProps = { place: Place; memberId?: string }

export function TimeOff({ place, memberId }: TimeOffProps) {
  const t = useText()
  const hours = useQuery(api.hours.read.query({ place, memberId }))
  const { save, question } = useSaving(place)
  const [isAsking, setIsAsking] = useState(false)
  const isRequest = hours.data?.timeOffNeedsApproval ?? false
  return (
    <TitledCard
      title={t(hoursWords.away)}
      text={t(isRequest ? hoursWords.awayAskText : hoursWords.awayText)}
    >
      <Loaded query={hours} loading={<SkeletonText lines={3} />}>
        {(data) => (
          <>
            <List place={place} memberId={memberId} timeOff={data.timeOff} />
            {place === 'employee' && memberId === undefined && <OwnRequests />}
            <Button variant="outline" className="mt-4" onClick={() => setIsAsking(true)}>
              <Plus aria-hidden />
              {t(isRequest ? hoursWords.askOff : hoursWords.takeOff)}
            </Button>
          </>
        )}
      </Loaded>
      {isAsking && (
        <TimeOffDialog
          isRequest={isRequest}
          onClose={() => setIsAsking(false)}
          onSave={(given) =>
            save(
              (isSure) => api.hours.takeTimeOff.send({ place, memberId, ...given, isSure }),
              (answer) => {
                toast.success(t(answer.isRequest ? hoursWords.offAsked : hoursWords.offSaved))
                setIsAsking(false)
              },
            )
          }
        />
      )}
      {question}
    </TitledCard>
  )
}

function List({ place, memberId, timeOff }: TimeOffProps & { timeOff: Away[] }) {
  const t = useText()
  const sentence = useSentence()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const queries = useQueryClient()
  const [removing, setRemoving] = useState<string>()

  async function remove(id: string) {
    setRemoving(id)
    try {
      await api.hours.removeTimeOff.send({ place, memberId, id })
      await refreshHours(queries)
      toast.success(t(hoursWords.offRemoved))
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    } finally {
      setRemoving(undefined)
    }
  }

  if (timeOff.length === 0)
    return (
      <Hint size="md" className="flex items-center gap-2">
        <Palmtree aria-hidden className="size-4.5 shrink-0" />
        {t(hoursWords.noAway)}
      </Hint>
    )
  return (
    <ul className="divide-y border-y">
      {timeOff.map(({ id, reason, ...range }) => {
        const when = rangeWords(range, timeZone, language)
        return (
          <li key={id} className="flex items-center gap-2 py-2">
            <div className="min-w-0 flex-1 text-md">
              <p className="font-semibold first-letter:uppercase">{when}</p>
              {reason && <p className="text-muted-foreground">{reason}</p>}
            </div>
            <IconButton
              label={t(hoursWords.removeOff, { when })}
              disabled={removing === id}
              onClick={() => void remove(id)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
