import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '#contract/language.ts'
import { notFoundPath } from '#contract/access.ts'
import { LanguageProvider } from './language.tsx'

const { lang } = document.documentElement

// The server renders an address with an empty part ('//', '/x//y') as a page that does not exist. The
// router would read '//' as the landing page, so it is told the address the page was rendered for.
if (location.pathname.includes('//')) history.replaceState(null, '', notFoundPath)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageProvider language={isLanguage(lang) ? lang : 'en'}>
        <HydratedRouter />
      </LanguageProvider>
    </StrictMode>,
  )
})
