// What `npm test` covers once and `npm run test:full` in all variants.
import { isFull } from '@assay/server/platform/testing/full-run'
import { desk, phone } from './visits.ts'

export { isFull, quickTest } from '@assay/server/platform/testing/full-run'

export const widths = isFull ? [desk, phone] : [desk]
