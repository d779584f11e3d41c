import { useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import type { FeatureName } from '#contract/flags.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { stepTexts } from '#web/texts/admin/flags/flags.ts'
import { flagWords as words } from '#web/texts/admin/flags/flag-words.ts'
import { ui } from '#web/texts/ui.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'

export type Person = { id: string; name: string }

type FindProps = {
  name: FeatureName
  // What can be done with a person who was found.
  action?: ((person: Person) => ReactNode) | undefined
}

// Whether one person has the feature, and why.
export function FindPerson({ name, action }: FindProps) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const query = useQuery({ ...api.adminFlags.people.query({ key: name, q }), enabled: q !== '' })
  function search(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (typed.trim().length >= 2) setQ(typed.trim().slice(0, 80))
  }
  return (
    <section aria-label={t(words.find)}>
      <SectionTitle className="mb-3">{t(words.find)}</SectionTitle>
      <form role="search" onSubmit={search} className="flex items-end gap-2">
        <FieldFrame id={id} label={t(words.findHint)} className="min-w-0 flex-1">
          <Input
            id={id}
            type="search"
            autoComplete="off"
            maxLength={80}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </FieldFrame>
        <Button type="submit" variant="outline">
          {t(ui.search)}
        </Button>
      </form>
      {q !== '' && (
        <div className="mt-3">
          <Loaded query={query} loading={<SkeletonText lines={2} />}>
            {(people) =>
              people.length === 0 ? (
                <Hint size="md">{t(words.nobody)}</Hint>
              ) : (
                <ul className="divide-y rounded-md border">
                  {people.map((person) => (
                    <li key={person.id} className="flex items-center gap-3 px-4 py-2.5">
                      <div className="min-w-0 flex-1">
                        <p className="font-semibold break-words">{person.name}</p>
                        <Hint className="break-words">{person.email}</Hint>
                        <p className="mt-1">
                          <Badge tone={person.isOn ? 'success' : 'neutral'} dot>
                            {t(words.because, {
                              state: t(person.isOn ? words.hasIt : words.hasNot),
                              why: t(stepTexts[person.step]),
                            })}
                          </Badge>
                        </p>
                      </div>
                      {action?.(person)}
                    </li>
                  ))}
                </ul>
              )
            }
          </Loaded>
        </div>
      )}
    </section>
  )
}
