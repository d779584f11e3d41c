// What the signed-in administrator may do. The server refuses the rest by itself.
import { permissionsOf, type Permission } from '#contract/permissions.ts'
import { useSession } from '#web/session.tsx'

export function useMay() {
  const { session } = useSession()
  const permissions = permissionsOf(session?.user.subRoles ?? [])
  return (permission: Permission) => permissions.has(permission)
}
