import type { ReactNode } from 'react'
import type { TrailRow } from '#contract/admin/audit.ts'

// The way back from an entry, for those who may go it. Later features know the actions.
export type UndoOf = (row: TrailRow) => ReactNode
