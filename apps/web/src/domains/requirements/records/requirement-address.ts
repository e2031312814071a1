// Search parameters of the job page.
import type { RequirementState } from '@assay/contracts/requirements'

const requirementTabs = ['overview', 'criteria', 'candidates', 'interviews', 'offers', 'searches', 'evidence'] as const
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

export const isRequirementTab = (text: string): text is RequirementTab => requirementTabs.some((tab) => tab === text)

/** Older saved addresses name the criteria tab differently. */
export const currentTab = (tab: string): string => (tab === 'card' ? 'criteria' : tab)
