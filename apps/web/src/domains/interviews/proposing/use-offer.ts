import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mayDo, useSession } from '../../../platform/session/session.ts'
import { type Interview, interviewQuery, type Track, trackQuery, tracksQuery } from '../records/index.ts'
import { addSlot, type OfferTarget, preparedFor, type Slot } from './offer-target.ts'

const MAX_TRACKS = 50

export interface Offer {
  readonly mayOffer: boolean
  readonly target: OfferTarget | null
  readonly tracks: readonly Track[]
  /** Whether these are all: not while they load, nor if they can’t be read. */
  readonly hasRead: boolean
  /** The chosen candidate, if there is no time to propose to them any more. */
  readonly settled: Track | null
  readonly slots: readonly Slot[]
  readonly setSlots: (slots: readonly Slot[]) => void
  readonly add: (slot: Slot) => void
}

interface OfferOptions {
  readonly track: string | undefined
  readonly move: string | undefined
  /** Free time is drawn, so that times can be proposed. */
  readonly isDrawn: boolean
}

/** The candidate and the times chosen so far. */
export function useOffer({ track, move, isDrawn }: OfferOptions): Offer {
  const { user } = useSession()
  const mayOffer = mayDo(user, 'interview.schedule')
  const listed = useQuery({
    ...tracksQuery({ size: MAX_TRACKS }),
    enabled: mayOffer && (isDrawn || track !== undefined),
  })
  const moved = useQuery({ ...interviewQuery(move ?? ''), enabled: move !== undefined })
  const [slots, setSlots] = useState<readonly Slot[]>([])
  const named = useQuery({ ...trackQuery(track ?? ''), enabled: track !== undefined })
  const first = (listed.data?.tracks ?? []).filter((each) => each.mayDo.includes('propose'))
  // The candidate named in the URL may be further down the list.
  const beyond = named.data !== undefined && first.every(({ id }) => id !== track) ? [named.data] : []
  const tracks = [...first, ...beyond.filter((each) => each.mayDo.includes('propose'))]
  const chosen = tracks.find(({ id }) => id === track)
  const preparedId = chosen === undefined ? null : preparedFor(chosen)
  const prepared = useQuery({ ...interviewQuery(preparedId ?? ''), enabled: preparedId !== null })
  const add = (slot: Slot) =>
    setSlots((before) =>
      before.some(({ start }) => start === slot.start)
        ? before.filter(({ start }) => start !== slot.start)
        : addSlot(before, slot),
    )
  const isSettled = track !== undefined && chosen === undefined && listed.isSuccess
  const settled = (isSettled && named.data) || null
  return {
    mayOffer,
    target: targetOf(moved.data, chosen, preparedId === null ? null : prepared.data),
    tracks,
    hasRead: listed.isSuccess,
    settled,
    slots,
    setSlots,
    add,
  }
}

/** undefined: a prepared interview that is still read; null: none is prepared. */
function targetOf(
  moved: Interview | undefined,
  track: Track | undefined,
  prepared: Interview | undefined | null,
): OfferTarget | null {
  if (moved !== undefined) return { kind: 'interview', interview: moved }
  if (track === undefined || prepared === undefined) return null
  return prepared === null ? { kind: 'track', track } : { kind: 'interview', interview: prepared, track }
}
