import { agencyWebhookApi } from '@assay/contracts/agency-webhooks'
import { companyWebhookApi } from '@assay/contracts/company-webhooks'
import type { WebhookApi } from '@assay/contracts/webhooks'
import { createContext, useContext } from 'react'

interface EventGroup {
  readonly label: string
  readonly events: readonly { readonly name: string; readonly label: string }[]
}

/** The owner of the webhooks: agencies and companies have different addresses, events and labels. */
export interface WebhookKind {
  readonly name: 'agency' | 'company'
  readonly api: WebhookApi
  readonly intro: string
  readonly whyAdd: string
  readonly whoAdds: string
  /** Events to choose from; every endpoint gets tests. */
  readonly groups: readonly EventGroup[]
  readonly allEvents: readonly string[]
}

type Words = Omit<WebhookKind, 'groups' | 'allEvents'>

function kindOf(words: Words, titles: Readonly<Record<string, string>>): WebhookKind {
  const all = Object.entries(words.api.events)
  const groups = Object.entries(titles).map(([part, label]) => ({
    label,
    events: all.filter(([name]) => name.startsWith(`${part}.`)).map(([name, about]) => ({ name, label: about })),
  }))
  return { ...words, groups, allEvents: groups.flatMap(({ events }) => events.map(({ name }) => name)) }
}

const HOW = 'signed by the Standard Webhooks specification. Failed messages are retried for three days.'

export const agencyKind = kindOf(
  {
    name: 'agency',
    api: agencyWebhookApi,
    intro: `Assay notifies your endpoints of events about your candidates, ${HOW}`,
    whyAdd: 'Add the URL of your system to receive decisions, interviews and hires as they happen.',
    whoAdds: 'Only the owner of your agency can add endpoints.',
  },
  {
    submission: 'Submissions',
    candidate: 'Progress of candidates',
    contact: 'Contact requests',
    interview: 'Interviews',
    offer: 'Offers',
    hire: 'Hires',
    client: 'Clients',
  },
)

export const companyKind = kindOf(
  {
    name: 'company',
    api: companyWebhookApi,
    intro: `Assay notifies your endpoints of hiring events, ${HOW}`,
    whyAdd: 'Add the URL of your system, such as a chat or HR system, to receive each step as it happens.',
    whoAdds: 'Only owners and admins can add endpoints.',
  },
  {
    job: 'Jobs',
    application: 'Applications',
    contact: 'Contact requests',
    interview: 'Interviews',
    offer: 'Offers',
    hire: 'Hires',
  },
)

const KindContext = createContext(agencyKind)
export const WebhookKindProvider = KindContext.Provider
export const useWebhookKind = (): WebhookKind => useContext(KindContext)
