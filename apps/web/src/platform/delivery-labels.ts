import type { WayToReach } from '@assay/contracts/candidate-requests'

/** Who tells a candidate whom no mail reaches; null: a mail does. */
export const deliveryLabels: Readonly<Record<WayToReach, string | null>> = {
  mail: null,
  agency: 'No email address on file. Their agency will tell them.',
  wordOfMouth: 'No email address on file. Tell the candidate yourself, see “Manual notices”.',
}

/** The words of a step that a mail would follow, true where none does. */
export const formatDone = (words: string, instead: string, reachedBy: WayToReach): string =>
  deliveryLabels[reachedBy] === null ? words : `${instead}. ${deliveryLabels[reachedBy]}`
