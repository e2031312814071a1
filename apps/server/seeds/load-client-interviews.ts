// What the agency's client contact sees of interviews: the agency releases a candidate it shares, and accepts a time.
import { advanceDueContacts, answerContactFor, requestContact } from '../src/domains/pipeline/contact-requests/index.ts'
import { answerForCandidate, choosing, createInterview } from '../src/domains/pipeline/interviews/index.ts'
import { DAY_MS, HOUR_MS } from '../src/platform/time/durations.ts'
import { clockOnDay, contextOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'

const RECRUITER = 'recruiter@acme.test'
const INTERVIEWER = 'manager@acme.test'
const AGENCY = 'owner@northbridge.test'
const MESSAGE =
  'Your agency speaks highly of you, and the work you describe is what we do every day. We would like to show you the team and the system, and hear what you look for.'
/** Half an hour that no other interview of the demo takes, in UTC. */
const AT_HOUR = 10.5
const SATURDAY = 6
const SUNDAY = 0

/** The steps of the last days, on an accepted submission. */
export async function loadClientInterview(
  parts: DemoParts,
  tenants: DemoTenants,
  { requirementId, candidateId }: { readonly requirementId: string; readonly candidateId: string },
): Promise<void> {
  const as = (email: string, daysAgo: number) => contextOnDay(parts, tenants, { email, daysAgo })
  const { id } = await requestContact(await as(RECRUITER, 4), {
    candidateId,
    requirementId,
    location: null,
    message: MESSAGE,
    pay: { amountMinor: 6000, currency: 'EUR', period: 'hour' },
  })
  await advanceDueContacts(clockOnDay(parts, 3.9))
  const released = { id, answer: 'approve', code: null, note: null, mandate: null } as const
  await answerContactFor(await as(AGENCY, 3.5), released)
  const start = workdayFrom(Math.floor(parts.now.getTime() / DAY_MS) * DAY_MS + 5 * DAY_MS) + AT_HOUR * HOUR_MS
  const [slot, other] = [start, start + 7 * DAY_MS].map((at) => ({
    start: new Date(at).toISOString(),
    end: new Date(at + HOUR_MS / 2).toISOString(),
  }))
  if (slot === undefined || other === undefined) return
  const panel = [{ userId: tenants.users.get(INTERVIEWER)?.id ?? '', required: true }]
  const interview = await createInterview(await as(RECRUITER, 3), {
    requirementId,
    candidateId,
    round: 1,
    minutes: 30,
    place: 'video',
    joinUrl: 'https://meet.example/acme-northbridge',
    placeNote: null,
    panel,
    slots: [slot, other],
  })
  await answerForCandidate(await as(AGENCY, 2), { id: interview.id, step: choosing(slot.start) })
}

function workdayFrom(midnight: number): number {
  const day = new Date(midnight).getUTCDay()
  return day === SATURDAY || day === SUNDAY ? workdayFrom(midnight + DAY_MS) : midnight
}
