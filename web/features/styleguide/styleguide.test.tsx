import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { LanguageProvider } from '#web/language.tsx'
import { Actions } from './actions.tsx'
import { Brand } from './brand.tsx'
import { Charts } from './charts.tsx'
import { Data } from './data.tsx'
import { Forms } from './forms.tsx'
import { Overlays } from './overlays.tsx'
import { States } from './states.tsx'

test.each(languages)('every building block can be drawn by the server in %s', (language) => {
  const html = renderToString(
    <LanguageProvider language={language}>
      <MemoryRouter>
        {[Brand, Actions, Forms, Overlays, States, Data, Charts].map((Section) => (
          <Section key={Section.name} />
        ))}
      </MemoryRouter>
    </LanguageProvider>,
  )
  expect(html).toContain(language === 'es' ? 'Cargando...' : 'Loading...')
  expect(html).toContain(language === 'es' ? 'Página 5' : 'Page 5')
  expect(html).not.toContain('undefined')
})
