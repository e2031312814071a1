import type { Presented } from '@assay/jsonapi/present'
import type { Impersonation } from './impersonations.store.ts'

export function presentImpersonation(
  row: Impersonation,
  { names, token = null }: { names: ReadonlyMap<string, string>; token?: string | null },
): Presented {
  return {
    type: 'impersonations',
    id: row.id,
    attributes: {
      reason: row.reason,
      operatorName: names.get(row.operatorId) ?? null,
      userName: names.get(row.userId) ?? null,
      startedAt: row.createdAt,
      endsAt: row.endsAt,
      endedAt: row.endedAt,
      token,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    },
    relationships: { user: { type: 'users', id: row.userId } },
  }
}
