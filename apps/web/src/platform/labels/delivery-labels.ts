import type { WayToReach } from '@assay/contracts/candidate-requests'

/** The person who notifies a candidate without an email address; null if an email is sent. */
export const deliveryLabels: Readonly<Record<WayToReach, string | null>> = {
  mail: null,
  agency: 'No email address on file. Their agency will notify them.',
  wordOfMouth: 'No email address on file. Tell the candidate yourself, see “Manual notices”.',
}

/** Adds how the candidate is notified if no email is sent. */
export const formatDone = (words: string, instead: string, reachedBy: WayToReach): string =>
  deliveryLabels[reachedBy] === null ? words : `${instead}. ${deliveryLabels[reachedBy]}`
