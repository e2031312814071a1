import { Badge } from '@assay/ui/badge'
import { formatCount } from '../../../platform/format.ts'
import { ageInDays, formatBand, type Requirement, stateLabels } from '../records/index.ts'
import styles from './requirement-detail.module.css'

/** Such as "Open · 2 seats · 1 hired · up to €65/h · opened 19 days ago". */
export function RequirementFacts({ requirement }: { requirement: Requirement }) {
  const { label, tone } = stateLabels[requirement.state]
  const hired = requirement.funnel['hired'] ?? 0
  const facts = [
    formatCount(requirement.seats, 'seat'),
    ...(hired > 0 ? [`${hired.toLocaleString('en')} hired`] : []),
    formatBand(requirement),
    formatAge(requirement),
    ...(requirement.period > 1 ? [`period ${requirement.period}`] : []),
  ]
  return (
    <p className={styles.line}>
      <Badge tone={tone}>{label}</Badge>
      <span>{facts.join(' · ')}</span>
    </p>
  )
}

function formatAge(requirement: Requirement): string {
  const days = ageInDays(requirement)
  const isOpen = requirement.state === 'open'
  if (!isOpen && requirement.openedAt !== null) return `${formatCount(days, 'day')} old`
  return `${isOpen ? 'opened' : 'created'} ${days === 0 ? 'today' : `${formatCount(days, 'day')} ago`}`
}
