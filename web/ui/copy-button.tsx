import { Check, Copy } from 'lucide-react'
import { useEffect, useState, type ComponentProps } from 'react'
import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { Button } from './button.tsx'

type CopyButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  text: string
  label?: string
}

const saidForMs = 2000

export function CopyButton({ text, label, variant = 'outline', ...rest }: CopyButtonProps) {
  const t = useText()
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), saidForMs)
    return () => clearTimeout(timer)
  }, [state])

  const words = { idle: label ?? t(ui.copy), copied: t(ui.copied), failed: t(ui.notCopied) }
  return (
    <Button
      {...rest}
      variant={variant}
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setState('copied'),
          () => setState('failed'),
        )
      }
    >
      {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{words[state]}</span>
    </Button>
  )
}
