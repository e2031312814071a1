// Resolves `criteria.among` to candidates: the members of a talent pool or talent community.
import { listJoined } from './domains/community/communities/index.ts'
import type { ListAmong } from './domains/search/index.ts'
import { listPooled } from './domains/talent-pools/index.ts'

export const listAmong: ListAmong = (ctx, { type, id }) =>
  type === 'talent-pools' ? listPooled(ctx, id) : listJoined(ctx, id)
