import type { Context } from '../../../../platform/context/context.ts'
import { listAgenciesById } from '../../../agencies/index.ts'
import {
  listReachability,
  loadReleases,
  NAME_FIELDS,
  type Reachability,
  showCandidatesById,
} from '../../../candidates/index.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { listCompaniesById, listUsersShown } from '../../../tenants/index.ts'

interface Of {
  readonly companyId: string
  readonly requirementId: string
  readonly candidateId: string
}

export interface NamesAround {
  readonly candidateName: (of: Of) => string
  readonly requirementTitle: (of: Of) => string
  readonly companyName: (of: Of) => string
  readonly agencyName: (agencyId: string | null) => string | null
  readonly reachedBy: (of: Of) => Reachability
  readonly person: (userId: string | null) => { userId: string; fullName: string } | null
}

/** Names for requests and notices; candidates who have not released theirs are masked. */
export async function nameAround(
  ctx: Context,
  { rows, userIds, agencyIds }: { rows: readonly Of[]; userIds: readonly string[]; agencyIds: readonly string[] },
): Promise<NamesAround> {
  const { db } = ctx
  const candidateIds = [...new Set(rows.map(({ candidateId }) => candidateId))]
  const requirementIds = [...new Set(rows.map(({ requirementId }) => requirementId))]
  const requirements = new Map((await listRequirementsById(db, requirementIds)).map((row) => [row.id, row.title]))
  const agencies = await listAgenciesById(db, [...new Set(agencyIds)])
  const people = await listUsersShown(db, [...new Set(userIds)])
  const reachability = await listReachability(db, candidateIds)
  const names = await namesOf(ctx, rows)
  const companies = await listCompaniesById(db, [...new Set(rows.map(({ companyId }) => companyId))])
  return {
    candidateName: ({ candidateId }) => names.get(candidateId) ?? '',
    requirementTitle: ({ requirementId }) => requirements.get(requirementId) ?? '',
    companyName: ({ companyId }) => companies.get(companyId)?.name ?? '',
    agencyName: (id) => agencies.get(id ?? '')?.legalName ?? null,
    reachedBy: ({ candidateId }) => reachability.get(candidateId) ?? 'wordOfMouth',
    person: (userId) =>
      userId === null ? null : { userId, fullName: String(people.get(userId)?.attributes['fullName'] ?? '') },
  }
}

/** A response uses one name per candidate: the real one only if every process in it may show it. */
async function namesOf(ctx: Context, rows: readonly Of[]): Promise<Map<string, string>> {
  const [first] = rows
  if (first === undefined) return new Map()
  const isReleased = await loadReleases(ctx.db, {
    companyId: first.companyId,
    candidateIds: rows.map(({ candidateId }) => candidateId),
    requirementIds: rows.map(({ requirementId }) => requirementId),
  })
  const hidden = new Set(
    rows.flatMap((row) => (isReleased(row.requirementId, row.candidateId) ? [] : [row.candidateId])),
  )
  const ids = [...new Set(rows.map(({ candidateId }) => candidateId))]
  const named = new Set(ids.filter((id) => !hidden.has(id)))
  const shown = await showCandidatesById(ctx.db, ctx.actor, ids, named, NAME_FIELDS)
  return new Map(
    shown.map(({ id, attributes }) => [id, String(attributes['legalName'] ?? attributes['maskedName'] ?? '')]),
  )
}
