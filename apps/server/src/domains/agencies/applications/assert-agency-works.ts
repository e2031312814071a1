import type { UserActor } from '../../../platform/context/actor.ts'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { stateOfAgency } from './applications.store.ts'

/** People of a suspended agency, and the contacts of its clients, can do nothing. */
export async function assertAgencyWorks<Recognized extends UserActor | 'expired'>(
  { db }: Context,
  recognized: Recognized,
): Promise<Recognized> {
  if (recognized === 'expired' || recognized.agencyId === null) return recognized
  if ((await stateOfAgency(db, recognized.agencyId)) === 'approved') return recognized
  throw new AppError('session.disabled', {
    detail: 'Your agency’s account is suspended or closed. Ask the operator of this site.',
  })
}
