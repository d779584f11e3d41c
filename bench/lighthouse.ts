// npm run bench:lighthouse: Lighthouse on a throttled phone.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install, median, openKempt, say, tools } from './stage.ts'

const runs = 3
const port = 42_139
const kempt = await openKempt(42_130)
const featured = (await (await fetch(`${kempt.url}/api/barbers/featured`)).json()) as {
  id: string
}[]
const browser =
  process.env.BROWSER_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync)
const profile = mkdtempSync(join(tmpdir(), 'kempt-lighthouse-'))
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  `--remote-debugging-port=${port}`,
  'about:blank',
]
const chrome = spawn(browser ?? 'chromium', [...flags, `--user-data-dir=${profile}`], {
  stdio: 'ignore',
})
process.once('exit', () => chrome.kill())
await new Promise((resolve) => setTimeout(resolve, 3000))

type Result = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}
type Lighthouse = { default: (url: string, options: object) => Promise<{ lhr: Result }> }
install()
const { default: lighthouse } = (await import(
  join(tools, 'node_modules/lighthouse/core/index.js')
)) as Lighthouse

// The metrics of the performance score, for a machine on which the score itself varies.
const parts = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  'shift ‰': 'cumulative-layout-shift',
  'speed index': 'speed-index',
}

const heads = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  ...Object.keys(parts),
]
say(`| ${heads.join(' | ')} |\n|${' --- |'.repeat(heads.length)}`)
for (const path of ['/', '/explore', `/barber/${featured[0]?.id}`]) {
  const results: Result[] = []
  for (let i = 0; i < runs; i++)
    results.push((await lighthouse(kempt.url + path, { port, logLevel: 'silent' })).lhr)
  const middle = (read: (result: Result) => number | undefined) =>
    median(results.map((result) => read(result) ?? 0))
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    Math.round(100 * middle(({ categories }) => categories[name]?.score)),
  )
  const measures = Object.values(parts).map((name) => {
    const value = middle(({ audits }) => audits[name]?.numericValue)
    return Math.round(name === 'cumulative-layout-shift' ? 1000 * value : value)
  })
  say(`| ${[path, ...scores, ...measures].join(' | ')} |`)
}
chrome.kill()
await once(chrome, 'exit')
rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
await kempt.stop()
