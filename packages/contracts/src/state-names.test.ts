import { expect, test } from 'vitest'
import { offerStates } from './offers.ts'
import { pipelineStages } from './shortlisteds.ts'
import { formatState } from './state-names.ts'

test('a message names a status as the interface does, never by its key', () => {
  expect(formatState('pendingApproval')).toBe('“Awaiting approval”')
  expect(formatState('contactRequested')).toBe('“Contact requested”')
  for (const state of [...offerStates, ...pipelineStages]) expect(formatState(state)).toMatch(/^“[A-Z][a-z ]+”$/)
})
