import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { rolesWords as words } from '#web/texts/admin/roles.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Field } from '#web/ui/forms/form.tsx'
import { useLater } from '#web/ui/lists/later.ts'

const pauseMs = 300
const shown = 5

// An email, or a name whose account is then chosen from those found.
export function PersonField() {
  const t = useText()
  const { setValue } = useFormContext()
  const typed = String(useWatch({ name: 'email' }) ?? '').trim()
  const q = useLater(typed, pauseMs)
  const query = useQuery({ ...api.adminPeople.list.query({ q }), enabled: q.length >= 2 })
  const found = (query.data?.rows ?? []).slice(0, shown)
  const isChosen = found.some(({ email }) => email === typed)
  return (
    <div>
      <Field name="email" label={t(words.person)} hint={t(words.personHint)} autoComplete="off" />
      {q.length >= 2 && !isChosen && found.length > 0 && (
        <ul aria-label={t(words.found)} className="mt-2 divide-y rounded-lg border">
          {found.map(({ id, name, email, photoUrl }) => (
            <li key={id}>
              <button
                type="button"
                className="flex min-h-control w-full items-center gap-3 px-3 py-2 text-left -outline-offset-2 hover:bg-muted"
                onClick={() =>
                  setValue('email', email, { shouldDirty: true, shouldValidate: true })
                }
              >
                <Avatar name={name} src={photoUrl} size="sm" isDecorative />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold break-words">{name}</span>
                  <span className="block text-sm break-words text-muted-foreground">{email}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
