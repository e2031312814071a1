import type { Context } from '../../platform/context/context.ts'
import { listReleasedTo, NAME_FIELDS, showCandidatesById } from '../candidates/index.ts'
import { listAssignedTo } from '../requirements/index.ts'

/** The names of candidates as far as the caller may see them, by id: a released name, or else the code. */
export async function nameCandidates(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(ids)]
  const released = await listReleasedTo(ctx, asked, listAssignedTo)
  const shown = await showCandidatesById(ctx.db, ctx.actor, asked, released, NAME_FIELDS)
  return new Map(shown.map(({ id, attributes }) => [id, String(attributes['legalName'] ?? attributes['maskedName'])]))
}
