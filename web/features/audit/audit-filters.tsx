import { useId, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useText } from '#web/language.tsx'
import { auditWords as words, nameOfAction } from '#web/texts/admin/audit.ts'
import { Input, NativeSelect } from '#web/ui/forms/input.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'

type FiltersProps = {
  actors: readonly { id: string; name: string }[]
  actions: readonly string[]
}

export function AuditFilters({ actors, actions }: FiltersProps) {
  const t = useText()
  const [params] = useSearchParams()
  const link = useSearchLink()
  const navigate = useNavigate()
  const go = (changes: Record<string, string>) =>
    void navigate(link(changes), { replace: true, preventScrollReset: true })
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Filter label={t(words.who)} value={params.get('who')} onChange={(who) => go({ who })}>
        <option value="">{t(words.anyone)}</option>
        {actors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Filter>
      <Filter label={t(words.what)} value={params.get('what')} onChange={(what) => go({ what })}>
        <option value="">{t(words.anything)}</option>
        {actions.map((action) => (
          <option key={action} value={action}>
            {t(nameOfAction(action))}
          </option>
        ))}
      </Filter>
      <form
        role="search"
        className="self-end"
        onSubmit={(event) => {
          event.preventDefault()
          go({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
        }}
      >
        <Input
          type="search"
          name="q"
          maxLength={80}
          aria-label={t(words.search)}
          placeholder={t(words.search)}
          defaultValue={params.get('q') ?? ''}
        />
      </form>
    </div>
  )
}

type FilterProps = {
  label: string
  value: string | null
  onChange: (value: string) => void
  children: ReactNode
}

function Filter({ label, value, onChange, children }: FilterProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-md font-semibold">
        {label}
      </label>
      <NativeSelect id={id} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        {children}
      </NativeSelect>
    </div>
  )
}
