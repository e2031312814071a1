import { Panel } from '@assay/ui/panel'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay } from '../../platform/format.ts'
import styles from './compensation.module.css'
import { formatFigure } from './compensation-labels.ts'
import { type Compensation, pinQuery } from './compensations.queries.ts'

/** The pay figures pinned to a job; empty if there are none. */
export function PinnedPay({
  requirementId,
  link,
}: {
  requirementId: string
  link: (titleId: string, words: string) => ReactNode
}) {
  const { data: pin } = useQuery(pinQuery(requirementId))
  if (pin == null) return null
  const cell = pin.compensation?.p50 === undefined ? null : (pin.compensation as Compensation)
  const titleId = pin.compensation?.jobTitle?.id
  return (
    <Panel title="Market pay" note={cell === null ? undefined : `Data until ${formatDay(cell.to)}`}>
      <p className={styles.quiet}>
        {pin.label}.{' '}
        {cell === null
          ? 'These figures are currently not published: too few sources.'
          : `Median ${formatFigure(cell, 'p50')}, the middle half from ${formatFigure(cell, 'p25')} to ${formatFigure(cell, 'p75')}, ${cell.contributors} sources.`}{' '}
        {titleId !== undefined && link(titleId, 'Compensation index')}
      </p>
    </Panel>
  )
}
