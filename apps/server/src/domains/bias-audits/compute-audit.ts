import type { AuditResult } from '@assay/contracts/bias-audits'
import type { Context } from '../../platform/context/context.ts'
import { assertAllowed } from '../../platform/errors/app-error.ts'
import { readGroups } from '../demographics/index.ts'
import type { LivePool } from '../ranking/index.ts'
import { auditOf } from './audit-of.rules.ts'
import { auditMoved } from './bias-audits.events.ts'
import { mayComputeAudits } from './bias-audits.policy.ts'
import { findAuditToRun, updateAudit } from './bias-audits.store.ts'
import { gatherAssessments } from './gather-assessments.ts'
import { runSwaps } from './run-swaps.ts'

export interface AuditParts {
  readonly live: LivePool
  readonly demographicsKey: Buffer
}

export interface AuditedPeriod {
  readonly companyId: string | null
  readonly fromMonth: string
  readonly toMonth: string
  readonly triesReranking: boolean
}

const NOBODY = 'No candidates were ranked for a job in these months. Choose other months.'

/** Carries out a requested audit. Idempotent: a finished one is left as it is. */
export async function computeAudit(ctx: Context, parts: AuditParts, auditId: string): Promise<void> {
  assertAllowed(mayComputeAudits(ctx.actor))
  const asked = await findAuditToRun(ctx.db, auditId)
  if (asked === null) return
  const audit = await updateAudit(ctx.db, asked, { state: 'running' }, ctx.now())
  if (audit === null) return
  const result = await auditPeriod(ctx, parts, audit)
  const change = result === null ? { state: 'failed' as const, failure: NOBODY } : { state: 'ready' as const, result }
  await ctx.transaction(async (tx) => {
    const finished = await updateAudit(tx, audit, change, ctx.now())
    if (finished !== null) tx.record(auditMoved('finish', finished))
  })
}

/** null if there were no assessments. */
export async function auditPeriod(
  ctx: Context,
  { live, demographicsKey }: AuditParts,
  { companyId, fromMonth, toMonth, triesReranking }: AuditedPeriod,
): Promise<AuditResult | null> {
  const gathered = await gatherAssessments(ctx.db, { companyId, ...instantsOf(fromMonth, toMonth) })
  if (gathered.assessments.length === 0) return null
  const people = [...new Set(gathered.assessments.map(({ candidateId }) => candidateId))]
  const groups = await readGroups(ctx.db, demographicsKey, people)
  const swaps = await runSwaps(ctx, live, gathered.rankings)
  return { ...auditOf(gathered, groups, { triesReranking }), swaps }
}

function instantsOf(fromMonth: string, toMonth: string): { from: Date; to: Date } {
  const [year = 0, month = 1] = toMonth.split('-').map(Number)
  return { from: new Date(`${fromMonth}-01T00:00:00Z`), to: new Date(Date.UTC(year, month, 1)) }
}
