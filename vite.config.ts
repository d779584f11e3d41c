import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { cards, isOneOf, shell } from './scripts/chunks.ts'
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

// The libraries of the shell and of the cards (scripts/chunks.ts).
const shellLibraries =
  /node_modules[\\/](class-variance-authority|@radix-ui[\\/]react-(slot|compose-refs))[\\/]/
const cardLibraries =
  /node_modules[\\/](@floating-ui[\\/]|@radix-ui[\\/]react-(arrow|popper|tooltip|visually-hidden)[\\/])/

// What everything that opens over a page stands on.
const layers =
  /node_modules[\\/]@radix-ui[\\/](primitive|react-(context|dismissable-layer|id|portal|presence|primitive|use-[a-z-]+))[\\/]/

function either(paths: readonly string[], libraries: RegExp) {
  const isOurs = isOneOf(paths)
  return (id: string) => isOurs(id) || libraries.test(id)
}

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
    ssr: {
      build: { rollupOptions: { input: './web/handler.ts' } },
      // Bundles the libraries of the pages: importing 184 files takes the server 0.25 s, 550 took 1 s.
      resolve: { noExternal: true },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: 2 },
                { name: 'shell', test: either(shell, shellLibraries), priority: 1 },
                { name: 'layers', test: layers, includeDependenciesRecursively: false },
                {
                  name: 'cards',
                  test: either(cards, cardLibraries),
                  includeDependenciesRecursively: false,
                },
                { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
})
