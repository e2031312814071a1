import { Hallmark, type HallmarkStrength } from '@assay/ui/hallmark'
import { Meter } from '@assay/ui/meter'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import styles from './dashboard.module.css'
import type { DashboardData } from './dashboard.tsx'

const strengths: Record<string, HallmarkStrength> = {
  claimed: 0,
  agency: 1,
  assessed: 2,
  interviewed: 3,
  workSample: 4,
}

export function PoolPanel({ pool }: { pool: DashboardData['pool'] }) {
  const families = pool.byFamily.toSorted((a, b) => b.people - a.people).slice(0, 6)
  return (
    <Panel title="Candidates" note={`${pool.size.toLocaleString('en')} available`}>
      {pool.size === 0 ? (
        <EmptyState>No candidates imported yet.</EmptyState>
      ) : (
        <div className={styles.pool}>
          <Shares title="Verification" total={pool.size}>
            {pool.byEvidence.map(({ grade, label, people }) => ({
              key: grade,
              label,
              people,
              head: <Hallmark strength={strengths[grade] ?? 0} label={label} />,
            }))}
          </Shares>
          <Shares title="Job family" total={pool.size}>
            {families.map(({ family, label, people }) => ({ key: family, label, people, head: label }))}
          </Shares>
        </div>
      )}
    </Panel>
  )
}

interface SharesProps {
  title: string
  total: number
  children: readonly { key: string; label: string; people: number; head: React.ReactNode }[]
}

function Shares({ title, total, children }: SharesProps) {
  return (
    <section>
      <h3 className={styles.sharesTitle}>{title}</h3>
      <ul className={styles.shares}>
        {children.map(({ key, label, people, head }) => (
          <li key={key} className={styles.share}>
            <span className={styles.shareLabel}>{head}</span>
            <Meter
              label={label}
              value={people}
              max={total}
              text={people.toLocaleString('en')}
              showValue
              className={styles.shareMeter}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
