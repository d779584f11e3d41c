import { useQuery } from '@tanstack/react-query'
import type { Place } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { hoursWords } from '#web/texts/business/hours.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Preview } from '#web/features/hours/preview.tsx'
import { useLiveHours } from '#web/features/hours/use-live-hours.ts'
import { useSaving } from '#web/features/hours/use-saving.tsx'
import { WeekEditor, type Unsaved } from './week-editor.tsx'

// `memberId` selects a team member's hours; without it, one's own.
type WeeklyHoursProps = { place: Place; memberId?: string } & Unsaved

export function WeeklyHours({ place, memberId, ...unsaved }: WeeklyHoursProps) {
  const t = useText()
  const hours = useQuery(api.hours.read.query({ place, memberId }))
  const { save, isBusy, question } = useSaving(place)
  useLiveHours(hours.data?.barberId)
  const title =
    memberId && hours.data ? t(hoursWords.hoursOf, { name: hours.data.name }) : t(hoursWords.weekly)
  return (
    <TitledCard title={title} text={t(hoursWords.weeklyText)}>
      <Loaded query={hours} loading={<SkeletonText lines={7} />}>
        {(data) => (
          <WeekEditor
            key={memberId}
            {...unsaved}
            week={data.week}
            shop={data.shop}
            empty={{ title: t(hoursWords.emptyTitle), text: t(hoursWords.empty) }}
            saveLabel={t(hoursWords.save)}
            isBusy={isBusy}
            onSave={(week, onSaved) =>
              save(
                (isSure) => api.hours.saveWeek.send({ place, memberId, week, isSure }),
                () => {
                  toast.success(t(hoursWords.saved))
                  onSaved()
                },
              )
            }
            below={(draft) => <Preview {...{ place, memberId, draft }} />}
          />
        )}
      </Loaded>
      {question}
    </TitledCard>
  )
}
