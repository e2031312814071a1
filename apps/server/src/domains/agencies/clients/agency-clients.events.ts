import type { AgencyClientState, AgencyClientVerb } from '@assay/contracts/agency-clients'
import type { DomainEvent } from '../../../platform/context/domain-event.ts'

interface Relation {
  readonly id: string
  readonly companyId: string
  readonly state: AgencyClientState
  readonly endsAt: Date | null
}

const clientEvent = (
  name: string,
  verb: string,
  { id, companyId }: Relation,
  around: Pick<DomainEvent, 'before' | 'after'>,
): DomainEvent => ({
  name,
  tenantId: companyId,
  verb: `agencyClient.${verb}`,
  target: { type: 'agency-clients', id },
  ...around,
})

export const agencyInvited = (client: Relation) =>
  clientEvent('agencyInvited', 'invite', client, { after: { state: client.state } })

export const agencyClientMoved = (
  client: Relation,
  verb: AgencyClientVerb | 'finish',
  { before, reason }: { before: AgencyClientState; reason: string | null },
) =>
  clientEvent('agencyClientMoved', verb, client, {
    before: { state: before },
    after: {
      state: client.state,
      ...(client.endsAt === null ? {} : { endsAt: client.endsAt.toISOString() }),
      ...(reason === null ? {} : { reason }),
    },
  })

export const agencyClientChanged = (client: Relation, around: Pick<DomainEvent, 'before' | 'after'>) =>
  clientEvent('agencyClientChanged', 'edit', client, around)
