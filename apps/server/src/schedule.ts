// What happens by the clock.
import { purgeExpiredSessions } from './domains/identity/index.ts'
import { purgeAbandonedRegistrations } from './domains/tenants/index.ts'
import type { ScheduledTask } from './platform/jobs/scheduler.ts'

const HOUR_MS = 3600_000

export const schedule: readonly ScheduledTask[] = [
  { name: 'purge expired sessions', everyMs: 24 * HOUR_MS, run: purgeExpiredSessions },
  { name: 'purge abandoned registrations', everyMs: 24 * HOUR_MS, run: purgeAbandonedRegistrations },
]
