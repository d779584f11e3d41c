// Twenty script injections, and what shows that one of them did something.
import type { Page } from 'playwright-core'

// Short enough for every field.
export const payloads = [
  '<script>hit()</script>',
  '"><script>hit()</script>',
  '</script><script>hit()</script>',
  '</title><script>hit()</script>',
  '<img src=x onerror=hit()>',
  '"><img src=x onerror=hit()>',
  '<svg onload=hit()>',
  '<svg><script>hit()</script>',
  '<iframe srcdoc="<script>hit()">',
  '<body onload=hit()>',
  '<a href="javascript:hit()">x</a>',
  'javascript:hit()',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content=0>',
  '<link rel=stylesheet href=//evil.x>',
  '<style>@import "//evil.example"</style>',
  '<img src="//evil.example/x.png">',
  '{{constructor.constructor("hit()")()}}',
  '<math><mi xlink:href=javascript:hit()>',
  '\u2028</script><b onclick=hit()>',
] as const

// Collects scripts that ran, foreign requests, dialogs and CSP violations, over all pages that are
// opened in it.
export async function watch(page: Page, ownUrl: string) {
  const seen: string[] = []
  await page.exposeFunction('report', (text: string) => void seen.push(text))
  await page.addInitScript(() => {
    const report = (text: string) => void (globalThis as unknown as Reporting).report(text)
    Object.assign(globalThis, { hit: () => report('a script ran') })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      report(`stopped: ${violatedDirective} ${blockedURI}`),
    )
  })
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  const { origin } = new URL(ownUrl)
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) seen.push(`asked ${url}`)
  })
  return () => seen
}

type Reporting = { report: (text: string) => Promise<void> }
