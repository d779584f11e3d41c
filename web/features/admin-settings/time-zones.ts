// The time zones of America and the Pacific, and the one a city has already.
export function timeZonesFor(current: string | undefined) {
  const near = Intl.supportedValuesOf('timeZone').filter((name) =>
    /^(America|Pacific)\//.test(name),
  )
  const names = current && !near.includes(current) ? [current, ...near] : near
  return names.map((name) => [name, name.replaceAll('_', ' ')] as const)
}
