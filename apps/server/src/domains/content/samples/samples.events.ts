import type { SampleVerb } from '@assay/contracts/sample-job-descriptions'
import type { DomainEvent } from '../../../platform/context/domain-event.ts'
import type { Sample } from './samples.store.ts'

export const sampleChanged = (
  verb: SampleVerb | 'create' | 'edit',
  { id, title, state }: Pick<Sample, 'id' | 'title' | 'state'>,
  before?: Pick<Sample, 'title' | 'state'>,
): DomainEvent => ({
  name: 'sampleJobDescriptionChanged',
  tenantId: null,
  verb: `sampleJobDescription.${verb}`,
  target: { type: 'sample-job-descriptions', id },
  ...(before && { before: { title: before.title, state: before.state } }),
  after: { title, state },
})
