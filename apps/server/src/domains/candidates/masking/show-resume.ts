import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { loadIdentities, maySeeNames } from '../profiles/index.ts'
import { passagesOf } from '../records/index.ts'
import { countReading } from './count-reading.ts'
import { findAccessibleCandidate, type ListShown } from './find-accessible-candidate.ts'
import { listReleasedTo } from './list-released.ts'

/** The document of a candidate. It names them anywhere, so that nothing of it is shown before they are released. */
export async function showResume(
  ctx: Context,
  id: string,
  needs: { listShown: ListShown; listAssigned: (ctx: Context) => Promise<ReadonlySet<string>> },
): Promise<Presented> {
  const candidate = await findAccessibleCandidate(ctx, id, needs.listShown)
  if (candidate === null) throw notFound('candidate')
  await countReading(ctx, [id], 'profiles')
  const released = await listReleasedTo(ctx, [id], needs.listAssigned)
  const masked = !maySeeNames(ctx.actor, candidate, released.has(id))
  const identity = (await loadIdentities(ctx.db, [id])).get(id)
  // Without a masked summary, the original one is the text of a document.
  const document = candidate.summary === null ? (identity?.contact.originals.summary ?? null) : null
  const text = masked ? null : document
  return {
    type: 'candidate-resumes',
    id,
    attributes: {
      hasDocument: document !== null,
      masked,
      text,
      passages: text === null ? [] : passagesOf(text, ctx.now()),
      createdAt: candidate.createdAt,
      updatedAt: candidate.updatedAt,
    },
    relationships: { candidate: { type: 'candidates', id } },
  }
}
