import type { Presented } from '@assay/jsonapi/present'
import type { Actor } from '../../../platform/context/actor.ts'
import type { Queries } from '../../../platform/context/context.ts'
import { listAgenciesById } from '../../agencies/index.ts'
import {
  actsOnOwn,
  isRepresentedBy,
  type ListedCandidate,
  listCandidatesById,
  listListedById,
  loadIdentities,
  loadViews,
  maySeeNames,
} from '../profiles/index.ts'
import { presentCandidate } from './candidates.resource.ts'
import { areListed } from './count-reading.ts'

const NOBODY: ReadonlySet<string> = new Set()

/** The attributes that name a candidate. */
export const NAME_FIELDS: ReadonlySet<string> = new Set(['maskedName', 'legalName'])

/**
 * Presents rows as this actor may see them: masked, unless a policy reveals names. `released` lists candidates who
 * released their identity for the purpose at hand. Attributes not named in `fields` are neither read nor shown.
 */
export async function showCandidates(
  db: Queries,
  actor: Actor,
  rows: readonly ListedCandidate[],
  released = NOBODY,
  fields?: ReadonlySet<string>,
): Promise<Presented[]> {
  const views = await loadViews(db, rows, fields)
  const named = rows.filter((row) => maySeeNames(actor, row, released.has(row.id))).map((row) => row.id)
  const identities = await loadIdentities(db, named)
  const isGuest = actor.kind !== 'user'
  const hasAgency = fields === undefined || fields.has('agencyName') || fields.has('agency')
  const agencyIds = isGuest || !hasAgency ? [] : [...new Set(rows.flatMap((row) => row.agencyId ?? []))]
  const agencies = await listAgenciesById(db, agencyIds)
  return views.map((view) =>
    presentCandidate(view, {
      identity: identities.get(view.candidate.id),
      agency: agencies.get(view.candidate.agencyId ?? ''),
      externalId: externalIdFor(actor, view.candidate),
      mayDo: actsOnOwn(actor, view.candidate),
    }),
  )
}

/** An erased row keeps a made-up id, which means nothing to the agency. */
const externalIdFor = (actor: Actor, { agencyId, state, externalId }: ListedCandidate): string | null =>
  isRepresentedBy(actor, agencyId) && state !== 'erased' ? (externalId ?? null) : null

/** The same for candidates that another domain knows by id, in no particular order. */
export async function showCandidatesById(
  db: Queries,
  actor: Actor,
  ids: readonly string[],
  released = NOBODY,
  fields?: ReadonlySet<string>,
): Promise<Presented[]> {
  const list = areListed(fields) ? listListedById : listCandidatesById
  return showCandidates(db, actor, await list(db, ids), released, fields)
}
