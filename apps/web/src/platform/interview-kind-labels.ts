import type { InterviewKind } from '@assay/contracts/scheduled-interviews'

/** What a round is about, as people say it. */
export const kindLabels: Record<InterviewKind, string> = {
  screen: 'First call',
  technical: 'Technical',
  system: 'System design',
  culture: 'Team',
  final: 'Final',
}
