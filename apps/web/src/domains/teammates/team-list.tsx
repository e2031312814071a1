import type { TeammateState } from '@assay/contracts/teammates'
import { Avatar } from '@assay/ui/avatar'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAgo, formatCount, formatDay } from '../../platform/format.ts'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import { type PagedView, sortingBy } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { isEmployer, useSession } from '../../platform/session/session.ts'
import { describeJobs, describeWork, stateLabels } from './teammate-labels.ts'
import styles from './teammates.module.css'
import { useStep } from './teammates.mutations.ts'
import { rolesQuery, type Teammate, teamQuery } from './teammates.queries.ts'

export type TeamShown = 'team' | 'members' | 'invitations' | 'former'

/** The states behind each choice of the filter. */
const STATES: Readonly<Record<TeamShown, readonly TeammateState[]>> = {
  team: ['active', 'suspended', 'pending', 'expired'],
  members: ['active', 'suspended'],
  invitations: ['pending', 'expired', 'declined', 'revoked'],
  former: ['removed'],
}

const shownLabels: Readonly<Record<TeamShown, string>> = {
  team: 'Members and open invitations',
  members: 'Members',
  invitations: 'Invitations',
  former: 'Former members',
}

export interface TeamView extends PagedView {
  readonly shown: TeamShown
  readonly role: string
}

/** Members and invitations of the company or agency. */
export function TeamList({ view, onView }: { view: TeamView; onView: (view: TeamView) => void }) {
  const { shown, role, sort, page, size } = view
  const query = useQuery(teamQuery({ states: STATES[shown], role, sort, number: page, size }))
  const roles = useQuery(rolesQuery())
  const { user } = useSession()
  const mayInvite = query.data?.mayInvite === true
  const isFiltered = shown !== 'team' || role !== ''
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>Team</h1>
        <div className={styles.acts}>
          <Button render={<Link to="/teammate/roles" />}>Roles and permissions</Button>
          {mayInvite && (
            <Button variant="primary" render={<Link to="/teammate/add-teammate" />}>
              Invite people
            </Button>
          )}
        </div>
      </div>
      <div className={styles.bar}>
        {mayInvite && (
          <Select
            label="Show"
            value={shown}
            options={Object.entries(shownLabels).map(([value, label]) => ({ value, label }))}
            onChange={(event) => onView({ ...view, shown: event.target.value as TeamShown, page: 1 })}
          />
        )}
        <Select
          label="Role"
          value={role}
          placeholder="All roles"
          options={(roles.data?.roles ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onView({ ...view, role: event.target.value, page: 1 })}
        />
      </div>
      <Panel title="People" flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ people, total }) => {
            if (people.length > 0)
              return (
                <>
                  <People
                    people={people}
                    view={view}
                    onView={onView}
                    isManaged={mayInvite}
                    hasSeats={isEmployer(user)}
                  />
                  {isEmployer(user) && <Seats people={people} />}
                  <PageFoot view={view} onView={onView} shown={people.length} total={total} />
                </>
              )
            if (isFiltered)
              return <FilteredEmpty onClear={() => onView({ ...view, shown: 'team', role: '', page: 1 })} />
            return <EmptyState title="No teammates yet">Invite the people you hire with.</EmptyState>
          }}
        </Region>
      </Panel>
    </div>
  )
}

function Seats({ people }: { people: readonly Teammate[] }) {
  const seated = people.filter(({ state }) => state === 'active' || state === 'pending')
  const paid = seated.filter(({ seat }) => seat === 'paid').length
  return (
    <p className={styles.foot}>
      {formatCount(paid, 'paid seat')} and {formatCount(seated.length - paid, 'free seat')} on this page. Read-only
      roles are free.
    </p>
  )
}

interface PeopleProps {
  people: readonly Teammate[]
  view: TeamView
  onView: (view: TeamView) => void
  isManaged: boolean
  /** Agencies have neither seats nor open work here. */
  hasSeats: boolean
}

