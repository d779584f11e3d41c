import type { Config } from '#server/config.ts'
import { diskStorage } from './storage-disk.ts'
import { s3Storage } from './storage-s3.ts'
import type { Storage } from './storage.ts'

export function openStorage(config: Config, mediaDir: string): Storage {
  if (config.STORAGE === 'disk') return diskStorage(mediaDir)
  return s3Storage({
    endpoint: needed(config, 'S3_ENDPOINT'),
    region: config.S3_REGION,
    bucket: needed(config, 'S3_BUCKET'),
    accessKeyId: needed(config, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: needed(config, 'S3_SECRET_ACCESS_KEY'),
  })
}

type Needed = 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'

function needed(config: Config, name: Needed) {
  const value = config[name]
  if (value === undefined) throw new Error(`The setting ${name} is needed while STORAGE is s3.`)
  return value
}
