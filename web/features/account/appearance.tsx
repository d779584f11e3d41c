import { Monitor, Moon, Sun } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { messageOf } from '#contract/errors.ts'
import { languages, type Language } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { useFlag } from '#web/flags/use-flag.ts'
import { switchLanguage, useLanguage, useSentence, useText } from '#web/language.tsx'
import { appearance } from '#web/texts/accounts/account.ts'
import { shell } from '#web/texts/shell.ts'
import { useTheme, type Mode } from '#web/document/theme.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { RadioCardsInput } from '#web/ui/forms/radio-cards-input.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Block } from '#web/ui/settings-section.tsx'
import { useProfileChange, WithProfile } from './with-profile.tsx'

const languageNames: Record<Language, string> = { en: 'English', es: 'Español' }

export function AppearanceSection() {
  return (
    <>
      {useFlag('spanish') && <LanguageBlock />}
      <ThemeBlock />
    </>
  )
}

function LanguageBlock() {
  const t = useText()
  const current = useLanguage()
  const { save, isBusy } = useSavedLanguage()
  return (
    <Block title={t(appearance.language)} text={t(appearance.languageHint)}>
      <RadioCardsInput
        aria-label={t(appearance.language)}
        options={languages.map((value) => ({
          value,
          label: languageNames[value],
          isDisabled: isBusy,
        }))}
        value={current}
        onChange={(chosen) => void save(chosen, switchLanguage)}
      />
      <WithProfile>
        {({ language }) =>
          language !== current && (
            <Notice
              className="mt-4"
              action={
                <Button
                  size="sm"
                  variant="outline"
                  busy={isBusy}
                  onClick={() => void save(current)}
                >
                  {t(appearance.useHere)}
                </Button>
              }
            >
              {t(appearance.otherLanguage)}
            </Notice>
          )
        }
      </WithProfile>
    </Block>
  )
}

// For mails and messages first; then the page itself is loaded anew in that language.
function useSavedLanguage() {
  const sentence = useSentence()
  const change = useProfileChange()
  const [isBusy, setIsBusy] = useState(false)

  async function save(language: Language, then?: (language: Language) => void) {
    setIsBusy(true)
    try {
      await api.account.saveLanguage.send({ language })
      change({ language })
      then?.(language)
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    }
    setIsBusy(false)
  }
  return { save, isBusy }
}

function ThemeBlock() {
  const t = useText()
  const { mode, setMode } = useTheme()
  const option = (value: Mode, icon: ReactNode) => ({
    value,
    icon,
    label: t(shell.modes[value]),
  })
  return (
    <Block title={t(appearance.theme)} text={t(appearance.themeHint)}>
      <RadioCardsInput
        aria-label={t(appearance.theme)}
        columns={3}
        options={[
          option('light', <Sun />),
          option('dark', <Moon />),
          { ...option('system', <Monitor />), text: t(appearance.systemText) },
        ]}
        value={mode}
        onChange={setMode}
      />
    </Block>
  )
}
