import { MoveHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#web/language.tsx'
import { portfolioPage } from '#web/texts/marketplace/profile.ts'
import { Image } from '#web/ui/image.tsx'

type BeforeAfterProps = { before: string; after: string; alt: string; sizes: string }

// Two pictures in one frame; a slider over them moves the seam. Arrow keys move it as well.
export function BeforeAfter({ before, after, alt, sizes }: BeforeAfterProps) {
  const t = useText()
  const [percent, setPercent] = useState(50)
  const picture = { width: 4, height: 5, sizes, className: 'aspect-4/5 w-full' }
  return (
    <div className="relative overflow-hidden rounded-lg has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring">
      <Image {...picture} src={after} alt={`${alt}: ${t(portfolioPage.after)}`} />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}>
        <Image {...picture} src={before} alt={`${alt}: ${t(portfolioPage.before)}`} />
      </div>
      <div aria-hidden className="pointer-events-none absolute inset-0">
        <Label className="left-2">{t(portfolioPage.before)}</Label>
        <Label className="right-2">{t(portfolioPage.after)}</Label>
        <div
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-lift"
          style={{ left: `${percent}%` }}
        >
          <span className="absolute top-1/2 left-1/2 grid size-9 -translate-1/2 place-items-center rounded-full bg-white text-ink">
            <MoveHorizontal className="size-5" />
          </span>
        </div>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        onChange={(event) => setPercent(Number(event.target.value))}
        aria-label={t(portfolioPage.compare)}
        aria-valuetext={t(portfolioPage.compareValue, { percent })}
        className="absolute inset-0 h-full w-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  )
}

function Label({ className, children }: { className: string; children: string }) {
  return (
    <span
      className={`absolute top-2 rounded-full bg-ink/90 px-2.5 py-0.5 text-xs font-semibold text-ink-foreground ${className}`}
    >
      {children}
    </span>
  )
}
