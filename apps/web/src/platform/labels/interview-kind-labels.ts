import type { InterviewKind } from '@assay/contracts/scheduled-interviews'

export const kindLabels: Record<InterviewKind, string> = {
  screen: 'First call',
  technical: 'Technical',
  system: 'System design',
  culture: 'Team',
  final: 'Final',
}
