import { createFileRoute } from '@tanstack/react-router'
import { skillQuery } from '../../domains/search/criteria/index.ts'
import { GuestSearchFailed, RegisterLink, useRunGuestSearch } from '../../domains/search/guests/index.ts'
import { SkillSearchForm } from '../../domains/search/start/index.ts'
import { ApiError } from '../../platform/api-error.ts'
import { validatePage } from '../../platform/page-validation.ts'

export const Route = createFileRoute('/_anonymous/anonymous-search-by-skill/{-$id}')({
  staticData: { title: 'Search by skill', access: 'noLogin' },
  loader: async ({ params: { id }, context }) => {
    if (id === undefined) return null
    try {
      return await context.queryClient.fetchQuery(skillQuery(id))
    } catch (error) {
      validatePage(!(error instanceof ApiError && error.status === 404))
      throw error
    }
  },
  component: GuestSkillSearchPage,
})

function GuestSkillSearchPage() {
  const first = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const run = useRunGuestSearch(
    ({ id }) => void navigate({ to: '/anonymous-candidate-search-skill/{-$id}', params: { id } }),
  )
  return (
    <>
      <SkillSearchForm
        key={first?.id ?? 'none'}
        first={first}
        running={run.isPending}
        onRun={(criteria) => run.mutate({ door: 'skill', criteria })}
      />
      {run.error !== null && <GuestSearchFailed error={run.error} register={<RegisterLink />} />}
    </>
  )
}
