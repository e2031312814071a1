import { lazy } from 'react'

/** Loaded when opened: forms bring the schemas of their endpoints, which neither a profile nor a list needs. */
export const EditCandidateDialog = lazy(async () => ({
  default: (await import('./edit-candidate-dialog.tsx')).EditCandidateDialog,
}))

export const EraseDialog = lazy(async () => ({ default: (await import('./erase-dialog.tsx')).EraseDialog }))

export const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))
