// The shops' own clock, by arithmetic: the first use of Intl costs a phone more than a page of cards.
import type { Language } from '#contract/language.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

// In Houston clocks go forward on the second Sunday of March and back on the first of November,
// both at two in the morning.
function offsetAt(ms: number) {
  const year = new Date(ms).getUTCFullYear()
  const forward = sundayOf(year, 2, 2) + 8 * hourMs
  const back = sundayOf(year, 10, 1) + 7 * hourMs
  return (ms >= forward && ms < back ? -5 : -6) * hourMs
}

function sundayOf(year: number, month: number, nth: number) {
  const first = Date.UTC(year, month, 1)
  const daysToSunday = (7 - new Date(first).getUTCDay()) % 7
  return first + (daysToSunday + 7 * (nth - 1)) * dayMs
}

// The shop's local date and time, as a Date whose UTC parts hold it.
function wallAt(at: string | number | Date) {
  const ms = new Date(at).getTime()
  return new Date(ms + offsetAt(ms))
}

// '2026-11-20', the day it is in the shop.
export const shopDay = (at: string | number | Date) => wallAt(at).toISOString().slice(0, 10)

export const shopToday = () => shopDay(Date.now())

export function shopMinutes(at: string | number | Date) {
  const wall = wallAt(at)
  return wall.getUTCHours() * 60 + wall.getUTCMinutes()
}

const halves: Record<Language, [string, string]> = { en: ['AM', 'PM'], es: ['a.m.', 'p.m.'] }

// '2:30 PM', always with its minutes.
export function shopTime(at: string | number | Date, language: Language) {
  const minutes = shopMinutes(at)
  const hour = Math.floor(minutes / 60)
  const rest = String(minutes % 60).padStart(2, '0')
  return `${hour % 12 || 12}:${rest} ${halves[language][hour < 12 ? 0 : 1]}`
}

const weekdays: Record<Language, string[]> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  es: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
}
const months: Record<Language, string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
}

// 'Thu' in the days to come, 'Nov 20' (in Spanish '20 nov') after them.
export function shortDay(at: string, language: Language, now: Date) {
  const wall = wallAt(at)
  if (Date.parse(at) - now.getTime() < 6 * dayMs) return weekdays[language][wall.getUTCDay()]!
  return monthAndDay(wall, language)
}

// 'Nov 20, 2026', in Spanish '20 nov 2026'. Of a moment, or of a day, which is the same everywhere.
export function shopDate(at: string, language: Language) {
  const wall = at.includes('T') ? wallAt(at) : new Date(at)
  const comma = language === 'en' ? ',' : ''
  return `${monthAndDay(wall, language)}${comma} ${wall.getUTCFullYear()}`
}

function monthAndDay(wall: Date, language: Language) {
  const [month, day] = [months[language][wall.getUTCMonth()]!, wall.getUTCDate()]
  return language === 'en' ? `${month} ${day}` : `${day} ${month}`
}

// A day and a minute of it, as calendar and clock in the shop show them.
export type Wall = { date: string; minute: number }

export const wallOf = (at: string | number): Wall => ({
  date: shopDay(at),
  minute: shopMinutes(at),
})

// An hour the clocks skip is read with the offset before, one that comes twice is its first.
export function instantOf({ date, minute }: Wall) {
  const local = Date.parse(`${date}T00:00:00Z`) + minute * minuteMs
  const [before, after] = [local - offsetAt(local - dayMs), local - offsetAt(local + dayMs)]
  const isAfter = before + offsetAt(before) !== local && after + offsetAt(after) === local
  return new Date(isAfter ? after : before).toISOString().replace('.000Z', 'Z')
}

// '15:30' and 930.
export function minuteOf(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

export function clockOf(minute: number) {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`
}
