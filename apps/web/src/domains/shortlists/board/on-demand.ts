import { lazy } from 'react'

/** What a shortlist opens only when asked. The forms in it bring the schemas of their endpoints. */

export const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }))

export const ShortlistChooser = lazy(async () => ({
  default: (await import('./shortlist-chooser.tsx')).ShortlistChooser,
}))
