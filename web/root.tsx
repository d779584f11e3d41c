import shoulders from '@fontsource/big-shoulders/files/big-shoulders-latin-800-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from 'react-router'
import type { Route } from './+types/root'
import type { Settings } from '#contract/marketplace/settings.ts'
import { api } from './api.ts'
import { languageContext } from './context.ts'
import { EarlyScript, useEarly } from './document/replay-early-input.tsx'
import { useRememberedPath } from './features/profile-page/came-from.ts'
import { FavoritesKeeper } from './features/favorites/favorites-keeper.tsx'
import { FreshCodeKeeper } from './features/fresh-code/fresh-code-keeper.tsx'
import { Gate } from './features/sessions/gate.tsx'
import { ErrorPage } from './features/shell/loading.tsx'
import { PageFrame } from './features/shell/page-frame.tsx'
import { guard } from './guard.ts'
import { useLanguage } from './language.tsx'
import { startLive } from './live/live.ts'
import { PageData } from './page-data.tsx'
import { answerIn, browserQueries, createQueries, load } from './page-queries.ts'
import { recordPageLoad } from './document/page-metrics.ts'
import { ManagedTheme } from './document/managed-theme.tsx'
import { PlainZod } from './document/plain-zod.tsx'
import { ScrollKeeper } from './document/scroll.tsx'
import { SessionScript, startSession } from './session.tsx'
import { Styles } from './document/styles.tsx'
import { ThemeKeeper, ThemeScript } from './document/theme.tsx'
import { TrustedTypes } from './document/trusted-types.tsx'

export const middleware: Route.MiddlewareFunction[] = [guard]

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext)
  const settings = api.settings.read.query()
  const { state } = await load(context, [
    api.content.footer.query({ language }),
    settings,
    api.settings.theme.query(),
    api.flags.everyone.query(),
  ])
  // The server asks for pages at its public address, so this is what other sites know us by.
  const city = answerIn<Settings>(state, settings)?.cityDefault
  return { language, origin: url.origin, city, state }
}

// The live channel keeps the root's data fresh, so navigation never reloads it.
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e121b" media="(prefers-color-scheme: dark)" />
        <TrustedTypes />
        <PlainZod />
        <ThemeScript />
        <EarlyScript />
        <SessionScript />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Fetched with the page, so that no text moves when they arrive. */}
        <link rel="preload" as="font" type="font/woff2" href={shoulders} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />
        <Styles />
        <Meta />
        <Links />
      </head>
      <body>
        <ThemeKeeper />
        {children}
        <ScrollKeeper />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData: { state } }: Route.ComponentProps) {
  const [queries] = useState(() => browserQueries ?? createQueries())

  useEffect(() => {
    const stops = [startSession(), startLive(queries), recordPageLoad()]
    return () => stops.forEach((stop) => stop())
  }, [queries])
  useEarly()
  useRememberedPath()

  return (
    <QueryClientProvider client={queries}>
      <PageData state={state}>
        <ManagedTheme />
        <FavoritesKeeper />
        <FreshCodeKeeper />
        <PageFrame>
          <Gate>
            <Outlet />
          </Gate>
        </PageFrame>
      </PageData>
    </QueryClientProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
}
