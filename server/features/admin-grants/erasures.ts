// Erasures that someone ordered who may no longer erase: they are dropped, and the person keeps the
// account.
import type { Text } from '#contract/language.ts'
import { writeDown, type Witnessed } from '#server/features/audit/service.ts'
import { notify } from '#server/features/notifications/service.ts'
import { takeBackErasuresBy } from './queries.ts'

// Returns their number.
export async function dropErasuresBy(caller: Witnessed, requestedBy: string, reason: string) {
  const dropped = await takeBackErasuresBy(caller.db, requestedBy)
  for (const erasure of dropped) await keepAfterAll(caller, erasure, reason)
  return dropped.length
}

type Erasure = { userId: string; dueAt: string; isOwnWish: boolean }

// For the transaction that takes an erasure back.
export async function keepAfterAll(caller: Witnessed, erasure: Erasure, reason: string) {
  const { userId, dueAt, isOwnWish } = erasure
  const deed = { action: 'take-back-erasure', entity: 'profile', entityId: userId, reason }
  await writeDown(caller, { ...deed, before: { dueAt }, after: { dueAt: null } })
  await notify(caller.db, {
    userId,
    event: 'account',
    type: 'other',
    title: { en: 'Your account stays', es: 'Tu cuenta se queda' },
    message: isOwnWish ? still : unchanged,
    actionUrl: isOwnWish ? '/settings' : '/contact',
    isMailed: true,
  })
}

const unchanged: Text = {
  en: 'Your account won’t be erased after all. Nothing has changed.',
  es: 'Al final tu cuenta no se borrará. Nada ha cambiado.',
}

const still: Text = {
  en: 'Your account won’t be erased after all. If you still want that, you can delete it in your settings.',
  es: 'Al final tu cuenta no se borrará. Si aún lo quieres, puedes eliminarla en tus ajustes.',
}
