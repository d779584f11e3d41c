// The Twilio API calls we use.
import * as z from 'zod'
import type { Config } from '#server/config.ts'

const timeoutMs = 10_000
const stoppedByRecipient = 21_610

const accepted = z.object({ sid: z.string() })
const refused = z.object({ code: z.number().nullish() }).catch({})

// 'no' is final: the number does not exist or cannot be reached. 'stopped': its owner replied STOP.
// Other failures throw and are retried.
type Answer = { outcome: 'sent'; reference: string } | { outcome: 'no' | 'stopped'; reason: string }

export async function sendByTwilio(config: Config, to: string, body: string): Promise<Answer> {
  const { url, headers } = accountOf(config)
  const response = await fetch(`${url}/Messages.json`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ To: to, From: config.TWILIO_FROM ?? '', Body: body }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer: unknown = await response.json().catch(() => ({}))
  if (response.ok) return { outcome: 'sent', reference: accepted.parse(answer).sid }

  const { code } = refused.parse(answer)
  const reason = `Twilio answered ${response.status}, code ${code ?? 'none'}`
  if (code === stoppedByRecipient) return { outcome: 'stopped', reason }
  // 401, 403 and 429 are about our account, not the number.
  if (response.status === 400 || response.status === 404) return { outcome: 'no', reason }
  throw new Error(reason)
}

// Reads our account, which costs nothing. Throws when Twilio is away or refuses us.
export async function readAccount(config: Config) {
  const { url, headers } = accountOf(config)
  const response = await fetch(`${url}.json`, { headers, signal: AbortSignal.timeout(timeoutMs) })
  await response.body?.cancel()
  if (!response.ok)
    throw Object.assign(new Error('Twilio refused.'), { code: `HTTP ${response.status}` })
}

function accountOf(config: Config) {
  const {
    TWILIO_ACCOUNT_SID = '',
    TWILIO_AUTH_TOKEN = '',
    TWILIO_API_URL = 'https://api.twilio.com',
  } = config
  const login = Buffer.from(`${TWILIO_ACCOUNT_SID}:${TWILIO_AUTH_TOKEN}`).toString('base64')
  return {
    url: `${TWILIO_API_URL}/2010-04-01/Accounts/${TWILIO_ACCOUNT_SID}`,
    headers: { authorization: `Basic ${login}` },
  }
}
