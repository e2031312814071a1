// The text of an interview in a calendar, for the candidate and for the company.
import type { Context } from '../../../../platform/context/context.ts'
import { findReachableBy, listWaysToMeet, loadReleases } from '../../../candidates/index.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { findCompany, listReadersOfNames, listUsersShown } from '../../../tenants/index.ts'
import { type Interview, listPanels, type PanelMember } from '../records/index.ts'
import type { CalendarEntry } from './write-calendar.ts'

export interface Described {
  readonly interview: Interview
  readonly panel: readonly PanelMember[]
  readonly companyName: string
  readonly title: string
  readonly interviewerNames: readonly string[]
  /** The company’s users who may see the candidate’s name. */
  readonly candidateNameFor: (userId: string) => string
  readonly candidate: { readonly name: string | null; readonly email: string | null }
}

const KINDS = {
  screen: 'First call',
  technical: 'Technical interview',
  system: 'System design interview',
  culture: 'Team interview',
  final: 'Final interview',
} as const

export const formatKind = (kind: Interview['kind']): string => KINDS[kind]

const PLACES = { video: 'Video call', phone: 'Phone call', onsite: 'On site' } as const

/** Gathers what a calendar entry shows: job, company, panel and place. */
export async function describeInterview(ctx: Context, interview: Interview): Promise<Described> {
  const { companyId, requirementId, candidateId } = interview
  const [requirement] = await listRequirementsById(ctx.db, [requirementId])
  const company = await findCompany(ctx.db, companyId)
  const panel = await listPanels(ctx.db, [interview.id])
  const people = await listUsersShown(
    ctx.db,
    panel.map(({ userId }) => userId),
  )
  const wanted = { companyId, candidateIds: [candidateId], requirementIds: [requirementId] }
  const isReleased = (await loadReleases(ctx.db, wanted))(requirementId, candidateId)
  const mayKnow = await listReadersOfNames(ctx.db, companyId)
  const masked = (await listWaysToMeet(ctx.db, [candidateId])).get(candidateId)?.maskedName ?? 'Candidate'
  const reachable = await findReachableBy(ctx.db, candidateId)
  return {
    interview,
    panel,
    companyName: company?.name ?? '',
    title: requirement?.title ?? '',
    interviewerNames: panel.map(({ userId }) => String(people.get(userId)?.attributes['fullName'] ?? '')),
    candidateNameFor: (userId) => (isReleased && mayKnow.has(userId) ? (reachable?.legalName ?? masked) : masked),
    candidate: { name: reachable?.legalName ?? null, email: reachable?.email ?? null },
  }
}

interface When {
  readonly start: Date
  readonly end: Date
  readonly sequence: number
  readonly isCancelled: boolean
}

/** Contains nothing internal: no scorecards, other candidates or addresses. */
export function entryForCandidate(described: Described, when: When): CalendarEntry {
  const { interview, companyName, title, interviewerNames } = described
  return entryOf(interview, when, {
    summary: `${formatKind(interview.kind)} with ${companyName}`,
    description: [`“${title}”`, `With ${interviewerNames.join(', ')}`, ...placeLines(interview)].join('\n'),
  })
}

export function entryForInterviewer(
  described: Described,
  when: When,
  { userId, appUrl }: { userId: string; appUrl: string },
): CalendarEntry {
  const { interview, title, interviewerNames } = described
  const link = `${appUrl}/interviews?id=${interview.id}`
  return entryOf(interview, when, {
    summary: `${formatKind(interview.kind)}: ${described.candidateNameFor(userId)}, “${title}”`,
    description: [`Panel: ${interviewerNames.join(', ')}`, ...placeLines(interview), `Scorecard: ${link}`].join('\n'),
  })
}

function entryOf(
  interview: Interview,
  when: When,
  words: { readonly summary: string; readonly description: string },
): CalendarEntry {
  const { icsUid: uid, joinUrl: url, updatedAt: changedAt } = interview
  return { uid, url, changedAt, ...when, ...words, location: url ?? interview.placeNote ?? PLACES[interview.place] }
}

export function placeLines({ place, joinUrl, placeNote }: Interview): string[] {
  const lines = [PLACES[place], ...(joinUrl === null ? [] : [joinUrl]), ...(placeNote === null ? [] : [placeNote])]
  return [lines.join(': ')]
}
