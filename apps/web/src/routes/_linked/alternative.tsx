import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import { EmptyState, LoadingState } from '@assay/ui/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { LinkPage } from '../../domains/candidate-links/link-page.tsx'
import { type Requirement, requirementQuery } from '../../domains/requirements/records/index.ts'
import {
  type AlternativesOf,
  AlternativesPage,
  alternativesQuery,
  type Substitute,
} from '../../domains/search/alternatives/index.ts'
import { ShortlistChooser } from '../../domains/shortlists/board/index.ts'
import { useShortlist, useShortlistedToasts } from '../../domains/shortlists/entries/index.ts'
import { useLinkToken } from '../../platform/link-token.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { Region } from '../../platform/region.tsx'
import { mayDo, useSession } from '../../platform/session/session.ts'
import { CandidatePipeline } from '../_dashboard/-candidate-pipeline.tsx'
import { type Relaxation, RelaxDialog } from '../_dashboard/-relax-dialog.tsx'

export const Route = createFileRoute('/_linked/alternative')({
  staticData: { title: 'Alternatives', permission: 'search.run', access: 'linkOrLogin' },
  validateSearch: (search): AlternativesOf => ({
    ...(typeof search['requirement'] === 'string' && { requirement: search['requirement'] }),
    ...(typeof search['candidate'] === 'string' && { candidate: search['candidate'] }),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { requirement, candidate } }) =>
    validatePage([requirement, candidate].every((id) => id === undefined || isId(id))),
  component: AlternativePage,
})

const Application = lazy(async () => ({ default: (await import('../_blank/-application.tsx')).Application }))

/** Candidates open it by a link, to request an alternative process; users look for alternatives to a candidate. */
function AlternativePage() {
  const token = useLinkToken()
  if (token === '') return <ChosenPage />
  return (
    <LinkPage key={token} token={token}>
      {(link) => (
        <Suspense fallback={<LoadingState />}>
          <Application link={link} token={token} />
        </Suspense>
      )}
    </LinkPage>
  )
}

function ChosenPage() {
  const { requirement, candidate } = Route.useSearch()
  if (requirement === undefined && candidate === undefined) {
    return (
      <>
        <h1 tabIndex={-1}>Alternatives</h1>
        <EmptyState
          title="No candidate selected"
          action={<Button render={<Link to="/requirement" search={{}} />}>Jobs</Button>}
        >
          Open this page from a job, a shortlist or a candidate.
        </EmptyState>
      </>
    )
  }
  return requirement === undefined ? <Found candidate={candidate} /> : <ForRequirement id={requirement} />
}

function ForRequirement({ id }: { id: string }) {
  const { candidate } = Route.useSearch()
  const query = useQuery(requirementQuery(id))
  return (
    <Region isPage query={query}>
      {(requirement) => <Found candidate={candidate} requirement={requirement} />}
    </Region>
  )
}

interface FoundProps {
  candidate?: string | undefined
  requirement?: Requirement
}

function Found({ candidate, requirement }: FoundProps) {
  const { user } = useSession()
  const query = useQuery(alternativesQuery({ candidate, requirement: requirement?.id }))
  const [chosen, setChosen] = useState<Substitute | null>(null)
  const [relaxing, setRelaxing] = useState<Relaxation | null>(null)
  const shortlist = useShortlisting(() => setChosen(null))
  const about: ReactNode =
    requirement === undefined ? (
      'Compared by the candidate’s strongest skills, because no job is selected.'
    ) : (
      <>
        Job:{' '}
        <TextLink render={<Link to="/requirement" search={{ id: requirement.id }} />}>{requirement.title}</TextLink>.
        Candidates already in the pipeline are hidden.
      </>
    )
  const mayShortlist = mayDo(user, 'shortlist.add') && (requirement === undefined || requirement.state === 'open')
  return (
    <>
      <Region query={query}>
        {(found) => (
          <AlternativesPage
            found={found}
            about={about}
            profile={(id, words) => (
              <TextLink render={<Link to="/candidate-profile" search={{ id }} />}>{words}</TextLink>
            )}
            inPipeline={(id) => <CandidatePipeline candidateId={id} />}
            onShortlist={
              mayShortlist
                ? (substitute) =>
                    requirement === undefined ? setChosen(substitute) : shortlist.add(substitute, requirement)
                : undefined
            }
            onApply={requirement?.mayDo.includes('edit') ? setRelaxing : undefined}
          />
        )}
      </Region>
      {chosen !== null && (
        <Suspense>
          <ShortlistChooser
            name={chosen.maskedName}
            busy={shortlist.isPending}
            onChoose={(choice) => shortlist.add(chosen, choice)}
            onClose={() => setChosen(null)}
            requirements={<Button render={<Link to="/requirement" search={{}} />}>Jobs</Button>}
          />
        </Suspense>
      )}
      {relaxing !== null && requirement !== undefined && (
        <RelaxDialog relaxation={relaxing} requirement={requirement} onClose={() => setRelaxing(null)} />
      )}
    </>
  )
}

function useShortlisting(onDone: () => void) {
  const shortlist = useShortlist()
  const tell = useShortlistedToasts()
  const client = useQueryClient()
  const add = (substitute: Substitute, requirement: { id: string; title: string }) => {
    const person = { id: substitute.candidateId, name: substitute.maskedName }
    const asked = { requirement, people: [person], searchId: null }
    shortlist.mutate(asked, {
      onSuccess: (shortlisted) => {
        tell(asked, shortlisted)
        void client.invalidateQueries({ queryKey: ['alternatives'] })
        onDone()
      },
    })
  }
  return { add, isPending: shortlist.isPending }
}
