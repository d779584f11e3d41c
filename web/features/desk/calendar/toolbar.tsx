import { Ban, ChevronLeft, ChevronRight, Ellipsis, Plus, Printer } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { Member } from '#contract/bookings/desk.ts'
import { at } from '#contract/lists.ts'
import { dayWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { calendarTexts } from '#web/texts/bookings/desk-calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { Calendar } from '#web/ui/forms/calendar.tsx'
import { chipClass } from '#web/ui/forms/chip.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { TabLinks } from '#web/ui/lists/tabs.tsx'
import { daysOf, stepFrom, views, type Asked } from './address.ts'

type ToolbarProps = {
  asked: Asked
  canBlock: boolean
  onNew: () => void
  onBlock: () => void
}

export function Toolbar({ asked, canBlock, onNew, onBlock }: ToolbarProps) {
  const t = useText()
  const link = useSearchLink()
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <Arrows asked={asked} />
        <div className="flex items-center gap-1 max-sm:w-full sm:ml-auto">
          <Button onClick={onNew} className="max-sm:flex-1">
            <Plus aria-hidden />
            {t(calendarTexts.newVisit)}
          </Button>
          <Menu
            label={t(calendarTexts.more)}
            trigger={
              <Button size="icon" variant="ghost" aria-label={t(calendarTexts.more)}>
                <Ellipsis aria-hidden />
              </Button>
            }
          >
            {canBlock && (
              <MenuItem icon={<Ban aria-hidden />} onSelect={onBlock}>
                {t(calendarTexts.block)}
              </MenuItem>
            )}
            <MenuItem icon={<Printer aria-hidden />} onSelect={printSoon}>
              {t(calendarTexts.print)}
            </MenuItem>
          </Menu>
        </div>
      </div>
      <TabLinks
        label={t(calendarTexts.views)}
        tabs={views.map((view) => ({
          to: link({ view: view === 'day' ? null : view, booking: null }),
          label: t(calendarTexts[view]),
          isCurrent: view === asked.view,
        }))}
      />
    </div>
  )
}

// The menu is gone from the page before it is printed.
function printSoon() {
  setTimeout(() => window.print(), 200)
}

function Arrows({ asked }: { asked: Asked }) {
  const t = useText()
  const link = useSearchLink()
  const navigate = useNavigate()
  const to = (date: string) => link({ date: date === asked.today ? null : date, booking: null })
  return (
    <>
      <Button asChild size="icon" variant="outline" aria-label={t(calendarTexts.before)}>
        <Link to={to(stepFrom(asked, -1))} preventScrollReset>
          <ChevronLeft aria-hidden />
        </Link>
      </Button>
      <Button asChild size="icon" variant="outline" aria-label={t(calendarTexts.after)}>
        <Link to={to(stepFrom(asked, 1))} preventScrollReset>
          <ChevronRight aria-hidden />
        </Link>
      </Button>
      <Popover
        label={t(calendarTexts.chooseDay)}
        className="w-fit p-3"
        trigger={
          <Button variant="ghost" className="px-3! text-xl! font-bold!">
            <Title asked={asked} />
          </Button>
        }
      >
        <Calendar
          value={asked.date}
          today={asked.today}
          onChange={(day) => void navigate(to(day), { preventScrollReset: true })}
        />
      </Popover>
      {asked.date !== asked.today && (
        <Button asChild size="sm" variant="outline">
          <Link to={to(asked.today)} preventScrollReset>
            {t(calendarTexts.today)}
          </Link>
        </Button>
      )}
    </>
  )
}

function Title({ asked }: { asked: Asked }) {
  const language = useLanguage()
  const { view, date } = asked
  if (view === 'day')
    return (
      <span className="first-letter:uppercase">
        {dayWords(date, language, { weekday: 'short', month: 'short', day: 'numeric' })}
      </span>
    )
  if (view === 'month')
    return (
      <span className="first-letter:uppercase">
        {dayWords(date, language, { month: 'long', year: 'numeric' })}
      </span>
    )
  const days = daysOf(asked)
  const words = (day: string) => dayWords(day, language, { month: 'short', day: 'numeric' })
  return (
    <span>
      {words(at(days, 0))} – {words(at(days, days.length - 1))}
    </span>
  )
}

type MemberChipsProps = {
  members: readonly Member[]
  chosen: string | null
  // On a phone there is room for one.
  hasEveryone: boolean
}

export function MemberChips({ members, chosen, hasEveryone }: MemberChipsProps) {
  const t = useText()
  const link = useSearchLink()
  const chips: [id: string | null, name: string][] = members.map(({ id, name }) => [id, name])
  if (hasEveryone) chips.unshift([null, t(calendarTexts.everyone)])
  if (members.length < 2) return null
  return (
    <nav
      aria-label={t(calendarTexts.members)}
      className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex w-max gap-2">
        {chips.map(([id, name]) => (
          <li key={id ?? 'everyone'}>
            <Link
              to={link({ member: id, booking: null })}
              aria-current={id === chosen ? 'true' : undefined}
              preventScrollReset
              className={chipClass(id === chosen)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
