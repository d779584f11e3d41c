// The chunks of the browser build. A folder stands for everything in it, `folder/*` for the files
// directly in it, and `!` excludes.
import { dirname, join } from 'node:path'

// Small files that every page needs, in one chunk instead of dozens. They must not import zod or a
// heavy primitive.
export const shell = [
  'contract/access.ts',
  'contract/call.ts',
  'contract/contract.ts',
  'contract/errors.ts',
  'contract/language.ts',
  'contract/limits.ts',
  'contract/live.ts',
  'contract/marketplace/content-defaults.ts',
  'contract/redirect.ts',
  'web/*',
  '!web/entry.client.tsx',
  '!web/root.tsx',
  '!web/tabs.ts',
  'web/document',
  'web/features/favorites/guest-favorites.ts',
  'web/features/favorites/use-favorites.ts',
  'web/features/shell/*',
  'web/live',
  'web/texts/sentences.ts',
  'web/texts/shell.ts',
  'web/texts/ui.ts',
  'web/ui/*',
  'web/ui/forms/input.tsx',
  'web/ui/overlays/return-focus.ts',
  'web/ui/overlays/toast.ts',
  'web/ui/states',
  'web/words',
]

// The parts of a barber's card, on every page that shows one.
export const cards = [
  'web/features/barber-card',
  'web/features/favorites/favorite-button.tsx',
  'web/features/search/slot-times.ts',
  'web/texts/marketplace/barbers.ts',
  'web/texts/marketplace/favorites.ts',
  'web/texts/marketplace/search.ts',
  'web/ui/forms/chip.tsx',
  'web/ui/forms/filter-chips.tsx',
  'web/ui/lists/pagination.tsx',
  'web/ui/lists/price-list.tsx',
  'web/ui/lists/rating.tsx',
  'web/ui/overlays/tooltip.tsx',
]

const root = join(import.meta.dirname, '..')

export function isOneOf(paths: readonly string[]) {
  const left = paths.filter((path) => path.startsWith('!')).map((path) => path.slice(1))
  const taken = paths.filter((path) => !path.startsWith('!'))
  return (id: string) =>
    taken.some((path) => isWithin(path, id)) && !left.some((path) => isWithin(path, id))
}

function isWithin(path: string, id: string) {
  const place = join(root, path)
  if (path.endsWith('/*')) return dirname(id) === dirname(place) && !id.includes('?')
  return id === place || id.startsWith(`${place}/`)
}
