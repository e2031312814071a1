import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../platform/context/context.ts'
import { accessOf } from '../../platform/context/may.ts'
import { NAME_FIELDS, showCandidatesById } from '../candidates/index.ts'
import { listUsersById } from '../identity/index.ts'
import { listRequirementsById } from '../requirements/index.ts'
import { listTeammatesIn } from '../tenants/index.ts'
import type { ActivityAccess } from './activities.policy.ts'
import { presentActivity } from './activities.resource.ts'
import { type Activity, listNotesById } from './activities.store.ts'

export interface Names {
  readonly people: ReadonlyMap<string, string>
  readonly requirements: ReadonlyMap<string, string>
  readonly candidates: ReadonlyMap<string, string>
  readonly notes: ReadonlyMap<string, string>
  /** The people whose networks the reader may see: candidates, other tenants and operators keep theirs private. */
  readonly networksOf: ReadonlySet<string>
}

/** Entries hold references only; the names are looked up now, as far as the reader may see them. */
export async function showActivities(
  ctx: Context,
  rows: readonly Activity[],
  { hasDetails }: ActivityAccess,
): Promise<Presented[]> {
  const names = await loadNames(ctx, rows, hasDetails)
  return rows.map((row) => presentActivity(row, names, hasDetails))
}

export async function loadNames(ctx: Context, rows: readonly Activity[], hasDetails: boolean): Promise<Names> {
  const idsOf = (read: (row: Activity) => string | null) => [...new Set(rows.flatMap((row) => read(row) ?? []))]
  const notes = rows.filter(({ targetType }) => targetType === 'activity-notes')
  const [users, requirements, candidates, words, networksOf] = await Promise.all([
    listUsersById(
      ctx.db,
      idsOf(({ actorType, actorId }) => (actorType === 'user' || actorType === 'agency' ? actorId : null)),
    ),
    hasDetails
      ? listRequirementsById(
          ctx.db,
          idsOf(({ requirementId }) => requirementId),
        )
      : [],
    hasDetails
      ? showCandidatesById(
          ctx.db,
          ctx.actor,
          idsOf(({ candidateId }) => candidateId),
          undefined,
          NAME_FIELDS,
        )
      : [],
    hasDetails
      ? listNotesById(
          ctx.db,
          notes.map(({ targetId }) => targetId),
        )
      : new Map<string, string>(),
    listMembersOfReader(ctx),
  ])
  return {
    people: new Map(users.flatMap((user) => (user.deletedAt === null ? [[user.id, user.fullName] as const] : []))),
    requirements: new Map(requirements.map(({ id, title }) => [id, title])),
    candidates: new Map(
      candidates.map(({ id, attributes }) => [id, String(attributes['legalName'] ?? attributes['maskedName'])]),
    ),
    notes: words,
    networksOf,
  }
}

/** Owners see where the people of their company or agency acted from; others, where they did themselves. */
async function listMembersOfReader({ db, actor }: Context): Promise<ReadonlySet<string>> {
  if (actor.kind !== 'user') return new Set()
  const { companyId, agencyId, userId } = actor
  const tenant = companyId === null ? agencyId !== null && { agencyId } : { companyId }
  if (tenant === false || accessOf(actor, 'activity.read') !== 'all') return new Set([userId])
  const members = await listTeammatesIn(db, tenant)
  return new Set([userId, ...members.flatMap((member) => member.userId ?? [])])
}
