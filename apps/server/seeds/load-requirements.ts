import type { User } from '../src/domains/identity/index.ts'
import { insertRequirements, type NewRequirement } from '../src/domains/requirements/index.ts'
import { readQuestion } from '../src/domains/search/index.ts'
import type { Tx } from '../src/platform/context/context.ts'
import { newId } from '../src/platform/database/new-id.ts'
import { DAY_MS } from '../src/platform/time/durations.ts'
import { type DemoRequirement, demoRequirements } from './requirements.table.ts'

const CREATORS: Readonly<Record<DemoRequirement['company'], string>> = {
  acme: 'recruiter@acme.test',
  globex: 'owner@globex.test',
}

interface Around {
  readonly now: Date
  readonly users: ReadonlyMap<string, User>
  readonly companyIds: ReadonlyMap<string, string>
}

/** Returns the ids by title. */
export async function loadRequirements(tx: Tx, around: Around): Promise<Map<string, string>> {
  const rows = demoRequirements.map((requirement) => rowOf(requirement, around))
  const ids = new Map(rows.map((row) => [row.title, row.id ?? '']))
  const assignments = demoRequirements.flatMap(({ title, assigned }) =>
    assigned.map((email) => ({ requirementId: ids.get(title) ?? '', userId: around.users.get(email)?.id ?? '' })),
  )
  await insertRequirements(tx, rows, assignments)
  return ids
}

function rowOf(requirement: DemoRequirement, { now, users, companyIds }: Around): NewRequirement {
  const { company, title, state, seats, visibility = 'private', band, text, daysAgo } = requirement
  const at = new Date(now.getTime() - daysAgo * DAY_MS)
  const isOpened = state !== 'draft' && state !== 'pendingApproval'
  return {
    // Shortlists need an open requirement; load-shortlists.ts closes it afterwards.
    state: isOpened ? ('open' as const) : state,
    title,
    seats,
    visibility,
    id: newId(at.getTime()),
    companyId: companyIds.get(company) ?? '',
    description: text,
    criteria: readQuestion({ door: 'jobDesc', text }, at).wireCriteria,
    bandAmountMinor: band?.amountMinor ?? null,
    bandCurrency: band?.currency ?? null,
    bandPeriod: band?.period ?? null,
    openedAt: isOpened ? at : null,
    createdBy: users.get(CREATORS[company])?.id ?? null,
    createdAt: at,
    updatedAt: at,
  }
}
