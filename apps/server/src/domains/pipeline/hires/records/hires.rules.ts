import { checkInDays, DEFAULT_GUARANTEE_DAYS, type HireAct, type HireState } from '@assay/contracts/hired-candidates'
import { addDays, daysBetween } from '../../../../platform/time/days.ts'

export type HireMove =
  | 'start'
  | 'noShow'
  | 'confirm'
  | 'endInTrial'
  | 'end'
  | 'endInGuarantee'
  | 'requestReplacement'
  | 'replace'
  | 'refund'

interface Transition {
  readonly from: HireState
  readonly to: HireState
}

/** Every transition of a hire; all others are refused. */
export const hireTransitions: Readonly<Record<HireMove, Transition>> = {
  start: { from: 'awaitingStart', to: 'inTrial' },
  noShow: { from: 'awaitingStart', to: 'noStart' },
  confirm: { from: 'inTrial', to: 'confirmed' },
  endInTrial: { from: 'inTrial', to: 'endedInTrial' },
  end: { from: 'confirmed', to: 'ended' },
  endInGuarantee: { from: 'confirmed', to: 'endedInGuarantee' },
  requestReplacement: { from: 'endedInGuarantee', to: 'replacementOpen' },
  replace: { from: 'replacementOpen', to: 'replaced' },
  refund: { from: 'replacementOpen', to: 'refunded' },
}

export const canMove = (state: HireState, move: HireMove): boolean => hireTransitions[move].from === state

const STARTED: readonly HireState[] = ['inTrial', 'confirmed', 'ended', 'endedInTrial', 'endedInGuarantee']
const AFTER: readonly HireState[] = ['replacementOpen', 'replaced', 'refunded']

const ACTS: Readonly<Record<HireAct, readonly HireState[]>> = {
  start: ['awaitingStart'],
  noShow: ['awaitingStart'],
  confirm: ['inTrial'],
  end: ['inTrial', 'confirmed'],
  requestReplacement: ['endedInGuarantee'],
  replace: ['replacementOpen'],
  refund: ['replacementOpen'],
  checkIn: ['inTrial', 'confirmed'],
  rate: [...STARTED, ...AFTER],
}

export const canBeActedOn = (state: HireState, act: HireAct): boolean => ACTS[act].includes(state)

export const actsFrom = (state: HireState): HireAct[] =>
  (Object.keys(ACTS) as HireAct[]).filter((act) => canBeActedOn(state, act))

/** The date decides the kind of end: in the trial, under the guarantee, or after both. */
export function endingOf(
  hire: { readonly state: HireState; readonly guaranteeUntil: string },
  endOn: string,
): HireMove {
  if (hire.state === 'inTrial') return 'endInTrial'
  return endOn <= hire.guaranteeUntil ? 'endInGuarantee' : 'end'
}

/** The dates that follow from the start date. */
export function datesFrom(startOn: string, trialDays: number) {
  return {
    startOn,
    trialEndsOn: addDays(startOn, trialDays - 1),
    guaranteeUntil: addDays(startOn, DEFAULT_GUARANTEE_DAYS),
  }
}

export const checkInsFrom = (startOn: string): { day: number; dueOn: string }[] =>
  checkInDays.map((day) => ({ day, dueOn: addDays(startOn, day) }))

/** 1 on the first day; null before the start and after the trial. */
export function dayOfTrial(
  { state, startOn, trialDays }: { state: HireState; startOn: string; trialDays: number },
  today: string,
): number | null {
  if (state !== 'inTrial') return null
  return Math.min(Math.max(daysBetween(startOn, today) + 1, 1), Math.max(trialDays, 1))
}

/** Null once it is over or no longer applies. */
export function guaranteeDaysLeft(
  { state, guaranteeUntil }: { state: HireState; guaranteeUntil: string },
  today: string,
): number | null {
  if (state !== 'inTrial' && state !== 'confirmed') return null
  const left = daysBetween(today, guaranteeUntil)
  return left < 0 ? null : left
}

export type Fee = 'notYet' | 'due' | 'none' | 'refunded'

/** There is no fee for a hire that never started or ended in the trial. */
export function feeOf(state: HireState): Fee {
  if (state === 'noStart' || state === 'endedInTrial') return 'none'
  if (state === 'awaitingStart' || state === 'inTrial') return 'notYet'
  return state === 'refunded' ? 'refunded' : 'due'
}

/** The employer is reminded these many days before the end of the trial. */
export const TRIAL_REMINDERS = [3, 1] as const
/** Days before the end of the guarantee. */
export const GUARANTEE_REMINDER_DAYS = 7

/** How many of the two reminders are due; missed ones are combined into one. */
export const remindersDue = (trialEndsOn: string, today: string): number =>
  TRIAL_REMINDERS.filter((days) => daysBetween(today, trialEndsOn) <= days).length
