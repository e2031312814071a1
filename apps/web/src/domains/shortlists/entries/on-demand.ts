import { lazy } from 'react'

/** Loads what opens over a list of entries. Forms bring the schemas of their endpoints, which a list does not need. */
const loadDrawer = () => import('./entry-drawer.tsx')
const loadOverride = () => import('./override-dialog.tsx')
const loadReject = () => import('./reject-dialog.tsx')

export const loadEntryDialogs = () => Promise.all([loadDrawer(), loadReject(), loadOverride()])

export const EntryDrawer = lazy(async () => ({ default: (await loadDrawer()).EntryDrawer }))

export const OverrideDialog = lazy(async () => ({ default: (await loadOverride()).OverrideDialog }))

export const RejectDialog = lazy(async () => ({ default: (await loadReject()).RejectDialog }))

export const RestoreDialog = lazy(async () => ({ default: (await loadReject()).RestoreDialog }))

export const CompareEntries = lazy(async () => ({ default: (await import('./compare-entries.tsx')).CompareEntries }))

export const TagsDialog = lazy(async () => ({ default: (await import('./tags-dialog.tsx')).TagsDialog }))
