import type { Among } from '@assay/contracts/search-criteria'
import type { Context } from '../../../platform/context/context.ts'
import { ValidationError } from '../../../platform/errors/app-error.ts'

/** The members of a talent pool or talent community; null if the caller sees no such. */
export type ListAmong = (ctx: Context, among: Among) => Promise<readonly string[] | null>

/** The candidates to which a search is limited; null: all. */
export async function listOnly(
  ctx: Context,
  listAmong: ListAmong,
  among: Among | undefined,
): Promise<readonly string[] | null> {
  if (among === undefined) return null
  const found = await listAmong(ctx, among)
  if (found !== null) return found
  const message =
    among.type === 'talent-pools' ? 'You can see no such talent pool.' : 'Your company has no such talent community.'
  throw new ValidationError([{ field: 'criteria.among', message }])
}
