// Holidays of the United States and those that are celebrated in Spanish, with their dates.
import { plusDays, weekdayOf } from './days.ts'

type Date = (year: number) => string

const two = (number: number) => String(number).padStart(2, '0')
const on =
  (month: number, day: number): Date =>
  (year) =>
    `${year}-${two(month)}-${two(day)}`

// 0 is Monday. The fifth may be the last.
const nth =
  (month: number, weekday: number, count: number): Date =>
  (year) => {
    const first = on(month, 1)(year)
    const day = plusDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1))
    return day.slice(5, 7) === two(month) ? day : plusDays(day, -7)
  }

const after =
  (date: Date, days: number): Date =>
  (year) =>
    plusDays(date(year), days)

// Butcher's rule for the Gregorian calendar.
function easter(year: number) {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const day = moon + sunday - 7 * late + 114
  return on(Math.floor(day / 31), (day % 31) + 1)(year)
}

const thanksgiving = nth(11, 3, 4)

const holidays: [names: string, date: Date][] = [
  ['new years day|new year|new years|ano nuevo|dia de ano nuevo', on(1, 1)],
  ['new years eve|nye|nochevieja|noche vieja|fin de ano|ano viejo', on(12, 31)],
  ['three kings day|dia de reyes|reyes|reyes magos', on(1, 6)],
  ['mlk day|martin luther king day', nth(1, 0, 3)],
  [
    'valentines|valentines day|san valentin|dia de san valentin|dia de los enamorados|dia del amor',
    on(2, 14),
  ],
  ['presidents day', nth(2, 0, 3)],
  ['st patricks day|saint patricks day|san patricio', on(3, 17)],
  ['good friday|viernes santo', after(easter, -2)],
  ['easter|easter sunday|pascua|domingo de pascua|domingo de resurreccion', easter],
  ['5 de mayo', on(5, 5)],
  ['mothers day|dia de la madre|dia de las madres|dia de mama', nth(5, 6, 2)],
  ['memorial day', nth(5, 0, 5)],
  ['juneteenth', on(6, 19)],
  ['fathers day|dia del padre|dia de los padres|dia de papa', nth(6, 6, 3)],
  ['independence day|4 de julio|fourth of july|the fourth', on(7, 4)],
  ['labor day|dia del trabajo', nth(9, 0, 1)],
  ['columbus day|indigenous peoples day', nth(10, 0, 2)],
  ['halloween|noche de brujas', on(10, 31)],
  ['dia de los? muertos|day of the dead', on(11, 2)],
  ['veterans day', on(11, 11)],
  [
    'thanksgiving|thanksgiving day|turkey day|accion de gracias|dia de accion de gracias',
    thanksgiving,
  ],
  ['black friday|viernes negro', after(thanksgiving, 1)],
  ['christmas eve|xmas eve|nochebuena|noche buena', on(12, 24)],
  ['christmas|christmas day|xmas|navidad|dia de navidad', on(12, 25)],
]

export const holidayNames = holidays
  .flatMap(([names]) => names.split('|'))
  .toSorted((a, b) => b.length - a.length)
  .join('|')

// The next one; it may be today.
export function holidayOf(name: string, today: string) {
  const known = holidays.find(([names]) => new RegExp(`^(?:${names})$`).test(name))
  if (!known) return null
  const year = Number(today.slice(0, 4))
  return [year, year + 1].map(known[1]).find((date) => date >= today) ?? null
}
