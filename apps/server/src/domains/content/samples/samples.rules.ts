import type { SampleVerb, sampleStates } from '@assay/contracts/sample-job-descriptions'

export type SampleState = (typeof sampleStates)[number]

const MOVES: Readonly<Record<SampleVerb, { readonly from: readonly SampleState[]; readonly to: SampleState }>> = {
  schedule: { from: ['draft'], to: 'scheduled' },
  withdraw: { from: ['scheduled'], to: 'draft' },
  publish: { from: ['draft', 'scheduled', 'archived'], to: 'published' },
  archive: { from: ['published'], to: 'archived' },
}

/** The state that a step leads to; null if it is not possible from here. */
export const sampleStateAfter = (state: SampleState, verb: SampleVerb): SampleState | null =>
  MOVES[verb].from.includes(state) ? MOVES[verb].to : null
