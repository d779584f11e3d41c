// The value of a datetime-local field, in the time of the device, and the moment it means.
export function localOf(at: string | null) {
  if (at === null) return ''
  const date = new Date(at)
  const pad = (part: number) => String(part).padStart(2, '0')
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

export function momentOf(local: string) {
  const date = new Date(local)
  return local === '' || Number.isNaN(date.getTime()) ? null : date.toISOString()
}
