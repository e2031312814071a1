import { goneStates } from '@assay/contracts/candidates'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, asc, eq, exists, gt, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../platform/database/keyset.ts'
import { contains } from '../../../platform/database/like-text.ts'
import { listRows } from '../../../platform/database/list-page.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { currentSkillId, mergedSkillIds } from '../../taxonomy/index.ts'
import {
  candidateContacts,
  candidateEducation,
  candidateLanguages,
  candidateSkills,
  candidates,
  candidateWork,
  consents,
  isFindable,
  vettingResults,
} from './candidates.tables.ts'
import type { ListedCandidate } from './listed-candidates.store.ts'

export type Candidate = typeof candidates.$inferSelect
type SkillRow = typeof candidateSkills.$inferSelect
type WorkRow = typeof candidateWork.$inferSelect
type EducationRow = typeof candidateEducation.$inferSelect

/** A candidate with everything a masked view may show, and nothing else. */
export interface CandidateView<Row extends ListedCandidate = Candidate> {
  readonly candidate: Row
  readonly skills: readonly SkillRow[]
  readonly work: readonly Omit<WorkRow, 'employer'>[]
  readonly education: readonly Omit<EducationRow, 'institution'>[]
  readonly languages: readonly (typeof candidateLanguages.$inferSelect)[]
  readonly vetting: readonly (typeof vettingResults.$inferSelect)[]
  readonly consents: readonly (typeof consents.$inferSelect)[]
}

/** A candidate's identity; loaded only where a policy reveals names. */
export interface CandidateIdentity {
  readonly contact: typeof candidateContacts.$inferSelect
  readonly employers: readonly (string | null)[]
  readonly institutions: readonly (string | null)[]
}

/** Neither erased nor merged into another profile. */
const isThere = notInArray(candidates.state, [...goneStates])

/** While the agency is away, its available candidates are shown as paused. */
const shownState = sql`case when ${candidates.state} = 'available' and ${candidates.isAgencyAway} then 'paused' else ${candidates.state} end`

export type CandidateScope = { readonly agencyId: string } | { readonly ids: readonly string[] } | 'pool' | 'everyone'

export interface CandidateFilter {
  readonly state?: string | undefined
  readonly country?: string | undefined
  readonly skillIds?: readonly string[] | undefined
  readonly externalId?: string | undefined
  readonly search?: string | undefined
}

