// The time zones of the United States, and the one a city has already.
const american = [
  'America/New_York',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Chicago',
  'America/Denver',
  'America/Boise',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
]

export function timeZonesFor(current: string | undefined) {
  const names = current && !american.includes(current) ? [current, ...american] : american
  return names.map((name) => [name, name.replaceAll('_', ' ')] as const)
}
