// The real server without a network: visitors with a cookie jar each.
import type { Writable } from 'node:stream'
import type { RouteOptions } from 'fastify'
import { afterAll } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/database/db.ts'
import type { Hub } from '#server/features/live/hub.ts'
import { openSession } from '#server/features/sessions/service.ts'
import { noRequest } from '#server/http/request-info.ts'
import { openFolder } from './temporary.ts'
import { db } from './world.ts'

const origin = 'http://127.0.0.1:3000'

type Options = {
  env?: Record<string, string>
  on?: Db
  hub?: Hub
  onRoute?: (route: RouteOptions) => void
  logStream?: Writable
}

export function openApp({ env = {}, on = db, hub, onRoute, logStream }: Options = {}) {
  const config = readConfig({ LOG_LEVEL: 'silent', ...env })
  const web = async () => ({
    handlePage: async () => new Response(),
    describePage: () => ({ pattern: '*', access: 'public' as const, params: [] }),
    inlineScripts: [],
  })
  const { app } = createApp({ config, db: on, web, hub, mediaDir: openFolder(), logStream })
  if (onRoute) app.addHook('onRoute', onRoute)
  afterAll(() => app.close())
  return app
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type App = ReturnType<typeof openApp>

// A browser: keeps cookies, and sends the same headers as our pages.
export function createVisitor(app: App, { address = '203.0.113.7' } = {}) {
  const cookies = new Map<string, string>()

  async function ask(method: Method, url: string, payload?: object) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.inject({
      method,
      url,
      payload,
      remoteAddress: address,
      headers: { cookie, origin, host: '127.0.0.1:3000', 'x-kempt': '1' },
    })
    for (const { name, value } of answer.cookies as { name: string; value: string }[]) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: answer.statusCode, headers: answer.headers, body: read(answer.body) }
  }

  return {
    cookies,
    ask,
    get: (url: string) => ask('GET', url),
    post: (url: string, payload: object = {}) => ask('POST', url, payload),
    put: (url: string, payload: object = {}) => ask('PUT', url, payload),
    delete: (url: string, payload?: object) => ask('DELETE', url, payload),
  }
}

export type Visitor = ReturnType<typeof createVisitor>

// Opens a session for a person of the world, without the sign-in form.
export async function signIn(visitor: Visitor, person: Actor) {
  const request = {
    ...noRequest,
    setSession: (token: string | null) => void visitor.cookies.set('__Host-session', token ?? ''),
  }
  const isAdmin = person.roles.includes('admin')
  return openSession({ db, request }, { userId: person.id, hasSecondFactor: isAdmin })
}

function read(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
