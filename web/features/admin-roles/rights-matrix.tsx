import { Check, KeyRound, Minus } from 'lucide-react'
import { useState } from 'react'
import { subRoleNames } from '#contract/admin/sub-role-names.ts'
import {
  allPermissions,
  granted,
  needsFreshFactor,
  permissionGroups,
  permissions,
  subRoles,
  type Permission,
  type PermissionGroup,
  type SubRole,
} from '#contract/permissions.ts'
import { useText } from '#web/language.tsx'
import { permissionNames } from '#web/texts/admin/permissions.ts'
import { groupNames, rolesWords as words, subRoleTexts } from '#web/texts/admin/roles.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/forms/chip.tsx'
import { Hint } from '#web/ui/hint.tsx'

const inGroup = (group: PermissionGroup) =>
  allPermissions.filter((permission) => permissions[permission].group === group)

// A table on wide screens; on phones the rights of one role at a time.
export function RightsMatrix() {
  return (
    <>
      <div className="lg:hidden">
        <OneRole />
      </div>
      <div className="max-lg:hidden">
        <AllRoles />
      </div>
    </>
  )
}

function AllRoles() {
  const t = useText()
  return (
    <Card flush>
      <table className="w-full text-md">
        <thead className="border-b text-left">
          <tr>
            <th scope="col" className="px-4 py-3 font-semibold">
              {t(words.permission)}
            </th>
            {subRoles.map((role) => (
              <th key={role} scope="col" className="px-2 py-3 text-center font-semibold">
                {t(subRoleNames[role])}
              </th>
            ))}
          </tr>
        </thead>
        {permissionGroups.map((group) => (
          <tbody key={group} className="divide-y border-b last:border-b-0">
            <tr>
              <th
                scope="rowgroup"
                colSpan={subRoles.length + 1}
                className="bg-secondary px-4 py-2 text-left font-semibold text-secondary-foreground"
              >
                {t(groupNames[group])}
              </th>
            </tr>
            {inGroup(group).map((permission) => (
              <tr key={permission}>
                <th scope="row" className="px-4 py-2 text-left font-normal">
                  <PermissionName permission={permission} />
                </th>
                {subRoles.map((role) => (
                  <td key={role} className="px-2 py-2 text-center">
                    <Mark isHeld={granted[role].includes(permission)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  )
}

function OneRole() {
  const t = useText()
  const [role, setRole] = useState<SubRole>('owner')
  return (
    <div className="space-y-5">
      <Hint>{t(words.matrixHint)}</Hint>
      <div className="flex flex-wrap gap-2">
        {subRoles.map((each) => (
          <Chip key={each} isOn={each === role} onClick={() => setRole(each)}>
            {t(subRoleNames[each])}
          </Chip>
        ))}
      </div>
      <p className="font-semibold">{t(subRoleTexts[role])}</p>
      {permissionGroups.map((group) => (
        <section key={group}>
          <h2 className="mb-2 font-semibold">{t(groupNames[group])}</h2>
          <Card flush>
            <ul className="divide-y">
              {inGroup(group).map((permission) => (
                <li key={permission} className="flex items-center gap-3 px-4 py-2.5">
                  <span className="min-w-0 flex-1">
                    <PermissionName permission={permission} />
                  </span>
                  <Mark isHeld={granted[role].includes(permission)} />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  )
}

function PermissionName({ permission }: { permission: Permission }) {
  const t = useText()
  return (
    <>
      {t(permissionNames[permission])}
      {needsFreshFactor(permission) && (
        <KeyRound
          role="img"
          aria-label={t(words.fresh)}
          className="ml-1.5 inline size-4 text-muted-foreground"
        />
      )}
    </>
  )
}

function Mark({ isHeld }: { isHeld: boolean }) {
  const t = useText()
  const Icon = isHeld ? Check : Minus
  return (
    <Icon
      role="img"
      aria-label={t(isHeld ? words.may : words.mayNot)}
      className={isHeld ? 'inline size-5 text-success' : 'inline size-5 text-muted-foreground/60'}
    />
  )
}
