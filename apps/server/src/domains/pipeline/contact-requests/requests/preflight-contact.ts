import type { ContactBlocker, ContactMismatch } from '@assay/contracts/contact-infos'
import type { Pay } from '@assay/contracts/money'
import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { dayOf } from '../../../../platform/time/days.ts'
import { listAgenciesById } from '../../../agencies/index.ts'
import { readBlockedFrom, readCreditsLeft } from '../../../billing/index.ts'
import { type ContactFacts, findContactFacts, hourlyRateMinor } from '../../../candidates/index.ts'
import {
  type EmployerActor,
  getRequirement,
  listAssignedTo,
  type Requirement,
  takesCandidates,
} from '../../../requirements/index.ts'
import { findCompany } from '../../../tenants/index.ts'
import { listStagesOf } from '../../shortlists/index.ts'
import { draftMessage, findBlockers, findMismatches, mayRequestContact } from '../records/index.ts'

export interface LookedInto {
  readonly requirement: Requirement
  readonly actor: EmployerActor
  readonly facts: ContactFacts
  readonly mismatches: readonly ContactMismatch[]
  readonly blockers: readonly ContactBlocker[]
  readonly creditsLeft: number | null
  readonly blockedFrom: Date | null
  readonly agencyName: string | null
  readonly payBand: Pay | null
  /** The defaults of a new request. */
  readonly message: string
}

/** Reports mismatches and obstacles: shown before sending, and checked again on sending. */
export async function preflightContact(
  ctx: Context,
  { candidateId, requirementId, pay }: { candidateId: string; requirementId: string; pay: Pay | null },
): Promise<LookedInto> {
  const requirement = await getRequirement(ctx, requirementId)
  assertAllowed(mayRequestContact(ctx.actor, { requirement, assigned: await listAssignedTo(ctx) }))
  const { companyId } = requirement
  const stages = await listStagesOf(ctx.db, [candidateId], { companyId, requirementIds: [requirementId] })
  const company = await findCompany(ctx.db, companyId)
  const known = await findContactFacts(ctx.db, {
    candidateId,
    companyName: company?.name ?? '',
    today: dayOf(ctx.now()),
  })
  const stage = stages.get(candidateId)
  if (known === null || stage === undefined) throw notFound('candidate on the shortlist of this requirement')
  const agency = known.agencyId === null ? null : (await listAgenciesById(ctx.db, [known.agencyId])).get(known.agencyId)
  // Of a closed agency, candidates answer for themselves.
  const facts = agency?.state === 'closed' ? { ...known, agencyId: null } : known
  const now = ctx.now()
  const creditsLeft = await readCreditsLeft(ctx.db, companyId, now)
  const blockedFrom = await readBlockedFrom(ctx.db, companyId, now)
  return {
    requirement,
    facts,
    creditsLeft,
    blockedFrom,
    actor: ctx.actor as EmployerActor,
    agencyName: facts.agencyId === null ? null : (agency?.legalName ?? null),
    payBand: payBandOf(requirement),
    message: draftMessage({ title: requirement.title, company: company?.name ?? '' }),
    mismatches: findMismatches(wantedBy(requirement, pay), facts),
    blockers: findBlockers({
      isOpen: takesCandidates(requirement.state),
      stage,
      creditsLeft,
      isPastDue: blockedFrom !== null && blockedFrom <= now,
      facts: { ...facts, isAgencySuspended: agency?.state === 'suspended' },
    }),
  }
}

function wantedBy(requirement: Requirement, pay: Pay | null) {
  const { noticeMaxDays, countries, engagement } = requirement.criteria.constraints
  return {
    payPerHour: hourlyRateMinor(pay),
    bandPerHour: hourlyRateMinor(payBandOf(requirement)),
    noticeMaxDays,
    countries,
    engagement,
  }
}

function payBandOf({ bandAmountMinor, bandCurrency, bandPeriod }: Requirement): Pay | null {
  if (bandAmountMinor === null || bandCurrency === null || bandPeriod === null) return null
  return { amountMinor: bandAmountMinor, currency: bandCurrency, period: bandPeriod }
}
