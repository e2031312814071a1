import { INVITATION_DAYS, inviteTeammates, MAX_INVITED_AT_ONCE } from '@assay/contracts/teammates'
import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Region } from '../../platform/region.tsx'
import { JobPicker } from './job-picker.tsx'
import { outsideAddresses, readAddresses } from './read-addresses.ts'
import { isAboutAssignedJobs, isForTheTeam } from './role-facts.ts'
import { RolePreview } from './role-preview.tsx'
import styles from './teammates.module.css'
import { useInvite } from './teammates.mutations.ts'
import { rolesQuery, type TeamRole, teamQuery } from './teammates.queries.ts'

interface Draft {
  readonly addresses: string
  readonly roleId: string
  readonly jobAccess: 'all' | 'assigned'
  readonly requirementIds: readonly string[]
  readonly message: string
}

const fields = contractFields<typeof inviteTeammates.body, Draft>(inviteTeammates.body, {
  labels: { addresses: 'Email addresses', roleId: 'Role', message: 'Message', emails: 'Email addresses' },
  shape: ({ addresses, message, ...rest }) => ({ ...rest, emails: readAddresses(addresses), message: message || null }),
  moved: {
    emails: 'addresses',
    ...Object.fromEntries(Array.from({ length: MAX_INVITED_AT_ONCE }, (_, at) => [`emails.${at}`, 'addresses'])),
  },
})

const MEMBERS = { states: ['active'], role: '', sort: 'fullName', number: 1, size: 50 } as const

interface InviteFormProps {
  onInvited: (count: number) => void
  /** Begins with the role of a client’s contact, which agencies give. */
  isForClient: boolean
}

/** Invites up to twenty people with one role. */
export function InviteForm({ onInvited, isForClient }: InviteFormProps) {
  const roles = useQuery(rolesQuery())
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Invite people</h1>
      <Region query={roles}>
        {({ roles: all }) => (
          <Form roles={all.filter(({ mayGive }) => mayGive)} onInvited={onInvited} isForClient={isForClient} />
        )}
      </Region>
    </div>
  )
}

function Form({ roles, onInvited, isForClient }: InviteFormProps & { roles: readonly TeamRole[] }) {
  const invite = useInvite()
  const team = useQuery(teamQuery(MEMBERS))
  const usual = roles.find(({ name, scope }) => (isForClient ? scope === 'agencyClient' : name === 'Recruiter'))
  const first = usual ?? roles.find(({ scope }) => scope !== 'agencyClient')
  const [initial] = useState<Draft>({
    addresses: '',
    roleId: first?.id ?? '',
    jobAccess: 'all',
    requirementIds: [],
    message: '',
  })
  const form = useForm({
    fields,
    initial,
    send: async (body) => onInvited((await invite.mutateAsync(body)).length),
  })
  const { addresses, roleId, jobAccess, requirementIds } = form.draft
  const role = roles.find(({ id }) => id === roleId)
  const emails = readAddresses(addresses)
  const outside = outsideAddresses(
    emails,
    (team.data?.people ?? []).map(({ email }) => email),
  )
  return (
    <div className={styles.columns}>
      <Panel title="Invitation">
        <form className={styles.form} {...form.bind}>
          <TextArea
            {...form.area('addresses')}
            limit={undefined}
            rows={4}
            hint={`Paste up to ${MAX_INVITED_AT_ONCE} addresses, separated by commas, spaces or new lines. ${emails.length > 0 ? formatCount(emails.length, 'address', 'addresses') : ''}`}
          />
          {outside.length > 0 && (
            <Notice tone="warn" title="Outside your company’s domain">
              {outside.join(', ')}. Make sure these people should see your candidates.
            </Notice>
          )}
          <Select {...form.choice('roleId')} options={roles.map(({ id, name }) => ({ value: id, label: name }))} />
          {role !== undefined && role.scope === 'employer' && !isForTheTeam(role) && (
            <JobPicker
              jobAccess={jobAccess}
              chosen={requirementIds}
              isAssignedByRole={isAboutAssignedJobs(role)}
              onJobAccess={(next) => form.set('jobAccess', next)}
              onChosen={(next) => form.set('requirementIds', next)}
            />
          )}
          <TextArea {...form.area('message')} rows={3} hint="Optional. Included in the email." />
          <p className={styles.quiet}>
            Each person gets a personal link, which works once within {INVITATION_DAYS} days.
          </p>
          <FormProblems form={form} />
          <div className={styles.acts}>
            <Button {...form.button} variant="primary">
              {emails.length > 1 ? `Invite ${emails.length} people` : 'Invite'}
            </Button>
          </div>
        </form>
      </Panel>
      {role !== undefined && (
        <Panel title={`What ${withArticle(role.name.toLowerCase())} can do`}>
          <RolePreview role={role} jobAccess={jobAccess} />
        </Panel>
      )}
    </div>
  )
}

const withArticle = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
