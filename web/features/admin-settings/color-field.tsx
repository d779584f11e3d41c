import { useCallback, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { contrastOf, gradientContrast, parseColor, parseGradient } from '#contract/theme.ts'
import { useText } from '#web/language.tsx'
import { themeNames } from '#contract/admin/words/theme-names.ts'
import { themeWords as words } from '#web/texts/admin/settings/theme.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Field } from '#web/ui/forms/form.tsx'
import { hexOf } from './hex.ts'

type ColorFieldProps = { name: string; least: number }

// A color as text, with the browser's own picker beside it and its contrast as it is typed.
export function ColorField({ name, least }: ColorFieldProps) {
  const t = useText()
  const path = `values.colors.${name}`
  const { setValue } = useFormContext()
  const typed: unknown = useWatch({ name: path })
  const color = parseColor(typed)
  const { builtIn, readBuiltIn } = useBuiltIn(name)
  const label = t(themeNames[`colors.${name}`] ?? words.colors)
  return (
    <div>
      <div className="flex items-start gap-2.5">
        <Field
          name={path}
          label={label}
          placeholder={t(words.placeholder)}
          autoComplete="off"
          spellCheck={false}
          className="min-w-0 flex-1"
        />
        <span className="light mt-7.5 shrink-0">
          <span
            ref={readBuiltIn}
            className="relative block size-control overflow-hidden rounded-md border border-input has-focus-visible:outline-2"
            style={{ backgroundColor: color ? `hsl(${color})` : `hsl(var(--${name}))` }}
          >
            <input
              type="color"
              aria-label={t(words.pick, { name: label })}
              value={hexOf(color ?? builtIn)}
              onChange={(event) =>
                setValue(path, event.target.value, { shouldDirty: true, shouldValidate: true })
              }
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </span>
        </span>
      </div>
      {color && <Contrast ratio={contrastOf(typed)} least={least} />}
      {typed === '' && (
        <p className="mt-1.5">
          <Badge dot>{t(words.own)}</Badge>
        </p>
      )}
    </div>
  )
}

// The style sheet has the built-in colors; the picker starts at the one that is in use.
function useBuiltIn(name: string) {
  const [builtIn, setBuiltIn] = useState('0 0% 0%')
  const readBuiltIn = useCallback(
    (swatch: HTMLElement | null) => {
      const color = swatch && getComputedStyle(swatch).getPropertyValue(`--${name}`)
      setBuiltIn((now) => parseColor(color) ?? now)
    },
    [name],
  )
  return { builtIn, readBuiltIn }
}

export function GradientContrast({ name }: { name: string }) {
  const typed: unknown = useWatch({ name: `values.gradients.${name}` })
  if (parseGradient(typed) === null) return null
  return <Contrast ratio={gradientContrast(typed)} least={4.5} />
}

function Contrast({ ratio, least }: { ratio: number; least: number }) {
  const t = useText()
  const isEnough = ratio >= least
  // Rounded down, so that a color just below the limit does not read as if it were enough.
  const params = { ratio: (Math.floor(ratio * 10) / 10).toFixed(1), least }
  return (
    <p className="mt-1.5">
      <Badge tone={isEnough ? 'success' : 'error'} dot>
        {t(isEnough ? words.contrast : words.tooLow, params)}
      </Badge>
    </p>
  )
}
