// Offers and hires of the demo, each reached through the regular steps.
import { findOpenLinkFor, linkAddress } from '../src/domains/candidate-links/index.ts'
import { addRelease, convertPay, listHourlyRates } from '../src/domains/candidates/index.ts'
import {
  answerCheckIn,
  beginHire,
  confirmHire,
  endHire,
  findHireOf,
  type Hire,
  rateHire,
  recordNoShow,
  refundHire,
  replaceHire,
  requestReplacement,
  startHire,
} from '../src/domains/pipeline/hires/index.ts'
import {
  acceptByLink,
  decideOnOffer,
  declineByLink,
  draftOffer,
  expireOffers,
  reviseOffer,
  sendOffer,
  submitOffer,
  viewLetter,
  withdrawOffer,
} from '../src/domains/pipeline/offers/index.ts'
import {
  advanceStage,
  closeShortlist,
  type Entry,
  rejectCandidate,
  shortlistCandidates,
} from '../src/domains/pipeline/shortlists/index.ts'
import { insertRequirements, listRequirementsById, moveRequirement } from '../src/domains/requirements/index.ts'
import { criteriaSources, listFrozenMatches, rankingsOf, readQuestion, runSearch } from '../src/domains/search/index.ts'
import { findCompanyByName } from '../src/domains/tenants/index.ts'
import type { Context } from '../src/platform/context/context.ts'
import { newId } from '../src/platform/database/new-id.ts'
import { addDays, dayOf } from '../src/platform/time/days.ts'
import { clockOnDay, contextOnDay } from './context-on-day.ts'
import { type DemoBand, type DemoCourse, type DemoOpening, demoOpenings } from './hires.table.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'
import { demoCompanies } from './tenants.table.ts'

const PEOPLE = {
  acme: { recruiter: 'recruiter@acme.test', approver: 'owner@acme.test' },
  globex: { recruiter: 'owner@globex.test', approver: 'owner@globex.test' },
} as const
const OPERATOR = 'admin@assay.test'
const REASON = 'They left for another city a few weeks in.'
const HOUR = 1 / 24
/** Days from the shortlist to the offer, at the least. */
const CHOSEN_BEFORE = 16

/** Other candidates shortlisted for the same job, and why the first of them are rejected. */
const OTHERS = 6
const PASSED_OVER = ['strongerOthers', 'missingSkill', 'availability'] as const
/** The share at which an offer is what the candidate expects. */
const FAIR_SHARE = 93
/** Days from the start to the rating of a hire. */
const RATED_AFTER = 95
/** Days from the offer to its acceptance, and from there to the archive of a job that it filled. */
export const ACCEPTED_AFTER = 0.8
const ARCHIVED_AFTER = 12
/** A job that was filled longer ago than this is archived. */
const ARCHIVED_BEFORE = 90

/** A job of a company, as far as its offers depend on it. */
interface Setting {
  readonly parts: DemoParts
  readonly tenants: DemoTenants
  readonly opening: Pick<DemoOpening, 'company' | 'band'>
}

interface OpeningSetting extends Setting {
  readonly opening: DemoOpening
}

/** Runs without effects: hires from the demo's past must not send mail. The candidates join the taken ones. */
export async function loadHires(parts: DemoParts, tenants: DemoTenants, taken: Set<string>): Promise<void> {
  for (const opening of demoOpenings) await loadOpening({ parts, tenants, opening }, taken)
}

