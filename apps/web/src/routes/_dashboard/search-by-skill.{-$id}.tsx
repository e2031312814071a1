import { createFileRoute, redirect } from '@tanstack/react-router'
import { useRunSearch } from '../../domains/search/searches/index.ts'
import { SkillSearchForm } from '../../domains/search/start/index.ts'
import { loadSession } from '../../platform/session/session.ts'
import { loadSkill } from '../-load-skill.ts'

export const Route = createFileRoute('/_dashboard/search-by-skill/{-$id}')({
  staticData: { title: 'Search by skill', access: 'noLogin', permission: 'search.run' },
  beforeLoad: async ({ params: { id } }) => {
    const { loggedIn } = await loadSession()
    if (!loggedIn)
      throw redirect({ to: '/anonymous-search-by-skill/{-$id}', params: id === undefined ? {} : { id }, replace: true })
  },
  loader: ({ params: { id }, context }) => loadSkill(context.queryClient, id),
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
