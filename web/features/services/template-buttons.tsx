import { Plus } from 'lucide-react'
import { priceOf } from '#web/words/money.ts'
import { useText } from '#web/language.tsx'
import { servicesWords } from '#web/texts/business/services.ts'
import type { Template } from './templates.ts'

type TemplateButtonsProps = {
  templates: readonly Template[]
  isBusy: boolean
  onAdd: (template: Template) => void
}

export function TemplateButtons({ templates, isBusy, onAdd }: TemplateButtonsProps) {
  const t = useText()
  return (
    <ul className="grid gap-2.5 sm:grid-cols-2">
      {templates.map((template) => {
        const { category, durationMinutes: count } = template
        const name = t(template.name)
        const price = priceOf(template.price * 100)
        return (
          <li key={category}>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => onAdd(template)}
              className="flex min-h-control w-full items-center gap-3 rounded-md border bg-card px-4 py-2.5 text-left text-md transition-colors duration-150 hover:border-input hover:bg-muted disabled:opacity-55"
            >
              <Plus aria-hidden className="size-4.5 shrink-0 text-primary" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">
                  <span className="sr-only">{t(servicesWords.addTemplate)} </span>
                  {name}
                </span>
                <span className="block text-sm text-muted-foreground">
                  {t(servicesWords.minutes, { count })}
                </span>
              </span>
              <span className="font-semibold tabular-nums">{price}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
