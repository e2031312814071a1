import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import type { HeldLink, LinkView } from '../../../candidate-links/index.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { findCompany } from '../../../tenants/index.ts'
import { findHire, type Hire, mayConfirmStart } from '../records/index.ts'
import { todayOf } from './start-hire.ts'

export interface HeldStart {
  readonly hire: Hire
  readonly companyName: string
  readonly position: string
  /** The start date has arrived. */
  readonly isDue: boolean
}

/** Reads the hire behind a link of this purpose, without changing anything. */
export async function getStartConfirmation({ link, own }: HeldLink): Promise<HeldStart> {
  if (link.action !== 'confirmStart') throw new AppError('verification.expired')
  const hire = await findHire(own.db, link.subjectId, {})
  if (hire === null) throw notFound('hire')
  assertAllowed(mayConfirmStart(own.actor, hire))
  const company = await findCompany(own.db, hire.companyId)
  const [requirement] = await listRequirementsById(own.db, [hire.requirementId])
  const isDue = hire.startOn <= (await todayOf(own, hire))
  return { hire, companyName: company?.name ?? '', position: requirement?.title ?? '', isDue }
}

export async function showStartLink(held: HeldLink): Promise<LinkView> {
  const { hire, companyName, position } = await getStartConfirmation(held)
  return { companyName, shows: { position, startOn: hire.startOn } }
}
