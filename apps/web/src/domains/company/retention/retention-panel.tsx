import { changeRetention, type RetentionKind, retentionBounds } from '@assay/contracts/retention-policies'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { Region } from '../../../platform/region.tsx'
import { ownersNote } from '../owners-note.ts'
import styles from './retention.module.css'
import { type Retention, retentionQuery, useChangeRetention } from './retention.queries.ts'
import { Upcoming } from './upcoming.tsx'

/** How long applications, searches and notifications are kept. Owners and admins decide, within the law. */
export function RetentionPanel() {
  const query = useQuery(retentionQuery())
  return (
    <Panel title="Retention" note={ownersNote(query.data?.mayChange)}>
      <Region query={query}>{(retention) => <RetentionForm key={retention.version} retention={retention} />}</Region>
    </Panel>
  )
}

interface Draft {
  readonly applications: string
  readonly searches: string
  readonly notifications: string
  readonly version: number
}

const daysOf = (choice: string): number | null => (choice === '' ? null : Number(choice))
const choiceOf = (days: number | null): string => (days === null ? '' : String(days))

const fields = contractFields<typeof changeRetention.body, Draft>(changeRetention.body, {
  labels: {
    applications: 'Applications that ended without a hire',
    searches: 'Unsaved searches',
    notifications: 'Notifications of your team',
  },
  shape: ({ applications, searches, notifications, version }) => ({
    applications: daysOf(applications),
    searches: daysOf(searches),
    notifications: daysOf(notifications),
    ...(version === 0 ? {} : { version }),
  }),
})

const PERIODS: readonly (readonly [number, string])[] = [
  [30, '30 days'],
  [90, '90 days'],
  [180, '6 months'],
  [365, '1 year'],
  [730, '2 years'],
  [1095, '3 years'],
  [1460, '4 years'],
]

function RetentionForm({ retention }: { retention: Retention }) {
  const { id, applications, searches, notifications, minApplications, max, mayChange, version } = retention
  const change = useChangeRetention(id)
  const form = useForm({
    fields,
    initial: {
      applications: choiceOf(applications),
      searches: choiceOf(searches),
      notifications: choiceOf(notifications),
      version,
    },
    send: (body) => change.mutateAsync(body),
  })
  const { draft } = form
  const optionsFor = (kind: RetentionKind, forever: string) => {
    const min = kind === 'applications' ? minApplications : retentionBounds[kind].min
    const own = retention[kind]
    const offered = PERIODS.filter(([days]) => days >= min && (max === null || days <= max))
    const odd = own === null || offered.some(([days]) => days === own) ? [] : ([[own, `${own} days`]] as const)
    return [
      { value: '', label: max === null ? forever : `${max} days, set by the operator` },
      ...[...offered, ...odd].map(([days, label]) => ({ value: String(days), label })),
    ]
  }
  return (
    <form className={styles.form} {...form.bind}>
      <p className={styles.quiet}>
        Once a day, Assay erases older data: names, contact details, notes, scorecards, letters, agency messages and
        links of ended processes. Their dates and stages stay for statistics, without the person. Active processes are
        never touched. The law in your country requires at least {minApplications} days for applications.
      </p>
      <fieldset className={styles.periods} disabled={!mayChange}>
        <legend className={styles.hidden}>Periods</legend>
        <Select
          {...form.choice('applications')}
          options={optionsFor('applications', 'As long as the candidate’s profile exists')}
        />
        <Select {...form.choice('searches')} options={optionsFor('searches', 'As long as the company exists')} />
        <Select
          {...form.choice('notifications')}
          options={optionsFor('notifications', 'As long as the account exists')}
        />
      </fieldset>
      <Upcoming
        retention={retention}
        periods={{
          applications: daysOf(draft.applications),
          searches: daysOf(draft.searches),
          notifications: daysOf(draft.notifications),
        }}
        isDraft={form.isDirty}
      />
      <p className={styles.quiet}>
        Never stored: exports, which are created as you download them, and recordings, which Assay doesn’t make. Backups
        keep erased data for up to 35 days; the timeline keeps who did what, by id.
        {retention.lastRun !== null && ` Last erased on ${formatDay(retention.lastRun.at)}.`}
      </p>
      <FormProblems form={form} />
      {mayChange && (
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            Save retention
          </Button>
        </div>
      )}
    </form>
  )
}
