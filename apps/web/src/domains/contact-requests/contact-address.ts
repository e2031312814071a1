// Apart from the page, because the address is read before the page and its contract are loaded.
import type { ContactState } from '@assay/contracts/contact-infos'

const states: Readonly<Record<ContactState, true>> = {
  ...{ queued: true, pending: true, approved: true, declined: true, expired: true },
  ...{ withdrawn: true, disputed: true, refunded: true, revoked: true },
}

export const isContactState = (text: unknown): text is ContactState =>
  typeof text === 'string' && Object.hasOwn(states, text)
