import { createFileRoute } from '@tanstack/react-router'
import { JobPage } from '../../domains/public-jobs/job-page.tsx'
import { isId, validatePage } from '../../platform/page-validation.ts'

export const Route = createFileRoute('/_anonymous/jobs/$id')({
  staticData: { title: 'Job', access: 'noLogin' },
  loader: async ({ params: { id } }) => validatePage(isId(id)),
  component: PublicJobPage,
})

function PublicJobPage() {
  const { id } = Route.useParams()
  return <JobPage key={id} id={id} />
}
