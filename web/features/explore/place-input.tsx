import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import type { Place } from '#contract/marketplace/search.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { placeKinds, search } from '#web/texts/marketplace/search.ts'
import { useLater } from '#web/ui/lists/later.ts'

const pauseMs = 200

type PlaceInputProps = {
  // Where the search is now, in words.
  current: string
  onChoose: (place: Place) => void
}

// Cities, neighbourhoods and ZIPs that fit what is typed. Without a script it is a plain field.
export function PlaceInput({ current, onChoose }: PlaceInputProps) {
  const t = useText()
  const id = useId()
  const [text, setText] = useState(current)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const places = usePlaces(isOpen ? text : '')
  const isShown = isOpen && places.length > 0

  function choose(place: Place) {
    setText(place.name)
    setIsOpen(false)
    onChoose(place)
  }

  function move(event: KeyboardEvent) {
    const chosen = isShown ? places[active] : undefined
    if (event.key === 'Escape' && isShown) setIsOpen(false)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'ArrowDown') setActive(isShown ? (active + 1) % places.length : 0)
    else if (event.key === 'ArrowUp' && isShown)
      setActive(active <= 0 ? places.length - 1 : active - 1)
    else return
    if (event.key.startsWith('Arrow')) setIsOpen(true)
    event.preventDefault()
  }

  return (
    <div className="relative flex min-w-0 flex-1 items-center">
      <label className="flex min-w-0 flex-1 items-center gap-2 pl-2">
        <MapPin aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        <span className="sr-only">{t(search.where)}</span>
        <input
          name="near"
          value={text}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-places`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          placeholder={t(search.wherePlaceholder)}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => {
            setText(target.value)
            setActive(-1)
            setIsOpen(true)
          }}
          onFocus={({ target }) => target.select()}
          onBlur={() => setIsOpen(false)}
          onKeyDown={move}
          className="h-control w-full min-w-0 bg-transparent text-base text-card-foreground outline-none placeholder:text-muted-foreground"
        />
      </label>
      <ul
        id={`${id}-places`}
        role="listbox"
        aria-label={t(search.places)}
        hidden={!isShown}
        className="absolute top-full left-0 z-20 mt-3 w-full min-w-64 rounded-lg border bg-popover p-1.5 text-popover-foreground shadow-lift"
      >
        {isShown &&
          places.map((place, index) => (
            <li
              key={`${place.kind} ${place.name}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // Before the field loses the focus, which closes the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
              className="flex min-h-control cursor-pointer items-center justify-between gap-3 rounded-md px-3 text-md hover:bg-accent hover:text-accent-foreground aria-selected:bg-accent aria-selected:text-accent-foreground"
            >
              {place.name}
              <span className="text-sm opacity-80">{t(placeKinds[place.kind])}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}

const none: Place[] = []

function usePlaces(text: string) {
  const q = useLater(text.trim(), pauseMs)
  const { data = none } = useQuery({ ...api.search.places.query({ q }), enabled: q !== '' })
  return text.trim() === '' ? none : data
}
