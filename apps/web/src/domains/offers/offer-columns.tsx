import { Badge } from '@assay/ui/badge'
import { classNames } from '@assay/ui/class-names.ts'
import { formatDay, formatPay, formatTime } from '../../platform/format.ts'
import type { ListColumn } from '../../platform/list-views/list-columns.ts'
import { NameInside } from '../../platform/list-views/name-inside.tsx'
import { howEnded, nameOf, offerStateLabels, timeLeft } from './offer-labels.ts'
import styles from './offers.module.css'
import type { ListedOffer } from './offers.queries.ts'

const text = (key: string, label: string, read: (offer: ListedOffer) => string | null): ListColumn<ListedOffer> => ({
  key,
  label,
  text: read,
  roomy: true,
  className: styles.day,
  cell: (offer) => read(offer) ?? '–',
})
const instant = (iso: string | null): string | null => (iso === null ? null : formatTime(iso))

export function offerColumns(onOpen: (offer: ListedOffer) => void): readonly ListColumn<ListedOffer>[] {
  return [
    {
      key: 'candidate',
      label: 'Candidate',
      fixed: true,
      text: nameOf,
      cell: (offer) => (
        <NameInside name={nameOf(offer)} person={offer.candidate.id} onOpen={() => onOpen(offer)}>
          {offer.requirementTitle}
        </NameInside>
      ),
    },
    {
      key: 'state',
      label: 'Status',
      sort: 'state',
      text: ({ state }) => offerStateLabels[state].label,
      cell: (offer) => <State offer={offer} />,
    },
    {
      key: 'pay',
      label: 'Pay',
      numeric: true,
      roomy: true,
      className: styles.day,
      text: ({ amount }) => formatPay(amount),
      cell: ({ amount }) => formatPay(amount),
    },
    text('approval', 'Approval', approvalOf),
    { ...text('sent', 'Sent', ({ sentAt }) => instant(sentAt)), sort: 'sentAt' },
    text('viewed', 'Viewed', ({ viewedAt }) => instant(viewedAt)),
    { ...text('expires', 'Expires', timeLeft), sort: 'expiresAt' },
    { ...text('start', 'Start', ({ startOn }) => formatDay(startOn)), sort: 'startOn' },
    { ...text('requirement', 'Job', ({ requirementTitle }) => requirementTitle), extra: true },
    { ...text('version', 'Version', ({ revision }) => String(revision)), extra: true },
    { ...text('made', 'Drafted', ({ createdAt }) => formatDay(createdAt)), sort: 'createdAt', extra: true },
  ]
}

function State({ offer }: { offer: ListedOffer }) {
  const [ended, left] = [howEnded(offer, formatDay), timeLeft(offer)]
  const version = offer.revision > 1 ? `Version ${offer.revision}` : null
  const why = [version, ended].filter((each) => each !== null).join(' · ')
  return (
    <>
      <Badge tone={offerStateLabels[offer.state].tone}>{offerStateLabels[offer.state].label}</Badge>
      {why !== '' && (
        <span className={classNames(styles.note, styles.why)} title={why}>
          {why}
        </span>
      )}
      <span className={classNames(styles.note, styles.narrow)}>
        {[formatPay(offer.amount), ...(left === null ? [] : [`expires ${left}`])].join(', ')}
      </span>
    </>
  )
}

function approvalOf({ approvals, approver, needsOwner, state }: ListedOffer): string | null {
  const last = approvals.at(-1)
  if (state === 'pendingApproval') return `Awaiting ${needsOwner ? 'an owner' : (approver?.fullName ?? 'approval')}`
  if (last === undefined) return null
  return `${last.decision === 'approved' ? 'Approved' : 'Sent back'} by ${last.fullName}`
}
