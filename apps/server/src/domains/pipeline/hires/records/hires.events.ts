import type { HireState } from '@assay/contracts/hired-candidates'
import type { DomainEvent } from '../../../../platform/context/domain-event.ts'
import type { HireMove } from './hires.rules.ts'

interface Held {
  readonly id: string
  readonly companyId: string
  readonly requirementId: string
  readonly candidateId: string
  readonly state: HireState
}

type Around = Pick<DomainEvent, 'before' | 'after' | 'reasonCode'>

const hireEvent = (name: string, verb: string, hire: Held, around: Around): DomainEvent => ({
  name,
  tenantId: hire.companyId,
  verb,
  target: { type: 'hired-candidates', id: hire.id },
  requirementId: hire.requirementId,
  candidateId: hire.candidateId,
  ...around,
})

export const hireBegun = (hire: Held & { readonly startOn: string }) =>
  hireEvent('hireBegun', 'hire.begin', hire, { after: { state: hire.state, startOn: hire.startOn } })

const NAMES: Readonly<Record<HireMove, string>> = {
  start: 'hireStarted',
  noShow: 'hireNotStarted',
  confirm: 'hireConfirmed',
  endInTrial: 'hireEnded',
  end: 'hireEnded',
  endInGuarantee: 'hireEnded',
  requestReplacement: 'replacementRequested',
  replace: 'replacementDecided',
  refund: 'replacementDecided',
}

export const hireMoved = (
  hire: Held,
  move: HireMove,
  { before, after = {}, reasonCode }: { before: HireState; after?: Record<string, unknown>; reasonCode?: string },
) =>
  hireEvent(NAMES[move], `hire.${move}`, hire, {
    before: { state: before },
    after: { state: hire.state, ...after },
    ...(reasonCode === undefined ? {} : { reasonCode }),
  })

export const checkInAnswered = (hire: Held, day: number, score: number) =>
  hireEvent('checkInAnswered', 'hire.check-in', hire, { after: { day, score } })

/** Only shared check-ins show their score outside the company’s own timeline. */
export const hireRated = (hire: Held, { score, isShared }: { score: number; isShared: boolean }) =>
  hireEvent('hireRated', 'hire.rate', hire, { after: { score, isShared } })

/** A reminder of the clock, without a change of state. */
export const hireClockRang = (
  hire: Held,
  about: 'startDue' | 'trialEnding' | 'checkInDue' | 'guaranteeEnding',
  after: Record<string, unknown> = {},
) => hireEvent(about, `hire.remind-${about}`, hire, { after })
