import { Button } from '@assay/ui/button'
import { Drawer } from '@assay/ui/dialog'
import type { ReactNode } from 'react'
import { FactList } from '../../platform/fact-list.tsx'
import { formatCount, formatDay, formatPay } from '../../platform/format.ts'
import type { Work } from './agency-clients.queries.ts'
import styles from './clients.module.css'

interface WorkDrawerProps {
  work: Work
  onPropose: () => void
  /** A link to the conversation about the job. */
  message: ReactNode
  onClose: () => void
}

export function WorkDrawer({ work, onPropose, message, onClose }: WorkDrawerProps) {
  const { mustHave, niceToHave, constraints } = work.criteria
  const name = (id: string) => work.legend.skills[id]?.name ?? id
  const facts: readonly (readonly [string, string | null])[] = [
    ['Seats', String(work.seats)],
    ['Pay', work.band === null ? null : `up to ${formatPay(work.band)}`],
    ['Opened', work.openedAt === null ? null : formatDay(work.openedAt)],
    ['Must-haves', mustHave.map(({ anyOf }) => anyOf.map(name).join(' or ')).join(', ') || null],
    ['Nice-to-haves', niceToHave.map(({ skillId }) => name(skillId)).join(', ') || null],
    ['Notice', constraints.noticeMaxDays === null ? null : `up to ${formatCount(constraints.noticeMaxDays, 'day')}`],
    [
      'Overlap',
      constraints.overlapHours === null
        ? null
        : `${constraints.overlapHours.hours} h with ${constraints.overlapHours.zone}`,
    ],
  ]
  return (
    <Drawer open onOpenChange={onClose} title={work.title} description={work.company.name}>
      <div className={styles.form}>
        <FactList facts={facts} />
        {work.state === 'open' && (
          <div className={styles.acts}>
            <Button variant="primary" size="small" onClick={onPropose}>
              Submit candidate
            </Button>
          </div>
        )}
        <p>{message}</p>
        {work.description !== '' && <p className={styles.text}>{work.description}</p>}
      </div>
    </Drawer>
  )
}
