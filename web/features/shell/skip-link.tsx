import { useText } from '#web/language.tsx'
import { shell } from '#web/texts/shell.ts'

export const mainId = 'main'

// The first thing a keyboard reaches: past the menus to the page.
export function SkipLink() {
  const t = useText()
  return (
    <a
      href={`#${mainId}`}
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-primary px-4 py-3 font-semibold text-primary-foreground focus:translate-y-0"
    >
      {t(shell.skipToContent)}
    </a>
  )
}
