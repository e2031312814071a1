import type { AlertFrequency } from '@assay/contracts/candidate-searches'
import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed, ValidationError } from '../../../platform/errors/app-error.ts'
import { findCompany } from '../../tenants/index.ts'
import {
  getSearch,
  isEmployer,
  listFrozenCandidateIds,
  maySetAlert,
  type Search,
  searchAlertChanged,
} from '../searches/index.ts'
import { nextDue, topOf } from './alerts.rules.ts'
import { removeAlert, saveAlert } from './search-alerts.store.ts'

/** The caller hears daily or weekly of what changes in a saved search, or no longer. */
export async function setAlert(ctx: Context, input: { id: string; alert: AlertFrequency | 'off' }): Promise<Search> {
  const search = await getSearch(ctx, input.id)
  const { actor } = ctx
  assertAllowed(maySetAlert(actor), 'Your role doesn’t include search alerts.')
  if (!isEmployer(actor)) return search
  const { alert: frequency } = input
  const whose = { searchId: search.id, userId: actor.userId }
  if (frequency !== 'off' && search.savedName === null)
    throw new ValidationError([
      { field: 'alert', message: 'Save the search first. Alerts are for saved searches only.' },
    ])
  const at = ctx.now()
  const company = await findCompany(ctx.db, search.companyId)
  const frozen = await listFrozenCandidateIds(ctx.db, search.id)
  await ctx.transaction(async (tx) => {
    if (frequency === 'off') await removeAlert(tx, whose)
    else
      await saveAlert(tx, {
        ...whose,
        frequency,
        topIds: topOf(frozen),
        notifiedAt: search.createdAt,
        dueAt: nextDue(frequency, company?.timezone ?? 'UTC', at),
        createdAt: at,
        updatedAt: at,
      })
    tx.record(searchAlertChanged(search, frequency))
    // Alerts are shown to those who set them alone.
    tx.announce({ to: { userId: actor.userId }, type: 'search.changed' })
  })
  return search
}
