import { Button } from '@assay/ui/button'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { Download, FileText, Link as LinkIcon, Pencil, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ReportButton } from '../../domains/candidate-reports/report-button.tsx'
import { ReportsOfCandidate } from '../../domains/candidate-reports/reports-of-candidate.tsx'
import { CandidateDetails } from '../../domains/candidates/candidate-details.tsx'
import { useSaveJsonResume } from '../../domains/candidates/candidates.mutations.ts'
import { candidateQuery, resumeQuery } from '../../domains/candidates/candidates.queries.ts'
import { EditCandidateDialog, ShareDialog } from '../../domains/candidates/on-demand.ts'
import { ProfilePage } from '../../domains/candidates/profile-page.tsx'
import { ResumePanel } from '../../domains/candidates/resume-panel.tsx'
import { ApiError } from '../../platform/api-error.ts'
import { useActionCommands } from '../../platform/commands.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { usePageTitle } from '../../platform/pages/use-page-arrival.ts'
import { useRecentPlace } from '../../platform/recent-places/use-recent-place.ts'
import { Region } from '../../platform/region.tsx'
import { isEmployer, mayDo, useSession } from '../../platform/session/session.ts'
import { CandidatePipeline } from './-candidate-pipeline.tsx'
import { PoolButton } from './-pooling.tsx'

export const Route = createFileRoute('/_dashboard/candidate-profile')({
  staticData: { title: 'Candidate' },
  validateSearch: (search): { id: string; resume?: 'open' | undefined } => ({
    id: String(search['id'] ?? ''),
    ...(search['resume'] === 'open' && { resume: 'open' }),
  }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps: { id }, context }) => {
    validatePage(isId(id))
    try {
      await context.queryClient.fetchQuery(candidateQuery(id))
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error
      const kept = error.errors[0]?.meta?.['mergedInto']
      validatePage(typeof kept === 'string')
      throw redirect({ to: '/candidate-profile', search: { id: String(kept) }, replace: true })
    }
  },
  component: CandidateProfilePage,
})

function CandidateProfilePage() {
  const { id, resume } = Route.useSearch()
  const navigate = Route.useNavigate()
  const hasResume = useQuery(resumeQuery(id)).data?.hasDocument === true
  const show = (isOpen: boolean) =>
    void navigate({ search: { id, ...(isOpen && { resume: 'open' as const }) }, replace: true })
  const { user } = useSession()
  const mayReport = mayDo(user, 'note') && isEmployer(user)
  const query = useQuery(candidateQuery(id))
  const [isEditing, setEditing] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const save = useSaveJsonResume()
  const name = query.data?.legalName ?? query.data?.maskedName
  usePageTitle(name)
  useRecentPlace('candidate', name, `/candidate-profile?id=${id}`)
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href)
    toasts.success('Link copied', { detail: 'Only members of your company can open it.' })
  }
  useActionCommands('This candidate', [
    ...(hasResume && resume !== 'open'
      ? [{ key: 'resume', label: 'Read the résumé', onSelect: () => show(true) }]
      : []),
    { key: 'copy', label: 'Copy link to this candidate', onSelect: () => void copy() },
    ...(mayDo(user, 'search.run')
      ? [
          {
            key: 'alternatives',
            label: 'Find alternatives',
            render: <Link to="/alternative" search={{ candidate: id }} />,
          },
        ]
      : []),
  ])
  return (
    <Region isPage query={query}>
      {(candidate) => (
        <ProfilePage aside={resume === 'open' && <ResumePanel id={id} onClose={() => show(false)} />}>
          <CandidateDetails
            candidate={candidate}
            pipeline={<CandidatePipeline candidateId={id} />}
            actions={
              <>
                {candidate.mayDo.includes('edit') && (
                  <Button size="small" icon={<Pencil size={14} aria-hidden="true" />} onClick={() => setEditing(true)}>
                    Edit…
                  </Button>
                )}
                {hasResume && resume !== 'open' && (
                  <Button size="small" icon={<FileText size={14} aria-hidden="true" />} onClick={() => show(true)}>
                    Read the résumé
                  </Button>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  icon={<LinkIcon size={14} aria-hidden="true" />}
                  onClick={() => void copy()}
                >
                  Copy link
                </Button>
                {mayDo(user, 'shortlist.add') && isEmployer(user) && (
                  <Button
                    size="small"
                    variant="quiet"
                    icon={<Share2 size={14} aria-hidden="true" />}
                    onClick={() => setSharing(true)}
                  >
                    Share…
                  </Button>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  icon={<Download size={14} aria-hidden="true" />}
                  busy={save.isPending}
                  onClick={() => save.mutate({ id, name: candidate.maskedName })}
                >
                  JSON Resume
                </Button>
                <PoolButton candidateId={id} name={candidate.legalName ?? candidate.maskedName} />
                {mayDo(user, 'search.run') && (
                  <Button size="small" variant="quiet" render={<Link to="/alternative" search={{ candidate: id }} />}>
                    Find alternatives
                  </Button>
                )}
                {mayReport && <ReportButton candidateId={id} name={candidate.maskedName} />}
              </>
            }
          />
          {mayReport && <ReportsOfCandidate candidateId={id} />}
          <Suspense>
            {isSharing && (
              <ShareDialog candidateId={id} name={candidate.maskedName} onClose={() => setSharing(false)} />
            )}
            {isEditing && <EditCandidateDialog candidate={candidate} onClose={() => setEditing(false)} />}
          </Suspense>
        </ProfilePage>
      )}
    </Region>
  )
}
