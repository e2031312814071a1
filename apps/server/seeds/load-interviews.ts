// Interviews of the demo: each state at least once, reached through the regular steps.
import { findOpenLinkFor, linkAddress } from '../src/domains/candidate-links/index.ts'
import {
  askForAnotherTime,
  cancelInterview,
  chooseSlot,
  completeInterview,
  counterSlots,
  createInterview,
  type Interview,
  reportNoShow,
  rescheduleInterview,
  runInterviewClock,
  submitScorecard,
} from '../src/domains/pipeline/interviews/index.ts'
import { type Entry, listAllEntries } from '../src/domains/pipeline/shortlists/index.ts'
import {
  changeRequirement,
  insertScorecardTemplates,
  listScorecardTemplates,
} from '../src/domains/requirements/index.ts'
import { findCompanyByName } from '../src/domains/tenants/index.ts'
import type { Context } from '../src/platform/context/context.ts'
import { DAY_MS, HOUR_MS } from '../src/platform/time/durations.ts'
import { clockOnDay, contextOnDay } from './context-on-day.ts'
import {
  type DemoFate,
  type DemoInterview,
  demoInterviews,
  demoScorecards,
  fatesWithoutResult,
} from './interviews.table.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'
import { demoRequirements } from './requirements.table.ts'

const RECRUITER = 'recruiter@acme.test'
const OWNER = 'owner@acme.test'
const POOL = ['recruiter@acme.test', 'lead@acme.test', 'manager@acme.test'] as const
const JOIN_URL = 'https://meet.example/acme-interviews'

interface Setting {
  readonly parts: DemoParts
  readonly tenants: DemoTenants
}

/** Runs without effects: interviews from the demo's past must not send mail. */
export async function loadInterviews(parts: DemoParts, tenants: DemoTenants): Promise<void> {
  const setting = { parts, tenants }
  const { db } = clockOnDay(parts, 0)
  const company = await findCompanyByName(db, 'Acme')
  if (company === null) return
  await writeScorecards(setting, company.id)
  await writePlans(setting, company.id)
  const open = new Set(
    demoRequirements.flatMap(({ title, state, company: of }) =>
      of === 'acme' && state === 'open' ? (tenants.requirementIds.get(title) ?? []) : [],
    ),
  )
  const released = (await listAllEntries(db, company.id)).filter(
    ({ stage, requirementId }) => stage === 'contactReleased' && open.has(requirementId),
  )
  for (const [place, interviews] of demoInterviews.entries()) {
    const entry = released[place]
    if (entry === undefined) break
    let round = 1
    for (const interview of interviews) {
      await hold(setting, { entry, interview, round })
      if (!fatesWithoutResult.has(interview.fate)) round += 1
    }
  }
}

async function writeScorecards({ parts }: Setting, companyId: string): Promise<void> {
  const { db } = clockOnDay(parts, 0)
  if ((await listScorecardTemplates(db, companyId)).length > 0) return
  const at = clockOnDay(parts, 120).now()
  await insertScorecardTemplates(
    db,
    demoScorecards.map((scorecard) => ({ ...scorecard, companyId, createdAt: at, updatedAt: at })),
  )
}

/** Three rounds for every open requirement, with a pool of interviewers. */
async function writePlans({ parts, tenants }: Setting, companyId: string): Promise<void> {
  const owner = await contextOnDay(parts, tenants, { email: OWNER, daysAgo: 20 })
  const scorecards = await listScorecardTemplates(owner.db, companyId)
  const pool = POOL.map((email) => userIdOf(tenants, email))
  for (const { title, state, company } of demoRequirements) {
    const id = tenants.requirementIds.get(title)
    if (company !== 'acme' || state !== 'open' || id === undefined) continue
    const plan = demoScorecards.map(({ kind }, at) => ({
      round: at + 1,
      kind,
      minutes: kind === 'technical' ? 60 : 30,
      panelPool: pool,
      pick: at === 1 ? 2 : 1,
      scorecardId: scorecards.find((scorecard) => scorecard.kind === kind)?.id ?? null,
    }))
    await changeRequirement(owner, { id, version: null, plan })
  }
}

