import type { candidateRow, PutOutcome } from '@assay/contracts/import-runs'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, ValidationError } from '../../../platform/errors/app-error.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { readAgencyRow } from './agency-rows.rules.ts'
import { findIdBySource, findSameEmail } from './candidate-imports.store.ts'
import { type ImportOutcome, importCandidates } from './import-candidates.ts'
import { mayImportForAgency } from './import-runs.policy.ts'

interface Put {
  readonly id: string
  readonly outcome: PutOutcome
  /** Other candidates of the agency with the same email address. */
  readonly sameEmail: readonly { readonly id: string; readonly externalId: string }[]
}

/** Creates the agency's candidate with this external id, or updates them to match the résumé. */
export async function putCandidate(ctx: Context, row: z.output<typeof candidateRow>): Promise<Put> {
  const { actor } = ctx
  if (!mayImportForAgency(actor))
    throw new AppError('permission.denied', { detail: 'Only agencies can add candidates.' })
  const now = ctx.now()
  const read = readAgencyRow(row, dayIn('UTC', now))
  if ('problem' in read)
    throw new ValidationError([
      { field: (read.problem.pointer ?? '/resume').slice(1).replaceAll('/', '.'), message: read.problem.detail },
    ])
  const outcome = await importCandidates(ctx, [read.record], { agencyId: actor.agencyId, now })
  const [refused] = outcome.rejected
  if (refused !== undefined) throw new ValidationError([{ field: 'resume', message: refused.reason }])
  const id = await findIdBySource(ctx.db, actor.agencyId, read.record.externalId)
  if (id === null) throw new Error('The candidate was not imported.')
  return { id, outcome: outcomeOf(outcome), sameEmail: await findSameEmail(ctx.db, actor.agencyId, id) }
}

function outcomeOf({ imported, updated, replaced }: ImportOutcome): PutOutcome {
  if (imported === 1) return 'created'
  if (replaced.length === 1) return 'replaced'
  return updated === 1 ? 'updated' : 'unchanged'
}
