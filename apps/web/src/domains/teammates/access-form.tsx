import { changeTeammate } from '@assay/contracts/teammates'
import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import { useQuery } from '@tanstack/react-query'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { JobPicker } from './job-picker.tsx'
import { isAboutAssignedJobs, isForTheTeam } from './role-facts.ts'
import styles from './teammates.module.css'
import { useChangeTeammate } from './teammates.mutations.ts'
import { detailsQuery, type Teammate, type TeamRole } from './teammates.queries.ts'

const fields = contractFields(changeTeammate.body, { labels: { roleId: 'Role', requirementIds: 'Jobs' } })

/** Role and jobs of a member. */
export function AccessForm({ person, roles }: { person: Teammate; roles: readonly TeamRole[] }) {
  const change = useChangeTeammate(person.id)
  const details = useQuery(detailsQuery(person.id))
  const { roleId, jobAccess, requirementIds, version } = person
  const form = useForm({
    fields,
    initial: { roleId, jobAccess, requirementIds: requirementIds as readonly string[], version },
    send: (body) => change.mutateAsync(body),
  })
  const offered = roles.filter(({ mayGive, id }) => mayGive || id === person.roleId)
  const role = roles.find(({ id }) => id === form.draft.roleId)
  return (
    <form className={styles.form} {...form.bind}>
      <Select {...form.choice('roleId')} options={offered.map(({ id, name }) => ({ value: id, label: name }))} />
      {role !== undefined && role.scope === 'employer' && !isForTheTeam(role) && (
        <JobPicker
          jobAccess={form.draft.jobAccess}
          chosen={form.draft.requirementIds}
          known={details.data?.jobs ?? []}
          isAssignedByRole={isAboutAssignedJobs(role)}
          onJobAccess={(next) => form.set('jobAccess', next)}
          onChosen={(next) => form.set('requirementIds', next)}
        />
      )}
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant="primary">
          Save access
        </Button>
      </div>
    </form>
  )
}