const userIdOf = (tenants: DemoTenants, email: string): string => tenants.users.get(email)?.id ?? ''

interface Holding {
  readonly entry: Entry
  readonly interview: DemoInterview
  readonly round: number
}

/** A day and hour in Berlin winter time, so that the demo week looks realistic. */
function slotOn({ parts }: Setting, { inDays, hour }: { inDays: number; hour: number }, minutes: number) {
  const midnight = Math.floor(parts.now.getTime() / DAY_MS) * DAY_MS
  const start = weekdayAt(midnight + inDays * DAY_MS, Math.sign(inDays)) + (hour - 1) * HOUR_MS
  return { start: new Date(start).toISOString(), end: new Date(start + minutes * 60_000).toISOString() }
}

/** Moves a weekend day further into the past or future. */
function weekdayAt(midnight: number, direction: number): number {
  const day = new Date(midnight).getUTCDay()
  if (day !== 0 && day !== 6) return midnight
  return weekdayAt(midnight + (direction < 0 ? -DAY_MS : DAY_MS), direction)
}

async function hold(setting: Setting, holding: Holding): Promise<void> {
  const { entry, interview, round } = holding
  const { minutes, inDays, hour, fate } = interview
  const slot = slotOn(setting, { inDays, hour }, minutes)
  const slots = [slot, slotOn(setting, { inDays: inDays + 7, hour }, minutes)]
  const begun = daysAgoOf(setting, slot.start) + 4
  const recruiter = await as(setting, RECRUITER, Math.max(begun, interview.askedAgo))
  const panel = interview.panel.map((email) => ({ userId: userIdOf(setting.tenants, email), required: true }))
  const order = { place: 'video' as const, joinUrl: JOIN_URL, placeNote: null, round, panel, minutes }
  const made = await createInterview(recruiter, {
    ...order,
    requirementId: entry.requirementId,
    candidateId: entry.candidateId,
    ...(fate === 'draft' ? {} : { slots }),
  })
  if (fate === 'draft' || fate === 'proposed') return
  await STEPS[fate]({ setting, made, slot, interview })
}

const daysAgoOf = ({ parts }: Setting, at: string): number => (parts.now.getTime() - Date.parse(at)) / DAY_MS

interface Step {
  readonly setting: Setting
  readonly made: Interview
  readonly slot: { readonly start: string; readonly end: string }
  readonly interview: DemoInterview
}

const later = (slot: Step['slot'], days: number) => ({
  start: new Date(Date.parse(slot.start) + days * DAY_MS).toISOString(),
  end: new Date(Date.parse(slot.end) + days * DAY_MS).toISOString(),
})

const choose = async ({ setting, made, slot, interview }: Step): Promise<void> => {
  const clock = clockOnDay(setting.parts, Math.max(daysAgoOf(setting, slot.start) + 3, interview.askedAgo - 0.3))
  await chooseSlot(clock, { token: await tokenFor(clock, made), start: slot.start })
}

/** One hour after the end, when the scheduler has processed it. */
const end = async ({ setting, slot }: Step): Promise<number> => {
  const daysAgo = Math.max(0, daysAgoOf(setting, slot.end) - 1 / 24)
  await runInterviewClock(clockOnDay(setting.parts, daysAgo))
  return daysAgo
}

