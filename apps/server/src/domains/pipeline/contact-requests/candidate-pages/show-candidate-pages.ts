import type { LinkPurpose } from '@assay/contracts/candidate-links'
import type { DataShown, ProgressShown } from '@assay/contracts/candidate-pages'
import type { PipelineStage } from '@assay/contracts/shortlisteds'
import type { Context } from '../../../../platform/context/context.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { HOUR_MS } from '../../../../platform/time/durations.ts'
import { type HeldLink, type Link, type LinkView, linkAddress, listOpenLinks } from '../../../candidate-links/index.ts'
import { findKeptOf, listReleasesOf, listWaysToMeet } from '../../../candidates/index.ts'
import { jobAsksOf, listRequirementsById, type Requirement } from '../../../requirements/index.ts'
import { type Company, findCompany } from '../../../tenants/index.ts'
import { formatKind, listRequestsOfEntry } from '../../candidate-requests/index.ts'
import { canWithdraw, type Entry, findEntryById, listSteps } from '../../shortlists/index.ts'
import { findPermanentLinks, openPermanentLinks, PERMANENT_PURPOSES, type PermanentPurpose } from '../letters/index.ts'
import { findContactInfoById, listCorrectionsOf, listOfEntry, payOf } from '../records/index.ts'
import type { EraseElsewhere } from './act-on-own-data.ts'
import { explanationLetter } from './explanation-letter.rules.ts'
import { formatStage, formatStep, pathOf } from './progress-words.rules.ts'

export interface InterviewStatus {
  readonly shortlistedId: string
  readonly state: string
  readonly startsAt: Date | null
  readonly respondBy: Date | null
}

/** For the candidate's own copy of the data. */
export type CopyElsewhere = (ctx: Context, candidateId: string) => Promise<Readonly<Record<string, readonly object[]>>>

/** Data of higher domains that the candidate may see. */
export interface CandidatePageNeeds {
  readonly appUrl: string
  readonly eraseElsewhere: EraseElsewhere
  /** The records about the candidate in the domains above, by name. */
  readonly copyElsewhere: CopyElsewhere
  /** The state of the interview that a link is about. */
  readonly findInterview: (ctx: Context, id: string) => Promise<InterviewStatus | null>
  /** Until when an offer can be answered; null if it no longer can. Its link shows it for longer. */
  readonly findOfferDeadline: (ctx: Context, id: string) => Promise<Date | null>
  /** The shortlist entry of an offer or a hire. */
  readonly findEntryOf: (ctx: Context, subject: { type: string; id: string }) => Promise<string | null>
  /** The lines of the frozen explanation with which the candidate was shortlisted. */
  readonly listFactors: (
    ctx: Context,
    where: { searchId: string; candidateId: string },
  ) => Promise<readonly { label: string; value: string; points: number }[]>
}

const DELIVER_WITHIN_MS = 72 * HOUR_MS

export const showProgress = (needs: CandidatePageNeeds, { link, own }: HeldLink): Promise<LinkView> =>
  showEntry(needs, own, link.subjectId)

/** The application that any link of the candidate is about. After an erasure there is none that is still theirs. */
export async function showApplication(needs: CandidatePageNeeds, { link, own }: HeldLink): Promise<LinkView> {
  const entryId = await entryIdOf(needs, own, link)
  if (entryId === null || (await findKeptOf(own.db, link.candidateId)).isErased) throw notFound('application')
  return showEntry(needs, own, entryId)
}

async function entryIdOf(needs: CandidatePageNeeds, own: Context, link: Link): Promise<string | null> {
  const { subjectType: type, subjectId: id } = link
  if (type === 'shortlisteds') return id
  if (type === 'contact-infos') return (await findContactInfoById(own.db, id))?.shortlistedId ?? null
  if (type === 'scheduled-interviews') return (await needs.findInterview(own, id))?.shortlistedId ?? null
  return needs.findEntryOf(own, { type, id })
}

