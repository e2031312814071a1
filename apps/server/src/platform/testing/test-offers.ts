// Offers in any state.

import { createHash } from 'node:crypto'
import type { OfferState } from '@assay/contracts/offers'
import { emptyCriteria } from '@assay/contracts/search-criteria'
import { linkAddress, openLink } from '../../domains/candidate-links/index.ts'
import { insertRequirements, type NewRequirement } from '../../domains/requirements/index.ts'
import { newId } from '../database/new-id.ts'
import { dayOf } from '../time/days.ts'
import { DAY_MS } from '../time/durations.ts'
import { APP_URL, type TestApp } from './test-app.ts'
import type { Person } from './test-people.ts'

export const SOME_CRITERIA = { ...emptyCriteria, title: 'Backend Developer' }

export interface Hiring {
  readonly author: Person
  readonly assigned?: readonly Person[]
}

export async function anOpenRequirement(
  { system }: TestApp,
  { author, assigned = [] }: Hiring,
  columns: Partial<NewRequirement> = {},
): Promise<string> {
  const id = newId()
  const openedAt = system.now()
  await insertRequirements(
    system.db,
    [
      {
        id,
        companyId: author.companyId ?? '',
        state: 'open',
        openedAt,
        criteria: SOME_CRITERIA,
        seats: 1,
        title: 'Order intake',
        description: '',
        ...columns,
      },
    ],
    assigned.map(({ user }) => ({ requirementId: id, userId: user.id })),
  )
  return id
}

export interface EntryAt {
  readonly author: Person
  readonly requirementId: string
  readonly candidateId: string
  readonly stage: string
}

export async function anEntryAt({ database }: TestApp, entry: EntryAt): Promise<string> {
  const id = newId()
  const { author, requirementId, candidateId, stage } = entry
  await database.pool.query(
    `insert into shortlisteds (id, company_id, requirement_id, candidate_id, added_by, owner_id, stage, stage_since)
     values ($1, $2, $3, $4, $5, $5, $6, '2026-01-01')`,
    [id, author.companyId, requirementId, candidateId, author.user.id, stage],
  )
  return id
}

const STAGES: Readonly<Partial<Record<OfferState, string>>> = { sent: 'offer', viewed: 'offer', accepted: 'hired' }
const NEVER_SENT: readonly OfferState[] = ['draft', 'pendingApproval', 'approved']

export interface MadeOffer {
  readonly id: string
  readonly shortlistedId: string
  readonly requirementId: string
  readonly candidateId: string
  readonly documentHash: string
}

/** An offer by the author, on a new shortlist entry, in that state. */
export async function anOfferIn(
  test: TestApp,
  state: OfferState,
  { candidateId, requirementId, ...hiring }: Hiring & { candidateId: string; requirementId?: string },
): Promise<MadeOffer> {
  const { author } = hiring
  const requirement = requirementId ?? (await anOpenRequirement(test, hiring))
  const entry = { author, requirementId: requirement, candidateId, stage: STAGES[state] ?? 'decision' }
  const shortlistedId = await anEntryAt(test, entry)
  const id = newId()
  const now = test.system.now()
  const isSent = !NEVER_SENT.includes(state)
  const expiresAt = new Date(now.getTime() + 7 * DAY_MS)
  await test.database.pool.query(
    `insert into offers (id, company_id, requirement_id, period, shortlisted_id, candidate_id, revision, state,
       amount_minor, currency, pay_period, hourly_minor, engagement, hours_per_week, start_on, trial_days, terms, expiry_days,
       author_ids, sent_at, expires_at, answered_at, accepted_name, accepted_by, decline_code, withdraw_code)
     values ($1, $2, $3, 1, $4, $5, 1, $6, 6500, 'EUR', 'hour', 6500, 'contract', 40, $7, 14, 'We pay {{pay}}.', 7,
       array[$8::uuid], $9, $10, $11, $12, $13, $14, $15)`,
    [
      ...[id, author.companyId, requirement, shortlistedId, candidateId, state],
      ...[dayOf(new Date(now.getTime() + 30 * DAY_MS)), author.user.id],
      ...(isSent ? [now, expiresAt] : [null, null]),
      ...(state === 'accepted' ? [now, 'Ada Lovelace', 'link'] : [null, null, null]),
      ...[state === 'declined' ? 'pay' : null, state === 'withdrawn' ? 'budget' : null],
    ],
  )
  const bytes = Buffer.from(`The letter of ${id}`)
  const documentHash = createHash('sha256').update(bytes).digest('hex')
  if (isSent)
    await test.database.pool.query(
      `insert into offer_documents (offer_id, bytes, hash, terms, position, company_name, created_at)
       values ($1, $2, $3, 'We pay EUR 65.00 per hour.', 'Order intake', 'Acme', $4)`,
      [id, bytes, documentHash, now],
    )
  return { id, shortlistedId, requirementId: requirement, candidateId, documentHash }
}

/** The token in the candidate's mail, after the #. */
export async function aLinkFor(
  { system }: TestApp,
  about: { purpose: 'answerOffer' | 'confirmStart'; subjectType: string; subjectId: string; candidateId: string },
): Promise<string> {
  const { purpose, subjectType, subjectId, candidateId } = about
  const at = system.now()
  const expiresAt = new Date(at.getTime() + 60 * DAY_MS)
  const asked = { purpose, subjectType, subjectId, candidateId, companyId: null, expiresAt, at }
  const link = await system.transaction((tx) => openLink(tx, asked))
  const address = await linkAddress(system, { verificationId: link.id, appUrl: APP_URL })
  return address.slice(address.indexOf('#') + 1)
}
