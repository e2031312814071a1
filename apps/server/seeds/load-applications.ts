// Agencies that applied lately.
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import { insertAgencies } from '../src/domains/agencies/index.ts'
import type { Context } from '../src/platform/context/context.ts'
import { newId } from '../src/platform/database/new-id.ts'
import { DAY_MS, MINUTE_MS } from '../src/platform/time/durations.ts'
import { demoApplications } from './tenants.table.ts'

const SPECIALITIES = ['kotlin', 'kubernetes', 'react']

export async function loadApplications(ctx: Context): Promise<void> {
  const rows = demoApplications.map(({ daysAgo, reason, ...said }) => {
    const createdAt = new Date(ctx.now().getTime() - daysAgo * DAY_MS)
    const verifiedAt = new Date(createdAt.getTime() + 20 * MINUTE_MS)
    const id = newId(createdAt.getTime())
    return {
      ...said,
      id,
      createdAt,
      updatedAt: verifiedAt,
      verifiedAt,
      acceptedTermsAt: createdAt,
      slug: `application-${id}`,
      website: `https://www.${said.domain}`,
      specialities: SPECIALITIES.map((slug) => skillIdOf(slug)),
      contactEmail: `${said.contactName.split(' ')[0]?.toLowerCase()}@${said.domain}`,
      dpoEmail: `privacy@${said.domain}`,
      decisionReason: reason,
      decidedAt: reason === null ? null : new Date(createdAt.getTime() + DAY_MS),
    }
  })
  await insertAgencies(ctx.db, rows)
}
