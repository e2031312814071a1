import { Button } from '@assay/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { type MatchActions, MatchActionsContext } from '../../domains/search/matches/index.ts'
import { type Match, searchQuery } from '../../domains/search/searches/index.ts'
import { type Remembered, rememberedRequirement, ShortlistChooser } from '../../domains/shortlists/board/index.ts'
import {
  type Shortlisted,
  type Shortlisting as ShortlistingAsked,
  useShortlist,
  useShortlistedToasts,
} from '../../domains/shortlists/entries/index.ts'
import { formatCount } from '../../platform/format.ts'
import {
  requirementChoiceQuery,
  requirementChoicesQuery,
} from '../../platform/requirement-chooser/requirement-choices.queries.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'
import { AddToPoolDialog } from './-pooling.tsx'

const RequestDialog = lazy(async () => ({
  default: (await import('../../domains/contact-requests/request-dialog.tsx')).RequestDialog,
}))

interface Choosing {
  readonly match: Match
  readonly proposed: Remembered | null
  readonly toAsk: boolean
}

interface ChoosingMany {
  readonly matches: readonly Match[]
  readonly onDone: () => void
}

interface Asked extends ShortlistingAsked {
  readonly searchId: string
}

const askedOf = (matches: readonly Match[], requirement: Remembered): Asked => ({
  requirement,
  people: matches.map(({ candidate }) => ({ id: candidate.id, name: candidate.maskedName })),
  searchId: matches[0]?.search.id ?? '',
})

/** Lets the user shortlist matches: directly for the job last used in the search, or after choosing one. */
export function Shortlisting({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const [choosing, setChoosing] = useState<Choosing | null>(null)
  const [asking, setAsking] = useState<{ match: Match; requirementId: string } | null>(null)
  const [many, setMany] = useState<ChoosingMany | null>(null)
  /** The jobs for which candidates were shortlisted here, so that the next step need not ask again. */
  const addedTo = useRef(new Map<string, Remembered>())
  const [pooling, setPooling] = useState<ChoosingMany | null>(null)
  const add = useShortlist()
  const tell = useNotedShortlisting(addedTo.current)
  const readOwn = useJobOfSearch()
  useQuery({ ...requirementChoicesQuery({ states: ['open'] }), enabled: mayDo(user, 'shortlist.add') })
  /** Candidates are shortlisted before contact is requested. */
  const shortlist = (match: Match, requirement: Remembered, toAsk = false) => {
    const asked = askedOf([match], requirement)
    add.mutate(asked, {
      onSuccess: (shortlisted) => {
        setChoosing(null)
        if (toAsk && shortlisted.entries[0]?.stage === 'shortlisted') {
          rememberedRequirement.keep(requirement, match.search.id)
          addedTo.current.set(match.candidate.id, requirement)
          setAsking({ match, requirementId: requirement.id })
        } else tell(asked, shortlisted)
      },
      onError: () => rememberedRequirement.forget(),
    })
  }
  const shortlistMany = ({ matches, onDone: onClear }: ChoosingMany, requirement: Remembered) => {
    const asked = askedOf(matches, requirement)
    add.mutate(asked, {
      onSuccess: (shortlisted) => {
        setMany(null)
        onClear()
        tell(asked, shortlisted)
      },
      onError: () => rememberedRequirement.forget(),
    })
  }
  const onShortlist = async (match: Match, asks: boolean): Promise<void> => {
    const proposed = (await readOwn(match)) ?? rememberedRequirement.read(match.search.id)
    if (asks || proposed === null) setChoosing({ match, proposed, toAsk: false })
    else shortlist(match, proposed)
  }
  const onContact = async (match: Match): Promise<void> => {
    const requirement = addedTo.current.get(match.candidate.id) ?? (await readOwn(match))
    if (requirement === null) setChoosing({ match, proposed: rememberedRequirement.read(match.search.id), toAsk: true })
    else shortlist(match, requirement, true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions read what is current when they are called
  const actions = useMemo((): MatchActions | null => {
    if (!mayDo(user, 'shortlist.add')) return null
    return {
      onShortlist: (match, { asks }) => void onShortlist(match, asks),
      onShortlistMany: (matches, onDone) => setMany({ matches, onDone }),
      ...(mayDo(user, 'community.manage') && {
        onPoolMany: (matches: readonly Match[], onDone: () => void) => setPooling({ matches, onDone }),
      }),
      ...(mayDo(user, 'contact.request') && { onContact: (match) => void onContact(match) }),
    }
  }, [user])
  return (
    <MatchActionsContext value={actions}>
      {children}
      <Suspense>
        {choosing !== null && (
          <ShortlistChooser
            name={choosing.match.candidate.maskedName}
            {...(choosing.toAsk && { act: 'Request contact with' })}
            proposed={choosing.proposed}
            busy={add.isPending}
            onChoose={(requirement) => shortlist(choosing.match, requirement, choosing.toAsk)}
            onClose={() => setChoosing(null)}
            requirements={<Button render={<Link to="/requirement" />}>Jobs</Button>}
          />
        )}
        {many !== null && (
          <ShortlistChooser
            name={formatCount(many.matches.length, 'candidate')}
            proposed={rememberedRequirement.read(many.matches[0]?.search.id ?? '')}
            busy={add.isPending}
            onChoose={(requirement) => shortlistMany(many, requirement)}
            onClose={() => setMany(null)}
            requirements={<Button render={<Link to="/requirement" />}>Jobs</Button>}
          />
        )}
      </Suspense>
      {pooling !== null && (
        <Suspense>
          <AddToPoolDialog
            people={pooling.matches.map(({ candidate }) => ({ id: candidate.id, name: candidate.maskedName }))}
            onDone={pooling.onDone}
            onClose={() => setPooling(null)}
          />
        </Suspense>
      )}
      {asking !== null && (
        <Suspense>
          <RequestDialog
            candidateId={asking.match.candidate.id}
            requirementId={asking.requirementId}
            name={asking.match.candidate.maskedName}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </MatchActionsContext>
  )
}

/** Remembers the job for the next candidates, and shows a toast with an undo that forgets it again. */
function useNotedShortlisting(addedTo: Map<string, Remembered>) {
  const tell = useShortlistedToasts()
  const navigate = useNavigate()
  return (asked: Asked, shortlisted: Shortlisted) => {
    const { requirement, people, searchId } = asked
    const before = rememberedRequirement.read(searchId)
    rememberedRequirement.keep(requirement, searchId)
    for (const { id } of people) addedTo.set(id, requirement)
    tell(asked, shortlisted, {
      onUndo: () => {
        if (before === null) rememberedRequirement.forget()
        else rememberedRequirement.keep(before, searchId)
        for (const { id } of people) addedTo.delete(id)
      },
      more: {
        label: 'Open',
        onPress: () =>
          void navigate({ to: '/candidate-search/shortlisted-candidates', search: { requirement: requirement.id } }),
      },
    })
  }
}

/** Reads the job of a match’s search, if it accepts candidates, so that the user need not choose it again. */
function useJobOfSearch() {
  const client = useQueryClient()
  return async (match: Match): Promise<Remembered | null> => {
    const id = client.getQueryData(searchQuery(match.search.id).queryKey)?.requirement?.id
    if (id === undefined) return null
    const found = await client.fetchQuery(requirementChoiceQuery(id)).catch(() => null)
    return found?.state === 'open' ? found : null
  }
}
