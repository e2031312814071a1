import type { IncludeTree } from '@assay/jsonapi/include-tree'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { listAgenciesById } from '../../../agencies/index.ts'
import { listMaskedNames, NAME_FIELDS, showCandidatesById } from '../../../candidates/index.ts'
import { listAssignedTo, listRequirementsById } from '../../../requirements/index.ts'
import { listCompaniesById, listUsersShown } from '../../../tenants/index.ts'
import type { ContactInfo } from '../records/index.ts'
import { mayActOnContact, maySeeDetails, possibleActs } from '../records/index.ts'
import { presentContact } from './contact-infos.resource.ts'

/** Adds the names to contact requests. Candidates who have not accepted are masked. */
export async function showContacts(
  ctx: Context,
  { rows, include }: { rows: readonly ContactInfo[]; include: IncludeTree },
): Promise<Presented[]> {
  const { db, actor } = ctx
  const of = <Key extends string>(read: (row: ContactInfo) => Key | null): Key[] => [
    ...new Set(rows.flatMap((row) => read(row) ?? [])),
  ]
  const requirements = new Map(
    (
      await listRequirementsById(
        db,
        of((row) => row.requirementId),
      )
    ).map((row) => [row.id, row]),
  )
  const names = await namesOf(
    ctx,
    of((row) => row.candidateId),
  )
  const people = await listUsersShown(
    db,
    of((row) => row.requestedBy),
  )
  const agencies = await listAgenciesById(
    db,
    of((row) => row.agencyId),
  )
  const companies = await listCompaniesById(
    db,
    of((row) => row.companyId),
  )
  const assigned = await listAssignedTo(ctx)
  const candidates = include.has('candidate') ? await candidatesShown(ctx, rows) : new Map<string, Presented>()
  const now = ctx.now()
  return rows.map((info) => {
    const isSeen = maySeeDetails(actor, info)
    const requirement = { id: info.requirementId, companyId: info.companyId }
    return presentContact(info, {
      candidateName: (isSeen ? info.details?.legalName : null) ?? names.get(info.candidateId) ?? '',
      requirementTitle: requirements.get(info.requirementId)?.title ?? '',
      companyName: companies.get(info.companyId)?.name ?? '',
      agencyName: agencies.get(info.agencyId ?? '')?.legalName ?? null,
      requestedBy: {
        userId: info.requestedBy,
        fullName: String(people.get(info.requestedBy)?.attributes['fullName'] ?? ''),
      },
      maySeeDetails: isSeen,
      mayDo: possibleActs(info, now).filter((act) => mayActOnContact(actor, act, { info, requirement, assigned })),
      candidate: candidates.get(info.candidateId) ?? { type: 'candidates', id: info.candidateId },
    })
  })
}

/** Masked, except for the agency that represents the candidate: it answers for someone it knows. */
async function namesOf({ db, actor }: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (actor.kind !== 'user' || actor.scope !== 'agency') return listMaskedNames(db, ids)
  const shown = await showCandidatesById(db, actor, ids, undefined, NAME_FIELDS)
  return new Map(
    shown.map(({ id, attributes }) => [id, String(attributes['legalName'] ?? attributes['maskedName'] ?? '')]),
  )
}

/** A response uses one name per candidate: the real one only if every request in it was accepted. */
async function candidatesShown(ctx: Context, rows: readonly ContactInfo[]): Promise<Map<string, Presented>> {
  const isOpen = ({ state }: ContactInfo) => state === 'approved' || state === 'disputed'
  const hidden = new Set(rows.flatMap((row) => (isOpen(row) ? [] : [row.candidateId])))
  const ids = [...new Set(rows.map(({ candidateId }) => candidateId))]
  const released = new Set(ids.filter((id) => !hidden.has(id)))
  const shown = await showCandidatesById(ctx.db, ctx.actor, ids, released)
  return new Map(shown.map((candidate) => [candidate.id, candidate]))
}
