import type { DomainEvent } from '../../platform/context/domain-event.ts'
import type { BackgroundJob } from './background-jobs.store.ts'

/** Recorded in the chain of the platform. */
export const jobEvent = (
  verb: 'runAgain' | 'dismiss',
  { id, effect, state, attempts }: BackgroundJob,
): DomainEvent => ({
  name: `backgroundJob.${verb}`,
  tenantId: null,
  verb: `background-job.${verb}`,
  target: { type: 'background-jobs', id },
  before: { effect, state, attempts },
})
