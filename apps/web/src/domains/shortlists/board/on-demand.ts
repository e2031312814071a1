import { lazy } from 'react'

/** Parts of a shortlist that load when opened. Their forms bring the schemas of their endpoints. */

export const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }))

export const ShortlistChooser = lazy(async () => ({
  default: (await import('./shortlist-chooser.tsx')).ShortlistChooser,
}))
