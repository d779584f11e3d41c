import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#web/language.tsx'
import { bookWords as words } from '#web/texts/admin/book-appointment.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'

type StepProps = {
  title: string
  // What was chosen; the step is folded then.
  chosen: { name: ReactNode; text?: ReactNode } | null
  onChange: () => void
  children: ReactNode
}

// One choice of a booking: open, or folded to what was chosen.
export function Step({ title, chosen, onChange, children }: StepProps) {
  const t = useText()
  if (!chosen) return <TitledCard title={title}>{children}</TitledCard>
  return (
    <section
      aria-label={title}
      className="flex items-center gap-3 rounded-lg border bg-card px-5 py-3.5 shadow-card"
    >
      <Check aria-hidden className="size-5 shrink-0 text-success" />
      <div className="min-w-0 flex-1">
        <Hint>{title}</Hint>
        <p className="font-semibold break-words">{chosen.name}</p>
        {chosen.text && <Hint className="break-words">{chosen.text}</Hint>}
      </div>
      <Button size="sm" variant="outline" onClick={onChange}>
        {t(words.change)}
        <span className="sr-only"> {title}</span>
      </Button>
    </section>
  )
}
