import { Search, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { Faq } from '#contract/marketplace/info.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { help } from '#web/texts/marketplace/info.ts'
import { buttonClass, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Questions } from './questions.tsx'
import { countQuestions, findQuestions } from './search.ts'

const fewEnoughToOpen = 2

export function HelpCenter({ faq }: { faq: Faq }) {
  const t = useText()
  const [words, setWords] = useWordsInAddress()
  const found = findQuestions(faq.groups, words)
  const count = countQuestions(found)
  const isSearch = words.trim() !== ''
  return (
    <PageBody narrow>
      <PageHeader title={faq.title} text={faq.lead} />
      <SearchBox words={words} onChange={setWords} count={isSearch ? count : null} />
      {!isSearch && <GroupLinks groups={faq.groups} />}
      <div className="mt-8">
        {count > 0 ? (
          <Questions groups={found} areOpen={isSearch && count <= fewEnoughToOpen} />
        ) : (
          <EmptyState
            title={t(help.nothing, { words: words.trim() })}
            text={t(help.nothingText)}
            icon={Search}
            action={t(help.write)}
            to="/contact"
          />
        )}
      </div>
      {count > 0 && <MoreHelp />}
    </PageBody>
  )
}

type SearchBoxProps = { words: string; onChange: (words: string) => void; count: number | null }

function SearchBox({ words, onChange, count }: SearchBoxProps) {
  const t = useText()
  const counted = count === 0 ? help.noneFound : count === 1 ? help.oneFound : help.found
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="help-search" className="mb-1.5 block text-md font-semibold">
        {t(help.search)}
      </label>
      <div className="relative">
        <Search
          aria-hidden
          className="absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          id="help-search"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          value={words}
          placeholder={t(help.searchHint)}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onChange('')}
          className="h-13! px-11!"
        />
        {words !== '' && (
          <span className="absolute top-1/2 right-1 -translate-y-1/2">
            <IconButton label={t(help.clear)} onClick={() => onChange('')}>
              <X aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
      <Hint size="md" role="status" className="mt-2 min-h-6">
        {count === null ? '' : t(counted, { count })}
      </Hint>
    </form>
  )
}

function GroupLinks({ groups }: Pick<Faq, 'groups'>) {
  const t = useText()
  return (
    <nav aria-label={t(help.groups)}>
      <ul className="flex flex-wrap gap-2">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#group-${id}`}
              className="inline-flex min-h-control items-center rounded-full border bg-card px-4 text-md font-semibold hover:border-foreground/60"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MoreHelp() {
  const t = useText()
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-lg border bg-card p-6 shadow-card">
      <p className="text-lg font-bold">{t(help.more)}</p>
      <Link to="/contact" className={buttonClass()}>
        {t(help.write)}
      </Link>
    </div>
  )
}

// The page from the server is the same for every search, so the address is read afterwards.
function useWordsInAddress() {
  const words = useSyncExternalStore(listen, wordsInAddress, () => '')
  return [words, putInAddress] as const
}

const changed = 'help-words'
const wordsInAddress = () => new URL(location.href).searchParams.get('q') ?? ''

function listen(onChange: () => void) {
  for (const event of [changed, 'popstate']) addEventListener(event, onChange)
  return () => {
    for (const event of [changed, 'popstate']) removeEventListener(event, onChange)
  }
}

// Replaced rather than added: the way back leads to the page before, not through every letter.
function putInAddress(words: string) {
  const url = new URL(location.href)
  url.hash = ''
  if (words === '') url.searchParams.delete('q')
  else url.searchParams.set('q', words)
  history.replaceState(history.state, '', url)
  dispatchEvent(new Event(changed))
}
