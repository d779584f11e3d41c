// The settings as the texts of the information pages name them: 'We hold the time for {hold}'.
import type { Language, Params, Text } from '#contract/language.ts'
import type { readSettings } from '#server/features/settings/service.ts'

type Settings = Awaited<ReturnType<typeof readSettings>>
type Unit = { one: Text; many: Text }

const units = {
  minutes: { one: { en: 'minute', es: 'minuto' }, many: { en: 'minutes', es: 'minutos' } },
  hours: { one: { en: 'hour', es: 'hora' }, many: { en: 'hours', es: 'horas' } },
  times: { one: { en: 'time', es: 'vez' }, many: { en: 'times', es: 'veces' } },
  noShows: { one: { en: 'no-show', es: 'ausencia' }, many: { en: 'no-shows', es: 'ausencias' } },
  lateCancels: {
    one: { en: 'late cancellation', es: 'cancelación tardía' },
    many: { en: 'late cancellations', es: 'cancelaciones tardías' },
  },
  friends: { one: { en: 'friend', es: 'amigo' }, many: { en: 'friends', es: 'amigos' } },
} satisfies Record<string, Unit>

export function settingsInWords(settings: Settings, language: Language): Params {
  const counted = (count: number, { one, many }: Unit) =>
    `${count} ${(count === 1 ? one : many)[language]}`
  return {
    city: settings.cityDefault,
    commission: settings.platformCommissionPercent,
    bonus: dollars(settings.refereeWelcomeBonusCents),
    cancellation:
      language === 'es' ? settings.cancellationPolicyTextEs : settings.cancellationPolicyText,
    hold: counted(settings.holdMinutes, units.minutes),
    answer: counted(settings.requestAnswerHours, units.hours),
    moves: counted(settings.mostReschedules, units.times),
    missed: counted(settings.noShowsToAsk, units.noShows),
    late: counted(settings.lateCancelsToAsk, units.lateCancels),
    off: counted(settings.noShowsUntilOff, units.noShows),
    friends: counted(settings.yearlyReferrals, units.friends),
  }
}

function dollars(cents: number) {
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`
}