async function showEntry(needs: CandidatePageNeeds, own: Context, entryId: string): Promise<LinkView> {
  const { entry, title, companyName, company, requirement } = await aroundOf(own, entryId)
  const steps = await listSteps(own.db, entry.id)
  const links = await permanentLinksOf(own, entry)
  const address = async (purpose: PermanentPurpose): Promise<string> => {
    const link = links[purpose]
    return link === undefined ? '' : linkAddress(own, { verificationId: link.id, appUrl: needs.appUrl, purpose })
  }
  const { where, next } = formatStage(entry.stage)
  const asked = (await listOfEntry(own.db, entry.id)).at(-1)
  const zones = await listWaysToMeet(own.db, [entry.candidateId])
  const shows: ProgressShown = {
    requirementTitle: title,
    where,
    next,
    deadlines: [...(await ownDeadlines(own, entry, needs)), ...(await companyDeadlines(own, entry))],
    steps: steps.map((step) => ({ at: step.at.toISOString(), what: formatStep(step) })),
    canWithdraw: canWithdraw(entry.stage),
    canReturn: entry.stage === 'withdrawn',
    links: {
      application: await address('followProgress'),
      data: await address('correctOrEraseData'),
      explanation: await address('askForExplanation'),
      requests: await address('askForAccommodation'),
    },
    path: pathOf(entry.stage),
    timezone: zones.get(entry.candidateId)?.timezone ?? 'UTC',
    accent: company?.accent ?? null,
    pay: asked === undefined ? null : payOf(asked),
    location: asked?.location ?? null,
    job: jobAsksOf(requirement),
  }
  return { companyName, shows }
}

/** The ways to the candidate’s rights don’t end before the process: those that have expired are opened again. */
async function permanentLinksOf(
  own: Context,
  entry: Entry,
): Promise<Readonly<Partial<Record<PermanentPurpose, Link>>>> {
  const { id: shortlistedId, candidateId, companyId } = entry
  const at = own.now()
  const links = await findPermanentLinks(own.db, entry)
  const open = Object.values(links).filter(({ expiresAt }) => expiresAt > at)
  if (open.length === PERMANENT_PURPOSES.length) return links
  if ((await findKeptOf(own.db, candidateId)).isErased) return links
  return own.transaction((tx) => openPermanentLinks(tx, { candidateId, companyId, shortlistedId, at }))
}

const TO_ANSWER: Readonly<Partial<Record<LinkPurpose, string>>> = {
  answerContactRequest: 'Answer the request for your contact details',
  chooseInterviewSlot: 'Choose an interview time',
  answerOffer: 'Answer the offer',
  confirmStart: 'Confirm your start',
}

/** Every pending action has an open link. */
async function ownDeadlines(own: Context, { candidateId, companyId }: Entry, needs: CandidatePageNeeds) {
  const open = await listOpenLinks(own.db, { candidateId, companyId, now: own.now() })
  const asked: ProgressShown['deadlines'][number][] = []
  for (const link of open) {
    const due = await dueOf(own, link, needs)
    if (due === null) continue
    const address = await linkAddress(own, { verificationId: link.id, appUrl: needs.appUrl })
    asked.push({ who: 'you', what: due.what, until: due.until.toISOString(), link: address })
  }
  return asked
}

/** The action that a link offers; an interview link stays open while it can be rescheduled, and then shows its time. */
async function dueOf(
  own: Context,
  link: Link,
  needs: CandidatePageNeeds,
): Promise<{ what: string; until: Date } | null> {
  const what = TO_ANSWER[link.action]
  if (what === undefined) return null
  if (link.action === 'answerOffer') {
    const until = await needs.findOfferDeadline(own, link.subjectId)
    return until === null ? null : { what, until }
  }
  if (link.action !== 'chooseInterviewSlot') return { what, until: link.expiresAt }
  const interview = await needs.findInterview(own, link.subjectId)
  if (interview === null) return null
  if (interview.respondBy !== null) return { what, until: interview.respondBy }
  const isToCome = interview.state === 'scheduled' && interview.startsAt !== null && interview.startsAt > own.now()
  return isToCome && interview.startsAt !== null
    ? { what: 'Reschedule or cancel your interview', until: interview.startsAt }
    : null
}

