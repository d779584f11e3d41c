import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makePage, pageCsp, withScriptsLast } from './html-cache.ts'

const start = 'import("/assets/entry.js");'
const page = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/>',
  '<link rel="modulepreload" href="/assets/b.js"/></head>',
  `<body><main>Hello</main><script type="module" async="">${start}</script></body></html>`,
].join('')

test('a public page asks for no script before it is painted', () => {
  const html = withScriptsLast(page)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('<script type="module"')
  expect(html).toContain(`<script type="text/plain" id="start">${start}</script>`)
  expect(html.indexOf('["/assets/a.js","/assets/b.js"]')).toBeGreaterThan(html.indexOf(start))
  const hash = createHash('sha256').update(start).digest('base64')
  expect(pageCsp(html)).toContain(`'sha256-${hash}'`)
})

test('a page without scripts, and one of a signed-in person, stay as they are', async () => {
  const bare = '<html><body>Hello</body></html>'
  expect(withScriptsLast(bare)).toBe(bare)
  expect((await makePage(new Response(page))).html.toString()).toBe(page)
})
