import { and, count, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { contactInfos } from './contact-infos.tables.ts'

/** Reasons for declining a company’s requests, most frequent first. */
export async function countDeclineReasons(
  db: Queries,
  scope: { readonly companyId: string; readonly requirementIds: readonly string[] | null },
): Promise<{ code: string; count: number }[]> {
  const found = await db
    .select({ code: contactInfos.declineCode, count: count() })
    .from(contactInfos)
    .where(
      and(
        ...[eq(contactInfos.companyId, scope.companyId), eq(contactInfos.state, 'declined')],
        isNotNull(contactInfos.declineCode),
        scope.requirementIds === null ? undefined : inArray(contactInfos.requirementId, [...scope.requirementIds]),
      ),
    )
    .groupBy(contactInfos.declineCode)
  return found
    .flatMap(({ code, count }) => (code === null ? [] : [{ code, count }]))
    .sort((one, other) => other.count - one.count || one.code.localeCompare(other.code))
}
