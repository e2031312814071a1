import { Menu } from '@assay/ui/menu'
import { Meter } from '@assay/ui/meter'
import { Panel } from '@assay/ui/panel'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { Link } from '@tanstack/react-router'
import styles from './dashboard.module.css'
import type { DashboardData } from './dashboard.tsx'

export function FunnelPanel({ funnel }: Pick<DashboardData, 'funnel'>) {
  const [first] = funnel
  if (first === undefined) return null
  const sums = first.stages.map(({ key, label }, at) => {
    const parts = funnel.flatMap(({ requirementId, title, stages }) => {
      const { value = 0, href = '' } = stages[at] ?? {}
      return value === 0 ? [] : [{ requirementId, title, value, href }]
    })
    return { key, label, parts, people: parts.reduce((sum, { value }) => sum + value, 0) }
  })
  const most = Math.max(1, ...sums.map(({ people }) => people))
  return (
    <Panel title="Pipeline" note="Open jobs" flush>
      <ul className={styles.bars} aria-label="Candidates by stage, all jobs">
        {sums.map(({ key, label, people, parts }) => (
          <li key={key} className={styles.bar}>
            <span className={styles.shareLabel}>
              <StageLink label={label} parts={parts} />
            </span>
            <Meter label={label} value={people} max={most} text={people.toLocaleString('en')} showValue />
          </li>
        ))}
      </ul>
      <Table label="Candidates by stage and job">
        <thead>
          <tr>
            <HeadCell>Job</HeadCell>
            {first.stages.map(({ key, label }) => (
              <HeadCell key={key} numeric>
                {label}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {funnel.map(({ requirementId, title, stages }) => (
            <Row key={requirementId}>
              <Cell className={styles.funnelTitle}>
                <Link to="/requirement" search={{ id: requirementId }}>
                  {title}
                </Link>
              </Cell>
              {stages.map(({ key, label, value, href }) => (
                <Cell key={key} numeric>
                  {value === 0 ? (
                    <span className={styles.zero}>0</span>
                  ) : (
                    <Link to={href} aria-label={`${title}, ${label}: ${value.toLocaleString('en')}`}>
                      {value.toLocaleString('en')}
                    </Link>
                  )}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

interface StageLinkProps {
  label: string
  parts: readonly { requirementId: string; title: string; value: number; href: string }[]
}

/** Links to the list behind a bar, or to one list per job if the bar covers several. */
function StageLink({ label, parts }: StageLinkProps) {
  const [only] = parts
  if (only === undefined) return label
  if (parts.length === 1) return <Link to={only.href}>{label}</Link>
  return (
    <Menu
      trigger={
        <button type="button" className={styles.stageMenu}>
          {label}
        </button>
      }
      actions={parts.map(({ requirementId, title, value, href }) => ({
        key: requirementId,
        label: `${title} (${value.toLocaleString('en')})`,
        render: <Link to={href} />,
      }))}
    />
  )
}
