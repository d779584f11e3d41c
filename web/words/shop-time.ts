// The shop's own clock, by arithmetic: the first use of Intl costs a phone more than a page of cards.
import type { Language } from '#contract/language.ts'
import { dateFormat } from './formats.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

type Rule = { standardHours: number; hasSummer: boolean }

const rule = (standardHours: number, hasSummer = true): Rule => ({ standardHours, hasSummer })

// Hours from UTC in winter. Zones that are not listed are asked of Intl.
const america: Record<string, Rule> = {
  New_York: rule(-5),
  Detroit: rule(-5),
  Chicago: rule(-6),
  Denver: rule(-7),
  Boise: rule(-7),
  Phoenix: rule(-7, false),
  Los_Angeles: rule(-8),
  Anchorage: rule(-9),
}

const rules: Record<string, Rule> = {
  ...Object.fromEntries(Object.entries(america).map(([city, each]) => [`America/${city}`, each])),
  'Pacific/Honolulu': rule(-10, false),
  UTC: rule(0, false),
}

function offsetAt(ms: number, timeZone: string) {
  const known = rules[timeZone]
  if (!known) return offsetByIntl(ms, timeZone)
  const standard = known.standardHours * hourMs
  return known.hasSummer && isSummer(ms, standard) ? standard + hourMs : standard
}

// In the United States clocks go forward on the second Sunday of March and back on the first of
// November, both at two in the morning.
function isSummer(ms: number, standard: number) {
  const year = new Date(ms + standard).getUTCFullYear()
  const forward = sundayOf(year, 2, 2) + 2 * hourMs - standard
  const back = sundayOf(year, 10, 1) + hourMs - standard
  return ms >= forward && ms < back
}

function offsetByIntl(ms: number, timeZone: string) {
  const parts = dateFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(ms)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  const [year, month, day] = [part('year'), part('month'), part('day')]
  const wall = Date.UTC(year, month - 1, day, part('hour'), part('minute'))
  return wall - Math.floor(ms / minuteMs) * minuteMs
}

function sundayOf(year: number, month: number, nth: number) {
  const first = Date.UTC(year, month, 1)
  const daysToSunday = (7 - new Date(first).getUTCDay()) % 7
  return first + (daysToSunday + 7 * (nth - 1)) * dayMs
}

type Moment = string | number | Date

// The shop's local date and time, as a Date whose UTC parts hold it.
function wallAt(at: Moment, timeZone: string) {
  const ms = new Date(at).getTime()
  return new Date(ms + offsetAt(ms, timeZone))
}

// '2026-11-20', the day it is in the shop.
export const shopDay = (at: Moment, timeZone: string) =>
  wallAt(at, timeZone).toISOString().slice(0, 10)

export const shopToday = (timeZone: string) => shopDay(Date.now(), timeZone)

export function shopMinutes(at: Moment, timeZone: string) {
  const wall = wallAt(at, timeZone)
  return wall.getUTCHours() * 60 + wall.getUTCMinutes()
}

const halves: Record<Language, [string, string]> = { en: ['AM', 'PM'], es: ['a.m.', 'p.m.'] }

// '2:30 PM', always with its minutes.
export function shopTime(at: Moment, timeZone: string, language: Language) {
  return clockWords(shopMinutes(at, timeZone), language)
}

// The same of minutes after midnight; 1440 is midnight, too.
export function clockWords(minutes: number, language: Language) {
  const hour = Math.floor(minutes / 60) % 24
  const rest = String(minutes % 60).padStart(2, '0')
  return `${hour % 12 || 12}:${rest} ${halves[language][hour < 12 ? 0 : 1]}`
}

const weekdays: Record<Language, string[]> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  es: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
}
export const weekdayName = (weekday: number, language: Language) =>
  weekdays[language][weekday] ?? ''

const months: Record<Language, string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
}

// 'Thu' in the days to come, 'Nov 20' (in Spanish '20 nov') after them.
export function shortDay(at: string, timeZone: string, language: Language, now: Date) {
  const wall = wallAt(at, timeZone)
  if (Date.parse(at) - now.getTime() < 6 * dayMs) return weekdays[language][wall.getUTCDay()]!
  return monthAndDay(wall, language)
}

// 'Nov 20, 2026', in Spanish '20 nov 2026'.
export const shopDate = (at: string, timeZone: string, language: Language) =>
  dateWords(wallAt(at, timeZone), language)

// The same of a day such as '2026-11-20', which is the same everywhere.
export const calendarDate = (day: string, language: Language) => dateWords(new Date(day), language)

function dateWords(wall: Date, language: Language) {
  const comma = language === 'en' ? ',' : ''
  return `${monthAndDay(wall, language)}${comma} ${wall.getUTCFullYear()}`
}

function monthAndDay(wall: Date, language: Language) {
  const [month, day] = [months[language][wall.getUTCMonth()]!, wall.getUTCDate()]
  return language === 'en' ? `${month} ${day}` : `${day} ${month}`
}

// A day and a minute of it, as calendar and clock in the shop show them.
export type Wall = { date: string; minute: number }

export const wallOf = (at: string | number, timeZone: string): Wall => ({
  date: shopDay(at, timeZone),
  minute: shopMinutes(at, timeZone),
})

// An hour the clocks skip is read with the offset before, one that comes twice is its first.
export function instantOf({ date, minute }: Wall, timeZone: string) {
  const offset = (ms: number) => offsetAt(ms, timeZone)
  const local = Date.parse(`${date}T00:00:00Z`) + minute * minuteMs
  const [before, after] = [local - offset(local - dayMs), local - offset(local + dayMs)]
  const isAfter = before + offset(before) !== local && after + offset(after) === local
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
