import type { IncludeTree } from '@assay/jsonapi/include-tree'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { dayIn } from '../../../../platform/time/days.ts'
import { loadReleases, showCandidatesById } from '../../../candidates/index.ts'
import { listAssignedTo, listRequirementsById } from '../../../requirements/index.ts'
import { listCompaniesById, listUsersShown } from '../../../tenants/index.ts'
import { listDisputed } from '../../shortlists/index.ts'
import { actsFrom, type CheckIn, type Hire, listCheckIns, listStandIns, mayActOnHire } from '../records/index.ts'
import { presentHire } from './hires.resource.ts'

/** Adds check-ins, dates in the company’s zone and permissions to hires. */
export async function showHires(
  ctx: Context,
  {
    rows,
    include,
    fields,
  }: {
    rows: readonly Hire[]
    include: IncludeTree
    /** The attributes of candidates to read; all of them if absent. */
    fields?: ReadonlySet<string> | undefined
  },
): Promise<Presented[]> {
  const { db, actor } = ctx
  const requirementIds = [...new Set(rows.map(({ requirementId }) => requirementId))]
  const titles = new Map((await listRequirementsById(db, requirementIds)).map(({ id, title }) => [id, title]))
  const companies = await listCompaniesById(db, [...new Set(rows.map(({ companyId }) => companyId))])
  const checkIns = await listCheckIns(
    db,
    rows.map(({ id }) => id),
  )
  const people = await listUsersShown(db, [...new Set(checkIns.flatMap(({ answeredBy }) => answeredBy ?? []))])
  const assigned = await listAssignedTo(ctx)
  const disputed = await listDisputed(
    db,
    rows.map(({ candidateId }) => candidateId),
  )
  const standIns = await listStandIns(
    db,
    rows.filter((hire) => mayActOnHire(actor, 'replace', { hire, assigned })),
  )
  const candidates = await candidatesOf(
    ctx,
    include.has('candidate') ? [...rows, ...standIns] : standIns,
    fields && new Set([...fields, 'maskedName']),
  )
  return rows.map((hire) => {
    const company = companies.get(hire.companyId)
    const today = dayIn(company?.timezone ?? 'UTC', ctx.now())
    return presentHire(hire, {
      today,
      companyName: company?.name ?? '',
      isFeeFrozen: disputed.has(`${hire.requirementId}/${hire.candidateId}`),
      requirementTitle: titles.get(hire.requirementId) ?? '',
      checkIns: checkIns
        .filter(({ hireId }) => hireId === hire.id)
        .map((checkIn) => ({ ...checkIn, ...named(checkIn, people) })),
      replacementChoices: standIns
        .filter((choice) => choice.requirementId === hire.requirementId && hire.state === 'replacementOpen')
        .map(({ id, startOn }) => ({
          id,
          startOn,
          maskedName: String(candidates.get(id)?.attributes['maskedName'] ?? ''),
        })),
      mayDo: actsFrom(hire.state)
        .filter((act) => mayActOnHire(actor, act, { hire, assigned }))
        .filter((act) => act !== 'checkIn' || checkIns.some((each) => each.hireId === hire.id && each.dueOn <= today)),
      candidate: candidates.get(hire.id) ?? { type: 'candidates', id: hire.candidateId },
    })
  })
}

const named = ({ answeredBy }: CheckIn, people: ReadonlyMap<string, Presented>) => ({
  answeredByName: answeredBy === null ? null : String(people.get(answeredBy)?.attributes['fullName'] ?? ''),
})

/** Names by hire: a candidate releases the name for each requirement separately. */
async function candidatesOf(
  ctx: Context,
  rows: readonly Hire[],
  fields: ReadonlySet<string> | undefined,
): Promise<Map<string, Presented>> {
  const shown = new Map<string, Presented>()
  for (const [companyId, hires] of Map.groupBy(rows, (row) => row.companyId)) {
    const candidateIds = [...new Set(hires.map(({ candidateId }) => candidateId))]
    const requirementIds = [...new Set(hires.map(({ requirementId }) => requirementId))]
    const isReleased = await loadReleases(ctx.db, { companyId, candidateIds, requirementIds })
    const released = hires.filter((hire) => isReleased(hire.requirementId, hire.candidateId))
    const names = new Set(released.map(({ candidateId }) => candidateId))
    const masked = byId(await showCandidatesById(ctx.db, ctx.actor, candidateIds, undefined, fields))
    const named = byId(await showCandidatesById(ctx.db, ctx.actor, [...names], names, fields))
    for (const hire of hires) {
      const candidate = (released.includes(hire) ? named : masked).get(hire.candidateId)
      if (candidate !== undefined) shown.set(hire.id, candidate)
    }
  }
  return shown
}

const byId = (shown: readonly Presented[]) => new Map(shown.map((candidate) => [candidate.id, candidate]))
