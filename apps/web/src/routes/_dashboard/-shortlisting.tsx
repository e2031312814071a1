import { Button } from '@assay/ui/button'
import { toasts } from '@assay/ui/toast-store.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { type MatchActions, MatchActionsContext } from '../../domains/search/match-actions.ts'
import type { Match } from '../../domains/search/searches.queries.ts'
import { type Remembered, rememberedRequirement } from '../../domains/shortlists/remembered-requirement.ts'
import { ShortlistChooser } from '../../domains/shortlists/shortlist-chooser.tsx'
import { useShortlist } from '../../domains/shortlists/shortlisteds.mutations.ts'
import { mayDo, useSession } from '../../platform/session.ts'

/** Lets every match below be shortlisted: at once for the requirement of last time, else for one that is chosen. */
export function Shortlisting({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const [choosing, setChoosing] = useState<Match | null>(null)
  const add = useShortlist()
  const navigate = useNavigate()
  const shortlist = (match: Match, requirement: Remembered) =>
    add.mutate(
      { requirementId: requirement.id, candidateId: match.candidate.id, searchId: match.search.id },
      {
        onSuccess: ({ stage }) => {
          rememberedRequirement.keep(requirement)
          setChoosing(null)
          const name = match.candidate.maskedName
          toasts.success(stage === 'shortlisted' ? `${name} is on the shortlist` : `${name} is there already`, {
            detail: requirement.title,
            action: {
              label: 'Open it',
              onPress: () =>
                void navigate({
                  to: '/candidate-search/shortlisted-candidates',
                  search: { requirement: requirement.id },
                }),
            },
          })
        },
        onError: () => rememberedRequirement.forget(),
      },
    )
  const onShortlist: MatchActions['onShortlist'] = (match, { asks }) => {
    const last = rememberedRequirement.read()
    if (asks || last === null) setChoosing(match)
    else shortlist(match, last)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function reads what is current when it is called
  const actions = useMemo(() => (mayDo(user, 'shortlist.add') ? { onShortlist } : null), [user])
  return (
    <MatchActionsContext value={actions}>
      {children}
      {choosing !== null && (
        <ShortlistChooser
          name={choosing.candidate.maskedName}
          busy={add.isPending}
          onChoose={(requirement) => shortlist(choosing, requirement)}
          onClose={() => setChoosing(null)}
          requirements={<Button render={<Link to="/requirement" />}>Requirements</Button>}
        />
      )}
    </MatchActionsContext>
  )
}
