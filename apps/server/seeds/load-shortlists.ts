// What became of the matches: shortlists, votes, rejections with reasons, and closed requirements.
import {
  closeShortlist,
  rejectCandidate,
  shortlistCandidates,
  voteOnCandidate,
} from '../src/domains/pipeline/shortlists/index.ts'
import { moveRequirement } from '../src/domains/requirements/index.ts'
import { criteriaSources, listFrozenMatches, rankingsOf, runSearch } from '../src/domains/search/index.ts'
import type { Context } from '../src/platform/context/context.ts'
import { contextOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'
import { type DemoRequirement, demoRequirements } from './requirements.table.ts'

const LEAD = { acme: 'lead@acme.test', globex: 'owner@globex.test' } as const
const RECRUITER = { acme: 'recruiter@acme.test', globex: 'owner@globex.test' } as const
const REJECTION_CODES = ['rate', 'strongerOthers', 'availability', 'missingSkill', 'overlap'] as const
const NOTES: Readonly<Record<(typeof REJECTION_CODES)[number], string | null>> = {
  rate: 'Asks for more than the band gives.',
  strongerOthers: null,
  availability: 'Free after the launch only.',
  missingSkill: 'No production work with the queue that we run.',
  overlap: null,
}
/** Shortlist sizes, used in turn. */
const SIZES = [12, 8, 6, 7, 9]
const REJECTED_EVERY = 4

/** Calls the regular use cases, each with a clock set to its day. */
export async function loadShortlists(parts: DemoParts, tenants: DemoTenants): Promise<void> {
  const opened = demoRequirements.filter(({ state }) => state !== 'draft' && state !== 'pendingApproval')
  for (const [place, requirement] of opened.entries())
    await loadShortlist(parts, tenants, { requirement, size: SIZES[place % SIZES.length] ?? 0 })
}

async function loadShortlist(
  parts: DemoParts,
  tenants: DemoTenants,
  { requirement, size }: { requirement: DemoRequirement; size: number },
): Promise<void> {
  const { company, title, text, daysAgo } = requirement
  const requirementId = tenants.requirementIds.get(title) ?? ''
  const as = (email: string, after: number) => contextOnDay(parts, tenants, { email, daysAgo: daysAgo * (1 - after) })
  const recruiter = await as(RECRUITER[company], 0.1)
  const { search } = await runSearch(recruiter, parts.live, { door: 'jobDesc', text, requirementId })
  const matches = await listFrozenMatches(recruiter.db, search.id, { from: 0, to: size })
  const candidateIds = matches.map(({ candidateId }) => candidateId)
  const entries = await shortlistCandidates(await as(RECRUITER[company], 0.2), rankingsOf(parts.live), {
    requirementId,
    candidateIds,
    searchId: search.id,
  })
  const lead = await as(LEAD[company], 0.4)
  for (const [place, { entry }] of entries.entries()) {
    const votes = place % 3 === 0 ? (['up', 'unsure'] as const) : place % 3 === 1 ? (['up'] as const) : []
    for (const [voter, vote] of votes.entries())
      await voteOnCandidate(voter === 0 ? recruiter : lead, { id: entry.id, vote, note: null })
    if (place % REJECTED_EVERY !== REJECTED_EVERY - 1) continue
    const code = REJECTION_CODES[Math.floor(place / REJECTED_EVERY) % REJECTION_CODES.length] ?? 'other'
    await rejectCandidate(lead, { id: entry.id, code, note: code === 'other' ? null : NOTES[code] })
  }
  await endRequirement({ requirement, requirementId, later: (email, after) => as(email, after) })
}

interface Ending {
  readonly requirement: DemoRequirement
  readonly requirementId: string
  readonly later: (email: string, after: number) => Promise<Context>
}

async function endRequirement({ requirement, requirementId, later }: Ending): Promise<void> {
  const { company, state } = requirement
  if (state === 'open') return
  const ctx = await later(LEAD[company], 0.6)
  const id = requirementId
  if (state === 'paused') {
    await moveRequirement(ctx, criteriaSources, { id, verb: 'pause', note: 'Until the budget round.' })
    return
  }
  const isFilled = state === 'filled' || state === 'archived'
  if (isFilled) await moveRequirement(ctx, criteriaSources, { id, verb: 'fill', note: null })
  else await moveRequirement(ctx, criteriaSources, { id, verb: 'cancel', code: 'budget', note: 'Moved to next year.' })
  await closeShortlist(ctx.as({ kind: 'system' }), id)
  if (state === 'archived')
    await moveRequirement(await later(LEAD[company], 0.8), criteriaSources, { id, verb: 'archive', note: null })
}