async function loadOpening(setting: OpeningSetting, taken: Set<string>): Promise<void> {
  const { parts, opening } = setting
  const requirementId = await openRequirement(setting)
  const recruiter = await as(setting, 'recruiter', opening.daysAgo - 1)
  const { search } = await runSearch(recruiter, parts.live, { door: 'jobDesc', text: opening.text, requirementId })
  const matches = await listFrozenMatches(recruiter.db, search.id, {
    from: 0,
    to: opening.courses.length + OTHERS + taken.size,
  })
  const isTaken = ({ candidateId }: { candidateId: string }) => taken.has(candidateId)
  const people = [...matches.filter((match) => !isTaken(match)), ...matches.filter(isTaken)]
  const others = people.slice(opening.courses.length, opening.courses.length + OTHERS)
  await passOver(setting, { requirementId, searchId: search.id, candidateIds: others.map((one) => one.candidateId) })
  const hires = new Map<DemoCourse, Hire>()
  for (const [place, course] of opening.courses.entries()) {
    const candidateId = people[place]?.candidateId
    if (candidateId === undefined) continue
    taken.add(candidateId)
    const daysAgo = Math.min(opening.daysAgo - 1, course.sentAgo + CHOSEN_BEFORE + (place % 9))
    const [added] = await shortlistCandidates(await as(setting, 'recruiter', daysAgo), rankingsOf(parts.live), {
      requirementId,
      candidateIds: [candidateId],
      searchId: search.id,
    })
    if (added === undefined) continue
    const hire = await offerWork(setting, { entry: added.entry, course })
    if (hire !== null) hires.set(course, hire)
  }
  await standIn(setting, hires)
  if (hires.size >= opening.seats) await archiveFilled(setting, requirementId)
}

/** Takes a candidate from the shortlist to the offer, and to the hire if the course has one. */
export async function offerWork(
  setting: Setting,
  { entry, course }: { entry: Entry; course: DemoCourse },
): Promise<Hire | null> {
  const offerId = await makeOffer(setting, { entry, course })
  return course.hire === undefined ? null : makeHire(setting, { offerId, course })
}

/** Candidates shortlisted for the jobs with offers; some are rejected. */
async function passOver(
  setting: OpeningSetting,
  asked: { requirementId: string; searchId: string; candidateIds: readonly string[] },
): Promise<void> {
  const { parts, opening } = setting
  const recruiter = await as(setting, 'recruiter', opening.daysAgo - 2)
  const added = await shortlistCandidates(recruiter, rankingsOf(parts.live), asked)
  for (const [place, { entry }] of added.entries()) {
    const code = PASSED_OVER[place]
    if (code === undefined) continue
    const later = await as(setting, 'approver', opening.daysAgo - 9 - place * 3)
    await rejectCandidate(later, { id: entry.id, code, note: null })
  }
}

/** The last acceptance filled the job, or a user marks it filled where a seat was given back; later it is archived. */
async function archiveFilled(setting: OpeningSetting, id: string): Promise<void> {
  const { parts, opening } = setting
  const filledAgo = Math.min(...opening.courses.map(({ sentAgo }) => sentAgo)) - ACCEPTED_AFTER
  const filling = await as(setting, 'approver', filledAgo)
  const [job] = await listRequirementsById(filling.db, [id])
  if (job?.state === 'open') await moveRequirement(filling, criteriaSources, { id, verb: 'fill', note: null })
  await closeShortlist(clockOnDay(parts, filledAgo), id)
  if (filledAgo < ARCHIVED_BEFORE) return
  const approver = await as(setting, 'approver', filledAgo - ARCHIVED_AFTER)
  await moveRequirement(approver, criteriaSources, { id, verb: 'archive', note: null })
}

/** Links each replaced hire to one that was made after it had ended. */
async function standIn({ parts, tenants }: Setting, hires: ReadonlyMap<DemoCourse, Hire>): Promise<void> {
  for (const [{ hire: fate, endAgo = 0 }, { id }] of hires) {
    if (fate !== 'replaced') continue
    const next = [...hires].find(([course]) => course.hire === 'confirmed' && course.sentAgo < endAgo)?.[1]
    if (next === undefined) throw new Error('The demo has nobody who stands in.')
    const operator = await contextOnDay(parts, tenants, { email: OPERATOR, daysAgo: endAgo - 12 })
    await replaceHire(operator, { id, replacementId: next.id, note: 'Started a month later.' })
  }
}

async function openRequirement({ parts, tenants, opening }: OpeningSetting): Promise<string> {
  const { company, title, text, seats, band, daysAgo } = opening
  const clock = clockOnDay(parts, daysAgo)
  const at = clock.now()
  const name = demoCompanies.find(({ key }) => key === company)?.name ?? ''
  const id = newId(at.getTime())
  const columns = {
    title,
    seats,
    description: text,
    state: 'open' as const,
    openedAt: at,
    createdAt: at,
    updatedAt: at,
    bandAmountMinor: band.amountMinor,
    bandCurrency: band.currency,
    bandPeriod: band.period,
    criteria: readQuestion({ door: 'jobDesc', text }, at).wireCriteria,
    createdBy: tenants.users.get(PEOPLE[company].recruiter)?.id ?? null,
  }
  const companyId = (await findCompanyByName(clock.db, name))?.id ?? ''
  await insertRequirements(clock.db, [{ id, companyId, ...columns }], [])
  return id
}

