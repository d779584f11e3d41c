// Rules for times of day, and for spans counted from now.
import {
  around,
  between,
  clock,
  clockText,
  hourIn,
  minutesOf,
  numberOf,
  part,
  partOf,
  range,
} from './clock-words.ts'
import { plusDays } from './days.ts'
import { needing, whenRule, type Rule } from './rule.ts'

const named = (pattern: string, from: number | null, to: number | null) =>
  whenRule(pattern, () => between(from, to))

const partRules: Rule[] = [
  whenRule(
    `(?:early )?(?:in the |at |en la |en las |por la |por las |de la |a la |mid )?${part}`,
    ([, each]) => (each?.startsWith('manana') ? null : { timeOfDay: partOf(each) }),
  ),
  whenRule('(?:en|por|de|a) las? mananas?', () => ({ timeOfDay: 'morning' })),
  named(
    'early morning|early|temprano|tempranito|muy temprano|bien temprano|temprano en la manana|first thing(?: in the morning)?|a primera hora',
    null,
    600,
  ),
  named(
    'open late|late night|late|late at night|tarde en la noche|hasta tarde|ya tarde',
    1140,
    null,
  ),
  named('(?:at |al |a )?(?:noon|midday|mediodia|medio dia)', 720, 780),
  named('(?:around |about |como al? |alrededor del? )(?:noon|midday|mediodia|medio dia)', 660, 780),
  named(
    '(?:before|until|by|til|till|antes de|antes del|hasta el|hasta) (?:noon|midday|lunch|mediodia|medio dia|comer|almuerzo)',
    null,
    720,
  ),
  named(
    '(?:after|past|despues de|despues del) (?:noon|midday|lunch|mediodia|medio dia|almuerzo|comer)',
    720,
    null,
  ),
  named(
    '(?:during |at |on |over |en |en la |a la |for )?(?:my |mi )?(?:lunch break|lunch time|lunch hour|lunchtime|lunch|almuerzo|hora del? almuerzo|hora de comida|hora de la comida|hora del lonche|lonche)',
    690,
    810,
  ),
  named(
    'after (?:my )?(?:work|shift|the office)|when i get off(?: work)?|despues del (?:trabajo|jale|turno)|despues de (?:trabajar|mi trabajo|mi turno)|saliendo del? (?:trabajo|jale|trabajar)|al salir del (?:trabajo|jale)|cuando salga del (?:trabajo|jale)',
    1020,
    null,
  ),
  named(
    'after (?:school|class|classes)|despues de (?:la escuela|clases|las clases)|saliendo de (?:la escuela|clases)|al salir de la escuela',
    900,
    null,
  ),
  named(
    'before (?:school|class)(?! (?:pictures?|photos?|picture|dance))|antes de (?:la escuela|clases)',
    null,
    510,
  ),
  named(
    'before (?:work|my shift)|antes del (?:trabajo|jale)|antes de (?:trabajar|ir a trabajar)',
    null,
    540,
  ),
]

const prefixed = (words: string) => `(?:${words})(?: de)?(?: las?)? ${clock}`

const clockRules: Rule[] = [
  whenRule(
    prefixed(
      'after|anytime after|any time after|past|from|starting at|later than|not before|no earlier than|despues|a partir|desde|pasadas|pasando',
    ),
    (groups) => after(minutesOf(hourIn(groups, 1))),
  ),
  whenRule(
    prefixed('before|by|until|til|till|earlier than|no later than|not after|antes|a mas tardar a'),
    (groups) => before(minutesOf(hourIn(groups, 1))),
  ),
  whenRule(`hasta las? ${clock}`, (groups) => before(minutesOf(hourIn(groups, 1)))),
  whenRule(
    `(?:open|opened|abierto|abierta|abiertos|abiertas) (?:until|till|til|hasta|past|after|despues de)(?: las?)? ${clock}`,
    (groups) => around(minutesOf(hourIn(groups, 1), true), 120, 0),
  ),
  whenRule(`(?:at|a las?|para las?|las?|for|@|tipo las?) ${clock}`, (groups) =>
    groups[0]?.startsWith('for ') && !groups[4] && !groups[2]?.includes(':')
      ? null
      : /^las? /.test(groups[0] ?? '') && !groups[4] && !groups[3] && !groups[2]?.includes(':')
        ? null
        : around(minutesOf(hourIn(groups, 1)), 0, 60),
  ),
  whenRule(
    `(?:at )?(?:around|about|close to|approximately|como a|tipo|alrededor de|a eso de|por ahi de|cerca de|mas o menos a)(?: las?)? ${clock}`,
    (groups) => around(minutesOf(hourIn(groups, 1)), 60, 60),
  ),
  whenRule(`${clock}(?: ?ish)`, (groups) => around(minutesOf(hourIn(groups, 1)), 60, 60)),
  whenRule(clock, (groups) => {
    const [all = '', , hour = '', , half] = groups
    const isTime = half || hour.includes(':') || /media|cuarto|half|quarter|clock|punto/.test(all)
    return isTime ? around(minutesOf(hourIn(groups, 1)), 0, 60) : null
  }),
  whenRule(
    `(?:between |from |entre |de |desde )(?:las? )?${clock} (?:and|to|y|a|-|until|till|hasta)(?: las?)? ${clock}`,
    (groups) => range(hourIn(groups, 1), hourIn(groups, 5)),
  ),
  whenRule(`${clock} ?(?:-|to|a) ?(?:las? )?${clock}`, (groups) =>
    groups[4] || groups[8] || / - /.test(groups[0] ?? '')
      ? range(hourIn(groups, 1), hourIn(groups, 5))
      : null,
  ),
]

const amount = '(\\d+|an?|one|two|three|four|una?|dos|tres|cuatro)(?: and a half| y media)?'
const spanRules: Rule[] = [
  whenRule(
    `(?:in|en|within|dentro de|in about|como en)(?: the next| las proximas| la proxima)? ${amount} (hours?|hrs?|horas?|minutes?|minutos?|mins?)`,
    ([all = '', count = '', unit = ''], { date, minutes }) => {
      const half = /and a half|y media/.test(all) ? 0.5 : 0
      const later = minutes + (numberOf(count) + half) * (/^h/.test(unit) ? 60 : 1)
      if (!(later < 1440)) return null
      const isWithin = /within|next|proxima/.test(all)
      return { date, ...(isWithin ? between(minutes, later) : { timeFrom: clockText(later) }) }
    },
  ),
  whenRule(
    '(?:in|within|en) (?:the |la )?(?:next|proxima|siguiente) (?:hour|hora)',
    (_, { date, minutes }) =>
      minutes + 60 < 1440 ? { date, ...between(minutes, minutes + 60) } : null,
  ),
  whenRule(
    '(?:in|within) (\\d+|a|two|three|a couple|a couple of) days?|(?:en|dentro de) (\\d+|un|dos|tres) dias?',
    ([, en, es], { date }) => {
      const word = (en || es || '').replace(/a couple(?: of)?/, '2')
      return { date: plusDays(date, Math.min(90, numberOf(word))) }
    },
  ),
]

export const hourRules: Rule[] = [...partRules, ...needing('hour', clockRules), ...spanRules]

const after = (minutes: number | null) => (minutes === null ? null : between(minutes, null))
const before = (minutes: number | null) => (minutes === null ? null : between(null, minutes))
