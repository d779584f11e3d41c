import { useQuery } from '@tanstack/react-query'
import type { Place } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { hoursWords } from '#web/texts/business/hours.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useSaving } from './use-saving.tsx'
import { WeekEditor } from './week/week-editor.tsx'
import { emptyWeek } from './week/week.ts'

type ShopHoursProps = { place: Place; hasTeam: boolean }

// For a business with a team: no member can be booked while the shop is closed.
export function ShopHours({ place, hasTeam }: ShopHoursProps) {
  const t = useText()
  const { data } = useQuery(api.hours.read.query({ place }))
  const { save, isBusy, question } = useSaving(place)
  if (!data || (!hasTeam && data.shop === null)) return null
  return (
    <TitledCard title={t(hoursWords.shop)} text={t(hoursWords.shopText)}>
      <WeekEditor
        week={data.shop ?? emptyWeek}
        empty={{ title: t(hoursWords.noShopTitle), text: t(hoursWords.noShop) }}
        saveLabel={t(hoursWords.saveShop)}
        isBusy={isBusy}
        onSave={(week, onSaved) =>
          save(
            (isSure) => api.hours.saveShop.send({ place, week, isSure }),
            () => {
              toast.success(t(hoursWords.shopSaved))
              onSaved()
            },
          )
        }
      />
      {question}
    </TitledCard>
  )
}
