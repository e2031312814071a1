import type { editCandidate } from '@assay/contracts/candidates'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, type FieldProblem, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import { hourlyRateMinor } from '../records/index.ts'
import { findCountry, findZone } from '../taxonomy/index.ts'
import { ownCandidateChanged } from './own-candidates.events.ts'
import { mayEditOwn } from './own-candidates.policy.ts'
import { type Facts, lockOwnCandidate, saveOwnCandidate, saveVideo } from './own-candidates.store.ts'

type Input = z.output<typeof editCandidate.body>

/** Changes a candidate's preferences. Saving confirms them on the agency's behalf. */
export async function editOwnCandidate(
  ctx: Context,
  { id, version, input }: { readonly id: string; readonly version: number | null; readonly input: Input },
): Promise<void> {
  const { actor } = ctx
  if (!mayEditOwn(actor))
    throw new AppError('permission.denied', { detail: 'Only agencies can edit their candidates.' })
  const { agencyId } = actor
  const { videoUrl, ...rest } = input
  const wanted = factsOf(rest)
  const at = ctx.now()
  await ctx.transaction(async (tx) => {
    const before = await lockOwnCandidate(tx, { id, agencyId })
    if (before === null) throw notFound('candidate')
    assertUnchanged(
      version,
      before.version,
      'Someone else changed this candidate after you opened it. Look at their change, then save yours.',
    )
    const names = Object.keys(wanted) as (keyof Facts)[]
    const changed: string[] = names.filter((name) => JSON.stringify(wanted[name]) !== JSON.stringify(before[name]))
    await saveOwnCandidate(tx, id, { ...wanted, lastConfirmedAt: at }, at)
    if (videoUrl !== undefined && (await saveVideo(tx, id, videoUrl))) changed.push('videoUrl')
    tx.record(ownCandidateChanged('edit', { id, agencyId }, { changed }))
  })
}

function factsOf({ rateExpected, timezone, country, version: _, ...plain }: Omit<Input, 'videoUrl'>): Partial<Facts> {
  const problems: FieldProblem[] = []
  const zone = timezone == null ? timezone : findZone(timezone)
  if (timezone != null && zone === null)
    problems.push({ field: 'timezone', message: `"${timezone}" is not a time zone. Use a name such as Europe/Berlin.` })
  const code = country == null ? country : findCountry(country)
  if (country != null && code === null)
    problems.push({ field: 'country', message: `"${country}" is not a country code. Use two letters such as DE.` })
  const [first, ...more] = problems
  if (first !== undefined) throw new ValidationError([first, ...more])
  const facts = {
    ...plain,
    ...(timezone === undefined ? {} : { timezone: zone }),
    ...(country === undefined ? {} : { country: code }),
    ...(rateExpected === undefined
      ? {}
      : {
          rateAmountMinor: rateExpected?.amountMinor ?? null,
          rateCurrency: rateExpected?.currency ?? null,
          ratePeriod: rateExpected?.period ?? null,
          hourlyRateMinor: hourlyRateMinor(rateExpected),
        }),
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}
