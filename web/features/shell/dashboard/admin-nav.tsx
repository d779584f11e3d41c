// The administration's menu: a column of groups on wide screens, a sheet of groups on smaller ones.
import { Menu, Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useText } from '#web/language.tsx'
import { adminNavigation as words } from '#web/texts/admin/navigation.ts'
import { dashboards } from '#web/texts/dashboards.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { useAdminPlaces, type PlaceGroup } from './admin-places.ts'
import { NavItem } from './nav-item.tsx'
import { usePaletteKey } from './use-palette-key.ts'

const loadPalette = () => import('./admin-palette.tsx')
const AdminPalette = lazy(async () => ({ default: (await loadPalette()).AdminPalette }))

// The menu and the search are open by the address, so that the bottom bar opens them from any page. Its
// key opens the search without waiting for the address or its code: someone is typing already.
export function AdminNav({ current }: { current: string }) {
  const t = useText()
  const groups = useAdminPlaces()
  const menu = useOpened('menu')
  const find = useOpened('find')
  const [isFinding, setIsFinding] = useState(false)
  usePaletteKey(() => setIsFinding(true))
  useEffect(() => void loadPalette(), [])

  function closePalette() {
    setIsFinding(false)
    if (find.id !== null) find.close()
  }

  return (
    <nav aria-label={t(dashboards.admin)}>
      <div className="flex gap-3 max-md:hidden lg:mb-3">
        <Button variant="outline" className="lg:hidden" onClick={() => menu.open('1')}>
          <Menu aria-hidden />
          {t(words.menu)}
        </Button>
        <Button
          variant="outline"
          className="lg:w-full lg:justify-between"
          onClick={() => setIsFinding(true)}
        >
          <span className="flex items-center gap-2">
            <Search aria-hidden />
            {t(words.find)}
          </span>
          <kbd className="text-sm font-normal text-muted-foreground max-lg:hidden">Ctrl K</kbd>
        </Button>
      </div>
      <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto px-1 max-lg:hidden">
        <Groups groups={groups} current={current} />
      </div>
      <Sheet
        title={t(dashboards.admin)}
        open={menu.id !== null}
        onOpenChange={(isOpen) => !isOpen && menu.close()}
      >
        <Groups groups={groups} current={current} />
      </Sheet>
      {(isFinding || find.id !== null) && (
        <Suspense>
          <AdminPalette groups={groups} onClose={closePalette} />
        </Suspense>
      )}
    </nav>
  )
}

type GroupsProps = { groups: readonly PlaceGroup[]; current: string }

function Groups({ groups, current }: GroupsProps) {
  const t = useText()
  return groups.map(({ name, title, places }) => (
    <div key={name} className="pb-3">
      <Hint className="px-3 pb-1">{t(title)}</Hint>
      <div className="grid gap-0.5 max-lg:grid-cols-2 max-lg:gap-2">
        {places.map((place) => (
          <NavItem key={place.name} {...place} isTile isCurrent={place.name === current} />
        ))}
      </div>
    </div>
  ))
}
