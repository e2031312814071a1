import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { ProfilePage } from '../../domains/candidates/profile-page.tsx'
import { GuestResults, guestSearchQuery, RegisterLink } from '../../domains/search/guests/index.ts'
import { ApiError } from '../../platform/api-error.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { Region } from '../../platform/region.tsx'

export const Route = createFileRoute('/_anonymous/anonymous-candidate-search-skill/{-$id}')({
  staticData: { title: 'Top five candidates', access: 'noLogin' },
  loader: async ({ params: { id }, context }) => {
    if (id === undefined) throw redirect({ to: '/anonymous-search-by-skill/{-$id}', params: {} })
    validatePage(isId(id))
    try {
      await context.queryClient.fetchQuery(guestSearchQuery(id))
    } catch (error) {
      validatePage(!(error instanceof ApiError && error.status === 404))
      throw error
    }
  },
  component: GuestMatchesPage,
})

function GuestMatchesPage() {
  const { id = '' } = Route.useParams()
  const query = useQuery(guestSearchQuery(id))
  return (
    <ProfilePage>
      <h1 tabIndex={-1}>Search by skill</h1>
      <Region query={query}>{(search) => <GuestResults search={search} register={<RegisterLink />} />}</Region>
    </ProfilePage>
  )
}
