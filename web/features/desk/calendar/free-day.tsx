import { Coffee } from 'lucide-react'
import type { Shop } from '#contract/bookings/desk.ts'
import { useText } from '#web/language.tsx'
import { calendarTexts } from '#web/texts/bookings/desk-calendar.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Hint } from '#web/ui/hint.tsx'

type FreeDayProps = { shop: Shop; isWeek?: boolean }

// A day without bookings, with ideas. The link is the shop's own, so no commission is due.
export function FreeDay({ shop, isWeek = false }: FreeDayProps) {
  const t = useText()
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-dashed bg-card/60 p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-accent-foreground">
        <Coffee aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-bold">{t(isWeek ? calendarTexts.freeWeek : calendarTexts.freeDay)}</p>
        <Hint size="md">{t(calendarTexts.freeDayText)}</Hint>
      </div>
      {shop.isListed && (
        <CopyButton
          label={t(calendarTexts.copyLink)}
          text={`${location.origin}/b/${shop.profileId}?book=1`}
        />
      )}
    </div>
  )
}
