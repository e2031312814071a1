import { Button } from '@assay/ui/button'
import { IconButton } from '@assay/ui/icon-button'
import { Menu } from '@assay/ui/menu'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { Download, Ellipsis, FileText, Flag, Link as LinkIcon, Pencil, Share2, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ReportDialog } from '../../domains/candidate-reports/on-demand.ts'
import { ReportsOfCandidate } from '../../domains/candidate-reports/reports-of-candidate.tsx'
import { CandidateDetails } from '../../domains/candidates/candidate-details.tsx'
import { useSaveJsonResume } from '../../domains/candidates/candidates.mutations.ts'
import { candidateQuery, resumeQuery } from '../../domains/candidates/candidates.queries.ts'
import { EditCandidateDialog, ShareDialog } from '../../domains/candidates/on-demand.ts'
import { ProfilePage } from '../../domains/candidates/profile-page.tsx'
import { ResumePanel } from '../../domains/candidates/resume-panel.tsx'
import { entriesOfCandidateQuery } from '../../domains/shortlists/entries/index.ts'
import { ApiError } from '../../platform/api-error.ts'
import { useActionCommands } from '../../platform/commands.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { usePageTitle } from '../../platform/pages/use-page-arrival.ts'
import { useRecentPlace } from '../../platform/recent-places/use-recent-place.ts'
import { Region } from '../../platform/region.tsx'
import { isEmployer, loadSession, mayDo, useSession } from '../../platform/session/session.ts'
import { CandidatePipeline } from './-candidate-pipeline.tsx'
import { PoolButton } from './-pooling.tsx'

export const Route = createFileRoute('/_dashboard/candidate-profile')({
  staticData: { title: 'Candidate', subject: 'id' },
  validateSearch: (search): { id: string; resume?: 'open' | undefined } => ({
    id: String(search['id'] ?? ''),
    ...(search['resume'] === 'open' && { resume: 'open' }),
  }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps: { id }, context }) => {
    validatePage(isId(id))
    /** Shown above the profile; if it came after, it would push the profile down. */
    const readPipeline = async () => {
      const { user } = await loadSession()
      if (isEmployer(user)) await context.queryClient.prefetchQuery(entriesOfCandidateQuery(id))
    }
    try {
      await Promise.all([context.queryClient.fetchQuery(candidateQuery(id)), readPipeline()])
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
  const [isReporting, setReporting] = useState(false)
  const save = useSaveJsonResume()
  const name = query.data?.legalName ?? query.data?.maskedName
  usePageTitle(name)
  useRecentPlace('candidate', name, `/candidate-profile?id=${id}`)
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href)
    toasts.success('Link copied', { detail: 'Only members of your company can open it.' })
  }
  const alternatives = mayDo(user, 'search.run')
    ? [
        {
          key: 'alternatives',
          label: 'Find alternatives',
          icon: <Users size={15} aria-hidden="true" />,
          render: <Link to="/alternative" search={{ candidate: id }} />,
        },
      ]
    : []
  useActionCommands('This candidate', [
    ...(hasResume && resume !== 'open'
      ? [{ key: 'resume', label: 'Read the résumé', onSelect: () => show(true) }]
      : []),
    { key: 'copy', label: 'Copy link to this candidate', onSelect: () => void copy() },
    ...alternatives,
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
                <PoolButton candidateId={id} name={candidate.legalName ?? candidate.maskedName} />
                {mayDo(user, 'shortlist.add') && isEmployer(user) && (
                  <Button size="small" icon={<Share2 size={14} aria-hidden="true" />} onClick={() => setSharing(true)}>
                    Share…
                  </Button>
                )}
                <Menu
                  align="end"
                  trigger={
                    <IconButton
                      size="small"
                      label="More about this candidate"
                      icon={<Ellipsis size={16} aria-hidden="true" />}
                    />
                  }
                  actions={[
                    ...alternatives,
                    {
                      key: 'copy',
                      label: 'Copy link',
                      icon: <LinkIcon size={15} aria-hidden="true" />,
                      onSelect: () => void copy(),
                    },
                    {
                      key: 'download',
                      label: 'Download as JSON Resume',
                      icon: <Download size={15} aria-hidden="true" />,
                      onSelect: () => save.mutate({ id, name: candidate.maskedName }),
                    },
                    ...(mayReport
                      ? [
                          {
                            key: 'report',
                            label: 'Report…',
                            icon: <Flag size={15} aria-hidden="true" />,
                            onSelect: () => setReporting(true),
                            separated: true,
                          },
                        ]
                      : []),
                  ]}
                />
              </>
            }
          />
          {mayReport && <ReportsOfCandidate candidateId={id} />}
          <Suspense>
            {isSharing && (
              <ShareDialog candidateId={id} name={candidate.maskedName} onClose={() => setSharing(false)} />
            )}
            {isReporting && (
              <ReportDialog candidateId={id} name={candidate.maskedName} onClose={() => setReporting(false)} />
            )}
            {isEditing && <EditCandidateDialog candidate={candidate} onClose={() => setEditing(false)} />}
          </Suspense>
        </ProfilePage>
      )}
    </Region>
  )
}
