// Push on this device: the browser's permission, its subscription, and ours to it.
import { isRefusal } from '#contract/errors.ts'
import { api } from '#web/api.ts'

export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

// Who switched it on here. The server forgets a device when its session ends, so that nothing of one
// person reaches the next. The same person gets push back when they sign in again.
const ownerKey = 'kempt-push'

export async function readPushState(userId: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await findSubscription()
  return subscription && readOwner() === userId ? 'on' : 'off'
}

// Answers with the state that came of it: people may say no.
export async function turnPushOn(userId: string): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  const { key } = await api.notifications.pushKey.send()
  await subscribe(key)
  writeOwner(userId)
  return 'on'
}

export async function turnPushOff() {
  const subscription = await findSubscription()
  if (subscription) {
    await api.notifications.unsubscribePush.send({ endpoint: subscription.endpoint })
    await subscription.unsubscribe()
  }
  writeOwner(null)
}

// After signing in again, or when the browser has given the subscription another address.
export async function keepPush(userId: string) {
  if (readOwner() !== userId || (await readPushState(userId)) !== 'on') return
  const subscription = await findSubscription()
  if (subscription) await tellServer(subscription)
}

async function subscribe(key: string) {
  const registration = await workerOf()
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const subscription = await registration.pushManager.subscribe(options).catch(async () => {
    // Subscribed before with another key: only one can be.
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    return registration.pushManager.subscribe(options)
  })
  await tellServer(subscription).catch(async (error: unknown) => {
    if (!isRefusal(error) || error.code !== 'PUSH_TAKEN') throw error
    // Another account's still: a new subscription has an address of its own.
    await subscription.unsubscribe()
    await tellServer(await registration.pushManager.subscribe(options))
  })
}

async function tellServer(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  await api.notifications.subscribePush.send({
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  })
}

async function workerOf() {
  await navigator.serviceWorker.register('/sw.js')
  return navigator.serviceWorker.ready
}

async function findSubscription() {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function isSupported() {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

function readOwner() {
  try {
    return localStorage.getItem(ownerKey)
  } catch {
    return null
  }
}

function writeOwner(userId: string | null) {
  try {
    if (userId === null) localStorage.removeItem(ownerKey)
    else localStorage.setItem(ownerKey, userId)
  } catch {
    // Storage may be closed to us; push then lasts as long as the session.
  }
}
