import { goneStates } from '@assay/contracts/candidates'
import type { Pay } from '@assay/contracts/money'
import { and, between, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { currentSkillId } from '../../taxonomy/index.ts'
import { currentTitleId } from '../taxonomy/index.ts'
import { candidateSkills, candidates } from './candidates.tables.ts'

/** By what pay is compared. */
export interface PaySubject {
  readonly country: string | null
  readonly experienceMonths: number | null
  /** Core skills only. */
  readonly skillIds: readonly string[]
}

const CORE = 3
const currentSkillIds = (ids: readonly string[]): string[] => [...new Set(ids.map(currentSkillId))]
const coreSkills = sql<string[]>`coalesce((select array_agg(${candidateSkills.skillId}) from ${candidateSkills}
  where ${candidateSkills.candidateId} = ${candidates.id} and ${candidateSkills.prominence} = ${CORE}), '{}')`
const statedOn = sql<string>`(${candidates.rateStatedAt} at time zone 'UTC')::date`

/**
 * The pay that candidates stated in these days and still request. Those open to both engagements count once: by the
 * period of their rate.
 */
export async function listExpectedPay(db: Queries, { from, to }: { from: string; to: string }) {
  const rows = await db
    .select({
      id: candidates.id,
      agencyId: candidates.agencyId,
      titleId: candidates.titleId,
      country: candidates.country,
      experienceMonths: candidates.experienceMonths,
      engagement: candidates.engagement,
      amountMinor: candidates.rateAmountMinor,
      currency: candidates.rateCurrency,
      period: candidates.ratePeriod,
      skillIds: coreSkills,
    })
    .from(candidates)
    .where(
      and(
        isNotNull(candidates.titleId),
        isNotNull(candidates.rateAmountMinor),
        notInArray(candidates.state, ['draft', ...goneStates]),
        between(statedOn, sql`${from}::date`, sql`${to}::date`),
      ),
    )
  return rows.flatMap(({ id, agencyId, titleId, engagement, amountMinor, currency, period, ...subject }) => {
    if (titleId === null || amountMinor === null || currency === null || period === null) return []
    const [only, other] = engagement
    const byPeriod = period === 'hour' || period === 'day' ? ('contract' as const) : ('fullTime' as const)
    const pay: Pay = { amountMinor, currency, period }
    const source = agencyId === null ? `candidate ${id}` : `agency ${agencyId}`
    return [
      {
        ...subject,
        skillIds: currentSkillIds(subject.skillIds),
        kind: 'expected' as const,
        titleId: currentTitleId(titleId),
        engagement: only === undefined || other !== undefined ? byPeriod : only,
        pay,
        source,
      },
    ]
  })
}

export async function listPaySubjects(db: Queries, candidateIds: readonly string[]): Promise<Map<string, PaySubject>> {
  if (candidateIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: candidates.id,
      country: candidates.country,
      experienceMonths: candidates.experienceMonths,
      skillIds: coreSkills,
    })
    .from(candidates)
    .where(inArray(candidates.id, [...candidateIds]))
  return new Map(rows.map(({ id, ...subject }) => [id, { ...subject, skillIds: currentSkillIds(subject.skillIds) }]))
}
