// Times for administrators, who look at several cities: in the time zone of their own device.
import type { Language } from '#contract/language.ts'
import { dateFormat } from './formats.ts'

export function ownDay(at: string, language: Language) {
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return dateFormat(language, day).format(new Date(at))
}

export function ownTime(at: string, language: Language) {
  const time = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const
  return dateFormat(language, time).format(new Date(at))
}
