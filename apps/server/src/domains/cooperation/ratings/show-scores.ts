import { RATED_DAYS } from '@assay/contracts/agency-ratings'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { type Agency, listAgenciesById, listAgencyIdsOf, listApprovedAgencies } from '../../agencies/index.ts'
import { measureAgencies } from '../../pipeline/shortlists/index.ts'
import { scoreAccess } from './ratings.policy.ts'
import { NOTHING_MEASURED, shownAverages, shownMeasures } from './ratings.rules.ts'
import { averageRatings, countDisputes } from './ratings.store.ts'

export async function showScores(ctx: Context, wanted: string | undefined): Promise<Presented[]> {
  const agencies = (await listReadable(ctx)).filter(({ id }) => wanted === undefined || id === wanted)
  const ids = agencies.map(({ id }) => id)
  const since = new Date(ctx.now().getTime() - RATED_DAYS * DAY_MS)
  const averages = await averageRatings(ctx.db, ids, since)
  const measured = await measureAgencies(ctx.db, ids, since)
  const disputes = await countDisputes(ctx.db, ids)
  return agencies.map(({ id, legalName }) => ({
    type: 'agency-scores',
    id,
    attributes: {
      agencyName: legalName,
      ...shownAverages(averages.get(id)),
      ...shownMeasures(measured.get(id) ?? NOTHING_MEASURED),
      disputed: disputes.get(id) ?? 0,
    },
  }))
}

async function listReadable({ db, actor }: Context): Promise<Agency[]> {
  const access = scoreAccess(actor)
  if (access === 'none')
    throw new AppError('permission.denied', {
      detail: 'Only agencies and employers can see the scores of agencies.',
    })
  if (access === 'every') return listApprovedAgencies(db)
  if (access !== 'partners') return [...(await listAgenciesById(db, [access.agencyId])).values()]
  const companyId = actor.kind === 'user' ? (actor.companyId ?? '') : ''
  const ids = (await listAgencyIdsOf(db, [companyId])).get(companyId) ?? []
  return [...(await listAgenciesById(db, ids)).values()]
}
