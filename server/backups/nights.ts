// In UTC: the small hours all over the United States.
const nightHour = 9

/** When the last night before the moment was. */
export function lastNightMs(moment: Date) {
  const night = new Date(moment)
  night.setUTCHours(nightHour, 0, 0, 0)
  if (night > moment) night.setUTCDate(night.getUTCDate() - 1)
  return night.getTime()
}
