import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Clock, MapPin, Scissors, Search, Store, User } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Suggestion } from '#contract/marketplace/search.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { search as words, suggestionKinds } from '#web/texts/marketplace/search.ts'
import { useLater } from '#web/ui/lists/later.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { recentSearches } from './recent-searches.ts'

const pauseMs = 120

type QueryInputProps = {
  value: string
  city: string | undefined
  placeholder: string
  // Searches for these words.
  onSearch: (q: string) => void
}

type Option = { key: string; kind: Suggestion['kind'] | 'recent'; name: string; to: () => void }

const icons = { style: Scissors, place: MapPin, shop: Store, person: User, recent: Clock }

// The search field. Without a script it is a plain one.
export function QueryInput({ value, city, placeholder, onSearch }: QueryInputProps) {
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const options = useOptions({ text, city, isOpen, onSearch })
  const isShown = isOpen && options.length > 0

  function choose(option: Option) {
    setIsOpen(false)
    option.to()
  }

  function move(event: KeyboardEvent) {
    const { key } = event
    const chosen = isShown ? options[active] : undefined
    const last = options.length - 1
    if (key === 'Escape' && isShown) setIsOpen(false)
    else if (key === 'Enter' && chosen) choose(chosen)
    else if (key === 'ArrowDown') setActive(active >= last ? 0 : active + 1)
    else if (key === 'ArrowUp') setActive(active <= 0 ? last : active - 1)
    else return
    if (key.startsWith('Arrow')) setIsOpen(true)
    event.preventDefault()
  }

  return (
    <div className="relative flex min-w-0 flex-1 items-center">
      <label className="flex min-w-0 flex-1 items-center gap-2 pl-2">
        <Search aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        <span className="sr-only">{t(words.what)}</span>
        <input
          ref={input}
          type="search"
          name="q"
          value={text}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          placeholder={placeholder}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          onChange={({ target }) => {
            setText(target.value)
            setActive(-1)
            setIsOpen(true)
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={move}
          className="h-control w-full min-w-0 bg-transparent text-base text-card-foreground outline-none placeholder:text-muted-foreground"
        />
      </label>
      <VisuallyHidden>
        <span role="status">{isShown ? announced(t, options.length) : ''}</span>
      </VisuallyHidden>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t(words.suggestions)}
        hidden={!isShown}
        className="absolute top-full left-0 z-30 mt-3 w-full min-w-72 rounded-lg border bg-popover p-1.5 text-popover-foreground shadow-lift"
      >
        {isShown &&
          options.map((option, index) => (
            <OptionRow
              key={option.key}
              id={`${id}-${index}`}
              option={option}
              isActive={index === active}
              onChoose={() => choose(option)}
            />
          ))}
      </ul>
    </div>
  )
}

type OptionRowProps = { id: string; option: Option; isActive: boolean; onChoose: () => void }

function OptionRow({ id, option: { kind, name }, isActive, onChoose }: OptionRowProps) {
  const t = useText()
  const Icon = icons[kind]
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      // Before the field loses the focus, which closes the list.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-control cursor-pointer items-center gap-3 rounded-md px-3 text-md hover:bg-accent hover:text-accent-foreground aria-selected:bg-accent aria-selected:text-accent-foreground"
    >
      <Icon aria-hidden className="size-4 shrink-0 opacity-70" />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="text-sm opacity-80">{t(suggestionKinds[kind])}</span>
    </li>
  )
}

const announced = (t: ReturnType<typeof useText>, count: number) =>
  count === 1 ? t(words.suggestedOne) : t(words.suggested, { count })

type Asked = Pick<QueryInputProps, 'city' | 'onSearch'> & { text: string; isOpen: boolean }

function useOptions({ text, city, isOpen, onSearch }: Asked): Option[] {
  const language = useLanguage()
  const navigate = useNavigate()
  const q = useLater(text, pauseMs)
  const { data = [] } = useQuery({
    ...api.search.suggest.query({ q, city }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  if (!isOpen) return []
  const recent = text === '' ? recentSearches() : []
  const known = data.map(({ kind, name, head, profileId }): Option => {
    const shown = name[language]
    return {
      key: `${kind} ${profileId ?? ''} ${shown}`,
      kind,
      name: `${profileId ? '' : head}${shown}`,
      to: () => (profileId ? void navigate(`/barber/${profileId}`) : onSearch(`${head}${shown}`)),
    }
  })
  return [
    ...recent.map((words): Option => ({
      key: `recent ${words}`,
      kind: 'recent',
      name: words,
      to: () => onSearch(words),
    })),
    ...known,
  ]
}
