// argon2id from Node's own crypto, written as a PHC string so that the parameters can grow.
import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const mostAtOnce = 2
const derive = promisify(argon2)

export async function hashPassword(password: string) {
  const nonce = randomBytes(16)
  const tag = await inTurn(() => hash(password, { nonce, ...parameters }))
  const { memory, passes, parallelism } = parameters
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain64(nonce)}$${plain64(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

// Without a stored hash the same work is done against a random one, so that the answer takes as
// long for an address nobody has.
export async function isPassword(password: string, stored: string | null) {
  const [, memory, passes, parallelism, nonce, tag] = phc.exec(stored ?? '') ?? []
  const wanted = tag ? Buffer.from(tag, 'base64') : randomBytes(parameters.tagLength)
  const got = await inTurn(() =>
    hash(password, {
      nonce: nonce ? Buffer.from(nonce, 'base64') : randomBytes(16),
      memory: Number(memory ?? parameters.memory),
      passes: Number(passes ?? parameters.passes),
      parallelism: Number(parallelism ?? parameters.parallelism),
      tagLength: wanted.length,
    }),
  )
  return timingSafeEqual(got, wanted) && stored !== null
}

function hash(password: string, rest: Omit<Argon2Parameters, 'message'>) {
  return derive('argon2id', { message: Buffer.from(password.normalize('NFC')), ...rest })
}

function plain64(bytes: Uint8Array) {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '')
}

// Each hash takes 19 MiB and a core: a crowd waits here instead of starving everyone else.
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>) {
  if (running >= mostAtOnce) await new Promise<void>((go) => waiting.push(go))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
