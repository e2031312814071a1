import { formatMoney } from '@assay/contracts/amounts'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay } from '../../platform/format.ts'
import { StatePanel } from '../../platform/list-views/state-panel.tsx'
import styles from './billing.module.css'
import { useOpenInvoice } from './billing.mutations.ts'
import { type Invoice, invoicesQuery, type Listing } from './billing.queries.ts'
import { invoiceState, invoiceStates } from './billing-labels.ts'

interface InvoiceListProps {
  view: Listing
  onView: (view: Listing) => void
  empty: string
  /** For operators: shows the company, and what can be done. */
  actsOn?: ((invoice: Invoice) => ReactNode) | undefined
}

export function InvoiceList({ view, onView, empty, actsOn }: InvoiceListProps) {
  return (
    <StatePanel
      title="Invoices"
      view={view}
      onView={onView}
      states={invoiceStates}
      query={useQuery(invoicesQuery(view))}
      table={(invoices) => <Invoices invoices={invoices} actsOn={actsOn} />}
      nothing={<EmptyState title="No invoices yet">{empty}</EmptyState>}
    />
  )
}

function Invoices({ invoices, actsOn }: Pick<InvoiceListProps, 'actsOn'> & { invoices: readonly Invoice[] }) {
  const open = useOpenInvoice()
  return (
    <Table label="All invoices">
      <thead>
        <tr>
          <HeadCell>Number</HeadCell>
          {actsOn !== undefined && <HeadCell className={styles.roomy}>Company</HeadCell>}
          <HeadCell className={styles.roomy}>Status</HeadCell>
          <HeadCell className={styles.roomy}>Issued</HeadCell>
          <HeadCell className={styles.roomy}>Due</HeadCell>
          <HeadCell numeric>Total</HeadCell>
          <HeadCell>Actions</HeadCell>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => {
          const { label, tone } = invoiceState(invoice)
          return (
            <Row key={invoice.id}>
              <Cell>
                <span className={styles.number}>{invoice.number}</span>
                {actsOn !== undefined && <span className={styles.narrowNote}>{invoice.companyName}</span>}
                <span className={styles.note}>{invoice.lines[0]?.text}</span>
              </Cell>
              {actsOn !== undefined && <Cell className={styles.roomy}>{invoice.companyName}</Cell>}
              <Cell className={styles.roomy}>
                <Badge tone={tone}>{label}</Badge>
              </Cell>
              <Cell className={styles.roomy}>{formatDay(invoice.issuedOn)}</Cell>
              <Cell className={styles.roomy}>{invoice.kind === 'invoice' ? formatDay(invoice.dueOn) : '–'}</Cell>
              <Cell numeric>
                {formatMoney({ amountMinor: invoice.totalMinor, currency: invoice.currency }, { exact: true })}
                <span className={styles.narrowNote}>
                  <Badge tone={tone}>{label}</Badge>
                </span>
              </Cell>
              <Cell>
                <span className={styles.acts}>
                  <Button
                    size="small"
                    busy={open.isPending && open.variables.id === invoice.id}
                    aria-label={`PDF of ${invoice.number}`}
                    onClick={() => open.mutate(invoice)}
                  >
                    PDF
                  </Button>
                  {actsOn?.(invoice)}
                </span>
              </Cell>
            </Row>
          )
        })}
      </tbody>
    </Table>
  )
}
