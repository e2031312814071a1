import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type ContactInfo, contactsQuery } from '../../domains/contact-requests/contact-infos.queries.ts'
import { clockOf } from '../../domains/contact-requests/contact-labels.ts'
import { hireStateLabels } from '../../domains/hires/hire-labels.ts'
import { type Hire, hiresOfJobQuery } from '../../domains/hires/hires.queries.ts'
import {
  clockIn,
  dayIn,
  dayTitle,
  ownProfileQuery,
  statusOf,
  type Track,
  tracksQuery,
} from '../../domains/interviews/records/index.ts'
import { isLastDay, offerStateLabels, timeLeft } from '../../domains/offers/offer-labels.ts'
import { type FollowedOffer, undecidedOffersQuery } from '../../domains/offers/offers.queries.ts'
import type { Matter } from '../../domains/shortlists/board/index.ts'
import { formatCount, formatDay } from '../../platform/format.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'
import { READS_OFFERS } from './-candidate-step.tsx'

interface PipelineMattersProps {
  requirementId: string
  /** By the candidate's id. */
  onKnown: (matters: ReadonlyMap<string, Matter>) => void
}

const MOST = 50

/** Learns, once the board is there, what each candidate of a job waits for. Shows nothing itself. */
export function PipelineMatters({ requirementId, onKnown }: PipelineMattersProps) {
  const { user } = useSession()
  const ofJob = { requirement: requirementId, number: 1, size: MOST } as const
  const contactsRead = useQuery({
    ...contactsQuery({ ...ofJob, states: ['queued', 'pending'] }),
    enabled: mayDo(user, 'contact.read'),
  })
  const tracksRead = useQuery({ ...tracksQuery(ofJob), enabled: mayDo(user, 'interview.schedule') })
  const offersRead = useQuery({ ...undecidedOffersQuery(requirementId), enabled: mayDo(user, READS_OFFERS) })
  const hiresRead = useQuery({ ...hiresOfJobQuery(requirementId), enabled: mayDo(user, 'hire.manage') })
  const contacts = contactsRead.data?.contacts
  const tracks = tracksRead.data?.tracks
  const offers = offersRead.data
  const hires = hiresRead.data
  const profileRead = useQuery({
    ...ownProfileQuery(),
    enabled: tracks?.some(({ next }) => next !== null) === true,
  })
  const zone = profileRead.data?.timezone
  const isReading = [contactsRead, tracksRead, offersRead, hiresRead, profileRead].some(({ isLoading }) => isLoading)
  const matters = useMemo(
    () =>
      new Map<string, Matter>([
        ...(contacts ?? []).flatMap((contact) => pair(contact.candidate.id, ofContact(contact))),
        ...(tracks ?? []).flatMap((track) => pair(track.candidateId, ofTrack(track, zone))),
        ...(offers ?? []).flatMap((offer) => pair(offer.candidate.id, ofOffer(offer))),
        // Latest start first, so that the current hire of a person is read last.
        ...(hires ?? []).toReversed().map((hire) => [hire.candidate.id, ofHire(hire)] as const),
      ]),
    [contacts, tracks, offers, hires, zone],
  )
  // Together, as each time would draw the cards again.
  useEffect(() => {
    if (!isReading) onKnown(matters)
  }, [isReading, matters, onKnown])
  return null
}

const pair = (id: string, matter: Matter | null): [string, Matter][] => (matter === null ? [] : [[id, matter]])

function ofContact(contact: ContactInfo): Matter | null {
  const clock = clockOf(contact)
  return clock === null ? null : { words: contact.state === 'queued' ? clock : `Answer: ${clock}`, isLate: false }
}

/** An offer that is under way takes its place. */
const READY = 'Ready to decide'

function ofTrack({ status, next, scorecardsDue, waitingOn }: Track, zone: string | undefined): Matter {
  const words =
    next !== null && zone !== undefined
      ? `${dayTitle(dayIn(next.start, zone))}, ${clockIn(next.start, zone)}`
      : scorecardsDue > 0
        ? `${formatCount(scorecardsDue, 'scorecard')} due`
        : status === 'done'
          ? READY
          : statusOf({ status, waitingOn }).label
  return { words, isLate: false }
}

function ofOffer(offer: FollowedOffer): Matter {
  const left = timeLeft(offer)
  return left === null
    ? { words: `Offer: ${offerStateLabels[offer.state].label.toLowerCase()}`, isLate: false }
    : { words: `Offer expires ${left}`, isLate: isLastDay(offer) }
}

const ofHire = ({ state, startOn }: Pick<Hire, 'state' | 'startOn'>): Matter => ({
  words: state === 'awaitingStart' ? `Starts ${formatDay(startOn)}` : hireStateLabels[state].label,
  isLate: false,
  isOfHire: true,
})
