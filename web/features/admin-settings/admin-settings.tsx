import { MapPin, Palette, SlidersHorizontal } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { settingsWords as words } from '#web/texts/admin/settings/settings.ts'
import { TabLinks } from '#web/ui/lists/tabs.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { Cities } from './cities.tsx'
import { Rules } from './rules.tsx'
import { Theme } from './theme.tsx'

const views = [
  { name: 'rules', label: words.rules, icon: <SlidersHorizontal aria-hidden />, Content: Rules },
  { name: 'cities', label: words.cities, icon: <MapPin aria-hidden />, Content: Cities },
  { name: 'theme', label: words.theme, icon: <Palette aria-hidden />, Content: Theme },
] as const

// What applies to the whole platform. Owners change it, operations and finance look at it.
export function AdminSettings() {
  const t = useText()
  const may = useMay()
  const link = useSearchLink()
  const [params] = useSearchParams()
  const current = views.find(({ name }) => name === params.get('view')) ?? views[0]
  return (
    <>
      <TabLinks
        label={t(words.views)}
        tabs={views.map(({ name, label, icon }) => ({
          to: link({ view: name }),
          label: t(label),
          icon,
          isCurrent: name === current.name,
        }))}
      />
      <div className="space-y-6 pt-6">
        {!may('settings.write') && <Notice>{t(words.readOnly)}</Notice>}
        <current.Content />
      </div>
    </>
  )
}
