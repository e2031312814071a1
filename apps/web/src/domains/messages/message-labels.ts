import type { ThreadTopic } from '@assay/contracts/agency-threads'
import type { Thread } from './messages.queries.ts'

export const topicLabels: Readonly<Record<ThreadTopic, string>> = {
  cooperation: 'Working together',
  job: 'Jobs',
  candidate: 'Candidates',
  submission: 'Submissions',
}

export function formatTopic({ topic, requirementTitle, candidateName }: Thread): string {
  if (topic === 'cooperation') return 'Working together'
  return [candidateName, requirementTitle].filter((part) => part !== null).join(', ')
}
