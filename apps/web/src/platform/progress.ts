import { createProgress } from '@assay/ui/progress-state.ts'

/** The progress bar at the top, shared by navigation and requests. */
export const progress = createProgress()
