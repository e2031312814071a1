import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { Button, type ButtonProps } from '@assay/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { type Track, tracksQuery } from '../../domains/interviews/records/index.ts'
import { type FollowedOffer, IN_PREPARATION, undecidedOffersQuery } from '../../domains/offers/offers.queries.ts'
import { useNews } from '../../platform/lifecycle/use-news.ts'
import list from '../../platform/list-page.module.css'
import { mayDo, type User, useSession } from '../../platform/session/session.ts'

/** A candidate on a shortlist. */
export interface Led {
  readonly id: string
  readonly requirementId: string
  readonly stage: PipelineStage
}

export interface CandidateStep {
  readonly label: string
  /** Where the step is taken; null if contact is requested right here. */
  readonly place: Place | null
  /** Whose turn it is, if not the user's: then the step only leads there. */
  readonly waits?: string | undefined
}

const places = {
  contactRequests: (requirement: string) => linkOptions({ to: '/contact-info-requested', search: { requirement } }),
  interview: (id: string) => linkOptions({ to: '/interviews', search: { id } }),
  proposing: (track: string) => linkOptions({ to: '/interviews', search: { track } }),
  allRounds: (requirement: string, track?: string) =>
    linkOptions({ to: '/interview-combined', search: { requirement, track } }),
  offer: (id: string) => linkOptions({ to: '/hired-candidates/offers-sent', search: { id } }),
  drafting: (draftFor: string) => linkOptions({ to: '/hired-candidates/offers-sent', search: { draftFor } }),
  offers: () => linkOptions({ to: '/hired-candidates/offers-sent', search: {} }),
  hires: () => linkOptions({ to: '/hired-candidates/candidates-hired', search: {} }),
}
type Place = ReturnType<(typeof places)[keyof typeof places]>

interface Known {
  readonly user: User | null
  /** undefined while they load; null if they can't be read. */
  readonly offers: readonly FollowedOffer[] | null | undefined
  readonly track: Track | undefined
  /** A list of tracks names itself who is waited for. */
  readonly isListed: boolean
}

export const READS_OFFERS = ['offer.draft', 'offer.approve'] as const
const NEWS = ['offer.changed']
const SHOWN = [['offers']]

interface WantedSteps {
  /** Of this job; absent for all of the company. */
  requirementId: string | undefined
  /** For lists that don't know the interviews of their candidates. */
  readsTracks?: boolean
  enabled?: boolean
}

/**
 * The next step of each candidate of a job, or of all jobs: one rule for rows, drawers and keys. A step is null if there is
 * none, or if it isn't known yet.
 */
export function useCandidateSteps({ requirementId, readsTracks = false, enabled = true }: WantedSteps) {
  const { user } = useSession()
  useNews(NEWS, SHOWN)
  const offers = useQuery({
    ...undecidedOffersQuery(requirementId),
    enabled: enabled && mayDo(user, READS_OFFERS),
  })
  const tracks = useQuery({
    ...tracksQuery({ requirement: requirementId, number: 1, size: 50 }),
    enabled: enabled && readsTracks && mayDo(user, 'interview.schedule'),
  })
  // Known together, as each time would draw the rows again.
  const { known, listed } = useOnceRead(
    { known: offers.isError ? null : offers.data, listed: tracks.data?.tracks },
    offers.isLoading || tracks.isLoading,
  )
  return useCallback(
    (led: Led, own?: Track): CandidateStep | null => {
      const track = own ?? listed?.find(({ id }) => id === led.id)
      return stepOfCandidate(led, { user, offers: known, track, isListed: own !== undefined })
    },
    [user, known, listed],
  )
}

/** What was true before a first reading, until that is over. */
function useOnceRead<Value>(value: Value, isReading: boolean): Value {
  const settled = useRef(value)
  if (!isReading) settled.current = value
  return settled.current
}

