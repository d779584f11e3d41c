import { Users } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { Professional } from '#contract/bookings/holds.ts'
import { useText } from '#web/language.tsx'
import { booking } from '#web/texts/bookings/bookings.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Chip } from '#web/ui/forms/chip.tsx'

type ProfessionalPickerProps = {
  professionals: readonly Professional[]
  value: string | null
  onChange: (professional: Professional | null) => void
  // An administrator chooses for someone else.
  isForSomeone?: boolean
}

export function ProfessionalPicker(props: ProfessionalPickerProps) {
  const { professionals, value, onChange, isForSomeone = false } = props
  const t = useText()
  const id = useId()
  const chosen = useRef<HTMLButtonElement>(null)
  // Newer browsers answer with a promise, which is no clean-up.
  useEffect(() => {
    void chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [value])
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-md font-bold">
        {t(isForSomeone ? booking.withWhom : booking.professional)}
      </h3>
      <div className="-mx-5 overflow-x-auto px-5 py-1 [scrollbar-width:none]">
        <ul className="flex w-max gap-2">
          <li>
            <Chip isOn={value === null} onClick={() => onChange(null)} className="h-control!">
              <Users aria-hidden />
              {t(booking.anyone)}
            </Chip>
          </li>
          {professionals.map((each) => (
            <li key={each.id}>
              <Chip
                ref={value === each.id ? chosen : null}
                isOn={value === each.id}
                onClick={() => onChange(each)}
                className="h-control! pl-1.5!"
              >
                <Avatar name={each.name} src={each.photoUrl} size="sm" isDecorative />
                {each.name}
              </Chip>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