function People({ people, view, onView, isManaged, hasSeats }: PeopleProps) {
  const by = sortingBy(view, onView)
  return (
    <Table label="Team members">
      <thead>
        <tr>
          <HeadCell {...by('fullName')}>Name</HeadCell>
          <HeadCell {...by('roleName')} className={styles.roomy}>
            Role
          </HeadCell>
          <HeadCell className={styles.roomy}>Jobs</HeadCell>
          <HeadCell {...by('state')}>Status</HeadCell>
          {isManaged && (
            <>
              <HeadCell {...by('lastSeenAt')} className={styles.roomy}>
                Last seen
              </HeadCell>
              {hasSeats && (
                <>
                  <HeadCell className={styles.roomy}>Open work</HeadCell>
                  <HeadCell {...by('seat')} className={styles.roomy}>
                    Seat
                  </HeadCell>
                </>
              )}
              <HeadCell className={styles.roomy}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </HeadCell>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Person key={person.id} person={person} isManaged={isManaged} hasSeats={hasSeats} />
        ))}
      </tbody>
    </Table>
  )
}

function Person({ person, isManaged, hasSeats }: Pick<PeopleProps, 'isManaged' | 'hasSeats'> & { person: Teammate }) {
  const { label, tone } = stateLabels[person.state]
  const isInvited = person.userId === null
  return (
    <Row>
      <Cell className={styles.person}>
        <span className={styles.who}>
          <Avatar name={person.fullName} size="small" />
          <span className={styles.names}>
            <TextLink render={<Link to="/teammate/$id" params={{ id: person.id }} />}>{person.fullName}</TextLink>
            {person.isSelf && <span className={styles.you}> (you)</span>}
            <span className={styles.note}>{isInvited ? invitedBy(person) : person.email}</span>
            <span className={styles.roleNote}>{person.roleName}</span>
          </span>
        </span>
      </Cell>
      <Cell className={styles.roomy}>{person.roleName}</Cell>
      <Cell className={styles.roomy}>{describeJobs(person)}</Cell>
      <Cell>
        <Badge tone={tone}>{label}</Badge>
        {person.state === 'pending' && person.expiresAt !== null && (
          <span className={styles.note}>until {formatDay(person.expiresAt)}</span>
        )}
        {person.ownershipOfferedAt !== null && <span className={styles.note}>offered ownership</span>}
      </Cell>
      {isManaged && (
        <>
          <Cell className={styles.roomy}>{person.lastSeenAt === null ? '–' : formatAgo(person.lastSeenAt)}</Cell>
          {hasSeats && (
            <>
              <Cell className={styles.roomy}>{isInvited ? '–' : describeWork(person.openWork)}</Cell>
              <Cell className={styles.roomy}>{person.seat === 'paid' ? 'Paid' : 'Free'}</Cell>
            </>
          )}
          {/* On a phone, they are on the person’s page. */}
          <Cell className={styles.roomy}>
            <InvitationActs person={person} />
          </Cell>
        </>
      )}
    </Row>
  )
}

const invitedBy = ({ invitedByName }: Teammate): string =>
  invitedByName === null ? 'Invited' : `Invited by ${invitedByName}`

function InvitationActs({ person }: { person: Teammate }) {
  const step = useStep()
  return (
    <span className={styles.acts}>
      {person.mayDo.includes('resend') && (
        <Button
          size="small"
          busy={step.isPending && step.variables.step === 'resend'}
          aria-label={`Send again to ${person.email}`}
          onClick={() => step.mutate({ id: person.id, step: 'resend', done: 'Invitation sent again' })}
        >
          Send again
        </Button>
      )}
      {person.mayDo.includes('revoke') && (
        <Button
          size="small"
          variant="quiet"
          busy={step.isPending && step.variables.step === 'revoke'}
          aria-label={`Revoke the invitation of ${person.email}`}
          onClick={() => step.mutate({ id: person.id, step: 'revoke', done: 'Invitation revoked' })}
        >
          Revoke
        </Button>
      )}
    </span>
  )
}
