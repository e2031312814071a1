import type { Pay } from '@assay/contracts/money'
import type { Engagement } from '@assay/contracts/offers'
import type { Actor } from '../../../../platform/context/actor.ts'
import type { Context, Queries, Tx } from '../../../../platform/context/context.ts'
import { may } from '../../../../platform/context/may.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound, ValidationError } from '../../../../platform/errors/app-error.ts'
import { unprintableIn } from '../../../../platform/letters/printable.ts'
import { hourlyRateMinor } from '../../../candidates/index.ts'
import {
  type EmployerActor,
  findRequirement,
  listAssignedTo,
  listRequirementsById,
  lockRequirement,
  type Requirement,
  requirementAccess,
} from '../../../requirements/index.ts'
import { listHolders } from '../../../tenants/index.ts'
import { type Entry, getEntry, lockEntry } from '../../shortlists/index.ts'
import {
  assertActPossible,
  assertSeatFree,
  assertTakesOffers,
  BUILT_IN_TEMPLATE,
  bandFitOf,
  findTemplate,
  getOfferForAct,
  inPreparation,
  insertOffer,
  isAtDecision,
  lockOffersOf,
  mayDraftOffer,
  type NewOffer,
  type Offer,
  offerDrafted,
  unknownPlaceholders,
} from '../records/index.ts'

export interface OfferTerms {
  readonly amount: Pay
  readonly engagement: Engagement
  readonly hoursPerWeek: number | null
  readonly startOn: string
  readonly trialDays: number
  readonly expiryDays: number
  readonly approverId: string | null
}

export interface DraftOffer extends OfferTerms {
  readonly shortlistedId: string
  readonly terms?: string | undefined
  readonly templateId?: string | undefined
}

/** The first offer to a candidate, or another one after an unsuccessful offer. */
export async function draftOffer(ctx: Context, input: DraftOffer): Promise<Offer> {
  const entry = await getEntry(ctx, input.shortlistedId)
  const actor = await assertMayDraft(ctx, entry)
  const terms = await termsFor(ctx.db, actor.companyId, input)
  const [requirement] = await listRequirementsById(ctx.db, [entry.requirementId])
  assertPrintable(requirement?.title ?? '', 'The job title')
  await assertApprover(ctx.db, actor.companyId, input.approverId)
  return ctx.transaction(async (tx) => {
    const offer = await insertVersion(tx, entry, { actor, at: ctx.now(), given: { ...input, terms } })
    tx.record(offerDrafted(offer))
    return offer
  })
}

/** Drafts a new version from this offer. This one stays valid until the new one is sent. */
export async function reviseOffer(ctx: Context, id: string): Promise<Offer> {
  const { offer, actor } = await getOfferForAct(ctx, { id, act: 'revise' })
  const entry = await getEntry(ctx, offer.shortlistedId)
  return ctx.transaction(async (tx) => {
    assertActPossible(offer, 'revise', 'revised')
    const { amountMinor, currency, payPeriod } = offer
    const given = { ...offer, amount: { amountMinor, currency, period: payPeriod } }
    const revision = await insertVersion(tx, entry, { actor, at: ctx.now(), given })
    tx.record(offerDrafted(revision))
    return revision
  })
}

async function assertMayDraft(ctx: Context, { requirementId }: Entry): Promise<EmployerActor> {
  const requirement = await findRequirement(ctx.db, requirementId, requirementAccess(ctx.actor))
  if (requirement === null) throw notFound('shortlist entry')
  assertAllowed(mayDraftOffer(ctx.actor, { requirement, assigned: await listAssignedTo(ctx) }))
  return ctx.actor as EmployerActor
}

interface Version {
  readonly actor: EmployerActor
  readonly at: Date
  readonly given: OfferTerms & { readonly terms: string }
}

async function insertVersion(tx: Tx, entry: Entry, { actor, at, given }: Version): Promise<Offer> {
  const requirement = await lockRequirement(tx, entry.requirementId)
  const versions = await lockOffersOf(tx, entry.id)
  const { stage } = await lockEntry(tx, entry.id)
  assertTakesOffers(requirement)
  await assertSeatFree(tx, requirement)
  assertStage(stage, versions)
  const before = versions.at(-1)
  const row: NewOffer = {
    id: newId(at.getTime()),
    companyId: entry.companyId,
    requirementId: requirement.id,
    period: requirement.period,
    shortlistedId: entry.id,
    candidateId: entry.candidateId,
    titleId: requirement.criteria.titleId,
    revision: (before?.revision ?? 0) + 1,
    supersedes: before?.id ?? null,
    state: 'draft',
    terms: given.terms,
    authorIds: [actor.userId],
    createdAt: at,
    updatedAt: at,
    ...columnsOf(given, { requirement, actor }),
  }
  return insertOffer(tx, row)
}

