import { createFileRoute } from '@tanstack/react-router'
import { PublicCommunityPage } from '../../domains/communities/public-community.tsx'
import { isId, validatePage } from '../../platform/page-validation.ts'

export const Route = createFileRoute('/_anonymous/communities/$id')({
  staticData: { title: 'Talent community', access: 'noLogin' },
  loader: async ({ params: { id } }) => validatePage(isId(id)),
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <PublicCommunityPage key={id} id={id} />
}
