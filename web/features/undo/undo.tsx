// The way back from an entry of the trail: the opposite action, with the confirmation it always has.
import type { ComponentType } from 'react'
import type { TrailRow } from '#contract/admin/audit.ts'
import { lineOf } from '#contract/admin/words/things.ts'
import type { Permission } from '#contract/permissions.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { useSession } from '#web/session.tsx'
import { undoWords as words } from '#web/texts/admin/lists/undo.ts'
import { Button } from '#web/ui/button.tsx'
import type { UndoProps } from './back.tsx'
import { PauseBack, RulesBack } from './flags.tsx'
import { GiveGrantBack, TakeGrantBack } from './grants.tsx'
import { BadgeBack, PinBack, ReopenListing, RestoreListing, SuspendListing } from './listings.tsx'
import { RestorePerson, RoleBack, SuspendPerson } from './people.tsx'
import { VersionBack } from './settings.tsx'

type Way = { needs: Permission; Dialog: ComponentType<UndoProps> }

const badges: Way = { needs: 'badges.write', Dialog: BadgeBack }
const pins: Way = { needs: 'marketplace.write', Dialog: PinBack }
const roles: Way = { needs: 'roles.write', Dialog: RoleBack }
const pauses: Way = { needs: 'flags.pause', Dialog: PauseBack }
const versions: Way = { needs: 'settings.write', Dialog: VersionBack }

const ways = new Map<string, Way>([
  ['profile suspend', { needs: 'people.suspend', Dialog: RestorePerson }],
  ['profile restore', { needs: 'people.suspend', Dialog: SuspendPerson }],
  ['barber_profiles suspend', { needs: 'barbers.suspend', Dialog: RestoreListing }],
  ['barber_profiles restore', { needs: 'barbers.suspend', Dialog: SuspendListing }],
  ['barber_profiles reject', { needs: 'barbers.review', Dialog: ReopenListing }],
  ['barber_profiles feature', pins],
  ['barber_profiles unfeature', pins],
  ['barber_badges revoke-badge', badges],
  ['barber_badges restore-badge', badges],
  ['user_roles grant-role', roles],
  ['user_roles revoke-role', roles],
  ['admin_grants grant-sub-role', { needs: 'roles.write', Dialog: TakeGrantBack }],
  ['admin_grants revoke-sub-role', { needs: 'roles.write', Dialog: GiveGrantBack }],
  ['feature_flags change-flag', { needs: 'flags.write', Dialog: RulesBack }],
  ['feature_flags pull-kill-switch', pauses],
  ['feature_flags release-kill-switch', pauses],
  ['settings save-settings', versions],
  ['settings restore-settings', versions],
  ['cities save-city', versions],
  ['cities restore-city', versions],
])

export function Undo({ row }: { row: TrailRow }) {
  const t = useText()
  const language = useLanguage()
  const may = useMay()
  const { session } = useSession()
  const way = ways.get(`${row.entity} ${row.action}`)
  // Nobody suspends themselves or gives their account back.
  const isOwn = row.entity === 'profile' && row.entityId === session?.user.id
  if (row.undo === null || way === undefined || isOwn || !may(way.needs)) return null
  const trigger = (
    <Button
      size="sm"
      variant="outline"
      aria-label={t(words.undoOf, { what: lineOf(row, language) })}
    >
      {t(words.undo)}
    </Button>
  )
  return <way.Dialog row={row} before={row.undo} trigger={trigger} />
}
