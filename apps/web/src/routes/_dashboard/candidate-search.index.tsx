import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { OpenRequirements } from '../../domains/requirements/list/index.ts'
import { openRequirementsQuery } from '../../domains/requirements/records/index.ts'
import { useRunSearch } from '../../domains/search/searches/index.ts'
import { openWithSkills, SearchDoors } from '../../domains/search/start/index.ts'

export const Route = createFileRoute('/_dashboard/candidate-search/')({
  staticData: { title: 'Find candidates', permission: 'search.run' },
  component: SearchDoorsPage,
})

function SearchDoorsPage() {
  const navigate = useNavigate()
  const requirements = useQuery(openRequirementsQuery())
  const run = useRunSearch((search, id) => void navigate({ to: '/requirement', search: { id, tab: 'find', search } }))
  const saveRegistrationDraft = (door: string, text: string) => sessionStorage.setItem(`draft.${door}`, text)
  return (
    <SearchDoors
      onDescription={(text) => {
        saveRegistrationDraft('jobDesc', text)
        void navigate({ to: '/candidate-search/search-by-job-desc' })
      }}
      onSummary={(text) => {
        saveRegistrationDraft('summary', text)
        void navigate({ to: '/candidate-search/search-by-job-summary' })
      }}
      onSkill={(skill) => void navigate({ to: '/search-by-skill/{-$id}', params: { id: skill.slug } })}
      onSkillList={(text) => {
        openWithSkills(text)
        void navigate({ to: '/search-by-skill/{-$id}', params: {} })
      }}
      link={(search) => <Link to="/candidate-search-skills/{-$id}" params={{ id: search.id }} />}
      requirements={
        <OpenRequirements
          query={requirements}
          busy={run.isPending}
          onSearch={(requirement) =>
            run.mutate({ door: 'jobDesc', criteria: requirement.criteria, requirementId: requirement.id })
          }
        />
      }
    />
  )
}
