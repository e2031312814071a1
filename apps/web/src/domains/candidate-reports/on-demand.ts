import { lazy } from 'react'

/** Loaded when opened: a form brings the schemas of its endpoint, which a profile does not need. */
export const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))
