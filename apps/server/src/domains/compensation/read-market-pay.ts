import { narrowings } from '@assay/contracts/compensations'
import type { Pay } from '@assay/contracts/money'
import type { Context } from '../../platform/context/context.ts'
import { compensationAccess } from './compensations.policy.ts'
import { bandOf, type PayPoint } from './compensations.rules.ts'
import { type Compensation, listPublished } from './compensations.store.ts'

type Subject = Pick<PayPoint, 'titleId' | 'engagement' | 'country' | 'experienceMonths'> & Pick<Pay, 'currency'>

/**
 * The median of what candidates expect in the subject's currency, for each subject in order: of their country and
 * experience, or the nearest broader figure that is published. Null without access.
 */
export async function readMarketPay(ctx: Context, subjects: readonly Subject[]): Promise<(Pay | null)[] | null> {
  const access = compensationAccess(ctx.actor)
  if (access === null) return null
  const titleIds = [...new Set(subjects.map(({ titleId }) => titleId))]
  if (titleIds.length === 0) return []
  const open = access === 'reduced' ? narrowings : (['skill'] as const)
  const cells = Map.groupBy(await listPublished(ctx.db, { titleIds, kind: 'expected', open }), nameOf)
  return subjects.map((subject) => {
    const minYears = bandOf(subject.experienceMonths)
    const keys = [
      { ...subject, minYears },
      { ...subject, minYears: null },
      { ...subject, country: null, minYears },
      { ...subject, country: null, minYears: null },
    ]
    const [nearest] = keys.flatMap((key) => cells.get(nameOf(key)) ?? [])
    if (nearest === undefined || nearest.p50 === null) return null
    return { amountMinor: nearest.p50, currency: nearest.currency, period: nearest.period }
  })
}

type Key = Pick<Compensation, 'titleId' | 'engagement' | 'currency' | 'country' | 'minYears'>

const nameOf = ({ titleId, engagement, currency, country, minYears }: Key): string =>
  [titleId, engagement, currency, country, minYears].join(' ')