export async function listCandidates(
  db: Queries,
  wanted: { scope: CandidateScope; filter: CandidateFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<Candidate> & { total: number }> {
  const keys = orderKeys(wanted.sort)
  const { scope, filter } = wanted
  const condition = and(
    ...[inScope(scope), fitting(filter), named(scope, filter.search), numbered(scope, filter.externalId)],
  )
  return listRows(db, candidates, { page: wanted.page, keys, where: condition })
}

export async function findCandidate(db: Queries, id: string): Promise<Candidate | null> {
  const found = await db
    .select()
    .from(candidates)
    .where(and(eq(candidates.id, id), isThere))
  return found[0] ?? null
}

const candidatesById = prepared((db: Queries) =>
  db
    .select()
    .from(candidates)
    .where(sql`${candidates.id} = any(${sql.placeholder('ids')})`)
    .prepare(),
)

export async function listCandidatesById(db: Queries, ids: readonly string[]): Promise<Candidate[]> {
  if (ids.length === 0) return []
  return candidatesById(db).execute({ ids })
}

export async function listForExport(
  db: Queries,
  wanted: { agencyId: string | null | 'all'; after: string | null; limit: number },
): Promise<Candidate[]> {
  const { agencyId, after, limit } = wanted
  const ofSource =
    agencyId === 'all' ? undefined : agencyId === null ? isNull(candidates.agencyId) : eq(candidates.agencyId, agencyId)
  return db
    .select()
    .from(candidates)
    .where(and(ofSource, isThere, after === null ? undefined : gt(candidates.id, after)))
    .orderBy(asc(candidates.id))
    .limit(limit)
}

/** Reads only what the named attributes need; everything if none are named. */
export async function loadViews<Row extends ListedCandidate>(
  db: Queries,
  rows: readonly Row[],
  attributes?: ReadonlySet<string>,
): Promise<CandidateView<Row>[]> {
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return []
  const of = async <Row extends { candidateId: string }>(
    attribute: string,
    read: () => PromiseLike<Row[]>,
  ): Promise<(id: string) => Row[]> => {
    if (attributes?.has(attribute) === false) return () => []
    const grouped = Map.groupBy(await read(), (row) => row.candidateId)
    return (id) => grouped.get(id) ?? []
  }
  const parts = {
    skills: await of('skills', () =>
      db.select().from(candidateSkills).where(inArray(candidateSkills.candidateId, ids)),
    ),
    work: await of('work', () =>
      db
        .select(maskedWork)
        .from(candidateWork)
        .where(inArray(candidateWork.candidateId, ids))
        .orderBy(asc(candidateWork.position)),
    ),
    education: await of('education', () =>
      db
        .select(maskedEducation)
        .from(candidateEducation)
        .where(inArray(candidateEducation.candidateId, ids))
        .orderBy(asc(candidateEducation.position)),
    ),
    languages: await of('languages', () =>
      db
        .select()
        .from(candidateLanguages)
        .where(inArray(candidateLanguages.candidateId, ids))
        .orderBy(asc(candidateLanguages.code)),
    ),
    vetting: await of('vetting', () =>
      db.select().from(vettingResults).where(inArray(vettingResults.candidateId, ids)).orderBy(asc(vettingResults.on)),
    ),
    consents: await of('consentUntil', () => db.select().from(consents).where(inArray(consents.candidateId, ids))),
  }
  return rows.map((candidate) => ({
    candidate,
    skills: asMeantNow(parts.skills(candidate.id)).toSorted(bySubstance),
    work: parts.work(candidate.id),
    education: parts.education(candidate.id),
    languages: parts.languages(candidate.id),
    vetting: withoutSuperseded(parts.vetting(candidate.id)),
    consents: parts.consents(candidate.id),
  }))
}

export async function loadIdentities(
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CandidateIdentity>> {
  if (ids.length === 0) return new Map()
  const wanted = [...ids]
  const contacts = await db.select().from(candidateContacts).where(inArray(candidateContacts.candidateId, wanted))
  const work = await db
    .select({ candidateId: candidateWork.candidateId, employer: candidateWork.employer })
    .from(candidateWork)
    .where(inArray(candidateWork.candidateId, wanted))
    .orderBy(asc(candidateWork.position))
  const education = await db
    .select({ candidateId: candidateEducation.candidateId, institution: candidateEducation.institution })
    .from(candidateEducation)
    .where(inArray(candidateEducation.candidateId, wanted))
    .orderBy(asc(candidateEducation.position))
  const employers = Map.groupBy(work, (row) => row.candidateId)
  const institutions = Map.groupBy(education, (row) => row.candidateId)
  return new Map(
    contacts.map((contact) => [
      contact.candidateId,
      {
        contact,
        employers: (employers.get(contact.candidateId) ?? []).map((row) => row.employer),
        institutions: (institutions.get(contact.candidateId) ?? []).map((row) => row.institution),
      },
    ]),
  )
}

const maskedWork = {
  candidateId: candidateWork.candidateId,
  position: candidateWork.position,
  title: candidateWork.title,
  titleId: candidateWork.titleId,
  startedOn: candidateWork.startedOn,
  endedOn: candidateWork.endedOn,
  summary: candidateWork.summary,
  skillIds: candidateWork.skillIds,
}

const maskedEducation = {
  candidateId: candidateEducation.candidateId,
  position: candidateEducation.position,
  area: candidateEducation.area,
  studyType: candidateEducation.studyType,
}

export function inScope(scope: CandidateScope): SQL | undefined {
  if (scope === 'pool') return isFindable
  if (scope === 'everyone') return isThere
  if ('agencyId' in scope) return and(eq(candidates.agencyId, scope.agencyId), isThere)
  return scope.ids.length === 0 ? sql`false` : and(inArray(candidates.id, [...scope.ids]), isThere)
}

function fitting({ state, country, skillIds }: CandidateFilter): SQL | undefined {
  const hasSkill =
    skillIds === undefined
      ? undefined
      : skillIds.length === 0
        ? sql`false`
        : exists(
            sql`(select from ${candidateSkills} where ${candidateSkills.candidateId} = ${candidates.id} and ${or(...skillIds.map((id) => eq(candidateSkills.skillId, id)))})`,
          )
  return and(
    state === undefined ? undefined : sql`${shownState} = ${state}`,
    country === undefined ? undefined : eq(candidates.country, country.toUpperCase()),
    hasSkill,
  )
}

/** Hidden names must not be searchable: only an agency searches the names of its own candidates. Operators search headlines. */
function named(scope: CandidateScope, search: string | undefined): SQL | undefined {
  if (search === undefined) return undefined
  const isMasked = contains(candidates.maskedName, search)
  if (scope === 'everyone') return or(isMasked, contains(candidates.headline, search))
  if (scope === 'pool' || !('agencyId' in scope)) return isMasked
  const isCalled = exists(
    sql`(select from ${candidateContacts} where ${candidateContacts.candidateId} = ${candidates.id} and ${contains(candidateContacts.legalName, search)})`,
  )
  return or(isMasked, contains(candidates.headline, search), isCalled, eq(candidates.externalId, search))
}

/** An agency's own ids say nothing to others, who must find no one by them. */
function numbered(scope: CandidateScope, externalId: string | undefined): SQL | undefined {
  if (externalId === undefined) return undefined
  return typeof scope === 'object' && 'agencyId' in scope ? eq(candidates.externalId, externalId) : sql`false`
}

const SORTABLE = {
  createdAt: { by: candidates.createdAt, read: (row: Candidate) => row.createdAt },
  updatedAt: { by: candidates.updatedAt, read: (row: Candidate) => row.updatedAt },
  lastConfirmedAt: { by: candidates.lastConfirmedAt, read: (row: Candidate) => row.lastConfirmedAt },
} as const

function orderKeys(sort: readonly SortKey[]): OrderKey<Candidate>[] {
  const asked = sort.flatMap(({ name, descending }) =>
    Object.hasOwn(SORTABLE, name) ? [{ ...SORTABLE[name as keyof typeof SORTABLE], descending }] : [],
  )
  const keys = asked.length > 0 ? asked : [{ ...SORTABLE.createdAt, descending: true }]
  return [...keys, { by: candidates.id, descending: true, read: (row: Candidate) => row.id }]
}

const GRADE_ORDER: Readonly<Record<SkillRow['evidence'], number>> = {
  claimed: 0,
  agency: 1,
  assessed: 2,
  interviewed: 3,
  workSample: 4,
}

/** Of a skill and one that was merged into it, one entry: the stronger evidence and the longer years. */
function asMeantNow(rows: readonly SkillRow[]): SkillRow[] {
  if (mergedSkillIds().size === 0) return [...rows]
  const joined = new Map<string, SkillRow>()
  for (const row of rows) {
    const meant = { ...row, skillId: currentSkillId(row.skillId) }
    const same = joined.get(meant.skillId)
    joined.set(meant.skillId, same === undefined ? meant : joinedSkill(same, meant))
  }
  return [...joined.values()]
}

function joinedSkill(left: SkillRow, right: SkillRow): SkillRow {
  const better = GRADE_ORDER[right.evidence] - GRADE_ORDER[left.evidence]
  const isRight = better > 0 || (better === 0 && (right.evidenceOn ?? '') > (left.evidenceOn ?? ''))
  const [strongest, other] = isRight ? [right, left] : [left, right]
  return {
    ...strongest,
    excerpt: strongest.excerpt ?? other.excerpt,
    years: larger(left.years, right.years),
    level: larger(left.level, right.level),
    lastUsedOn: larger(left.lastUsedOn, right.lastUsedOn),
    prominence: Math.max(left.prominence, right.prominence),
  }
}

function larger<Value extends string | number>(left: Value | null, right: Value | null): Value | null {
  if (left === null || right === null) return left ?? right
  return left > right ? left : right
}

function bySubstance(left: SkillRow, right: SkillRow): number {
  return (
    GRADE_ORDER[right.evidence] - GRADE_ORDER[left.evidence] ||
    right.prominence - left.prominence ||
    (right.years ?? 0) - (left.years ?? 0)
  )
}

function withoutSuperseded<Row extends { id: string; supersedes: string | null }>(results: readonly Row[]): Row[] {
  const replaced = new Set(results.map((result) => result.supersedes))
  return results.filter((result) => !replaced.has(result.id))
}
