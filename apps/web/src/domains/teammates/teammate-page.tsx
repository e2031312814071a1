import { Badge } from '@assay/ui/badge'
import { TextLink } from '@assay/ui/link'
import { Panel } from '@assay/ui/panel'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FactList } from '../../platform/fact-list.tsx'
import { capitalize, formatAgo, formatCount, formatDay, formatHours, formatTime } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { AccessForm } from './access-form.tsx'
import { MembershipPanel } from './membership-panel.tsx'
import { RolePreview } from './role-preview.tsx'
import { describeJobs, describeWork, stateLabels } from './teammate-labels.ts'
import styles from './teammates.module.css'
import {
  detailsQuery,
  rolesQuery,
  type Teammate,
  type TeammateDetails,
  teammateActivitiesQuery,
  teammateQuery,
} from './teammates.queries.ts'

export interface TeammatePageProps {
  id: string
  mayReadTimeline: boolean
  /** An action in the words of the timeline, such as "shortlisted a candidate". */
  done: (activity: { readonly verb: string }) => string
}

/** One member or invitation. */
export function TeammatePage({ id, mayReadTimeline, done }: TeammatePageProps) {
  const query = useQuery(teammateQuery(id))
  return (
    <Region query={query} isPage>
      {(person) => (
        <div className={styles.page}>
          <div className={styles.head}>
            <div>
              <h1 tabIndex={-1}>{person.fullName}</h1>
              <p className={styles.quiet}>
                {person.email}
                {person.isSelf && ' · you'}
              </p>
            </div>
            <Badge tone={stateLabels[person.state].tone}>{stateLabels[person.state].label}</Badge>
          </div>
          <div className={styles.columns}>
            <div className={styles.stack}>
              <AccessPanel person={person} />
              <MembershipPanel person={person} />
            </div>
            <div className={styles.stack}>
              {person.userId !== null && <DetailPanels id={id} person={person} />}
              {person.userId !== null && mayReadTimeline && <LatestActivity userId={person.userId} done={done} />}
            </div>
          </div>
        </div>
      )}
    </Region>
  )
}

function AccessPanel({ person }: { person: Teammate }) {
  const roles = useQuery(rolesQuery())
  const role = roles.data?.roles.find(({ id }) => id === person.roleId)
  const mayEdit = person.mayDo.includes('edit')
  return (
    <Panel title="Access" note={person.roleName}>
      {mayEdit && roles.data !== undefined ? (
        <AccessForm key={person.version} person={person} roles={roles.data.roles} />
      ) : (
        <>
          <Facts person={person} />
          {person.isSelf && (
            <p className={styles.quiet}>
              {role?.permissions.some(({ name }) => name === 'owner.transfer') === true
                ? 'You can’t change your own role. To step back, offer ownership to an admin on their page.'
                : 'You can’t change your own role. Ask another owner or admin.'}
            </p>
          )}
        </>
      )}
      {role !== undefined && (
        <details className={styles.details}>
          <summary>What this role can do</summary>
          <RolePreview role={role} jobAccess={person.jobAccess} />
        </details>
      )}
    </Panel>
  )
}

function Facts({ person }: { person: Teammate }) {
  const { joinedAt, expiresAt, invitedByName, message } = person
  return (
    <FactList
      aligned
      facts={[
        ['Role', person.roleName],
        ['Jobs', describeJobs(person)],
        ['Seat', person.seat === 'paid' ? 'Paid' : 'Free'],
        ['Joined', joinedAt === null ? null : formatDay(joinedAt)],
        ['Invited by', invitedByName],
        ['Link valid until', expiresAt === null ? null : formatTime(expiresAt)],
        ['Message', message],
      ]}
    />
  )
}

function DetailPanels({ id, person }: { id: string; person: Teammate }) {
  const query = useQuery(detailsQuery(id))
  return (
    <Region query={query}>
      {(details) => (
        <>
          <Work person={person} details={details} />
          <InterviewLoad details={details} />
          {details.sessions !== null && <Sessions sessions={details.sessions} />}
        </>
      )}
    </Region>
  )
}

