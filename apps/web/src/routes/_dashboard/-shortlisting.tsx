import { Button } from '@assay/ui/button'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { RequestDialog } from '../../domains/contact-requests/request-dialog.tsx'
import { type MatchActions, MatchActionsContext } from '../../domains/search/matches/index.ts'
import { type Match, searchQuery } from '../../domains/search/searches/index.ts'
import { type Remembered, rememberedRequirement, ShortlistChooser } from '../../domains/shortlists/board/index.ts'
import { useShortlist, useShortlistMany } from '../../domains/shortlists/entries/index.ts'
import { formatCount } from '../../platform/format.ts'
import {
  requirementChoiceQuery,
  requirementChoicesQuery,
} from '../../platform/requirement-chooser/requirement-choices.queries.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

interface Choosing {
  readonly match: Match
  readonly proposed: Remembered | null
  readonly toAsk: boolean
}

interface ChoosingMany {
  readonly matches: readonly Match[]
  readonly onDone: () => void
}

/** Lets the user shortlist matches: at once for the last job used, or after choosing one. */
export function Shortlisting({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const [choosing, setChoosing] = useState<Choosing | null>(null)
  const [asking, setAsking] = useState<{ match: Match; requirementId: string } | null>(null)
  const [many, setMany] = useState<ChoosingMany | null>(null)
  const add = useShortlist()
  const addMany = useShortlistMany()
  const navigate = useNavigate()
  const client = useQueryClient()
  useQuery({ ...requirementChoicesQuery({ states: ['open'] }), enabled: mayDo(user, 'shortlist.add') })
  const sayDone = (text: string, requirement: Remembered) =>
    toasts.success(text, {
      detail: requirement.title,
      action: {
        label: 'Open shortlist',
        onPress: () =>
          void navigate({
            to: '/candidate-search/shortlisted-candidates',
            search: { requirement: requirement.id },
          }),
      },
    })
  /** Candidates are shortlisted before contact is requested. */
  const shortlist = (match: Match, requirement: Remembered, toAsk = false) =>
    add.mutate(
      { requirementId: requirement.id, candidateId: match.candidate.id, searchId: match.search.id },
      {
        onSuccess: ({ stage }) => {
          rememberedRequirement.keep(requirement)
          setChoosing(null)
          if (toAsk && stage === 'shortlisted') {
            setAsking({ match, requirementId: requirement.id })
            return
          }
          const name = match.candidate.maskedName
          sayDone(
            stage === 'shortlisted' ? `${name} is on the shortlist` : `${name} is already on the shortlist`,
            requirement,
          )
        },
        onError: () => rememberedRequirement.forget(),
      },
    )
  const shortlistMany = ({ matches, onDone }: ChoosingMany, requirement: Remembered) =>
    addMany.mutate(
      {
        requirementId: requirement.id,
        candidateIds: matches.map(({ candidate }) => candidate.id),
        searchId: matches[0]?.search.id ?? null,
      },
      {
        onSuccess: () => {
          rememberedRequirement.keep(requirement)
          setMany(null)
          onDone()
          sayDone(`${formatCount(matches.length, 'candidate is', 'candidates are')} on the shortlist`, requirement)
        },
        onError: () => rememberedRequirement.forget(),
      },
    )
  const onShortlist = async (match: Match, asks: boolean): Promise<void> => {
    const proposed = await own(match)
    const last = proposed ?? rememberedRequirement.read()
    if (asks || last === null) setChoosing({ match, proposed, toAsk: false })
    else shortlist(match, last)
  }
  /** The job of the search, if it accepts candidates, so that the user need not choose it again. */
  const own = async (match: Match): Promise<Remembered | null> => {
    const id = client.getQueryData(searchQuery(match.search.id).queryKey)?.requirement?.id
    if (id === undefined) return null
    const found = await client.fetchQuery(requirementChoiceQuery(id)).catch(() => null)
    return found?.state === 'open' ? found : null
  }
  const onContact = async (match: Match): Promise<void> => {
    const requirement = await own(match)
    if (requirement === null) setChoosing({ match, proposed: null, toAsk: true })
    else shortlist(match, requirement, true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions read what is current when they are called
  const actions = useMemo((): MatchActions | null => {
    if (!mayDo(user, 'shortlist.add')) return null
    return {
      onShortlist: (match, { asks }) => void onShortlist(match, asks),
      onShortlistMany: (matches, onDone) => setMany({ matches, onDone }),
      ...(mayDo(user, 'contact.request') && { onContact: (match) => void onContact(match) }),
    }
  }, [user])
  return (
    <MatchActionsContext value={actions}>
      {children}
      {choosing !== null && (
        <ShortlistChooser
          name={choosing.match.candidate.maskedName}
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
          busy={addMany.isPending}
          onChoose={(requirement) => shortlistMany(many, requirement)}
          onClose={() => setMany(null)}
          requirements={<Button render={<Link to="/requirement" />}>Jobs</Button>}
        />
      )}
      {asking !== null && (
        <RequestDialog
          candidateId={asking.match.candidate.id}
          requirementId={asking.requirementId}
          name={asking.match.candidate.maskedName}
          onClose={() => setAsking(null)}
        />
      )}
    </MatchActionsContext>
  )
}