/** Moves a candidate from the shortlist to the decision stage, name released, in the two weeks before the offer. */
async function bringToDecision({ parts }: Setting, entry: Entry, sentAgo: number): Promise<void> {
  const steps = ['shortlisted', 'contactRequested', 'contactReleased', 'interviewing', 'decision'] as const
  const { companyId, requirementId, candidateId } = entry
  for (const [place, to] of steps.slice(1).entries()) {
    const clock = clockOnDay(parts, sentAgo + 14 - place * 3)
    const at = clock.now()
    const from = [steps[place] ?? 'shortlisted']
    await clock.transaction((tx) => advanceStage(tx, { shortlistedId: entry.id, from, to, at }))
    if (to === 'contactReleased')
      await addRelease(clock.db, {
        contactInfoId: newId(at.getTime()),
        candidateId,
        companyId,
        requirementId,
        releasedAt: at,
      })
  }
}

interface Offering {
  readonly entry: Entry
  readonly course: DemoCourse
}

async function makeOffer(setting: Setting, { entry, course }: Offering): Promise<string> {
  const { band } = setting.opening
  const { sentAgo, startAgo, share, offer } = course
  await bringToDecision(setting, entry, sentAgo)
  const recruiter = await as(setting, 'recruiter', sentAgo + 2 * HOUR)
  const today = dayOf(setting.parts.now)
  const { id } = await draftOffer(recruiter, {
    shortlistedId: entry.id,
    startOn: addDays(today, -startAgo),
    trialDays: 14,
    expiryDays: 7,
    approverId: null,
    amount: { ...band, amountMinor: await amountFor(recruiter, { entry, band, share }) },
    engagement: band.period === 'year' ? 'fullTime' : 'contract',
    hoursPerWeek: 40,
  })
  if (offer === 'draft') return id
  await submitOffer(recruiter, id)
  if (offer === 'pendingApproval') return id
  await approveAndSend(setting, id, { sentAgo, isSent: offer !== 'approved' })
  if (offer !== 'approved' && offer !== 'sent') await goOn(setting, id, { entry, course })
  return id
}

/** Near what the candidate expects, and never above the band. */
async function amountFor(
  { db }: Context,
  { entry, band, share }: { entry: Entry; band: DemoBand; share: number },
): Promise<number> {
  const hourly = (await listHourlyRates(db, [entry.candidateId])).get(entry.candidateId)
  const expected = convertPay({ amountMinor: hourly ?? 0, currency: 'EUR', period: 'hour' }, band)?.amountMinor
  const most = (band.amountMinor * share) / 100
  if (!hourly || expected === undefined) return Math.round(most)
  const step = band.period === 'year' ? 50_000 : 50
  return Math.round(Math.min(most, (expected * share) / FAIR_SHARE) / step) * step
}

async function approveAndSend(setting: Setting, id: string, { sentAgo, isSent }: { sentAgo: number; isSent: boolean }) {
  const approver = await as(setting, 'approver', sentAgo + HOUR)
  await decideOnOffer(approver, { id, decision: 'approved', note: null })
  if (isSent) await sendOffer(await as(setting, 'recruiter', sentAgo), id)
}

async function goOn(setting: Setting, id: string, { entry, course }: Offering): Promise<void> {
  const { parts } = setting
  const { sentAgo, offer } = course
  if (offer === 'expired') return expireOffers(clockOnDay(parts, sentAgo - 7.1))
  const token = await tokenFor(parts, id, entry.candidateId)
  const answering = clockOnDay(parts, sentAgo - ACCEPTED_AFTER)
  const { document } = await viewLetter(answering, token)
  if (offer === 'viewed') return
  if (offer === 'withdrawn') {
    const owner = await as(setting, 'approver', sentAgo - 2)
    await withdrawOffer(owner, { id, code: 'plansChanged', note: 'The team was split in two.' })
  } else if (offer === 'accepted')
    await acceptByLink(answering, { token, name: 'Signed by the candidate', documentHash: document.hash })
  else await declineByLink(answering, { token, code: 'pay', note: 'With a slightly higher offer, I’d join.' })
  if (offer === 'revised') await revise(setting, id, sentAgo - 3)
}

