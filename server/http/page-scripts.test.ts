import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { makePage, pageCsp } from './html-cache.ts'
import { withPlainData } from './page-scripts.ts'

const modules = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_clientLoader from "/assets/loader.js";
import * as route1_main from "/assets/page.js";
const route1 = {...route1_clientLoader,...route1_main};

  window.__reactRouterRouteModules = {"root":route0,"pages/landing":route1};

import("/assets/entry.js");`

const page = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/>',
  '<link rel="modulepreload" href="/assets/b.js"/></head><body><main>Hello</main>',
  '<script>window.__reactRouterContext = {"basename":"/"};window.__reactRouterContext.stream = new ReadableStream();</script>',
  `<script type="module" async="">${modules}</script>`,
  '<!--$--><script>window.__reactRouterContext.streamController.enqueue("[{\\"a\\":\\"\\u003c/script>\\"}]");</script>',
  '<!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$-->',
  '</body></html>',
].join('')

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script(?![^>]*type="application\/json")[^>]*>([^]*?)<\/script>/g)].map(
    ([, text]) => text,
  )

test('what a page is made of stands in it as data, and one script reads it', () => {
  for (const isPublic of [true, false]) {
    const html = withPlainData(page, isPublic)
    const [start, ...others] = scriptsIn(html)
    expect(others).toEqual([])
    const hash = createHash('sha256')
      .update(start ?? '')
      .digest('base64')
    expect(pageCsp([], readConfig({}))).toContain(`'sha256-${hash}'`)
    const [, found = ''] = /data-page="start">([^<]*)</.exec(html) ?? []
    expect(JSON.parse(found)).toMatchObject({
      manifest: '/assets/manifest.js',
      routes: [
        ['root', ['/assets/root.js']],
        ['pages/landing', ['/assets/loader.js', '/assets/page.js']],
      ],
      entry: '/assets/entry.js',
    })
    expect(html).toContain('data-page="context">{"basename":"/"}<')
    expect(html).toContain('data-page="piece">"[{')
  }
})

test('a public page asks for no script before it is painted', () => {
  const html = withPlainData(page, true)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).toContain('"later":["/assets/a.js","/assets/b.js"]')
  expect(withPlainData(page, false)).toContain('<link rel="modulepreload"')
})

test('a page without scripts stays as it is', () => {
  const bare = '<html><body>Hello</body></html>'
  expect(withPlainData(bare, true)).toBe(bare)
})

test('a script that a page happens to contain is not among those that may run', async () => {
  const smuggled = page.replace('Hello', '<script>hit()</script>')
  const { csp } = await makePage(new Response(smuggled), {
    isPublic: true,
    csp: pageCsp(['theme()'], readConfig({})),
    topics: [],
  })
  const hash = createHash('sha256').update('hit()').digest('base64')
  expect(csp).not.toContain(hash)
  expect(csp).toContain(`'sha256-${createHash('sha256').update('theme()').digest('base64')}'`)
  expect(csp).toContain("require-trusted-types-for 'script'")
})

test('pictures come from the tile server as well, if there is one', () => {
  expect(pageCsp([], readConfig({}))).toContain("img-src 'self' data: blob:;")
  const config = readConfig({ MAP_TILES_URL: 'https://{s}.tiles.test/{z}/{x}/{y}.png' })
  expect(pageCsp([], config)).toContain("img-src 'self' data: blob: https://*.tiles.test;")
})
