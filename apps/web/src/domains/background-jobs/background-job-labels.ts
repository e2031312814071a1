import type { BackgroundJobState } from '@assay/contracts/background-jobs'

export const stateLabels: Readonly<Record<BackgroundJobState, { label: string; tone: 'danger' | 'warn' }>> = {
  mailFailed: { label: 'Email failed', tone: 'danger' },
  mailUncertain: { label: 'Email may have arrived', tone: 'warn' },
  retrying: { label: 'Failing, retrying', tone: 'warn' },
}

/** `offerSent.mailOffer` as “Offer sent: mail offer”. */
export function describeEffect(effect: string): string {
  const [event = '', name = ''] = effect.split('.').map(spellOut)
  return `${event.charAt(0).toUpperCase()}${event.slice(1)}: ${name}`
}

const spellOut = (name: string): string => name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
