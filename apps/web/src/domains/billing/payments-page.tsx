import { formatMoney } from '@assay/contracts/amounts'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError } from '../../platform/api-error.ts'
import { formatDay } from '../../platform/format.ts'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import { Region } from '../../platform/region.tsx'
import styles from './billing.module.css'
import { usePaymentPage, useRetryPayment } from './billing.mutations.ts'
import {
  type Listing,
  offerQuery,
  type Payment,
  paymentsQuery,
  type Subscription,
  subscriptionQuery,
} from './billing.queries.ts'
import { paymentStates } from './billing-labels.ts'
import { BillingTabs } from './billing-tabs.tsx'
import { useBackFromPayment } from './use-back-from-payment.ts'

type View = Omit<Listing, 'state'>

interface PaymentsPageProps {
  view: View
  onView: (view: View) => void
  /** Confirms the user's identity before an action that an unattended session must not allow. */
  asPerson: <Answer>(action: () => Promise<Answer>) => Promise<Answer>
  isBack: boolean
  onRead: () => void
}

/** How the company pays, and what it paid. */
export function PaymentsPage({ view, onView, asPerson, isBack, onRead }: PaymentsPageProps) {
  const offer = useQuery(offerQuery())
  const subscription = useQuery(subscriptionQuery())
  const query = useQuery(paymentsQuery(view))
  useBackFromPayment(isBack ? subscription.data : null, onRead)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Plan and invoices</h1>
      <BillingTabs />
      <Panel title="Payment method">
        <Region query={offer}>
          {({ settings }) =>
            settings.isOn ? (
              <Region query={subscription}>
                {(found) =>
                  found?.sellsBy === 'stripe' ? (
                    <AtStripe subscription={found} asPerson={asPerson} />
                  ) : (
                    <p>
                      Bank transfer. Payment instructions are on every invoice, which is due {settings.paymentDays} days
                      after it was issued. No card is stored here.
                    </p>
                  )
                }
              </Region>
            ) : (
              <EmptyState title="No payment method">All features are free on this installation.</EmptyState>
            )
          }
        </Region>
      </Panel>
      <Panel title="Payments" flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ payments, total }) =>
            payments.length === 0 ? (
              <EmptyState title="No payments yet">Your payments appear here.</EmptyState>
            ) : (
              <>
                <Payments payments={payments} />
                <PageFoot
                  view={{ page: view.page, size: view.size as PageSize }}
                  onView={onView}
                  shown={payments.length}
                  total={total}
                />
              </>
            )
          }
        </Region>
      </Panel>
    </div>
  )
}

function AtStripe({ subscription, asPerson }: { subscription: Subscription } & Pick<PaymentsPageProps, 'asPerson'>) {
  const page = usePaymentPage()
  const { paymentMethod, mayDo, state } = subscription
  if (subscription.provider !== 'stripe')
    return (
      <EmptyState
        title="No payment method"
        action={<Button render={<Link to="/account/plans" />}>Choose a plan</Button>}
      >
        You pay on a Stripe page when you choose a plan. No card is stored here.
      </EmptyState>
    )
  return (
    <div className={styles.method}>
      <p>
        <strong>{paymentMethod ?? 'No card is stored'}</strong>
        <span className={styles.note}>
          {state === 'paused' ? 'Add a card to keep your plan.' : 'Stored at Stripe, not here.'}
        </span>
      </p>
      {mayDo.includes('managePayment') && (
        <Button
          busy={page.isPending}
          onClick={() => void asPerson(() => page.mutateAsync(null)).catch(() => undefined)}
        >
          {paymentMethod === null ? 'Add card' : 'Change card'}
        </Button>
      )}
      {page.error !== null && (
        <Notice tone="danger">
          {page.error instanceof ApiError ? page.error.message : 'The page didn’t open. Try again.'}
        </Notice>
      )}
    </div>
  )
}

function Payments({ payments }: { payments: readonly Payment[] }) {
  const retry = useRetryPayment()
  return (
    <Table label="Payment history">
      <thead>
        <tr>
          <HeadCell>Invoice</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell className={styles.roomy}>Method</HeadCell>
          <HeadCell className={styles.roomy}>Requested</HeadCell>
          <HeadCell className={styles.roomy}>Settled</HeadCell>
          <HeadCell numeric>Amount</HeadCell>
          <HeadCell>Actions</HeadCell>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => {
          const { label, tone } = paymentStates[payment.state]
          const { amountMinor, currency, invoiceNumber } = payment
          return (
            <Row key={payment.id}>
              <Cell className={styles.number}>
                {payment.documentUrl === null ? (
                  (invoiceNumber ?? '–')
                ) : (
                  <a href={payment.documentUrl} target="_blank" rel="noopener noreferrer">
                    {invoiceNumber ?? 'Invoice'}
                  </a>
                )}
              </Cell>
              <Cell>
                <Badge tone={tone}>{label}</Badge>
                {payment.failure !== null && <span className={styles.note}>{payment.failure}</span>}
              </Cell>
              <Cell className={styles.roomy}>
                {payment.method ?? (payment.provider === 'manual' ? 'Bank transfer' : '–')}
              </Cell>
              <Cell className={styles.roomy}>{formatDay(payment.requestedAt)}</Cell>
              <Cell className={styles.roomy}>{payment.settledAt === null ? '–' : formatDay(payment.settledAt)}</Cell>
              <Cell numeric>{formatMoney({ amountMinor, currency }, { exact: true })}</Cell>
              <Cell>
                {payment.mayDo.includes('retry') ? (
                  <Button
                    size="small"
                    busy={retry.isPending && retry.variables === payment.id}
                    aria-label={`Try again: ${invoiceNumber}`}
                    onClick={() => retry.mutate(payment.id)}
                  >
                    Try again
                  </Button>
                ) : (
                  '–'
                )}
              </Cell>
            </Row>
          )
        })}
      </tbody>
    </Table>
  )
}
