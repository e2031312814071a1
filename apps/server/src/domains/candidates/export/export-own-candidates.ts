import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { withPauses } from '../../../platform/isolation/with-pauses.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { agencyResumeOf, importableByAgency } from './agency-copy.rules.ts'
import { candidatesExported } from './candidate-exports.events.ts'
import { mayExportCandidates } from './candidate-exports.policy.ts'
import { exportCandidates } from './export-candidates.ts'
import { csvColumns, csvLineOf } from './write-csv.ts'

/** All candidates of the caller's agency as a file that its import reads. */
export async function exportOwnCandidates(
  ctx: Context,
  format: 'lines' | 'csv',
): Promise<{ bytes: Buffer; name: string }> {
  const { actor } = ctx
  if (!mayExportCandidates(actor))
    throw new AppError('permission.denied', { detail: 'Only owners of an agency can export its candidates.' })
  const rows: string[] = []
  for await (const batch of withPauses(exportCandidates(ctx.db, actor.agencyId)))
    for (const record of batch)
      rows.push(format === 'csv' ? csvLineOf(importableByAgency(record)) : JSON.stringify(agencyResumeOf(record)))
  await ctx.transaction(async (tx) => tx.record(candidatesExported(actor.agencyId, rows.length)))
  const lines = format === 'csv' ? [csvColumns.join(','), ...rows] : rows
  const name = `candidates-${dayOf(ctx.now())}.${format === 'csv' ? 'csv' : 'jsonl'}`
  return { bytes: Buffer.from(lines.map((line) => `${line}\n`).join('')), name }
}
