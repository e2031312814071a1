import { builtInReasons, type ReasonKind } from '@assay/contracts/reason-codes'

export const kindLabels: Readonly<Record<ReasonKind, string>> = {
  reject: 'Rejecting',
  decline: 'Declined offers',
  withdraw: 'Withdrawn offers',
}

export const kindNotes: Readonly<Record<ReasonKind, string>> = {
  reject: 'Chosen by your team when rejecting a candidate. The candidate sees the built-in reason it counts as.',
  decline: 'Chosen by candidates when they decline your offer. They see these labels.',
  withdraw: 'Chosen by your team when they withdraw an offer. Candidates don’t see it.',
}

export const builtInOptions = (kind: ReasonKind): { value: string; label: string }[] =>
  Object.entries(builtInReasons[kind]).map(([value, label]) => ({ value, label }))

export const formatUses = ({ uses }: { readonly uses: number }): string => (uses === 0 ? 'Never used' : `Used ${uses}×`)
