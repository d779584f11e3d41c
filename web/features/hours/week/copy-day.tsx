import { Copy } from 'lucide-react'
import { useState } from 'react'
import { weekdays } from '#web/features/profile-page/hours.ts'
import { useText } from '#web/language.tsx'
import { hoursWords } from '#web/texts/business/hours.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxInput } from '#web/ui/forms/checkbox-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useWeekdayName } from './weekday-name.ts'

type CopyDayProps = { weekday: number; onCopy: (weekdays: number[]) => void }

export function CopyDay({ weekday, onCopy }: CopyDayProps) {
  const t = useText()
  const nameOf = useWeekdayName()
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState<number[]>([])
  const day = nameOf(weekday)

  function setOpen(next: boolean) {
    setIsOpen(next)
    setChosen([])
  }

  function copy() {
    onCopy(chosen)
    setOpen(false)
  }

  return (
    <Dialog
      title={t(hoursWords.copyTitle, { day })}
      description={t(hoursWords.copyText)}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="link" size="sm" aria-label={t(hoursWords.copyDay, { day })}>
          <Copy aria-hidden />
          {t(hoursWords.copy)}
        </Button>
      }
      footer={
        <Button disabled={chosen.length === 0} onClick={copy}>
          {t(hoursWords.copyTo)}
        </Button>
      }
    >
      <ul className="grid grid-cols-2 gap-x-4">
        {weekdays
          .filter((each) => each !== weekday)
          .map((each) => (
            <li key={each}>
              <CheckboxInput
                label={<span className="inline-block first-letter:uppercase">{nameOf(each)}</span>}
                isChecked={chosen.includes(each)}
                onChange={(isChecked) =>
                  setChosen(
                    isChecked ? [...chosen, each] : chosen.filter((other) => other !== each),
                  )
                }
              />
            </li>
          ))}
      </ul>
    </Dialog>
  )
}