async function revise(setting: Setting, id: string, sentAgo: number): Promise<void> {
  const recruiter = await as(setting, 'recruiter', sentAgo + 2 * HOUR)
  const revision = await reviseOffer(recruiter, id)
  await submitOffer(recruiter, revision.id)
  await approveAndSend(setting, revision.id, { sentAgo, isSent: true })
}

interface Hiring {
  readonly offerId: string
  readonly course: DemoCourse
}

async function makeHire(setting: Setting, { offerId, course }: Hiring): Promise<Hire> {
  const { parts } = setting
  const { hire: fate, sentAgo, startAgo, endAgo } = course
  await beginHire(clockOnDay(parts, sentAgo - 0.7), offerId)
  const hire = await findHireOf(clockOnDay(parts, 0).db, offerId)
  if (hire === null) throw new Error('The demo has lost a hire.')
  const { id } = hire
  if (fate === 'awaitingStart') return hire
  const onDay = (daysAgo: number) => as(setting, 'recruiter', daysAgo - 0.2)
  if (fate === 'noStart') {
    await recordNoShow(await onDay(startAgo - 2), { id, code: 'betterOffer', note: 'Told us two days later.' })
    return hire
  }
  await startHire(await onDay(startAgo), { id })
  if (fate === 'inTrial') return hire
  const end = async () =>
    endHire(await onDay(endAgo ?? 0), { id, code: fate === 'ended' ? 'planned' : 'leftByChoice', note: null })
  if (fate === 'endedInTrial') {
    await end()
    return hire
  }
  await confirmHire(await onDay(startAgo - 14), { id, note: null })
  await checkIn(setting, hire, course)
  if (fate !== 'confirmed') await end()
  await decide(setting, hire, course)
  return hire
}

async function checkIn(setting: Setting, { id }: Hire, { startAgo, endAgo = 0 }: DemoCourse): Promise<void> {
  for (const [place, day] of [30, 60, 90].entries()) {
    // The latest check-in is still unanswered.
    if (startAgo - day <= endAgo + 3) return
    const manager = await as(setting, 'recruiter', startAgo - day - 2)
    await answerCheckIn(manager, { id, day, score: 5 - (place % 2), note: place === 0 ? 'Settled in quickly.' : null })
  }
  const ratedAgo = Math.max(endAgo, startAgo - RATED_AFTER, 1)
  await rateHire(await as(setting, 'recruiter', ratedAgo), { id, score: 4, note: null, isShared: true })
}

async function decide(setting: Setting, { id }: Hire, { hire: fate, endAgo = 0 }: DemoCourse): Promise<void> {
  if (fate !== 'replacementOpen' && fate !== 'replaced' && fate !== 'refunded') return
  await requestReplacement(await as(setting, 'recruiter', endAgo - 1), { id, reason: REASON })
  const operator = await contextOnDay(setting.parts, setting.tenants, { email: OPERATOR, daysAgo: endAgo - 8 })
  if (fate === 'refunded') await refundHire(operator, { id, note: 'No one else was available in time.' })
}

async function as(
  { parts, tenants, opening }: Setting,
  who: 'recruiter' | 'approver',
  daysAgo: number,
): Promise<Context> {
  return contextOnDay(parts, tenants, { email: PEOPLE[opening.company][who], daysAgo })
}

async function tokenFor(parts: DemoParts, offerId: string, candidateId: string): Promise<string> {
  const { db } = clockOnDay(parts, 0)
  const link = await findOpenLinkFor(db, {
    candidateId,
    purpose: 'answerOffer',
    subjectType: 'offers',
    subjectId: offerId,
  })
  if (link === null) throw new Error('The demo has lost a link.')
  const address = await linkAddress({ db }, { verificationId: link.id, appUrl: '' })
  return address.slice(address.indexOf('#') + 1)
}
