// Weekly hours as [opens, closes] on the wall clock, with a break between two ranges. 25 is 1 a.m.
// of the next day.

export type Range = [from: number, to: number]
export type HoursName = keyof typeof hours
// Seven days from Sunday.
type Week = [Range[], Range[], Range[], Range[], Range[], Range[], Range[]]

const closed: Range[] = []
const nineToSix: Range[] = [
  [9, 13],
  [14, 18],
]
const tenToSeven: Range[] = [
  [10, 14],
  [14.5, 19],
]
const early: Range[] = [
  [7, 11.5],
  [12, 15],
]
const late: Range[] = [
  [12, 16],
  [16.5, 21],
]
const night: Range[] = [
  [15, 19],
  [19.5, 25],
]

export const hours = {
  classic: [closed, closed, nineToSix, nineToSix, nineToSix, nineToSix, [[8, 15]]],
  mondayToSaturday: [closed, tenToSeven, tenToSeven, tenToSeven, tenToSeven, tenToSeven, [[9, 17]]],
  early: [closed, early, early, early, early, early, closed],
  late: [[[12, 18]], closed, closed, late, late, late, [[10, 18]]],
  weekend: [[[10, 16]], closed, tenToSeven, closed, tenToSeven, nineToSix, nineToSix],
  family: [closed, [[14, 19]], [[14, 19]], [[14, 19]], [[14, 19]], nineToSix, [[8, 16]]],
  sevenDays: [[[11, 17]], nineToSix, nineToSix, nineToSix, nineToSix, nineToSix, [[8, 17]]],
  tuesdayToSunday: [[[11, 17]], closed, tenToSeven, tenToSeven, tenToSeven, tenToSeven, nineToSix],
  night: [closed, closed, closed, late, night, night, night],
} as const satisfies Record<string, Week>

export const rangesOn = (name: HoursName, weekday: number): readonly Range[] =>
  hours[name][weekday] ?? []
