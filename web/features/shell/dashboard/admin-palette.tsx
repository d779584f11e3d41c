import { useQuery } from '@tanstack/react-query'
import { CalendarDays, CircleUserRound, Store } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { shortestSearch, type Found } from '#contract/admin/find.ts'
import { api } from '#web/api.ts'
import { bookingsFor } from '#web/features/admin-list/filters.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { listWords } from '#web/texts/admin/list.ts'
import { findWords as words, placeKeywords } from '#web/texts/admin/navigation.ts'
import { CommandPalette } from '#web/ui/overlays/command-palette.tsx'
import { useLater } from '#web/ui/lists/later.ts'
import { whenThere } from '#web/words/date-words.ts'
import type { PlaceGroup } from './admin-places.ts'
import { TabIcon } from './tab-icon.tsx'

type AdminPaletteProps = { groups: readonly PlaceGroup[]; onClose: () => void }

const pauseMs = 200
const numberPattern = /^k?-?\d+$/i
const none: Found = { people: [], shops: [], bookings: [] }

// Finds a person, a shop, a booking number or a place of the administration.
export function AdminPalette({ groups, onClose }: AdminPaletteProps) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const may = useMay()
  const [typed, setTyped] = useState('')
  const q = useLater(typed.trim(), pauseMs)
  const search = useQuery({
    ...api.adminFind.find.query({ q }),
    enabled: q.length >= shortestSearch,
  })
  const { people, shops, bookings } = (q.length >= shortestSearch && search.data) || none
  const go = (to: string) => () => void navigate(to)
  const opened = (tab: string, name: string, id: string) =>
    go(`/admin/dashboard?tab=${tab}&${name}=${id}`)

  // Someone's name finds them before their bookings.
  const isNumber = numberPattern.test(q)
  const foundBookings = {
    title: t(words.bookings),
    isFound: true,
    actions: bookings.map(({ id, bookingNumber, clientName, startsAt, timeZone }) => ({
      id,
      label: `${bookingNumber} · ${clientName}`,
      hint: whenThere(startsAt, timeZone, language),
      icon: <CalendarDays aria-hidden />,
      onSelect: opened('all-bookings', 'booking', id),
    })),
  }

  // Guests have no account. Matches by what was typed, after the pages that match.
  const hasNobody = search.data?.people.length === 0 && may('bookings.read')
  const inBookings = {
    title: t(words.nobody),
    actions: [
      {
        label: t(listWords.inBookings),
        keywords: [`${t(words.bookings)} ${typed}`],
        icon: <CalendarDays aria-hidden />,
        onSelect: go(bookingsFor(typed.trim())),
      },
    ],
  }

  return (
    <CommandPalette
      label={t(words.label)}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      search={{ text: typed, onChange: setTyped, isBusy: search.isFetching || typed.trim() !== q }}
      groups={[
        ...(isNumber ? [foundBookings] : []),
        {
          title: t(words.people),
          isFound: true,
          actions: people.map(({ id, name, email }) => ({
            id,
            label: name,
            hint: email,
            icon: <CircleUserRound aria-hidden />,
            onSelect: opened('users', 'person', id),
          })),
        },
        {
          title: t(words.shops),
          isFound: true,
          actions: shops.map(({ id, name, barberName }) => ({
            id,
            label: name,
            hint: barberName,
            icon: <Store aria-hidden />,
            onSelect: opened('barbers', 'barber', id),
          })),
        },
        ...(isNumber ? [] : [foundBookings]),
        {
          title: t(words.pages),
          actions: groups.flatMap(({ title, places }) =>
            places.map(({ name, to, icon, label }) => ({
              id: name,
              label: t(label),
              keywords: [
                t(title),
                ...(placeKeywords[name] ? t(placeKeywords[name]).split(' ') : []),
              ],
              icon: <TabIcon name={icon} />,
              onSelect: go(to),
            })),
          ),
        },
        ...(hasNobody ? [inBookings] : []),
      ]}
    />
  )
}
