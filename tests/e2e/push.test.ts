// Push on this device. The push service is not reachable here, so the browser's subscription is a
// fake; the real service worker shows and opens the notification.
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { untilAlive } from './looks.ts'
import { demo, signedInAs } from './people.ts'
import { openStage, phone } from './stage.ts'

// The headless shell shows no notifications.
const stage = await openStage({}, { isWholeBrowser: true })
const { db, url } = stage
const patient = { timeout: 15_000 }
const endpoint = 'https://fcm.googleapis.com/fcm/send/e2e'
let context: BrowserContext

beforeEach(() => db.deleteFrom('pushSubscriptions').execute())
afterEach(() => context.close())

async function openPreferences(permissions: string[], isSubscribable = true) {
  const storageState = await signedInAs(stage, demo.client)
  context = await stage.newContext({ viewport: phone, storageState, permissions })
  if (isSubscribable) await context.addInitScript(inventSubscription, endpoint)
  const page = await context.newPage()
  await page.goto('/settings?section=notifications')
  await untilAlive(page)
  return page
}

// The fake is kept in the browser's storage, so that it survives a reload as a real one does.
function inventSubscription(endpoint: string) {
  const key = 'invented-subscription'
  const keys = { p256dh: 'p', auth: 'a' }
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => localStorage.removeItem(key),
  }
  const found = async () => (localStorage.getItem(key) ? subscription : null)
  Object.assign(PushManager.prototype, {
    getSubscription: found,
    subscribe: async () => {
      localStorage.setItem(key, '1')
      return subscription
    },
  })
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const says = (page: Page, text: string) => page.getByText(text).first().waitFor(patient)

async function subscriptions() {
  const rows = await db.selectFrom('pushSubscriptions').select('endpoint').execute()
  return rows.map((row) => row.endpoint)
}

test('is turned on, stays on, comes back after signing in again, and is turned off', async () => {
  const page = await openPreferences(['notifications'])
  await press(page, 'Turn on push')
  await says(page, 'Push is on for this device')
  expect(await subscriptions()).toEqual([endpoint])

  // The end of a session removes its devices.
  await db.deleteFrom('pushSubscriptions').execute()
  await page.reload()
  await expect.poll(subscriptions, patient).toEqual([endpoint])
  await press(page, 'Turn off push')
  await says(page, 'Push is off for this device')
  expect(await subscriptions()).toEqual([])
  await page.getByRole('button', { name: 'Turn on push' }).waitFor(patient)
})

test('a browser that blocks notices is told how to allow them', async () => {
  const page = await openPreferences([])
  await context.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  )
  await page.reload()
  await says(page, 'Your browser is blocking notifications from this site.')
  expect(await page.getByRole('button', { name: 'Turn on push' }).count()).toBe(0)
})

test('what could not be turned on says so', async () => {
  const page = await openPreferences(['notifications'], false)
  await press(page, 'Turn on push')
  await says(page, "Push couldn't be turned on.")
  await page.getByRole('button', { name: 'Turn on push' }).waitFor(patient)
})

test('a push is shown with its words and where it leads', async () => {
  const page = await openPreferences(['notifications'])
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  const devtools = await context.newCDPSession(page)
  const { promise: registrationId, resolve } = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const each of registrations) resolve(each.registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  const data = JSON.stringify({ title: 'Confirmed', body: 'At 2:30 PM', url: '/about', tag: 'one' })
  const push = { origin: url, registrationId: await registrationId, data }

  // Sends the push until it is shown; notifications with the same tag replace each other.
  async function pushAndLook() {
    await devtools.send('ServiceWorker.deliverPushMessage', push)
    return page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      const notices = await worker.getNotifications()
      return notices.map(({ title, body, tag, data }) => ({ title, body, tag, data }))
    })
  }
  const expected = { title: 'Confirmed', body: 'At 2:30 PM', tag: 'one', data: { url: '/about' } }
  await expect.poll(pushAndLook, { ...patient, interval: 500 }).toEqual([expected])
})
