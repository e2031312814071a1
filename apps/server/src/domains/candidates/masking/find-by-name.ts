import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { accessOf } from '../../../platform/context/may.ts'
import { type CandidateScope, candidateAccess, listCoded, listNamed } from '../profiles/index.ts'
import { listKnownTo } from './candidate-releases.store.ts'
import { countReading } from './count-reading.ts'
import type { ListShown } from './find-accessible-candidate.ts'
import { listReleasedTo } from './list-released.ts'
import { showCandidatesById } from './show-candidates.ts'

export interface FindByName {
  readonly text: string
  readonly limit: number
  /** Candidates that a company works with; its members find only these by other words than their code. */
  readonly listWorkedWith: (ctx: Context) => Promise<readonly string[]>
  readonly listShown: ListShown
  readonly listAssigned: (ctx: Context) => Promise<ReadonlySet<string>>
}

const SHOWN: ReadonlySet<string> = new Set(['maskedName', 'headline'])
/** A code, as it is shown in place of a masked name. */
const CODE = /^(?:candidate\s+)?([2-9a-z]{5})$/i

/** Candidates by code, headline and words, and by name where the caller may read it. */
export async function findByName(ctx: Context, wanted: FindByName): Promise<Presented[]> {
  const { db, actor } = ctx
  const { text, limit } = wanted
  const scope = await scopeOf(ctx, wanted)
  if (scope === null) return []
  const named = typeof scope === 'object' && 'agencyId' in scope ? ('all' as const) : await listNames(ctx, wanted)
  const found = await listNamed(db, { text, limit, scope, named: mayUnmask(ctx) ? named : [] })
  const code = CODE.exec(text)?.[1]
  const coded = code !== undefined && candidateAccess(actor).kind === 'pool' ? await listCoded(db, code) : []
  const ids = [...new Set([...coded, ...found])].slice(0, limit)
  await countReading(ctx, ids, 'listed')
  const released = await listReleasedTo(ctx, ids, wanted.listAssigned)
  const shown = new Map((await showCandidatesById(db, actor, ids, released, SHOWN)).map((each) => [each.id, each]))
  return ids.flatMap((id) => shown.get(id) ?? [])
}

async function scopeOf(ctx: Context, wanted: FindByName): Promise<CandidateScope | null> {
  const access = candidateAccess(ctx.actor)
  if (access.kind === 'none') return null
  if (access.kind === 'agency') return { agencyId: access.agencyId }
  if (access.kind === 'everyone') return 'everyone'
  return { ids: await (access.kind === 'pool' ? wanted.listWorkedWith : wanted.listShown)(ctx) }
}

const mayUnmask = ({ actor }: Context): boolean =>
  actor.kind === 'user' && actor.isBlind !== true && accessOf(actor, 'candidate.unmask') !== null

/** Candidates who released their name to the caller's company, for jobs that the caller works on. */
async function listNames(ctx: Context, { listAssigned }: FindByName): Promise<readonly string[]> {
  const { actor, db } = ctx
  if (actor.kind !== 'user' || actor.companyId === null) return []
  const requirementIds = accessOf(actor, 'candidate.unmask') === 'all' ? null : [...(await listAssigned(ctx))]
  return listKnownTo(db, { companyId: actor.companyId, requirementIds })
}
