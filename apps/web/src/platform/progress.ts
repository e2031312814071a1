import { createProgress } from '@assay/ui/progress-state.ts'

/** The bar along the top: navigation and requests both move it. */
export const progress = createProgress()