const DECIDED: readonly PipelineStage[] = ['rejected', 'closed']

/** The company’s next action and deadline; overdue ones stay listed. */
async function companyDeadlines({ db, now }: Context, { id, stage, stageSince }: Entry) {
  const toTell = new Date(stageSince.getTime() + DELIVER_WITHIN_MS)
  const requests = await listRequestsOfEntry(db, id)
  return [
    ...(DECIDED.includes(stage) && toTell > now() ? [{ what: 'Inform you of its decision', until: toTell }] : []),
    ...requests.flatMap(({ state, kind, answerBy }) =>
      state === 'open' ? [{ what: `Answer your ${formatKind(kind)}`, until: answerBy }] : [],
    ),
  ].map(({ what, until }) => ({ who: 'company' as const, what, until: until.toISOString(), link: null }))
}

/** Why the candidate was ranked and decided on as they were, without anything about others. */
export async function showExplanation(needs: CandidatePageNeeds, { link, own }: HeldLink): Promise<LinkView> {
  const { entry, title, companyName } = await aroundOf(own, link.subjectId)
  const { searchId, candidateId } = entry
  const letter = explanationLetter({
    companyName,
    requirementTitle: title,
    stage: entry.stage,
    rejectionCode: entry.rejectionCode,
    rankAtAdd: entry.rankAtAdd,
    scoreAtAdd: entry.scoreAtAdd,
    modelAtAdd: entry.modelAtAdd,
    factors: searchId === null ? [] : await needs.listFactors(own, { searchId, candidateId }),
    steps: await listSteps(own.db, entry.id),
    writtenAt: own.now(),
    zone: (await listWaysToMeet(own.db, [candidateId])).get(candidateId)?.timezone ?? 'UTC',
  })
  return { companyName, shows: { letter } }
}

/** The stored data of the candidate, and who has their identity. */
export async function showOwnData({ link, own }: HeldLink): Promise<LinkView> {
  const { companyName } = await aroundOf(own, link.subjectId)
  const { candidateId } = link
  const kept = await findKeptOf(own.db, candidateId)
  const releases = await listReleasesOf(own.db, candidateId)
  const titles = await listRequirementsById(
    own.db,
    releases.map(({ requirementId }) => requirementId),
  )
  const sharedWith = await Promise.all(
    releases.map(async ({ companyId, requirementId, releasedAt }) => ({
      company: (await findCompany(own.db, companyId))?.name ?? '',
      requirement: titles.find(({ id }) => id === requirementId)?.title ?? '',
      since: releasedAt.toISOString(),
    })),
  )
  const shows: DataShown = {
    kept: [...kept.lines],
    source: kept.source,
    consents: [...kept.consents],
    isErased: kept.isErased,
    sharedWith,
    corrections: (await listCorrectionsOf(own.db, candidateId)).map(
      ({ topic, proposal, state, answer, createdAt }) => ({
        topic,
        proposal,
        state,
        answer,
        at: createdAt.toISOString(),
      }),
    ),
  }
  return { companyName, shows }
}

async function aroundOf(
  { db }: Context,
  entryId: string,
): Promise<{
  entry: Entry
  title: string
  companyName: string
  company: Company | null
  requirement: Requirement
}> {
  const entry = await findEntryById(db, entryId)
  if (entry === null) throw notFound('process')
  const [requirement] = await listRequirementsById(db, [entry.requirementId])
  const company = await findCompany(db, entry.companyId)
  if (requirement === undefined) throw notFound('process')
  return { entry, title: requirement.title, companyName: company?.name ?? '', company, requirement }
}