function stepOfCandidate(led: Led, known: Known): CandidateStep | null {
  const { user } = known
  switch (led.stage) {
    case 'shortlisted':
      return mayDo(user, 'contact.request') ? { label: 'Request contact…', place: null } : null
    case 'contactRequested':
      return mayDo(user, 'contact.read')
        ? { label: 'Open contact request', place: places.contactRequests(led.requirementId) }
        : null
    case 'contactReleased':
    case 'interviewing':
      return interviewStepOf(led, known)
    case 'decision':
    case 'offer':
      return mayDo(user, READS_OFFERS) ? offerStepOf(led, known) : null
    case 'hired':
      return mayDo(user, 'hire.manage') ? { label: 'Open hire', place: places.hires() } : null
    default:
      return null
  }
}

const ONGOING: ReadonlySet<string> = new Set(['proposed', 'countered', 'scheduled', 'rescheduling', 'awaitingFeedback'])

/** Answer the candidate, look at the interview that is under way, plan the next round, or decide. */
function interviewStepOf(led: Led, { user, track, isListed }: Known): CandidateStep | null {
  const isPlanner = mayDo(user, 'interview.schedule')
  const underWay = track?.rounds.findLast(({ state }) => ONGOING.has(state))
  if (track !== undefined && underWay?.interviewId != null) {
    const place = places.interview(underWay.interviewId)
    return isPlanner && track.status === 'waiting' && track.waitingOn === 'employer'
      ? { label: 'Confirm a time', place }
      : { label: 'Open interview', place, waits: isListed ? undefined : waitsFor(track) }
  }
  if (!isPlanner) return null
  if (
    track === undefined ? led.stage === 'contactReleased' : track.status !== 'done' && track.mayDo.includes('propose')
  )
    return { label: 'Propose times', place: places.proposing(led.id) }
  if (track === undefined) return { label: 'Open interviews', place: places.allRounds(led.requirementId) }
  if (track.rounds.length === 0 && !track.mayDo.includes('decide')) return null
  return { label: 'Debrief', place: places.allRounds(led.requirementId, led.id) }
}

const waitsFor = ({ waitingOn }: Track) =>
  waitingOn === 'candidate' || waitingOn === 'interviewers' ? `Waiting for ${waitingOn}` : undefined

/** A revision in preparation comes before the offer that it will replace. */
function offerStepOf({ id, stage }: Led, { user, offers }: Known): CandidateStep | null {
  if (offers === undefined) return null
  const own = offers?.filter(({ shortlisted }) => shortlisted.id === id) ?? []
  const offer = own.find(({ state }) => IN_PREPARATION.includes(state)) ?? own[0]
  if (offer !== undefined) return { ...stepOfOffer(offer), place: places.offer(offer.id) }
  if (stage === 'offer') return { label: 'Open offers', place: places.offers() }
  return mayDo(user, 'offer.draft') ? { label: 'Make offer', place: places.drafting(id) } : null
}

/** What this user may do leads; else the offer waits for someone. */
function stepOfOffer({ state, mayDo: acts }: FollowedOffer): Omit<CandidateStep, 'place'> {
  if (acts.includes('submit')) return { label: 'Continue offer' }
  if (acts.includes('approve')) return { label: 'Review offer' }
  if (acts.includes('send')) return { label: 'Send offer' }
  return { label: 'Open offer', waits: WAITS[state] }
}

const WAITS: Readonly<Partial<Record<FollowedOffer['state'], string>>> = {
  draft: 'Being drafted',
  pendingApproval: 'Awaiting approval',
  approved: 'Approved, not sent',
  sent: 'Awaiting answer',
  viewed: 'Awaiting answer',
}

interface CandidateStepButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'aria-label'> {
  step: CandidateStep
  /** Requests contact. */
  onAsk?: (() => void) | undefined
}

export function CandidateStepButton({ step: { label, place, waits }, onAsk, ...rest }: CandidateStepButtonProps) {
  return (
    <>
      {waits !== undefined && <span className={list.note}>{waits}</span>}
      {place === null ? (
        <Button {...rest} onClick={onAsk}>
          {label}
        </Button>
      ) : (
        <Button {...rest} render={<Link {...place} />}>
          {label}
        </Button>
      )}
    </>
  )
}
