// How often properties run, and with which inputs: the same ones each time, so that a commit that passed passes again.
import type {} from '@assay/server/platform/testing/full-run'
import fc from 'fast-check'
import { inject } from 'vitest'

const SEED = Number(process.env['PROPERTY_SEED'] ?? 20_261_127)

fc.configureGlobal({ numRuns: inject('propertyRuns'), seed: SEED })