function Work({ person, details }: { person: Teammate; details: TeammateDetails }) {
  const { jobs, timezone, workingHours } = details
  return (
    <Panel title="Work">
      <FactList
        aligned
        facts={[
          ['Open work', person.openWork === null ? null : describeWork(person.openWork)],
          ['Time zone', timezone],
          ['Working hours', describeHours(workingHours)],
        ]}
      />
      {jobs.length > 0 && (
        <ul className={styles.links}>
          {jobs.map((job) => (
            <li key={job.id}>
              <TextLink render={<Link to="/requirement" search={{ id: job.id }} />}>{job.title}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Days with the same hours are named together. */
function describeHours(spans: TeammateDetails['workingHours']): string {
  const byDay = Map.groupBy(spans, ({ dow }) => dow)
  const hoursOf = new Map(
    [...byDay].map(([dow, all]) => [dow, all.map(({ from, to }) => `${from}–${to}`).join(', ')] as const),
  )
  const groups = Map.groupBy([...hoursOf.keys()].toSorted(), (dow) => hoursOf.get(dow) ?? '')
  return [...groups].map(([hours, days]) => `${namesOf(days)} ${hours}`).join('; ') || 'None'
}

function namesOf(days: readonly number[]): string {
  const names = days.map((dow) => DAYS[dow - 1] ?? '')
  const isRow = days.every((dow, at) => at === 0 || dow === (days[at - 1] ?? 0) + 1)
  return isRow && days.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(', ')
}

function InterviewLoad({ details }: { details: TeammateDetails }) {
  const most = Math.max(1, ...details.interviewLoad.map(({ minutes }) => minutes))
  return (
    <Panel title="Interviews booked" note="this week and the next three" flush>
      <Table label="Interviews booked by week">
        <thead>
          <tr>
            <HeadCell>Week of</HeadCell>
            <HeadCell numeric>Interviews</HeadCell>
            <HeadCell>Hours</HeadCell>
          </tr>
        </thead>
        <tbody>
          {details.interviewLoad.map(({ weekOf, interviews, minutes }) => (
            <Row key={weekOf}>
              <Cell>{formatDay(weekOf)}</Cell>
              <Cell numeric>{interviews}</Cell>
              <Cell>
                <span className={styles.load}>
                  <span className={styles.track} aria-hidden="true">
                    <span style={{ inlineSize: `${(minutes / most) * 100}%` }} />
                  </span>
                  {formatHours(minutes / 60)}
                </span>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

function Sessions({ sessions }: { sessions: NonNullable<TeammateDetails['sessions']> }) {
  return (
    <Panel title="Sessions" note={formatCount(sessions.length, 'open session')}>
      {sessions.length === 0 ? (
        <p className={styles.quiet}>Not signed in.</p>
      ) : (
        <ul className={styles.links}>
          {sessions.map(({ createdAt, lastSeenAt }) => (
            <li key={createdAt}>
              Signed in {formatTime(createdAt)}, last seen {formatAgo(lastSeenAt)}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function LatestActivity({ userId, done }: { userId: string } & Pick<TeammatePageProps, 'done'>) {
  const query = useQuery(teammateActivitiesQuery(userId))
  return (
    <Panel
      title="Latest activity"
      actions={<TextLink render={<Link to="/pages/timeline" search={{ person: userId }} />}>Timeline</TextLink>}
    >
      <Region query={query}>
        {(activities): ReactNode =>
          activities.length === 0 ? (
            <p className={styles.quiet}>No activity yet.</p>
          ) : (
            <ul className={styles.links}>
              {activities.map((activity) => (
                <li key={activity.id}>
                  {capitalize(done(activity))} <span className={styles.limit}>· {formatAgo(activity.at)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Region>
    </Panel>
  )
}
