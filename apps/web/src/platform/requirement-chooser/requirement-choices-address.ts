import type { RequirementState } from '@assay/contracts/requirements'
import type { Address } from '../request.ts'

export interface Choosable {
  /** Empty for all states. */
  readonly states: readonly RequirementState[]
  readonly text?: string
}

const AT_ONCE = 20
/** What the list shows of a job. */
export const SHOWN = { requirements: 'title,state,funnel' }

export const choicesAddress = ({ states, text = '' }: Choosable): Address => ({
  query: {
    filter: { state: states.length === 0 ? undefined : states.join(','), search: text.trim() || undefined },
    sort: '-createdAt',
    page: { size: AT_ONCE },
    fields: SHOWN,
  },
})
