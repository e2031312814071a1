import type { Context } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { withPauses } from '../../platform/isolation/with-pauses.ts'
import { dayOf } from '../../platform/time/days.ts'
import { findCompany } from '../tenants/index.ts'
import { companyExported } from './company-exports.events.ts'
import { mayExportCompany } from './company-exports.policy.ts'
import { writeCompany } from './write-company.ts'

/** Exports the company's data and records the export in the timeline. */
export async function exportCompany(ctx: Context): Promise<{ bytes: Buffer; name: string }> {
  const { actor } = ctx
  if (!mayExportCompany(actor))
    throw new AppError('permission.denied', { detail: 'Only owners and admins can export a company’s data.' })
  const company = await findCompany(ctx.db, actor.companyId)
  if (company === null) throw new AppError('permission.denied')
  const lines: string[] = []
  const reader = { userId: actor.userId, hasNames: actor.isBlind !== true }
  for await (const row of withPauses(writeCompany(ctx, company, reader))) lines.push(JSON.stringify(row))
  await ctx.transaction(async (tx) => tx.record(companyExported(company.id, lines.length)))
  const day = dayOf(ctx.now())
  return { bytes: Buffer.from(`${lines.join('\n')}\n`), name: `company-${day}.jsonl` }
}
