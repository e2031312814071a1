import { createFileRoute, redirect } from '@tanstack/react-router'
import { skillQuery } from '../../domains/search/criteria/index.ts'
import { useRunSearch } from '../../domains/search/searches/index.ts'
import { SkillSearchForm } from '../../domains/search/start/index.ts'
import { ApiError } from '../../platform/api-error.ts'
import { validatePage } from '../../platform/page-validation.ts'
import { loadSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_dashboard/search-by-skill/{-$id}')({
  staticData: { title: 'Search by skill', access: 'noLogin', permission: 'search.run' },
  beforeLoad: async ({ params: { id } }) => {
    const { loggedIn } = await loadSession()
    if (!loggedIn)
      throw redirect({ to: '/anonymous-search-by-skill/{-$id}', params: id === undefined ? {} : { id }, replace: true })
  },
  loader: async ({ params: { id }, context }) => {
    if (id === undefined) return null
    try {
      return await context.queryClient.fetchQuery(skillQuery(id))
    } catch (error) {
      validatePage(!(error instanceof ApiError && error.status === 404))
      throw error
    }
  },
  component: SkillSearchPage,
})

function SkillSearchPage() {
  const first = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const run = useRunSearch((id) => void navigate({ to: '/candidate-search-skills/{-$id}', params: { id } }))
  return (
    <SkillSearchForm
      key={first?.id ?? 'none'}
      first={first}
      running={run.isPending}
      onRun={(criteria) => run.mutate({ door: 'skill', criteria })}
    />
  )
}
