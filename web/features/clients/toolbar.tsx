import { Download, Ellipsis, FileUp, Search, UserPlus } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '#contract/errors.ts'
import {
  clientFilters,
  clientSorts,
  type ClientFilter,
  type ClientRow,
  type ClientSort,
} from '#contract/business/clients.ts'
import { api } from '#web/api.ts'
import { csvFile } from '#web/files/csv-file.ts'
import { saveFile } from '#web/files/save-file.ts'
import { useSentence, useText } from '#web/language.tsx'
import { usePlace } from '#web/use-business.ts'
import {
  clientFilterNames,
  clientSortNames,
  clientSourceNames,
  clientWords,
} from '#web/texts/business/clients.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { FilterLinks } from '#web/ui/forms/filter-chips.tsx'
import { Input, NativeSelect } from '#web/ui/forms/input.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { toast } from '#web/ui/overlays/toast.ts'

const typingMs = 250

type ToolbarProps = {
  found: { counts: Record<ClientFilter, number>; tags: string[] }
  asked: { q: string; sort: ClientSort }
  onAdd: () => void
  onImport: () => void
}

export function Toolbar({ found, asked, onAdd, onImport }: ToolbarProps) {
  const t = useText()
  const { counts, tags } = found
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2.5">
        <SearchField q={asked.q} label={t(clientWords.search)} />
        <SortField sort={asked.sort} />
        <Button onClick={onAdd}>
          <UserPlus aria-hidden />
          {t(clientWords.add)}
        </Button>
        <More onImport={onImport} />
      </div>
      <FilterLinks
        label={t(clientWords.filter)}
        param="show"
        options={clientFilters
          .filter((filter) => filter !== 'all')
          .map(
            (filter) => [filter, `${t(clientFilterNames[filter])} (${counts[filter]})`] as const,
          )}
      />
      {tags.length > 0 && (
        <FilterLinks
          label={t(clientWords.filterTag)}
          param="tag"
          options={tags.map((tag) => [tag, tag] as const)}
        />
      )}
    </div>
  )
}

// The address follows the typing once it pauses.
function SearchField({ q, label }: { q: string; label: string }) {
  const id = useId()
  const link = useSearchLink()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(q)
  const [shown, setShown] = useState(q)
  if (q !== shown) {
    setShown(q)
    setTyped(q)
  }
  useEffect(() => {
    if (typed.trim() === q) return
    const timer = setTimeout(
      () => void navigate(link({ q: typed.trim() }), { replace: true, preventScrollReset: true }),
      typingMs,
    )
    return () => clearTimeout(timer)
  })
  return (
    <label htmlFor={id} className="relative min-w-56 flex-1">
      <span className="sr-only">{label}</span>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        id={id}
        type="search"
        placeholder={label}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
        className="pl-10"
      />
    </label>
  )
}

function SortField({ sort }: { sort: ClientSort }) {
  const t = useText()
  const link = useSearchLink()
  const navigate = useNavigate()
  return (
    <NativeSelect
      aria-label={t(clientWords.sort)}
      value={sort}
      onChange={({ target }) =>
        void navigate(link({ sort: target.value === '-lastBooking' ? null : target.value }), {
          preventScrollReset: true,
        })
      }
      className="min-w-36 max-sm:flex-1"
    >
      {clientSorts.map((each) => (
        <option key={each} value={each}>
          {t(clientSortNames[each])}
        </option>
      ))}
    </NativeSelect>
  )
}

function More({ onImport }: { onImport: () => void }) {
  const t = useText()
  const sentence = useSentence()
  const place = usePlace()

  async function download() {
    try {
      const clients = await api.clients.export.send({ place })
      const heads = [
        clientWords.name,
        clientWords.phone,
        clientWords.email,
        clientWords.tags,
        clientWords.source,
        clientWords.bookingCount,
        clientWords.spent,
      ].map((head) => t(head))
      const cells = (client: ClientRow) => [
        client.name,
        client.phone ?? '',
        client.email ?? '',
        client.tags.join(', '),
        t(clientSourceNames[client.source]),
        String(client.visits),
        (client.spentCents / 100).toFixed(2),
      ]
      saveFile(csvFile([heads, ...clients.map(cells)]), 'clients.csv')
      toast.success(t(clientWords.exported))
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    }
  }

  return (
    <Menu
      trigger={
        <IconButton label={t(clientWords.more)} variant="outline" pill={false}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<FileUp aria-hidden />} onSelect={onImport}>
        {t(clientWords.importList)}
      </MenuItem>
      <MenuItem icon={<Download aria-hidden />} onSelect={() => void download()}>
        {t(clientWords.export)}
      </MenuItem>
    </Menu>
  )
}
