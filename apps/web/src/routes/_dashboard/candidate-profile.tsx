import { Button } from '@assay/ui/button'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Link as LinkIcon } from 'lucide-react'
import { CandidateDetails } from '../../domains/candidates/candidate-details.tsx'
import { candidateQuery } from '../../domains/candidates/candidates.queries.ts'
import { ProfilePage } from '../../domains/candidates/profile-page.tsx'
import { ApiError } from '../../platform/api-error.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { Region } from '../../platform/region.tsx'
import { mayDo, useSession } from '../../platform/session/session.ts'
import { CandidatePipeline } from './-candidate-pipeline.tsx'

export const Route = createFileRoute('/_dashboard/candidate-profile')({
  staticData: { title: 'Candidate' },
  validateSearch: (search): { id: string } => ({ id: String(search['id'] ?? '') }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps: { id }, context }) => {
    validatePage(isId(id))
    try {
      await context.queryClient.fetchQuery(candidateQuery(id))
    } catch (error) {
      validatePage(!(error instanceof ApiError && error.status === 404))
      throw error
    }
  },
  component: CandidateProfilePage,
})

function CandidateProfilePage() {
  const { id } = Route.useSearch()
  const { user } = useSession()
  const query = useQuery(candidateQuery(id))
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href)
    toasts.success('Link copied', { detail: 'Only members of your company can open it.' })
  }
  return (
    <Region isPage query={query}>
      {(candidate) => (
        <ProfilePage>
          <CandidateDetails
            candidate={candidate}
            pipeline={<CandidatePipeline candidateId={id} />}
            actions={
              <>
                <Button size="small" icon={<LinkIcon size={14} aria-hidden="true" />} onClick={() => void copy()}>
                  Copy link
                </Button>
                {mayDo(user, 'search.run') && (
                  <Button size="small" render={<Link to="/alternative" search={{ candidate: id }} />}>
                    Find alternatives
                  </Button>
                )}
              </>
            }
          />
        </ProfilePage>
      )}
    </Region>
  )
}
