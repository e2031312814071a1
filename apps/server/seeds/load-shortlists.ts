// What became of the matches: shortlists, votes, rejections with reasons, and closed requirements.
import {
  closeShortlist,
  type Entry,
  rejectCandidate,
  shortlistCandidates,
  voteOnCandidate,
} from '../src/domains/pipeline/shortlists/index.ts'
import { moveRequirement } from '../src/domains/requirements/index.ts'
import { criteriaSources, listFrozenMatches, rankingsOf, runSearch } from '../src/domains/search/index.ts'
import type { Context } from '../src/platform/context/context.ts'
import { contextOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import { offerWork } from './load-hires.ts'
import type { DemoTenants } from './load-tenants.ts'
import { type DemoRequirement, demoRequirements } from './requirements.table.ts'

const LEAD = { acme: 'lead@acme.test', globex: 'owner@globex.test' } as const
const RECRUITER = { acme: 'recruiter@acme.test', globex: 'owner@globex.test' } as const
const REJECTION_CODES = ['rate', 'strongerOthers', 'availability', 'missingSkill', 'overlap'] as const
const NOTES: Readonly<Record<(typeof REJECTION_CODES)[number], string | null>> = {
  rate: 'Expects more than the range allows.',
  strongerOthers: null,
  availability: 'Only available after the launch.',
  missingSkill: 'Hasn’t run our queue in production.',
  overlap: null,
}
/** Shortlist sizes, used in turn. */
const SIZES = [12, 8, 6, 7, 9]
const REJECTED_EVERY = 4
/** What became of a job is over after so many days. */
const LIFETIME = 60
/** The hire that fills a job: when the offer is sent and the work starts, in shares of that time. */
const OFFERED = 0.55
const STARTED = 1

/** Calls the regular use cases, each with a clock set to its day. The shortlisted candidates join the taken ones. */
export async function loadShortlists(parts: DemoParts, tenants: DemoTenants, taken: Set<string>): Promise<void> {
  const opened = demoRequirements.filter(({ state }) => state !== 'draft' && state !== 'pendingApproval')
  for (const [place, requirement] of opened.entries())
    await loadShortlist(parts, tenants, { requirement, size: SIZES[place % SIZES.length] ?? 0, taken })
}

async function loadShortlist(
  parts: DemoParts,
  tenants: DemoTenants,
  { requirement, size, taken }: { requirement: DemoRequirement; size: number; taken: Set<string> },
): Promise<void> {
  const { company, title, text, daysAgo } = requirement
  const requirementId = tenants.requirementIds.get(title) ?? ''
  const ago = (after: number) => daysAgo - Math.min(daysAgo, LIFETIME) * after
  const as = (email: string, after: number) => contextOnDay(parts, tenants, { email, daysAgo: ago(after) })
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
  for (const candidateId of candidateIds) taken.add(candidateId)
  const [best] = entries
  if (best !== undefined && isFilled(requirement)) await fillSeat({ parts, tenants, requirement, ago }, best.entry)
  await endRequirement({ requirement, requirementId, later: (email, after) => as(email, after) })
}

const isFilled = ({ state }: DemoRequirement): boolean => state === 'filled' || state === 'archived'

interface Filling {
  readonly parts: DemoParts
  readonly tenants: DemoTenants
  readonly requirement: DemoRequirement
  /** The days ago of a share of the job’s time. */
  readonly ago: (share: number) => number
}

async function fillSeat({ parts, tenants, requirement, ago }: Filling, entry: Entry): Promise<void> {
  const { company, band } = requirement
  if (band === null) return
  const course = {
    sentAgo: ago(OFFERED),
    startAgo: Math.round(ago(STARTED)),
    share: 94,
    offer: 'accepted',
    hire: 'confirmed',
  } as const
  await offerWork({ parts, tenants, opening: { company, band } }, { entry, course })
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
    await moveRequirement(ctx, criteriaSources, { id, verb: 'pause', note: 'On hold until the budget round.' })
    return
  }
  if (!isFilled(requirement))
    await moveRequirement(ctx, criteriaSources, { id, verb: 'cancel', code: 'budget', note: 'Moved to next year.' })
  await closeShortlist(ctx.as({ kind: 'system' }), id)
  if (state === 'archived')
    await moveRequirement(await later(LEAD[company], 0.8), criteriaSources, { id, verb: 'archive', note: null })
}
