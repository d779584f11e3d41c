// Web push: the browser's own service carries the notice, encrypted for that browser alone.
import webpush from 'web-push'
import type { Notification } from '#contract/notifications.ts'
import type { Db } from '#server/db.ts'
import { keepSecret } from '#server/features/keys/service.ts'
import { deleteEndpoint, listSubscriptions } from './queries.ts'

const subject = 'mailto:push@kempt.example'
const gone = [404, 410]

export async function readPushKey(db: Db) {
  return { key: (await vapidKeys(db)).publicKey }
}

export async function pushNotification(db: Db, userId: string, notification: Notification) {
  const keys = await vapidKeys(db)
  const { title, message, actionUrl } = notification
  const payload = JSON.stringify({ title, body: message, url: actionUrl ?? '/' })
  for (const { endpoint, keys: browserKeys } of await listSubscriptions(db, userId)) {
    const subscription = { endpoint, keys: browserKeys as { p256dh: string; auth: string } }
    try {
      await webpush.sendNotification(subscription, payload, {
        vapidDetails: { subject, ...keys },
        timeout: 5000,
      })
    } catch (error) {
      const { statusCode } = error as { statusCode?: number }
      if (!gone.includes(statusCode ?? 0)) throw error
      await deleteEndpoint(db, endpoint)
    }
  }
}

async function vapidKeys(db: Db) {
  const text = await keepSecret(db, 'push', () => JSON.stringify(webpush.generateVAPIDKeys()))
  return JSON.parse(text) as { publicKey: string; privateKey: string }
}
