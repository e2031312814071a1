import type { WaterfallStep } from '@assay/contracts/candidate-searches'
import { orList } from '@assay/contracts/or-list'
import type { LintFinding } from '@assay/contracts/search-criteria'
import type { SearchCriteria } from '@assay/ranking-engine'
import { noConstraints } from '@assay/ranking-engine'
import { countLive, type LivePool } from '../../ranking/index.ts'

const MAX_LOOKED_UP = 12

/**
 * Says which must-haves no candidate has, however long and in whatever proof: a list of those who come near would hide it.
 * They are counted one by one only where the waterfall ends before the limits, since few searches do.
 */
export async function findAbsent(
  live: LivePool,
  criteria: SearchCriteria,
  answer: { readonly matchedCount: number; readonly poolSize: number; readonly waterfall: readonly WaterfallStep[] },
  now: Date,
): Promise<LintFinding[]> {
  const endsEarly = answer.waterfall.some(({ target, left }) => target.startsWith('mustHave') && left === 0)
  // Searches by words match by these alone.
  const isByWords = criteria.textWords?.first === true || (criteria.exactWords ?? []).length > 0
  if (!endsEarly || isByWords || answer.poolSize === 0) return []
  const counted = await Promise.all(
    criteria.mustHave.slice(0, MAX_LOOKED_UP).map(async ({ anyOf }) => {
      const mustHave = [{ anyOf, minYears: null, minEvidence: null }]
      const alone = { ...criteria, ...ALONE, mustHave }
      return (await countLive(live, alone, { now: now.getTime() })).waterfall[0]
    }),
  )
  const absent = counted.flatMap((step) => (step?.left === 0 ? [step.condition] : []))
  if (absent.length === 0) return []
  const rest = answer.matchedCount === 0 ? '' : ' Those who come near are listed.'
  return [{ code: 'absent-skill', message: `No candidate has ${orList(absent)}.${rest}`, start: null, end: null }]
}

const ALONE = {
  mustHaveMode: 'require',
  title: null,
  titleSlug: null,
  niceToHave: [],
  unwantedSkills: [],
  constraints: noConstraints,
  keywords: [],
  exactWords: [],
  writtenWords: [],
  textWords: undefined,
} as const
