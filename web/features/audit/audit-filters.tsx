import { useNavigate, useSearchParams } from 'react-router'
import { useText } from '#web/language.tsx'
import { auditWords as words, nameOfAction } from '#web/texts/admin/audit.ts'
import { FilterSelect } from '#web/ui/forms/filter-select.tsx'
import { Input } from '#web/ui/forms/input.tsx'
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
      <FilterSelect label={t(words.who)} value={params.get('who')} onChange={(who) => go({ who })}>
        <option value="">{t(words.anyone)}</option>
        {actors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t(words.what)}
        value={params.get('what')}
        onChange={(what) => go({ what })}
      >
        <option value="">{t(words.anything)}</option>
        {actions.map((action) => (
          <option key={action} value={action}>
            {t(nameOfAction(action))}
          </option>
        ))}
      </FilterSelect>
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