const STEPS: Readonly<Record<Exclude<DemoFate, 'draft' | 'proposed'>, (step: Step) => Promise<void>>> = {
  countered: async ({ setting, made, slot, interview }) => {
    const clock = clockOnDay(setting.parts, interview.askedAgo - 0.3)
    const token = await tokenFor(clock, made)
    await counterSlots(clock, { token, slots: [later(slot, 7), later(slot, 14)], note: 'I’m traveling that day.' })
  },
  expired: async ({ setting, interview }) => runInterviewClock(clockOnDay(setting.parts, interview.askedAgo - 3.2)),
  scheduled: choose,
  rescheduling: async (step) => {
    await choose(step)
    const { setting, made, slot, interview } = step
    const clock = clockOnDay(setting.parts, interview.askedAgo - 0.6)
    const slots = [later(slot, 7)]
    await askForAnotherTime(clock, { token: await tokenFor(clock, made), slots, reason: 'Dentist appointment, sorry.' })
  },
  moved: async (step) => {
    await choose(step)
    const { setting, made, slot, interview } = step
    const recruiter = await as(setting, RECRUITER, interview.askedAgo - 0.5)
    const slots = [later(slot, 7)]
    await rescheduleInterview(recruiter, {
      id: made.id,
      slots,
      reason: 'Our team lead is at a conference.',
      override: null,
    })
    const clock = clockOnDay(setting.parts, interview.askedAgo - 0.7)
    await chooseSlot(clock, { token: await tokenFor(clock, made), start: slots[0]?.start ?? '' })
  },
  cancelled: async (step) => {
    await choose(step)
    const { setting, made, slot } = step
    const recruiter = await as(setting, RECRUITER, daysAgoOf(setting, slot.start) + 1)
    await cancelInterview(recruiter, { id: made.id, act: 'cancel', reason: 'An interviewer is ill.' })
  },
  withdrawn: async ({ setting, made, interview }) => {
    const recruiter = await as(setting, RECRUITER, interview.askedAgo - 0.5)
    await cancelInterview(recruiter, {
      id: made.id,
      act: 'withdraw',
      reason: 'Another week works better for the panel.',
    })
  },
  awaitingFeedback: async (step) => {
    await choose(step)
    await end(step)
  },
  noShow: async (step) => {
    await choose(step)
    const daysAgo = await end(step)
    const recruiter = await as(step.setting, RECRUITER, Math.max(0, daysAgo - 0.1))
    await reportNoShow(recruiter, { id: step.made.id, reason: 'No one joined within twenty minutes.' })
  },
  completed: async (step) => {
    await choose(step)
    const daysAgo = await end(step)
    for (const [place, email] of step.interview.panel.entries())
      await judge(step, { email, place, daysAgo: Math.max(0, daysAgo - 0.2) })
  },
  overridden: async (step) => {
    await choose(step)
    const daysAgo = await end(step)
    const recruiter = await as(step.setting, RECRUITER, Math.max(0, daysAgo - 0.5))
    await completeInterview(recruiter, {
      id: step.made.id,
      override: 'The interviewer is on leave; the notes are enough.',
    })
  },
}

async function judge(
  { setting, made, interview }: Step,
  { email, place, daysAgo }: { email: string; place: number; daysAgo: number },
): Promise<void> {
  const member = await as(setting, email, daysAgo)
  const recommendation = interview.recommendations[place] ?? 'yes'
  const criteria = made.criteria.map(({ key }, at) => ({ key, rating: 3 + ((at + place) % 3), note: '' }))
  const summary = 'Explains calmly, asks good questions, and has run a system like ours.'
  await submitScorecard(member, { id: made.id, recommendation, criteria, summary })
}

const as = ({ parts, tenants }: Setting, email: string, daysAgo: number): Promise<Context> =>
  contextOnDay(parts, tenants, { email, daysAgo })

async function tokenFor(ctx: Context, { id, candidateId }: Interview): Promise<string> {
  const subject = { subjectType: 'scheduled-interviews', subjectId: id }
  const link = await findOpenLinkFor(ctx.db, { candidateId, purpose: 'chooseInterviewSlot', ...subject })
  if (link === null) throw new Error('The demo has lost a link.')
  const address = await linkAddress(ctx, { verificationId: link.id, appUrl: '' })
  return address.slice(address.indexOf('#') + 1)
}
