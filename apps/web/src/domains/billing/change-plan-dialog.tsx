import { formatMoney } from '@assay/contracts/amounts'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError } from '../../platform/api-error.ts'
import { formatDay } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import styles from './billing.module.css'
import { useChangePlan } from './billing.mutations.ts'
import { billingInfoQuery, type Change, type Preview, previewQuery } from './billing.queries.ts'

interface ChangePlanDialogProps {
  change: Change
  plan: string
  subscriptionId: string
  onClose: () => void
}

/** What a change costs, before it is made. */
export function ChangePlanDialog({ change, plan, subscriptionId, onClose }: ChangePlanDialogProps) {
  const preview = useQuery(previewQuery(change))
  const info = useQuery(billingInfoQuery())
  const make = useChangePlan()
  const send = (trial: boolean) =>
    make.mutate(
      { ...change, id: subscriptionId, trial },
      {
        onSuccess: () => {
          toasts.success(doneWords(trial, preview.data))
          onClose()
        },
      },
    )
  const isReady = preview.data !== undefined && info.data !== undefined && info.data !== null
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Change to ${plan}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {isReady && preview.data.trialDays > 0 && (
            <Button busy={make.isPending} onClick={() => send(true)}>
              Try {preview.data.trialDays} days for free
            </Button>
          )}
          {isReady && (
            <Button variant="primary" busy={make.isPending} onClick={() => send(false)}>
              {preview.data.kind === 'downgrade' ? 'Change at the end of the period' : 'Order with an invoice'}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <Region query={preview}>{(found) => <Charge preview={found} />}</Region>
        {info.data === null && (
          <Notice
            tone="warn"
            title="Billing address missing"
            action={
              <Button size="small" render={<Link to="/account/billing" />}>
                Enter it
              </Button>
            }
          >
            An invoice needs your legal name and address.
          </Notice>
        )}
        {make.error !== null && (
          <Notice tone="danger">
            {make.error instanceof ApiError ? make.error.message : 'Not changed. Try again.'}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

function doneWords(trial: boolean, preview: Preview | undefined): string {
  if (trial) return 'Your free days have begun'
  return preview?.kind === 'downgrade' ? 'The change is scheduled' : 'The invoice is on its way'
}

function Charge({ preview }: { preview: Preview }) {
  const { lines, netMinor, taxMinor, totalMinor, currency, kind, nextMinor, nextAt, taxNote, startsAt } = preview
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, { exact: true })
  if (kind === 'downgrade')
    return (
      <p>
        Nothing is charged now. The smaller plan begins on {formatDay(startsAt)} and costs {money(nextMinor)} a{' '}
        {preview.interval}, without tax. Until then you keep what you have.
      </p>
    )
  return (
    <>
      <dl className={styles.sum}>
        {lines.map(({ text, amountMinor }) => (
          <Line key={text} text={text} amount={money(amountMinor)} />
        ))}
        <Line text="Net" amount={money(netMinor)} />
        <Line text="Tax" amount={money(taxMinor)} />
        <dt className={styles.total}>To pay now</dt>
        <dd className={styles.total}>{money(totalMinor)}</dd>
      </dl>
      {taxNote !== null && <p className={styles.note}>{taxNote}</p>}
      <p className={styles.quiet}>
        The plan begins when the invoice is paid. After that it costs {money(nextMinor)} a {preview.interval}, next on{' '}
        {formatDay(nextAt)}.
      </p>
    </>
  )
}

function Line({ text, amount }: { text: string; amount: string }) {
  return (
    <>
      <dt>{text}</dt>
      <dd>{amount}</dd>
    </>
  )
}
