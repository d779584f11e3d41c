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

type Scores = Record<string, { score: number }>
type Lighthouse = {
  default: (url: string, options: object) => Promise<{ lhr: { categories: Scores } }>
}
install()
const { default: lighthouse } = (await import(
  join(tools, 'node_modules/lighthouse/core/index.js')
)) as Lighthouse

say(
  '| page | performance | accessibility | best practices | SEO |\n| --- | --- | --- | --- | --- |',
)
for (const path of ['/', '/explore', `/barber/${featured[0]?.id}`]) {
  const results: Scores[] = []
  for (let i = 0; i < runs; i++)
    results.push((await lighthouse(kempt.url + path, { port, logLevel: 'silent' })).lhr.categories)
  const score = (name: string) =>
    Math.round(100 * median(results.map((result) => result[name]?.score ?? 0)))
  const columns = ['performance', 'accessibility', 'best-practices', 'seo'].map(score)
  say(`| ${path} | ${columns.join(' | ')} |`)
}
chrome.kill()
await once(chrome, 'exit')
rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
await kempt.stop()
