import type { ContactAsked } from '@assay/contracts/contact-infos'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import type { HeldLink, LinkView } from '../../../candidate-links/index.ts'
import { findReachableBy } from '../../../candidates/index.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { findCompany, listUsersShown } from '../../../tenants/index.ts'
import { readAnswerTimes } from '../../shortlists/index.ts'
import { describeMismatch, findContactInfoById, medianHours, payOf, RETENTION_MS } from '../records/index.ts'

const LOOK_BACK_MS = 365 * DAY_MS

/** Shows the request, its sender and deadline, and how the employer has treated earlier candidates. */
export async function showContactRequestLink({ link, own }: HeldLink): Promise<LinkView> {
  const info = await findContactInfoById(own.db, link.subjectId)
  if (info === null) throw notFound('contact request')
  const company = await findCompany(own.db, info.companyId)
  const [requirement] = await listRequirementsById(own.db, [info.requirementId])
  const sender = (await listUsersShown(own.db, [info.requestedBy])).get(info.requestedBy)
  const reachable = await findReachableBy(own.db, info.candidateId)
  const since = new Date(own.now().getTime() - LOOK_BACK_MS)
  const times = await readAnswerTimes(own.db, { companyId: info.companyId, since })
  const waits = times.flatMap(({ releasedAt, answeredAt }) =>
    answeredAt === null ? [] : [answeredAt.getTime() - releasedAt.getTime()],
  )
  const shows: ContactAsked = {
    state: info.state,
    message: info.message,
    pay: payOf(info),
    location: info.location,
    purpose: info.purpose,
    requirementTitle: requirement?.title ?? '',
    requestedBy: String(sender?.attributes['fullName'] ?? ''),
    mismatches: info.mismatches.map(describeMismatch),
    willSee: [
      ...(reachable?.legalName ? ['your name and former employers'] : []),
      ...(reachable?.email ? ['your email address'] : []),
      ...(reachable?.phone ? ['your phone number'] : []),
      ...(reachable && reachable.links.length > 0 ? ['your links'] : []),
    ],
    keptUntilDays: RETENTION_MS / DAY_MS,
    employer: { answered: waits.length, decided: times.length, medianHours: medianHours(waits) },
  }
  return { companyName: company?.name ?? null, shows }
}
