import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#web/language.tsx'
import { shell } from '#web/texts/shell.ts'
import { ToastArea } from '#web/ui/overlays/toast-area.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer/footer.tsx'
import { PendingBar } from './loading.tsx'
import { keepOfflinePage } from './offline.ts'
import { PauseBanners } from './pause-banners.tsx'
import { ThreadSlot } from './thread-slot.tsx'
import { TopBar } from './top-bar.tsx'

const mainId = 'main'

// The frame around every page, which is drawn inside <main>.
export function PageFrame({ children }: { children: ReactNode }) {
  const main = useFocusOnNewPage()
  useEffect(keepOfflinePage, [])
  return (
    <>
      <SkipLink />
      <PendingBar />
      <TopBar />
      <PauseBanners />
      <main ref={main} id={mainId} tabIndex={-1} className="min-h-[70dvh] outline-none">
        {children}
      </main>
      <Footer />
      <BottomBar />
      <ThreadSlot />
      <ToastArea />
    </>
  )
}

// The first thing a keyboard reaches: past the menus to the page.
function SkipLink() {
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

// A screen reader hears of a new page only if the focus goes there.
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
