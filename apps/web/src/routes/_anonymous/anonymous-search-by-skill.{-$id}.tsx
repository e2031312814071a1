import { createFileRoute } from '@tanstack/react-router'
import { GuestSearchFailed, RegisterLink, useRunGuestSearch } from '../../domains/search/guests/index.ts'
import { SkillSearchForm } from '../../domains/search/start/index.ts'
import { loadSkill } from '../-load-skill.ts'

export const Route = createFileRoute('/_anonymous/anonymous-search-by-skill/{-$id}')({
  staticData: { title: 'Search by skill', access: 'noLogin' },
  loader: ({ params: { id }, context }) => loadSkill(context.queryClient, id),
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
