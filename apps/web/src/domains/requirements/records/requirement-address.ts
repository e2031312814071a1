// Search parameters of the job page.
import type { RequirementState } from '@assay/contracts/requirements'

const requirementTabs = ['pipeline', 'find', 'criteria', 'interviews', 'offers', 'activity', 'settings'] as const
export type RequirementTab = (typeof requirementTabs)[number]

const states: Readonly<Record<RequirementState, true>> = {
  draft: true,
  pendingApproval: true,
  open: true,
  paused: true,
  filled: true,
  cancelled: true,
  archived: true,
}

export const isRequirementState = (text: unknown): text is RequirementState =>
  typeof text === 'string' && Object.hasOwn(states, text)

const EARLIER: Readonly<Record<string, RequirementTab>> = {
  card: 'criteria',
  overview: 'settings',
  candidates: 'pipeline',
  searches: 'find',
  evidence: 'activity',
}

/** Older saved addresses name some tabs differently. A tab that doesn't exist is left out: the job opens with its first. */
export function tabInAddress(given: unknown): { tab?: RequirementTab } {
  const text = String(given)
  const tab = Object.hasOwn(EARLIER, text) ? EARLIER[text] : requirementTabs.find((each) => each === text)
  return tab === undefined ? {} : { tab }
}

/** A job that is still written opens with its settings, any other with its candidates. */
export const firstTabOf = (state: RequirementState): RequirementTab =>
  state === 'draft' || state === 'pendingApproval' ? 'settings' : 'pipeline'
