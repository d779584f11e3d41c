import { useText } from '#web/language.tsx'
import { search as words } from '#web/texts/marketplace/search.ts'
import { Button } from '#web/ui/button.tsx'
import { Calendar } from '#web/ui/forms/calendar.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { useIsWide } from '#web/ui/screen.ts'
import { shopToday } from '#web/words/shop-time.ts'

type DateSheetProps = {
  value: string | undefined
  onChange: (day: string | undefined) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

// Cities differ in their day; the westernmost is the last to end it.
const lastDayEnd = 'Pacific/Honolulu'

export function DateSheet({ value, onChange, open, onOpenChange }: DateSheetProps) {
  const t = useText()
  const isWide = useIsWide()
  const today = shopToday(lastDayEnd)
  return (
    <Sheet
      title={t(words.pickDate)}
      side={isWide ? 'right' : 'bottom'}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        value && (
          <Button variant="outline" onClick={() => onChange(undefined)}>
            {t(words.anyDay)}
          </Button>
        )
      }
    >
      <Calendar value={value} min={today} today={today} onChange={onChange} className="mx-auto" />
    </Sheet>
  )
}
