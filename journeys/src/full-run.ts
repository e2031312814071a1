// What `npm test` covers once and `npm run test:full` in all variants.
import type {} from '@assay/server/platform/testing/full-run'
import { inject } from 'vitest'
import { desk, phone } from './visits.ts'

export const isFull = inject('isFull')
export const widths = isFull ? [desk, phone] : [desk]
