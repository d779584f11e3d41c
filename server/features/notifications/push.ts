// Web push: the browser's push service delivers the notice, encrypted for that browser.
import webpush from 'web-push'
import { errors, fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { keepSecret } from '#server/features/secrets/service.ts'
import type { JobContext, Tasks } from '#server/tasks.ts'
import { isPushService } from './push-services.ts'
import {
  isReadUpTo,
  deleteEndpoint,
  deleteOldestSubscriptions,
  listSubscriptions,
  lockSubscriptionsOf,
  setPushState,
  stillHolds,
  upsertSubscription,
} from './queries.ts'

const subject = 'mailto:push@kempt.example'
const gone = [404, 410]
const patienceMs = 5000
const aDaySeconds = 24 * 3600

const bodyLength = 300
const mostSubscriptions = 20

type Push = Tasks['send-push']
type Keys = { p256dh: string; auth: string }
type Subscription = { endpoint: string; keys: Keys }

export async function readPushKey(db: Db) {
  return { key: (await vapidKeys(db)).publicKey }
}

export async function subscribe({ db, config, actor }: SignedInCaller, subscription: Subscription) {
  const { id, sessionId } = actor
  const { keys } = subscription
  const endpoint = plainEndpoint(subscription.endpoint)
  if (!isPushService(config, endpoint))
    return fail('INVALID_INPUT', { endpoint: errors.INVALID_INPUT.message })
  await inTransaction(db, async (db) => {
    await lockSubscriptionsOf(db, id)
    if (!(await upsertSubscription(db, { endpoint, keys, userId: id, sessionId })))
      fail('PUSH_TAKEN')
    // Deletes the oldest, the least likely to be in use.
    await deleteOldestSubscriptions(db, id, mostSubscriptions)
  })
}

// Normalizes the endpoint, so that one browser has one row.
function plainEndpoint(endpoint: string) {
  if (!URL.canParse(endpoint)) return endpoint
  const url = new URL(endpoint)
  url.hash = ''
  return url.href
}

type Context = Pick<JobContext, 'db' | 'config'>

// Sends to all of the user's browsers. A failure does not stop the others; the job is retried
// later.
export async function sendPush(context: Context, push: Push) {
  const { db } = context
  const { userId, title, message, actionUrl, tag, about } = push
  if (about && !(await stillHolds(db, about))) return setPushState(db, push, 'dropped')
  if (push.unlessRead && (await isReadUpTo(db, push.unlessRead))) return
  const vapid = await vapidKeys(db)
  const body = message.slice(0, bodyLength)
  const payload = JSON.stringify({ title, body, url: actionUrl ?? '/', tag })
  const subscriptions = await listSubscriptions(db, userId)
  const failures: unknown[] = []
  for (const subscription of subscriptions)
    await send(context, subscription, { vapid, payload }).catch((error: unknown) =>
      failures.push(error),
    )
  const [first] = subscriptions
  await setPushState(db, push, failures.length > 0 ? 'failed' : first ? 'sent' : 'no_device')
  if (failures.length > 0) throw new AggregateError(failures, 'A push could not be delivered.')
}

type Letter = { vapid: VapidKeys; payload: string }

async function send(
  { db, config }: Context,
  subscription: Subscription,
  { vapid, payload }: Letter,
) {
  const { endpoint } = subscription
  // A push service that is no longer on the list.
  if (!isPushService(config, endpoint)) return deleteEndpoint(db, endpoint)
  const { headers, body, method } = webpush.generateRequestDetails(subscription, payload, {
    vapidDetails: { subject, ...vapid },
    TTL: aDaySeconds,
  })
  const { 'Content-Length': _, ...rest } = headers as Record<string, string>
  const answer = await fetch(endpoint, {
    method,
    headers: rest,
    body: new Uint8Array(body),
    // Redirect targets are not on the list.
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
  await answer.body?.cancel()
  if (gone.includes(answer.status)) return deleteEndpoint(db, endpoint)
  if (!answer.ok) throw new Error(`The push service answered ${answer.status}.`)
}

type VapidKeys = { publicKey: string; privateKey: string }

async function vapidKeys(db: Db) {
  const text = await keepSecret(db, 'push', () => JSON.stringify(webpush.generateVAPIDKeys()))
  return JSON.parse(text) as VapidKeys
}
