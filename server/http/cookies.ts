import type { FastifyReply } from 'fastify'
import { markDays } from '#contract/limits.ts'
import type { Config } from '#server/config.ts'

const day = 24 * 60 * 60
const ninetyDays = 90 * day
const year = 365 * day

// __Host- binds a cookie to this host and needs Secure. Browsers treat the loopback address as
// secure; a plain-http address in a local network is the only case without.
export function sessionCookie({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { protocol, hostname } = new URL(publicUrl)
  const isSecure = protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const prefix = isSecure ? '__Host-' : ''
  const flags = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const name = `${prefix}session`
  const deviceName = `${prefix}device`
  const marksName = `${prefix}marks`
  const write = (reply: FastifyReply, pair: string, age: number) =>
    reply.header('set-cookie', `${pair}; ${flags}; Max-Age=${age}`)
  return {
    name,
    deviceName,
    marksName,
    isSecure,
    set: (reply: FastifyReply, token: string | null) =>
      write(reply, `${name}=${token ?? ''}`, token === null ? 0 : ninetyDays),
    setDevice: (reply: FastifyReply, token: string) => write(reply, `${deviceName}=${token}`, year),
    setMarks: (reply: FastifyReply, token: string) =>
      write(reply, `${marksName}=${token}`, markDays * day),
  }
}
