import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#web/language.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { Tabs } from '#web/ui/lists/tabs.tsx'
import { ScreenHeading } from './auth-frame.tsx'
import { authModeOf, useAuthPath } from './auth-modes.ts'

type SignTabsProps = { mode: 'signin' | 'signup'; children: ReactNode }

export function SignTabs({ mode, children }: SignTabsProps) {
  const t = useText()
  const navigate = useNavigate()
  const pathOf = useAuthPath()
  return (
    <>
      {mode === 'signin' ? (
        <ScreenHeading title={t(auth.welcome)} text={t(auth.welcomeText)} />
      ) : (
        <ScreenHeading title={t(auth.join)} text={t(auth.joinText)} />
      )}
      <Tabs
        label={t(auth.tabs)}
        value={mode}
        onChange={(value) => void navigate(pathOf(authModeOf(value)))}
        tabs={[
          { value: 'signin', label: t(auth.signIn), content: children },
          { value: 'signup', label: t(auth.signUp), content: children },
        ]}
      />
    </>
  )
}
