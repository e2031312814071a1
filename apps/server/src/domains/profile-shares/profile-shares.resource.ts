import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../platform/context/context.ts'
import { profileAddress } from '../candidate-links/index.ts'
import { listUsersShown } from '../tenants/index.ts'
import type { Share } from './profile-shares.store.ts'

export async function presentShares(
  ctx: Context,
  shares: readonly Share[],
  { appUrl }: { appUrl: string },
): Promise<Presented[]> {
  const people = await listUsersShown(ctx.db, [...new Set(shares.map(({ sharedBy }) => sharedBy))])
  return Promise.all(
    shares.map(async (share): Promise<Presented> => {
      const { id, candidateId, sharedBy, expiresAt, revokedAt, createdAt, updatedAt } = share
      const state = stateOf(share, ctx.now())
      return {
        type: 'profile-shares',
        id,
        attributes: {
          state,
          link: state === 'open' ? await profileAddress(ctx.db, { id, appUrl }) : null,
          sharedBy: String(people.get(sharedBy)?.attributes['fullName'] ?? ''),
          expiresAt,
          revokedAt,
          mayDo: state === 'open' ? ['revoke'] : [],
          createdAt,
          updatedAt,
        },
        relationships: { candidate: { type: 'candidates', id: candidateId } },
      }
    }),
  )
}

export function stateOf({ revokedAt, expiresAt }: Share, now: Date): 'open' | 'expired' | 'revoked' {
  if (revokedAt !== null) return 'revoked'
  return expiresAt <= now ? 'expired' : 'open'
}
