// Names of segments of the write-ahead log: eight hexadecimal digits each for the timeline, the log
// and the place in the log. Numbers go on across timelines.
const segmentsPerLog = 256
const segmentBytes = 2 ** 24

export const segmentPattern = /^[0-9A-F]{24}$/

export function numberOf(name: string) {
  const [log, place] = [name.slice(8, 16), name.slice(16, 24)]
  return Number.parseInt(log, 16) * segmentsPerLog + Number.parseInt(place, 16)
}

export function timelineOf(name: string) {
  return Number.parseInt(name.slice(0, 8), 16)
}

export function nameOf(timeline: number, number: number) {
  return [timeline, Math.floor(number / segmentsPerLog), number % segmentsPerLog].map(hex).join('')
}

export const historyNameOf = (timeline: number) => `${hex(timeline)}.history`

const hex = (part: number) => part.toString(16).toUpperCase().padStart(8, '0')

/** The byte of the log where a segment begins. */
export const startOf = (name: string) => BigInt(numberOf(name)) * BigInt(segmentBytes)

/** A position in the log as PostgreSQL writes it, such as 1/A4000028. */
export function byteOf(lsn: string) {
  const [high, low] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** The number of the segment that holds this position. */
export const numberAt = (lsn: string) => Number(byteOf(lsn) / BigInt(segmentBytes))
