// The client's hair profile for the provider. Allergies first: they matter most.
import { TriangleAlert } from 'lucide-react'
import type { Hair } from '#contract/accounts/hair-profile.ts'
import { useText } from '#web/language.tsx'
import { hairWords as words } from '#web/texts/accounts/hair-profile.ts'
import { Hint } from '#web/ui/hint.tsx'

type HairFactsProps = { hair: Hair; name: string }

export function HairFacts({ hair: { notes, allergies, photo }, name }: HairFactsProps) {
  const t = useText()
  return (
    <section
      aria-label={t(words.title)}
      className="space-y-3 rounded-md border bg-muted/50 p-3 text-md"
    >
      <Hint className="font-semibold">{t(words.title)}</Hint>
      {allergies && (
        <p className="flex gap-2 font-semibold">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-warning" />
          <span className="min-w-0 break-words">
            {t(words.allergies)}: {allergies}
          </span>
        </p>
      )}
      {notes && <p className="break-words whitespace-pre-line">{notes}</p>}
      {photo && (
        <img
          src={photo}
          alt={t(words.photoOf, { name })}
          loading="lazy"
          className="max-h-64 w-auto max-w-full rounded-md bg-secondary"
        />
      )}
    </section>
  )
}
