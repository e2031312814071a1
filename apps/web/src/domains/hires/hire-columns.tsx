import { Badge } from '@assay/ui/badge'
import { classNames } from '@assay/ui/class-names.ts'
import { dayInWords, payInWords } from '../../platform/in-words.ts'
import type { ListColumn } from '../../platform/list-views/list-columns.ts'
import { NameInside } from '../../platform/list-views/name-inside.tsx'
import { checkInsInWords, feeWords, guaranteeInWords, hireStateWords, nameOf, trialInWords } from './hire-words.ts'
import styles from './hires.module.css'
import type { Hire } from './hires.queries.ts'

const text = (key: string, label: string, read: (hire: Hire) => string | null): ListColumn<Hire> => ({
  key,
  label,
  text: read,
  roomy: true,
  cell: (hire) => read(hire) ?? '–',
})

/** Everything that the list can show of a hire. */
export function hireColumns(onOpen: (hire: Hire) => void): readonly ListColumn<Hire>[] {
  return [
    {
      key: 'candidate',
      label: 'Candidate',
      fixed: true,
      text: nameOf,
      cell: (hire) => (
        <NameInside name={nameOf(hire)} onOpen={() => onOpen(hire)}>
          {hire.requirementTitle}
        </NameInside>
      ),
    },
    {
      key: 'state',
      label: 'State',
      sort: 'state',
      text: ({ state }) => hireStateWords[state].label,
      cell: ({ state, startOn }) => (
        <>
          <Badge tone={hireStateWords[state].tone}>{hireStateWords[state].label}</Badge>
          <span className={classNames(styles.note, styles.narrow)}>from {dayInWords(startOn)}</span>
        </>
      ),
    },
    { ...text('start', 'Start', ({ startOn }) => dayInWords(startOn)), sort: 'startOn', className: styles.day },
    text('rate', 'Rate', ({ rate }) => payInWords(rate)),
    { ...text('trial', 'Trial', trialInWords), sort: 'trialEndsOn' },
    {
      ...text('guarantee', 'Guarantee', ({ guaranteeUntil }) => dayInWords(guaranteeUntil)),
      sort: 'guaranteeUntil',
      className: styles.day,
      cell: (hire) => (
        <>
          {dayInWords(hire.guaranteeUntil)}
          {hire.guaranteeDaysLeft !== null && <span className={styles.note}>{guaranteeInWords(hire)}</span>}
        </>
      ),
    },
    text('checkIns', 'Check-ins', checkInsInWords),
    text('fee', 'Fee', ({ fee }) => feeWords[fee]),
    { ...text('requirement', 'Requirement', ({ requirementTitle }) => requirementTitle), extra: true },
  ]
}
