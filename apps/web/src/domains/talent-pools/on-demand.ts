import { lazy } from 'react'

/** What opens over a pool. Forms bring the schemas of their endpoints, which a list does not need. */
export const loadMemberDialog = () => import('./member-dialog.tsx')

export const MemberDialog = lazy(async () => ({ default: (await loadMemberDialog()).MemberDialog }))

export const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }))

export const PoolDialog = lazy(async () => ({ default: (await import('./pool-dialog.tsx')).PoolDialog }))
