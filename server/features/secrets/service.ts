// Keys that the server creates on first use and keeps in the database, so that all servers share
// them and none is in a file.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Db } from '#server/database/db.ts'
import { findOrInsertKey } from './queries.ts'

type KeyName =
  | 'codes'
  | 'links'
  | 'second-factor'
  | 'proof-of-work'
  | 'calendars'
  | 'marks'
  | 'networks'

// Per database, because tests use many.
const known = new WeakMap<object, Map<KeyName, Buffer>>()

export async function keyOf(db: Db, name: KeyName): Promise<Buffer> {
  const holder = known.get(db) ?? new Map<KeyName, Buffer>()
  known.set(db, holder)
  const key = holder.get(name) ?? (await findOrInsertKey(db, name, randomBytes(32)))
  holder.set(name, key)
  return key
}

// A secret in a custom format, created once per installation.
export async function keepSecret(db: Db, name: string, make: () => string) {
  return (await findOrInsertKey(db, name, Buffer.from(make()))).toString()
}

export function sign(key: Buffer, text: string) {
  return createHmac('sha256', key).update(text).digest()
}

const ivLength = 12
const tagLength = 16

export function seal(key: Buffer, plain: Buffer) {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

export function unseal(key: Buffer, sealed: Buffer) {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivLength))
  decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
  return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()])
}
