import { useEffect, type ReactNode } from 'react'
import { useText } from '#web/language.tsx'
import { useCity } from '#web/use-city.ts'
import { auth } from '#web/texts/accounts/auth.ts'
import { Hint } from '#web/ui/hint.tsx'
import { Image } from '#web/ui/image.tsx'
import { PoleRule } from '#web/ui/section-heading.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'

// One calm column on a phone; beside a picture on wide screens.
export function AuthFrame({ children }: { children: ReactNode }) {
  useEffect(() => {
    isFirstScreen = false
  }, [])

  return (
    <>
      <PoleRule className="lg:hidden" />
      <div className="grid lg:min-h-[calc(100dvh-4rem)] lg:grid-cols-2 xl:grid-cols-[5fr_6fr]">
        <div className="flex justify-center px-4 pt-8 pb-12 sm:px-6 sm:pt-12 lg:items-center">
          <div className="w-full max-w-md">{children}</div>
        </div>
        <Picture />
      </div>
    </>
  )
}

function Picture() {
  const t = useText()
  const city = useCity() ?? ''
  return (
    <div className="hidden lg:block">
      <div className="sticky top-16 h-[calc(100dvh-4rem)] overflow-hidden bg-ink text-ink-foreground">
        <Image
          src="/pictures/hero-shop-768.webp"
          alt=""
          width={640}
          height={800}
          className="absolute inset-0 size-full"
        />
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink via-ink/80 to-transparent px-10 pt-32 pb-12 xl:px-14">
          <p className="display text-5xl xl:text-6xl">{t(auth.pictureTitle)}</p>
          <p className="mt-3 text-lg">{t(auth.pictureText, { city })}</p>
        </div>
        <span aria-hidden className="pole absolute inset-y-0 left-0 w-2.5" />
      </div>
    </div>
  )
}

type ScreenHeadingProps = { title: string; text?: ReactNode }

export function ScreenHeading({ title, text }: ScreenHeadingProps) {
  return (
    <div className="mb-6">
      <h1 ref={takeFocus} tabIndex={-1} className="display text-4xl outline-none sm:text-5xl">
        {title}
      </h1>
      {text && <p className="mt-3 text-muted-foreground">{text}</p>}
    </div>
  )
}

export function StepHeading({ title, text }: ScreenHeadingProps) {
  return (
    <div className="mb-4">
      <SectionTitle ref={takeFocus} tabIndex={-1} className="outline-none">
        {title}
      </SectionTitle>
      {text && (
        <Hint size="md" className="mt-0.5">
          {text}
        </Hint>
      )}
    </div>
  )
}

let isFirstScreen = true

// A screen that takes the place of another takes the focus too, if nothing else has it.
function takeFocus(heading: HTMLElement | null) {
  if (!isFirstScreen && document.activeElement === document.body) heading?.focus()
}
