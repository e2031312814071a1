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
import { useChangePlan, usePaymentPage } from './billing.mutations.ts'
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
  const page = usePaymentPage()
  const isPage = preview.data?.paidBy === 'page'
  const error = make.error ?? page.error
  const send = (trial: boolean) => {
    if (isPage) return page.mutate({ ...change, trial })
    make.mutate(
      { ...change, id: subscriptionId, trial, asOf: preview.data?.asOf ?? new Date().toISOString() },
      {
        onSuccess: () => {
          toasts.success(doneWords(trial, preview.data))
          onClose()
        },
      },
    )
  }
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
            <Button busy={make.isPending || page.isPending} onClick={() => send(true)}>
              Try {preview.data.trialDays} days for free
            </Button>
          )}
          {isReady && (
            <Button variant="primary" busy={make.isPending || page.isPending} onClick={() => send(false)}>
              {orderWords(preview.data)}
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
                Add billing address
              </Button>
            }
          >
            Invoices need your legal name and address.
          </Notice>
        )}
        {error !== null && (
          <Notice tone="danger">{error instanceof ApiError ? error.message : 'Not changed. Try again.'}</Notice>
        )}
      </div>
    </Dialog>
  )
}

function orderWords({ kind, paidBy, totalMinor }: Preview): string {
  if (kind === 'downgrade') return 'Change at the end of the period'
  if (paidBy === 'page') return 'Continue to payment'
  if (paidBy === 'storedMethod') return totalMinor === 0 ? 'Change plan' : 'Change and pay now'
  return 'Order by invoice'
}

function doneWords(trial: boolean, preview: Preview | undefined): string {
  if (trial) return 'Your free trial has started'
  if (preview?.paidBy === 'storedMethod' && preview.kind !== 'downgrade') return 'Your plan has changed'
  return preview?.kind === 'downgrade' ? 'The change is scheduled' : 'Invoice sent'
}

function Charge({ preview }: { preview: Preview }) {
  const { lines, netMinor, taxMinor, totalMinor, currency, kind, nextMinor, nextAt, taxNote, startsAt } = preview
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, { exact: true })
  if (kind === 'downgrade')
    return (
      <p>
        Nothing is charged now. The smaller plan starts on {formatDay(startsAt)} and costs {money(nextMinor)} a{' '}
        {preview.interval}, excluding tax. Until then, you keep your current plan.
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
        {BEGIN[preview.paidBy]} After that it costs {money(nextMinor)} a {preview.interval}, excluding tax, next on{' '}
        {formatDay(nextAt)}.
      </p>
    </>
  )
}

const BEGIN: Readonly<Record<Preview['paidBy'], string>> = {
  invoice: 'The plan starts when the invoice is paid.',
  page: 'You pay on a Stripe page and return here. The plan starts immediately.',
  storedMethod: 'This is charged to your saved payment method now, and the plan changes immediately.',
}

function Line({ text, amount }: { text: string; amount: string }) {
  return (
    <>
      <dt>{text}</dt>
      <dd>{amount}</dd>
    </>
  )
}
