// Shows our own page when there is no connection. Everything else goes to the network as if this
// worker were not here.
const cacheName = 'offline-1'
const offlinePage = '/offline.html'

addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), dropOldCaches()]))
})

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(open(event))
})

addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data?.json() ?? {}))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.url))
})

async function keepPage() {
  const cache = await caches.open(cacheName)
  await cache.add(new Request(offlinePage, { cache: 'reload' }))
}

async function dropOldCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
}

async function open({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error()
  }
}

// A browser that was woken must show something, so there are words even for an empty push.
async function showNotice({ title = 'Kempt', body, url, tag }) {
  await registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } })
}

// In a tab of ours that is open anyway, or in a new one; never at another site.
async function openPage(path = '/') {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return
  const [tab] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!tab) return clients.openWindow(url.href)
  await tab.focus()
  await tab.navigate(url.href).catch(() => clients.openWindow(url.href))
}
