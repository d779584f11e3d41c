// npm run bench:size: what the landing page loads, in brotli bytes, beside the floor of react-dom
// and the router.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { openKempt, say } from './stage.ts'

const kempt = await openKempt(42_120)
const html = await (await fetch(kempt.url)).text()
await kempt.stop()

const client = join(import.meta.dirname, '../build/client')
const scripts = [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([name]) => name))]
const sizeOf = (text: string | Buffer) => brotliCompressSync(text).length
const sizes = scripts.map((name) => ({ name, bytes: sizeOf(readFileSync(join(client, name))) }))
const css = html.match(/<style id="styles">([\s\S]*?)<\/style>/)?.[1] ?? ''
const floor = sizes.filter(({ name }) => name.includes('vendor'))
const sum = (list: { bytes: number }[]) => list.reduce((total, { bytes }) => total + bytes, 0)

say(`page with its CSS  ${sizeOf(html)} bytes`)
say(`of that CSS        ${sizeOf(css)} bytes`)
say(`scripts            ${sum(sizes)} bytes in ${sizes.length} files`)
say(`floor              ${sum(floor)} bytes (react-dom, router, query cache)`)
