import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { slimContract } from './scripts/slim-contract.ts'

// The last line of defence behind the linter: the build stops rather than ship server code.
const keepServerOut: Plugin = {
  name: 'keep-server-out',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.startsWith('#server/'))
      this.error(`${importer} imports ${source}: the web talks to the server through #contract.`)
  },
}

// A page's file may lend its parts to others: the groups below ask for it.
const sharedEntries: Plugin = {
  name: 'shared-entries',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
}

// What every page needs, in one file that outlives most releases.
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|@tanstack[\\/](query-core|react-query)|clsx)[\\/]/

// Our own small parts that every page needs, in one file instead of dozens. Nothing here may bring
// zod or a heavy primitive along.
const shell =
  /[\\/]web[\\/]((api|context|lazy-hydration|formats|language|live|live-refresh|live-stream|live-watches|page-queries|meta|page-metrics|routes|session|shop-time|theme)\.tsx?|texts[\\/](shell|sentences|ui)\.ts|ui[\\/](?:\w+[\\/])?(avatar|badge|button|card|empty-state|error-state|image|input|logo|return-focus|search-link|section-heading|skeleton|spinner|toast|visually-hidden)\.tsx?|features[\\/]landing[\\/](city|failure)\.ts|features[\\/]favorites[\\/](guest-favorites|use-favorites)\.tsx?|features[\\/]shell[\\/](active-tab|bottom-bar|avatar-menu|bell-slot|choices|company|disclosure|links|loading|page-body|role-switcher|sign-out|skip-link)\.tsx?)$|[\\/]contract[\\/](?:\w+[\\/])?(access|call|contract|content-defaults|errors|language|limits|live|redirect)\.ts$|node_modules[\\/](class-variance-authority|@radix-ui[\\/]react-(slot|compose-refs))[\\/]/

// What everything that opens over a page stands on.
const layers =
  /node_modules[\\/]@radix-ui[\\/](primitive|react-(context|dismissable-layer|id|portal|presence|primitive|use-[a-z-]+))[\\/]/

// What a barber's card is made of, wherever one is shown.
const cards =
  /[\\/]web[\\/](texts[\\/](?:\w+[\\/])?(barbers|favorites|search)\.ts|ui[\\/](?:\w+[\\/])?(chip|filter-chips|pagination|price-list|rating|screen|tooltip)\.tsx?|features[\\/](barber-card[\\/](barber-badges|barber-card|card-facts)|favorites[\\/]favorite-button|search[\\/]opening-times)\.tsx?)$|node_modules[\\/](@floating-ui[\\/]|@radix-ui[\\/]react-(arrow|popper|tooltip|visually-hidden)[\\/])/

// Named, so that the first page in development is not interrupted by finding them.
const prepared = [
  '@hookform/resolvers/zod',
  '@tanstack/react-query',
  'class-variance-authority',
  'clsx',
  'cmdk',
  'embla-carousel-autoplay',
  'embla-carousel-react',
  'input-otp',
  'leaflet',
  'lucide-react',
  'radix-ui',
  'react-day-picker',
  'react-hook-form',
  'sonner',
  'uqr',
  'zod',
]

export default defineConfig({
  publicDir: 'web/public',
  optimizeDeps: { include: prepared },
  plugins: [keepServerOut, slimContract, tailwindcss(), reactRouter(), sharedEntries],
  environments: {
    ssr: { build: { rollupOptions: { input: './web/handler.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: 2 },
                { name: 'shell', test: shell, priority: 1 },
                { name: 'layers', test: layers, includeDependenciesRecursively: false },
                { name: 'cards', test: cards, includeDependenciesRecursively: false },
                { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
})
