import { DeskCalendar } from '#web/features/desk/calendar/calendar.tsx'

export function Tab() {
  return <DeskCalendar />
}
