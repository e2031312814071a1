import type { UserActor } from '../../platform/context/actor.ts'
import type { DomainEvent } from '../../platform/context/domain-event.ts'

export const viewEvent = (
  verb: 'keepView' | 'changeView' | 'forgetView',
  { companyId, agencyId }: UserActor,
  id: string,
): DomainEvent => ({
  name: `listView.${verb}`,
  tenantId: companyId ?? agencyId,
  verb: `profile.${verb}`,
  target: { type: 'list-views', id },
})
