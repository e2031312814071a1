// The default number of runs of a property test.
import type {} from '@assay/server/platform/testing/full-run'
import fc from 'fast-check'
import { inject } from 'vitest'

const PROPERTY_RUNS = inject('isFull') ? 1000 : 100

fc.configureGlobal({ numRuns: PROPERTY_RUNS })
