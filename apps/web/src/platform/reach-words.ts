import type { WayToReach } from '@assay/contracts/candidate-requests'

/** Who tells a candidate whom no mail reaches; null: a mail does. */
export const tellingWords: Readonly<Record<WayToReach, string | null>> = {
  mail: null,
  agency: 'No mail address is known: their agency is asked to pass it on.',
  wordOfMouth: 'No mail address is known: tell them yourselves. What to say stands under “Letters to pass on”.',
}

/** The words of a step that a mail would follow, true where none does. */
export const formatDone = (words: string, instead: string, reachedBy: WayToReach): string =>
  tellingWords[reachedBy] === null ? words : `${instead}. ${tellingWords[reachedBy]}`
