// People of the demo city at a browser, signed in without the form.
import type { Caller } from '#server/caller.ts'
import { readConfig } from '#server/config.ts'
import { openSession } from '#server/features/sessions/service.ts'
import { noRequest } from '#server/http/request-info.ts'
import type { Stage } from './stage.ts'

export const demo = {
  client: 'client@kempt.example',
  barber: 'barber@kempt.example',
  employee: 'employee@kempt.example',
  admin: 'admin@kempt.example',
  barberAndClient: 'barber-client@kempt.example',
}

export type DemoPerson = keyof typeof demo

// Calls the server's functions as the command line does.
export function callerOn({ db }: Pick<Stage, 'db'>): Caller {
  return { db, config: readConfig({}), actor: null, request: noRequest }
}

// For newContext and open: { storageState: await signedInAs(stage, demo.client) }
export async function signedInAs(stage: Pick<Stage, 'db' | 'url'>, email: string) {
  const { token } = await openSessionOf(stage, email)
  const cookie = { name: '__Host-session', value: token, domain: '127.0.0.1', path: '/' }
  const flags = { expires: -1, httpOnly: true, secure: true, sameSite: 'Lax' as const }
  const snapshot = { name: 'kempt-session', value: await readSnapshot(stage, token) }
  return {
    cookies: [{ ...cookie, ...flags }],
    origins: [{ origin: stage.url, localStorage: [snapshot] }],
  }
}

// The session has the second factor, which only administrators need.
export async function openSessionOf({ db }: Pick<Stage, 'db'>, email: string) {
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  let token = ''
  const request = { ...noRequest, setSession: (given: string | null) => void (token = given ?? '') }
  const sessionId = await openSession({ db, request }, { userId, hasSecondFactor: true })
  return { userId, sessionId, token }
}

async function readSnapshot({ url }: Pick<Stage, 'url'>, token: string) {
  const headers = { cookie: `__Host-session=${token}` }
  const answer = await fetch(`${url}/api/auth/session`, { headers })
  return answer.text()
}
