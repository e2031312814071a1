import type { Presented } from '@assay/jsonapi/present'
import type { HeldStart } from './get-start-confirmation.ts'

export function presentStart({ hire, companyName, position, isDue }: HeldStart): Presented {
  const { id, startOn, createdAt, updatedAt } = hire
  const state = stateOf(hire.state)
  return {
    type: 'start-confirmations',
    id,
    attributes: { companyName, position, startOn, state, mayAnswer: state === 'open' && isDue, createdAt, updatedAt },
  }
}

function stateOf(state: HeldStart['hire']['state']): 'open' | 'started' | 'notStarted' | 'over' {
  if (state === 'awaitingStart') return 'open'
  if (state === 'noStart') return 'notStarted'
  return state === 'inTrial' || state === 'confirmed' ? 'started' : 'over'
}
