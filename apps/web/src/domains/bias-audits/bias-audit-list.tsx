import { runBiasAudit } from '@assay/contracts/bias-audits'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { formatAgo } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { formatAuditMonth, formatPeriod, stateLabels } from './audit-labels.ts'
import styles from './bias-audits.module.css'
import { useRunAudit } from './bias-audits.mutations.ts'
import { type BiasAudit, biasAuditsQuery } from './bias-audits.queries.ts'
import { findingsOf } from './findings-of.ts'

type View = Pick<PagedView, 'page' | 'size'>
type AuditLink = (audit: BiasAudit, words: ReactNode) => ReactElement

export interface BiasAuditListProps {
  view: View
  onView: (view: View) => void
  link: AuditLink
  onRun: (audit: BiasAudit) => void
}

/** The audits of a company, or of the whole installation for its operators. */
export function BiasAuditList({ view, onView, link, onRun }: BiasAuditListProps) {
  const query = useQuery(biasAuditsQuery({ number: view.page, size: view.size }))
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Bias audits</h1>
      <p className={styles.intro}>
        An audit compares how often the ranking and later decisions favored each group, based on what candidates
        volunteered. No one sees individual answers, and the ranking can’t read them.
      </p>
      <Panel title="New audit">
        <RunForm onRun={onRun} />
      </Panel>
      <Panel title="Audits" flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ audits, total }) =>
            audits.length === 0 ? (
              <EmptyState title="No audits yet">Run the first one for the past months.</EmptyState>
            ) : (
              <>
                <Audits audits={audits} link={link} />
                <PageFoot view={view} onView={onView} total={total} shown={audits.length} />
              </>
            )
          }
        </Region>
      </Panel>
    </div>
  )
}

const fields = contractFields(runBiasAudit.body, {
  labels: { from: 'First month', to: 'Last month', triesReranking: 'Also try fairness-aware re-ranking' },
})

const MONTHS = 36

/** Months that are over, latest first. */
function pastMonths(now = new Date()): string[] {
  return Array.from({ length: MONTHS }, (_, ago) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - ago, 1)).toISOString().slice(0, 7),
  )
}

function RunForm({ onRun }: { onRun: (audit: BiasAudit) => void }) {
  const run = useRunAudit()
  const months = pastMonths()
  const options = months.map((value) => ({ value, label: formatAuditMonth(value) }))
  const form = useForm({
    fields,
    initial: { from: months[11] ?? '', to: months[0] ?? '', triesReranking: false },
    send: async (body) => onRun(await run.mutateAsync(body)),
  })
  return (
    <form className={styles.form} {...form.bind}>
      <div className={styles.run}>
        <Select {...form.choice('from')} options={options} />
        <Select {...form.choice('to')} options={options} />
        <Checkbox {...form.tick('triesReranking')} />
      </div>
      <p className={styles.quiet}>
        Re-ranking is only tested on past rankings to show its effect and cost. It never changes a ranking.
      </p>
      <FormProblems form={form} />
      <div className={styles.choices}>
        <Button {...form.button} variant="primary">
          Run audit
        </Button>
      </div>
    </form>
  )
}

function Audits({ audits, link }: { audits: readonly BiasAudit[]; link: AuditLink }) {
  return (
    <Table label="Bias audits">
      <thead>
        <tr>
          <HeadCell>Period</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell numeric className={styles.roomy}>
            Assessments
          </HeadCell>
          <HeadCell>Findings</HeadCell>
        </tr>
      </thead>
      <tbody>
        {audits.map((audit) => (
          <Row key={audit.id}>
            <Cell className={styles.name}>
              {link(audit, formatPeriod(audit))}
              <span className={styles.note}>{formatAgo(audit.createdAt)}</span>
            </Cell>
            <Cell>
              <span className={styles.line}>
                <Badge tone={stateLabels[audit.state].tone}>{stateLabels[audit.state].label}</Badge>
                {audit.publishedAt !== null && <Badge tone="active">Published</Badge>}
              </span>
            </Cell>
            <Cell numeric className={styles.roomy}>
              {audit.result?.assessments.toLocaleString('en') ?? '–'}
            </Cell>
            <Cell>{formatFindings(audit)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function formatFindings({ result, failure }: BiasAudit): string {
  if (result === null) return failure ?? '–'
  return findingsOf(result)
    .map(({ words }) => words)
    .join(', ')
}
