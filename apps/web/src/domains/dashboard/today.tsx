import type { TaskKind } from '@assay/contracts/dashboards'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { PersonMark } from '@assay/ui/person-mark'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatAgo, formatNear } from '../../platform/format.ts'
import styles from './dashboard.module.css'
import type { DashboardData, DashboardProps } from './dashboard.tsx'

type Task = DashboardData['tasks'][number]

const verbs: Readonly<Record<TaskKind, string>> = {
  approveJob: 'Approve the job',
  reviewSubmission: 'Review',
  proposeTimes: 'Propose times to',
  confirmTime: 'Confirm a time with',
  scoreInterview: 'Submit your scorecard for',
  decide: 'Decide on',
  finishOffer: 'Finish the offer to',
  approveOffer: 'Approve the offer to',
  sendOffer: 'Send the offer to',
  answerRequest: 'Answer the request from',
  followUp: 'Get in touch with',
  answerContact: 'Answer the contact request for',
  chooseTime: 'Choose an interview time for',
  useOwnership: 'Follow up before ownership ends:',
  decideReplacement: 'Decide on the replacement for',
  answerInvitation: 'Answer the invitation from',
  readMessage: 'Read the new message about',
}

/** So many fit a first screen. */
const FOLDED = 12

/** What the user can do now, the most urgent first, grouped by job in the order of its first task. */
export function Today({
  tasks,
  moreTasks,
  credits,
  isPage,
  hasJobs,
}: Pick<DashboardData, 'tasks' | 'moreTasks' | 'credits'> & Pick<DashboardProps, 'isPage'> & { hasJobs: boolean }) {
  const [isWhole, setWhole] = useState(false)
  const isAll = moreTasks.count === 0 && moreTasks.isExact
  const shown = isWhole ? tasks : tasks.slice(0, FOLDED)
  const jobs = [...Map.groupBy(shown, ({ requirementId, requirementTitle }) => requirementId ?? requirementTitle)]
  return (
    <Panel title="To do" flush note={formatCredits(credits)}>
      {tasks.length === 0 ? (
        <p className={styles.nothing}>Nothing to do.</p>
      ) : (
        jobs.map(([key, own]) => (
          <section key={key} className={styles.job} aria-label={own[0]?.requirementTitle}>
            <h3>
              <Subject task={own[0]} hasJobs={hasJobs} />
            </h3>
            <ul data-row-list="">
              {own.map((task) => (
                <li key={`${task.does} ${task.href} ${task.candidate?.id}`} className={styles.row}>
                  {task.candidate !== null && <PersonMark id={task.candidate.id} name={task.candidate.name} />}
                  <span className={styles.rowLink}>
                    {isPage(task.href) ? (
                      <Link to={task.href} className={styles.figureLink}>
                        <Words task={task} />
                      </Link>
                    ) : (
                      <Words task={task} />
                    )}
                  </span>
                  <Time task={task} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
      {tasks.length > FOLDED && (
        <p className={styles.more}>
          <Button size="small" variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show ${tasks.length - FOLDED} more`}
          </Button>
          {isWhole && !isAll && <span>There may be more. They appear here as you finish these.</span>}
        </p>
      )}
    </Panel>
  )
}

/** The job, which its employer can open, or else the talent pool or the client that tasks belong to. */
function Subject({ task, hasJobs }: { task: Task | undefined; hasJobs: boolean }) {
  if (task === undefined) return null
  const { requirementId, requirementTitle, does } = task
  if (requirementId !== null && hasJobs)
    return (
      <Link to="/requirement" search={{ id: requirementId }}>
        {requirementTitle}
      </Link>
    )
  return does === 'followUp' ? `Talent pool: ${requirementTitle}` : requirementTitle
}

/** "Decide on Candidate K5G3A"; where no candidate is concerned, the client: "Answer the invitation of Acme". A client has several jobs: "… from Acme: Data Engineer". */
function Words({ task: { does, candidate, requirementTitle, aboutJob } }: { task: Task }) {
  if (does === 'approveJob') return <span>{verbs[does]}</span>
  const verb = does === 'readMessage' && candidate === null ? 'Read the new message from' : verbs[does]
  return (
    <span>
      {verb} <strong>{candidate?.name ?? requirementTitle}</strong>
      {aboutJob !== null && `: ${aboutJob}`}
    </span>
  )
}

function Time({ task: { dueAt, since } }: { task: Task }) {
  if (dueAt === null)
    return (
      <time className={styles.rowMore} dateTime={since}>
        {formatAgo(since)}
      </time>
    )
  const isLate = Date.parse(dueAt) < Date.now()
  return (
    <time className={styles.due} dateTime={dueAt} data-late={isLate || undefined}>
      {isLate ? 'was due ' : 'due '}
      {formatNear(dueAt)}
    </time>
  )
}

function formatCredits(credits: DashboardData['credits']): string | undefined {
  const left = credits?.left ?? null
  return left === null ? undefined : `${left.toLocaleString('en')} contact ${left === 1 ? 'credit' : 'credits'} left`
}
