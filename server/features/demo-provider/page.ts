// The hosted page. Says on itself that no real money is involved.
import type { Language } from '#contract/language.ts'
import { cards } from './cards.ts'
import { wordsIn, type Problem } from './page-words.ts'
import type { ThingOf } from './things.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:2rem auto;padding:0 1rem;
color:#1a1a1a;background:#fff}h1{font-size:1.4rem}.demo{background:#fff3cd;padding:.5rem .75rem;
border-radius:.5rem}.sum{font-size:2rem;font-weight:700}label,input,button{display:block;width:100%;
box-sizing:border-box}input,button{font:inherit;padding:.6rem;margin:.35rem 0 1rem;border-radius:.5rem;
border:1px solid #767676}button{background:#1a1a1a;color:#fff}[role=alert]{color:#a40000;font-weight:600}
code{font-size:.9rem}@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}
.demo{background:#4d3b00}input{background:#222;color:#eee}button{background:#eee;color:#161616}
[role=alert]{color:#ff9b9b}a{color:#9ecbff}}`

export function pageOf(session: ThingOf<'checkout.session'>, problem: Problem | null) {
  const language = session.locale ?? 'en'
  const t = wordsIn(language)
  const isSetup = session.mode === 'setup'
  const sum = `$${((session.amount_total ?? 0) / 100).toFixed(2)}`
  const title = isSetup ? t('saveCard') : t('pay', { sum })
  const isOpen = session.status === 'open'
  const said = isOpen ? problem : 'closed'
  const alert = said === null ? '' : `<p role="alert">${t(said)}</p>`
  const back = session.cancel_url ?? ''
  const leave = t(isSetup ? 'backUnsaved' : 'back')
  const link = URL.canParse(back) ? `<p><a href="${escape(back)}">${leave}</a></p>` : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main><h1>${title}</h1>
<p class="demo"><strong>${t('demo')}</strong> ${t('standsIn')}</p>
${isSetup ? '' : `<p class="sum">${sum}</p>`}${alert}${isOpen ? form(title, language) : ''}
${link}</main></body></html>`
}

function form(title: string, language: Language) {
  const t = wordsIn(language)
  const list = Object.entries(cards)
    .map(([number, { label }]) => `<li><code>${spaced(number)}</code> ${label[language]}</li>`)
    .join('')
  return `<form method="post"><label for="card">${t('number')}</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" required>
<button>${title}</button></form><h2>${t('testCards')}</h2><ul>${list}</ul>`
}

const spaced = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

function escape(text: string) {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
