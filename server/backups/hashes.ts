import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

export async function hashOf(file: string, signal?: AbortSignal) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash, { signal })
  return hash.digest('hex')
}

/** Of the contents of a gzipped file. */
export async function hashUnzipped(file: string, signal?: AbortSignal) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), createGunzip(), hash, { signal })
  return hash.digest('hex')
}
