// What the first page of a segment says about it (XLogLongPageHeaderData of PostgreSQL).
import { closeSync, openSync, readSync } from 'node:fs'
import { constants, gunzipSync } from 'node:zlib'

export type SegmentHeader = {
  // Where the segment begins in the log. A recycled file still has the address of its former use.
  start: bigint
  // Of the database that wrote it.
  systemIdentifier: string
}

const headerBytes = 40
const enoughBytes = 4096
const isLong = 0x0002

/** Null for a file that is no segment, or cannot be read. */
export function readHeader(file: string): SegmentHeader | null {
  try {
    const bytes = readStart(file)
    const page = file.endsWith('.gz') ? unzipped(bytes) : bytes
    if (page.length < headerBytes || (page.readUInt16LE(2) & isLong) === 0) return null
    return {
      start: page.readBigUInt64LE(8),
      systemIdentifier: page.readBigUInt64LE(24).toString(),
    }
  } catch {
    return null
  }
}

export function readStart(file: string, length = enoughBytes) {
  const bytes = Buffer.alloc(length)
  const handle = openSync(file, 'r')
  try {
    return bytes.subarray(0, readSync(handle, bytes, 0, length, 0))
  } finally {
    closeSync(handle)
  }
}

// Does not mind that the input is only the start of a file.
function unzipped(bytes: Buffer) {
  return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
}
