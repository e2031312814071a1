import { Badge } from '@assay/ui/badge'
import { classNames } from '@assay/ui/class-names.ts'
import { formatAgo, formatDay, formatPay } from '../../platform/format.ts'
import type { ListColumn } from '../../platform/list-views/list-columns.ts'
import { NameInside } from '../../platform/list-views/name-inside.tsx'
import type { ContactInfo } from './contact-infos.queries.ts'
import { clockOf, creditLabels, stateLabels } from './contact-labels.ts'
import styles from './contacts.module.css'

const text = (key: string, label: string, read: (contact: ContactInfo) => string | null): ListColumn<ContactInfo> => ({
  key,
  label,
  text: read,
  roomy: true,
  cell: (contact) => read(contact) ?? '–',
})

/** The columns never contain contact details. */
export function contactColumns(onOpen: (contact: ContactInfo) => void): readonly ListColumn<ContactInfo>[] {
  return [
    {
      key: 'candidate',
      label: 'Candidate',
      fixed: true,
      text: ({ candidateName }) => candidateName,
      cell: (contact) => (
        <NameInside name={contact.candidateName} person={contact.candidate.id} onOpen={() => onOpen(contact)}>
          {contact.requirementTitle}
        </NameInside>
      ),
    },
    {
      key: 'state',
      label: 'Status',
      sort: 'state',
      text: ({ state }) => stateLabels[state].label,
      cell: (contact) => (
        <>
          <Badge tone={stateLabels[contact.state].tone}>{stateLabels[contact.state].label}</Badge>
          {clockOf(contact) !== null && (
            <span className={classNames(styles.note, styles.narrow)}>{clockOf(contact)}</span>
          )}
        </>
      ),
    },
    { ...text('left', 'Time left', clockOf), sort: 'expiresAt' },
    { ...text('pay', 'Pay', ({ pay }) => formatPay(pay)), numeric: true },
    text('credit', 'Credit', ({ credit }) => creditLabels[credit]),
    {
      ...text('sentBy', 'Sent', ({ requestedBy }) => requestedBy.fullName),
      sort: 'createdAt',
      cell: ({ requestedBy, createdAt }) => (
        <>
          {requestedBy.fullName}
          <span className={styles.note}>{formatAgo(createdAt)}</span>
        </>
      ),
    },
    { ...text('requirement', 'Job', ({ requirementTitle }) => requirementTitle), extra: true },
    { ...text('location', 'Location', ({ location }) => location), extra: true },
    { ...text('sent', 'Date sent', ({ createdAt }) => formatDay(createdAt)), sort: 'createdAt', extra: true },
  ]
}
