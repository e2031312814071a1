import type { BackgroundJobState } from '@assay/contracts/background-jobs'
import type { BadgeTone } from '@assay/ui/badge'

export const stateLabels: Readonly<Record<BackgroundJobState, { label: string; tone: BadgeTone }>> = {
  mailFailed: { label: 'Email failed', tone: 'failed' },
  mailUncertain: { label: 'Email may have arrived', tone: 'late' },
  retrying: { label: 'Failing, retrying', tone: 'late' },
}

/** `offerSent.mailOffer` as “Offer sent: mail offer”. */
export function describeEffect(effect: string): string {
  const [event = '', name = ''] = effect.split('.').map(spellOut)
  return `${event.charAt(0).toUpperCase()}${event.slice(1)}: ${name}`
}

const spellOut = (name: string): string => name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
