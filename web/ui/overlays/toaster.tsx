import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect } from 'react'
import { toast as sonner, Toaster as Sonner } from 'sonner'
import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { drawToastsWith } from './toast.ts'

const defaultDurationMs = 5000

// Loaded by toast-area.tsx.
export function Toaster() {
  const t = useText()
  useEffect(() => {
    drawToastsWith((kind, title, { durationMs, ...options }) => {
      sonner[kind](title, { ...options, duration: durationMs ?? defaultDurationMs })
    })
  }, [])

  return (
    <Sonner
      position="top-center"
      containerAriaLabel={t(ui.notices)}
      offset="1rem"
      mobileOffset={{ top: '0.75rem', bottom: '5.5rem', left: '0.75rem', right: '0.75rem' }}
      icons={{
        success: <CircleCheck aria-hidden className="size-5 text-success" />,
        error: <CircleAlert aria-hidden className="size-5 text-destructive" />,
        info: <Info aria-hidden className="size-5 text-primary" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButton: true,
        closeButtonAriaLabel: t(ui.close),
        classNames: {
          toast:
            'relative flex w-full items-center gap-3 rounded-lg border bg-popover p-4 pr-12 font-sans text-md text-popover-foreground shadow-lift sm:w-90',
          content: 'min-w-0 flex-1',
          title: 'font-semibold',
          description: 'mt-0.5 text-sm text-muted-foreground',
          actionButton:
            'thumb h-9 shrink-0 rounded-md bg-primary px-3.5 text-sm font-semibold text-primary-foreground hover:bg-primary-hover',
          closeButton:
            'absolute top-1.5 right-1.5 grid size-9 place-items-center rounded-full text-muted-foreground hover:bg-secondary hover:text-foreground [&_svg]:size-4',
        },
      }}
    />
  )
}
