import { Badge } from '@assay/ui/badge'
import { classNames } from '@assay/ui/class-names.ts'
import { formatDay, formatPay } from '../../platform/format.ts'
import type { ListColumn } from '../../platform/list-views/list-columns.ts'
import { NameInside } from '../../platform/list-views/name-inside.tsx'
import { feeLabels, formatCheckIns, formatGuarantee, formatTrial, hireStateLabels, nameOf } from './hire-labels.ts'
import styles from './hires.module.css'
import type { ListedHire } from './hires.queries.ts'

const text = (key: string, label: string, read: (hire: ListedHire) => string | null): ListColumn<ListedHire> => ({
  key,
  label,
  text: read,
  roomy: true,
  cell: (hire) => read(hire) ?? '–',
})

export function hireColumns(onOpen: (hire: ListedHire) => void): readonly ListColumn<ListedHire>[] {
  return [
    {
      key: 'candidate',
      label: 'Candidate',
      fixed: true,
      text: nameOf,
      cell: (hire) => (
        <NameInside name={nameOf(hire)} person={hire.candidate.id} onOpen={() => onOpen(hire)}>
          {hire.requirementTitle}
        </NameInside>
      ),
    },
    {
      key: 'state',
      label: 'Status',
      sort: 'state',
      text: ({ state }) => hireStateLabels[state].label,
      cell: ({ state, startOn }) => (
        <>
          <Badge tone={hireStateLabels[state].tone}>{hireStateLabels[state].label}</Badge>
          <span className={classNames(styles.note, styles.narrow)}>from {formatDay(startOn)}</span>
        </>
      ),
    },
    { ...text('start', 'Start', ({ startOn }) => formatDay(startOn)), sort: 'startOn', className: styles.day },
    { ...text('rate', 'Pay', ({ rate }) => formatPay(rate)), numeric: true },
    { ...text('trial', 'Trial', formatTrial), sort: 'trialEndsOn' },
    {
      ...text('guarantee', 'Guarantee', ({ guaranteeUntil }) => formatDay(guaranteeUntil)),
      sort: 'guaranteeUntil',
      className: styles.day,
      cell: (hire) => (
        <>
          {formatDay(hire.guaranteeUntil)}
          {hire.guaranteeDaysLeft !== null && <span className={styles.note}>{formatGuarantee(hire)}</span>}
        </>
      ),
    },
    {
      ...text('checkIns', 'Check-ins', formatCheckIns),
      cell: (hire) =>
        formatCheckIns(hire)
          .split(', ')
          .map((checkIn) => (
            <span key={checkIn} className={styles.checkIn}>
              {checkIn}
            </span>
          )),
    },
    text('fee', 'Fee', ({ fee }) => feeLabels[fee]),
    { ...text('requirement', 'Job', ({ requirementTitle }) => requirementTitle), extra: true },
  ]
}
