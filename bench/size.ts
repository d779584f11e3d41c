// npm run bench:size: the brotli bytes the landing page loads, compared with the minimum that
// hydrates a page with react-dom and the router.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { openKempt, say } from './stage.ts'

const kempt = await openKempt(42_120)
const html = await (await fetch(kempt.url)).text()
await kempt.stop()

const client = join(import.meta.dirname, '../build/client')
const scripts = [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([name]) => name))]
const sizeOf = (text: string | Buffer) => brotliCompressSync(text).length
const sizes = scripts.map((name) => sizeOf(readFileSync(join(client, name))))
const css = html.match(/<style id="styles">([\s\S]*?)<\/style>/)?.[1] ?? ''
const all = sizes.reduce((sum, bytes) => sum + bytes, 0)
const floor = sizeOf(await buildFloor())

say('| part of the landing page | brotli bytes |\n| --- | --- |')
say(`| scripts, ${sizes.length} files | ${all} |`)
say(`| floor: react-dom and the router | ${floor} |`)
say(`| scripts over the floor | ${(all / floor).toFixed(2)} times |`)
say(`| CSS, which stands in the page | ${sizeOf(css)} |`)
say(`| the page with its CSS | ${sizeOf(html)} |`)

async function buildFloor() {
  const entry: Plugin = {
    name: 'floor',
    resolveId: (id) => (id === 'floor' ? id : null),
    load: (id) =>
      id === 'floor'
        ? `import { createElement } from 'react'
           import { hydrateRoot } from 'react-dom/client'
           import { HydratedRouter } from 'react-router/dom'
           hydrateRoot(document, createElement(HydratedRouter))`
        : null,
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry],
    build: { write: false, rolldownOptions: { input: 'floor' } },
  })
  const outputs = 'output' in built ? built.output : []
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}