/** At the decision stage, or with a sent offer that the new one will supersede. */
export function assertStage(stage: Entry['stage'], versions: readonly Offer[]): void {
  if (versions.some(({ state }) => inPreparation.includes(state)))
    throw new AppError('offer.already-open', {
      detail: 'An offer to this candidate is already in preparation. Continue with that one.',
    })
  assertAtDecision(stage, versions)
}

export function assertAtDecision(stage: Entry['stage'], versions: readonly Offer[]): void {
  if (isAtDecision(stage, versions)) return
  throw new AppError('offer.stage', {
    detail: `Offers need a candidate in the decision stage. This one is in ${stage}.`,
    meta: { stage },
  })
}

/** The columns derived from text and pay. Pay above the band needs an owner’s approval, unless an owner wrote it. */
export function columnsOf(given: OfferTerms, { requirement, actor }: { requirement: Requirement; actor: Actor }) {
  const { amount, engagement, hoursPerWeek, startOn, trialDays, expiryDays, approverId } = given
  const { amountMinor, currency, period: payPeriod } = amount
  const hourlyMinor = hourlyRateMinor(amount)
  return {
    amountMinor,
    currency,
    payPeriod,
    hourlyMinor,
    engagement,
    hoursPerWeek,
    startOn,
    trialDays,
    expiryDays,
    approverId,
    needsOwner: fitOf(hourlyMinor, requirement) === 'above' && !may(actor, 'owner.transfer'),
  }
}

export function fitOf(hourlyMinor: number | null, requirement: Requirement) {
  const { bandAmountMinor, bandCurrency, bandPeriod } = requirement
  const hasBand = bandAmountMinor !== null && bandCurrency !== null && bandPeriod !== null
  const upperEnd = hasBand
    ? hourlyRateMinor({ amountMinor: bandAmountMinor, currency: bandCurrency, period: bandPeriod })
    : null
  // Pay that cannot be compared with the band counts as outside it.
  if (upperEnd !== null && hourlyMinor === null) return 'above'
  return bandFitOf(hourlyMinor, upperEnd)
}

async function termsFor(db: Queries, companyId: string, { terms, templateId }: DraftOffer): Promise<string> {
  if (terms !== undefined) return checkedTerms(terms)
  if (templateId === undefined || templateId === BUILT_IN_TEMPLATE.id) return BUILT_IN_TEMPLATE.body
  const template = await findTemplate(db, companyId, templateId)
  if (template === null) throw new ValidationError([{ field: 'templateId', message: 'This letter doesn’t exist.' }])
  return checkedTerms(template.body)
}

/**
 * Returns the terms if all placeholders exist and the letter's font has all characters; otherwise throws a
 * `ValidationError`.
 */
export function checkedTerms(terms: string): string {
  const [unknown] = unknownPlaceholders(terms)
  if (unknown !== undefined)
    throw new ValidationError([{ field: 'terms', message: `The field {{${unknown}}} doesn’t exist. Remove it.` }])
  assertPrintable(terms, 'The letter')
  return terms
}

const MAX_NAMED = 8

/** Checked on writing: unknown placeholders would leave gaps in the letter. */
function assertPrintable(text: string, what: string): void {
  const characters = unprintableIn(text)
  if (characters.length === 0) return
  const named = characters.slice(0, MAX_NAMED).join(' ')
  const message = `${what} has characters that cannot be printed: ${named}. Write them in Latin, Greek or Cyrillic letters.`
  throw new ValidationError([{ field: 'terms', message }])
}

export async function assertApprover(db: Queries, companyId: string, approverId: string | null): Promise<void> {
  if (approverId === null) return
  const holders = await listHolders(db, companyId, 'offer.approve')
  if (!holders.some(({ userId }) => userId === approverId))
    throw new ValidationError([
      { field: 'approverId', message: 'Choose a member of your company who can approve offers.' },
    ])
}
