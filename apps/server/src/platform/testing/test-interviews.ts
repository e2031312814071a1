// Candidates who have released their contact for a requirement, and their interviewers.
import { createRequirement, requirementActions } from '@assay/contracts/requirements'
import { createInterview } from '@assay/contracts/scheduled-interviews'
import { shortlistCandidate } from '@assay/contracts/shortlisteds'
import { newId } from '../database/new-id.ts'
import { HOUR_MS } from '../time/durations.ts'
import { type Answered, openTestApp, type TestApp } from './test-app.ts'
import { addCandidates, aRecord } from './test-candidates.ts'
import { aPerson, type Person } from './test-people.ts'

export interface Interviewing {
  readonly app: TestApp
  readonly owner: Person
  readonly recruiter: Person
  /** Of the requirement. */
  readonly manager: Person
  readonly viewer: Person
  /** Owner of another company. */
  readonly stranger: Person
  readonly requirementId: string
}

export async function openInterviewing(options: Parameters<typeof openTestApp>[1] = {}): Promise<Interviewing> {
  const app = await openTestApp(undefined, options)
  const owner = await aPerson(app, 'employer.owner')
  const companyId = owner.companyId ?? ''
  const recruiter = await aPerson(app, 'employer.recruiter', { companyId })
  const manager = await aPerson(app, 'employer.hiringManager', { companyId })
  const viewer = await aPerson(app, 'employer.viewer', { companyId })
  const stranger = await aPerson(app, 'employer.owner')
  const requirementId = await anOpenRequirement(app, owner, [manager.user.id, viewer.user.id])
  return { app, owner, recruiter, manager, viewer, stranger, requirementId }
}

export async function anOpenRequirement(
  app: TestApp,
  owner: Person,
  team: readonly string[] = [],
  rest: Record<string, unknown> = {},
): Promise<string> {
  const made = await app.call(createRequirement, {
    token: owner.token,
    attributes: { title: 'Backend Engineer', description: 'Go and Kafka. Pay: up to 70 EUR per hour', team, ...rest },
  })
  const { id } = made.data
  const attributes = { overrule: 'Good enough for a test' }
  const opened = await app.call(requirementActions.publish, { token: owner.token, params: { id }, attributes })
  if (opened.status !== 200) throw new Error(`It was not opened: ${JSON.stringify(opened.errors)}`)
  return id
}

/** Shortlisted, with the contact released. */
export async function aReleasedCandidate(
  { app, owner }: Pick<Interviewing, 'app' | 'owner'>,
  requirementId: string,
  described: Record<string, unknown> = {},
): Promise<string> {
  const [candidateId = ''] = await addCandidates(app, [aRecord(described)])
  return release({ app, owner }, { requirementId, candidateId })
}

export async function release(
  { app, owner }: Pick<Interviewing, 'app' | 'owner'>,
  { requirementId, candidateId }: { requirementId: string; candidateId: string },
): Promise<string> {
  await app.call(shortlistCandidate, { token: owner.token, attributes: { requirementId, candidateId } })
  const { pool } = app.database
  await pool.query(
    `update shortlisteds set stage = 'contactReleased', stage_since = $3 where requirement_id = $1 and candidate_id = $2`,
    [requirementId, candidateId, app.system.now()],
  )
  await pool.query(
    `insert into candidate_releases (contact_info_id, candidate_id, company_id, requirement_id, released_at)
     values ($1, $2, $3, $4, $5)`,
    [newId(), candidateId, owner.companyId, requirementId, app.system.now()],
  )
  return candidateId
}

const HALF_HOUR_MS = 1800_000

/** This many hours from now, at a full or half hour. */
export function slotIn(app: TestApp, hours: number, minutes = 60): { start: string; end: string } {
  const at = app.system.now().getTime() + hours * HOUR_MS
  const start = Math.ceil(at / HALF_HOUR_MS) * HALF_HOUR_MS
  return { start: new Date(start).toISOString(), end: new Date(start + minutes * 60_000).toISOString() }
}

export async function propose(
  { app, recruiter, requirementId }: Interviewing,
  candidateId: string,
  rest: Record<string, unknown> = {},
): Promise<Answered> {
  return app.call(createInterview, {
    token: recruiter.token,
    attributes: { requirementId, candidateId, slots: [slotIn(app, 24), slotIn(app, 30)], ...rest },
  })
}
