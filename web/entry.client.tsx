import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '#contract/language.ts'
import { LanguageProvider } from './language.tsx'

const { lang } = document.documentElement

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
