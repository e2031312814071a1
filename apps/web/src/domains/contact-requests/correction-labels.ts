import type { correctionTopics } from '@assay/contracts/candidate-pages'

export const topicLabels: Readonly<Record<(typeof correctionTopics)[number], string>> = {
  name: 'Name',
  contact: 'Contact details',
  skills: 'Skills',
  work: 'Work',
  pay: 'Pay',
  availability: 'Availability',
  other: 'Other',
}
