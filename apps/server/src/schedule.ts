// What happens by the clock.

import { pruneCandidateChanges } from './domains/candidates/index.ts'
import { purgeExpiredSessions } from './domains/identity/index.ts'
import { expireOffers } from './domains/pipeline/offers/index.ts'
import { purgeGuestSearches } from './domains/search/index.ts'
import { purgeAbandonedRegistrations } from './domains/tenants/index.ts'
import type { ScheduledTask } from './platform/jobs/scheduler.ts'
import { markInterruptedMail } from './platform/mail/deliver-mail.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3600_000

export const schedule: readonly ScheduledTask[] = [
  { name: 'mark interrupted mail', everyMs: 60_000, run: markInterruptedMail },
  { name: 'expire offers', everyMs: MINUTE_MS, run: expireOffers },
  { name: 'purge expired sessions', everyMs: 24 * HOUR_MS, run: purgeExpiredSessions },
  { name: 'purge abandoned registrations', everyMs: 24 * HOUR_MS, run: purgeAbandonedRegistrations },
  { name: 'purge guest searches', everyMs: HOUR_MS / 4, run: purgeGuestSearches },
  { name: 'prune candidate changes', everyMs: 24 * HOUR_MS, run: pruneCandidateChanges },
]
