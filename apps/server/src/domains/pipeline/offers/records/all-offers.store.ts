import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { listApprovals } from './offers.store.ts'
import { offerDocuments, offers } from './offers.tables.ts'

/** Every offer of a company, for its export; sent documents are in base64, with their hash. */
export async function* listAllOffers(
  db: Queries,
  { companyId, hasNames }: { companyId: string; hasNames: boolean },
): AsyncGenerator<Record<string, unknown>> {
  const rows = await db
    .select()
    .from(offers)
    .where(eq(offers.companyId, companyId))
    .orderBy(offers.createdAt, offers.id)
  const approvals = Map.groupBy(
    await listApprovals(
      db,
      rows.map(({ id }) => id),
    ),
    ({ offerId }) => offerId,
  )
  for (const { acceptedName, ...offer } of rows) {
    const [document] = await db
      .select()
      .from(offerDocuments)
      .where(inArray(offerDocuments.offerId, [offer.id]))
    yield {
      ...offer,
      acceptedName: hasNames ? acceptedName : null,
      approvals: approvals.get(offer.id) ?? [],
      document:
        document === undefined
          ? null
          : { hash: document.hash, pdf: hasNames ? document.bytes.toString('base64') : null },
    }
  }
}
