// Script injections, and what shows that one of them did something.
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
  // The direction of writing is turned around.
  '\u202Eevil.example<b onclick=hit()>',
] as const

// Fits an address, an attribute, a script and markup alike.
export const anywhere = 'javascript:/*"></script><img src=x onerror=hit()>*/hit()'

// Collects scripts that ran, foreign requests, dialogs and CSP violations, over all pages that are
// opened in it.
export async function watch(page: Page, ownUrl: string) {
  const seen: string[] = []
  const report = (text: string) => void seen.push(`${text} on ${page.url()}`)
  await page.exposeFunction('report', report)
  await page.addInitScript(() => {
    const report = (text: string) => void (globalThis as unknown as Reporting).report(text)
    Object.assign(globalThis, { hit: () => report('a script ran') })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      report(`stopped: ${violatedDirective} ${blockedURI}`),
    )
  })
  page.on('dialog', (dialog) => {
    report(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  const { origin } = new URL(ownUrl)
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) report(`asked ${url}`)
  })
  return () => seen
}

type Reporting = { report: (text: string) => Promise<void> }

// What the injections would make of a page. A link to a script does nothing until it is clicked.
const marks = [
  '[onerror]',
  '[onload]',
  '[onclick]',
  '[srcdoc]',
  'base',
  'math',
  'meta[http-equiv=refresh i]',
  ...['href', 'src', 'action', 'formaction'].map((name) => `[${name}^="javascript:" i]`),
].join()

// The elements that a text became, and what is written on the page and its dialogs.
export function readPage(page: Page) {
  return page.evaluate((marks) => {
    const parts = document.querySelectorAll('main, [role=dialog], [role=alertdialog], [role=menu]')
    return {
      made: [...document.querySelectorAll(marks)].map((each) => each.outerHTML.slice(0, 200)),
      text: [...parts].map((each) => each.textContent).join('\n'),
    }
  }, marks)
}
