// The hosted page on which a barber says who they are and where their bank is.
import type { Language } from '#contract/language.ts'
import { banks } from './banks.ts'
import { framed } from './page.ts'
import { wordsIn } from './page-words.ts'

export type AccountProblem = 'accountClosed' | 'noBank' | 'saved'

export function accountPageOf(language: Language, problem: AccountProblem | null) {
  const t = wordsIn(language)
  const said = problem === null ? '' : `<p role="alert">${t(problem)}</p>`
  const isOpen = problem === null || problem === 'noBank'
  return framed({
    language,
    title: t('payouts'),
    standsIn: t('standsInForAccount'),
    content: said + (isOpen ? form(language) : ''),
  })
}

function form(language: Language) {
  const t = wordsIn(language)
  const list = Object.entries(banks)
    .map(
      ([number, { name, label }]) => `<li><code>${number}</code> ${name}, ${label[language]}</li>`,
    )
    .join('')
  return `<form method="post"><label for="bank">${t('bankNumber')}</label>
<input id="bank" name="bank" inputmode="numeric" autocomplete="off" value="000123456789" required>
<p><label class="check"><input type="checkbox" name="later" value="yes"> ${t('idLater')}</label></p>
<button>${t('saveDetails')}</button></form><h2>${t('testBanks')}</h2><ul>${list}</ul>`
}
