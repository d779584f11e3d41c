// All routes that are no calls of the contract: pages, files, feeds, uploads.
import fc from 'fast-check'
import { pages } from '#web/routes.ts'
import { tableOf } from './tables.ts'

type Values = Record<string, fc.Arbitrary<unknown>>
export type Route = { method: string; path: string; input: Values; isUpload?: true }

const id = (path: string) => fc.nat(9999).map((n) => ({ wish: tableOf({ path, field: 'id' }), n }))
const word = (name: string) => fc.nat(9999).map((n) => ({ wish: `word:${name}`, n }))
const place = fc.constantFrom('barber', 'employee')

const got: [path: string, input: Values][] = [
  ['/healthz', {}],
  ['/readyz', {}],
  ['/robots.txt', {}],
  ['/sitemap.xml', {}],
  [
    '/sitemaps/:name',
    { name: fc.constantFrom('barbers-1.xml', 'pages.xml', 'barbers-99999999999.xml') },
  ],
  ['/og/site.jpg', { lang: fc.constantFrom('en', 'es') }],
  ['/og/barber/:name', { name: id('') }],
  ['/assets/:name', { name: fc.constantFrom('x.js', 'entry.client.js') }],
  ['/pictures/:name', { name: fc.constantFrom('default-320.webp', 'default-320.avif') }],
  ['/media/:name', { name: fc.constantFrom('x.webp', 'x.avif', 'x.png') }],
  ['/calendar/:file', { file: word('feed') }],
  ['/dev/mail', {}],
  ['/dev/mail/:id', { id: id('/dev/mail') }],
  ['/api/openapi.json', {}],
  ['/api/docs', {}],
  ['/api/nothing', {}],
  ['/api/account/export', {}],
  ['/api/bookings/:id/calendar.ics', { id: id('/api/bookings'), link: word('link') }],
  ['/api/client-photos/:id', { id: id('/api/client-photos'), place }],
  ['/api/setup/license-pictures/:name', { name: fc.constantFrom('x.webp', 'a'.repeat(36)) }],
  ['/api/team/members/:id/license', { id: id('/api/team') }],
]

const sent: [path: string, input: Values][] = [
  ['/api/account/photo', {}],
  ['/api/support/files', {}],
  ['/api/employment/license-photo', {}],
  ['/api/reviews/:id/photos', { id: id('/api/reviews') }],
  ['/api/clients/:id/photos', { id: id('/api/clients'), place }],
  ['/api/portfolio', { place, position: fc.nat(20) }],
  ['/api/portfolio/:id/before', { id: id('/api/portfolio'), place }],
  ['/api/shop/cover', { place }],
  ['/api/shop/license-pictures/:kind', { kind: fc.constantFrom('license', 'shop-license') }],
  ['/api/setup/license-pictures/:kind', { kind: fc.constantFrom('license', 'shop-license') }],
]

const values: Values = {
  q: fc.constantFrom('fade', 'kids cut', '理发'),
  category: fc.constantFrom('Fades', 'Beard', 'x'),
  city: fc.constantFrom('Houston', 'Dallas'),
  near: fc.constantFrom('Montrose', '77006'),
  date: fc.nat(9999).map((n) => ({ wish: 'day', n })),
  time_of_day: fc.constantFrom('morning', 'evening'),
  sort: fc.constantFrom('price', 'earliest', 'nearest', 'newest', 'highest'),
  page: fc.constantFrom('1', '2', '1000', '1001'),
  stars: fc.constantFrom('1', '5', '6'),
  lang: fc.constantFrom('en', 'es'),
  lat: fc.constantFrom('29.76', '91'),
  lng: fc.constantFrom('-95.37', '181'),
  bbox: fc.constantFrom('-95.8,29.5,-95.1,30.1', '1,2,3'),
}

// A page path with its parameters filled in, and the query parameters it reads.
const opened = pages
  .filter(([path]) => path !== '*' && path !== '/styleguide')
  .flatMap(([path, , , params = []]) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, id('')] as const)
    const query = params.map(
      (name) => [name, fc.option(values[name] ?? fc.constant('1'), { nil: undefined })] as const,
    )
    const input = Object.fromEntries([...names, ...query])
    const plain = path.replace('?', '')
    return [plain, `${plain}.data`].map((each): Route => ({ method: 'GET', path: each, input }))
  })

export const routes: Route[] = [
  ...got.map(([path, input]) => ({ method: 'GET', path, input })),
  ...sent.map(([path, input]) => ({ method: 'POST', path, input, isUpload: true as const })),
  ...opened,
]

const tiny = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function upload(name: string, bytes: Buffer, end = '\r\n--x--\r\n') {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
  return {
    type: 'multipart/form-data; boundary=x',
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(end)]),
  }
}

export const pictures = [
  upload('a.png', tiny),
  upload('a.png', tiny),
  upload('../../x\0.png', tiny),
  upload('a.png', tiny.subarray(0, 30)),
  upload('a.png', Buffer.alloc(0)),
  upload('a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
  upload('a.png', tiny, ''),
  upload(
    'a.png',
    tiny,
    '\r\n--x\r\ncontent-disposition: form-data; name="b"\r\n\r\nb\r\n--x--\r\n',
  ),
  { type: 'multipart/form-data; boundary=x', body: Buffer.from('--x--\r\n') },
  { type: 'multipart/form-data; boundary=x', body: Buffer.from('--x\r\n\r\n\r\n--x--') },
]
