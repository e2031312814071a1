import { formatMoney } from '@assay/contracts/amounts'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay } from '../../platform/format.ts'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import { Region } from '../../platform/region.tsx'
import styles from './billing.module.css'
import { useOpenInvoice } from './billing.mutations.ts'
import { type Invoice, invoicesQuery, type Listing } from './billing.queries.ts'
import { invoiceState } from './billing-labels.ts'

interface InvoiceListProps {
  view: Listing
  onView: (view: Listing) => void
  empty: string
  /** For operators: shows the company, and what can be done. */
  actsOn?: ((invoice: Invoice) => ReactNode) | undefined
}

export function InvoiceList({ view, onView, empty, actsOn }: InvoiceListProps) {
  const query = useQuery(invoicesQuery(view))
  return (
    <Panel
      title="Invoices"
      flush
      note={query.data?.total.toLocaleString('en')}
      actions={
        <Select
          label="Status"
          labelHidden
          value={view.state}
          placeholder="All statuses"
          options={[
            { value: 'open', label: 'Open' },
            { value: 'paid', label: 'Paid' },
            { value: 'credited', label: 'Cancelled' },
          ]}
          onChange={(event) => onView({ ...view, state: event.target.value, page: 1 })}
        />
      }
    >
      <Region query={query}>
        {({ invoices, total }) => {
          if (invoices.length > 0)
            return (
              <>
                <Invoices invoices={invoices} actsOn={actsOn} />
                <PageFoot
                  view={{ page: view.page, size: view.size as PageSize }}
                  onView={(next) => onView({ ...view, ...next })}
                  shown={invoices.length}
                  total={total}
                />
              </>
            )
          if (view.state !== '') return <FilteredEmpty onClear={() => onView({ ...view, state: '', page: 1 })} />
          return <EmptyState title="No invoices yet">{empty}</EmptyState>
        }}
      </Region>
    </Panel>
  )
}

function Invoices({ invoices, actsOn }: Pick<InvoiceListProps, 'actsOn'> & { invoices: readonly Invoice[] }) {
  const open = useOpenInvoice()
  return (
    <Table label="All invoices">
      <thead>
        <tr>
          <HeadCell>Number</HeadCell>
          {actsOn !== undefined && <HeadCell>Company</HeadCell>}
          <HeadCell>Status</HeadCell>
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
                {invoice.number}
                <span className={styles.note}>{invoice.lines[0]?.text}</span>
              </Cell>
              {actsOn !== undefined && <Cell>{invoice.companyName}</Cell>}
              <Cell>
                <Badge tone={tone}>{label}</Badge>
              </Cell>
              <Cell className={styles.roomy}>{formatDay(invoice.issuedOn)}</Cell>
              <Cell className={styles.roomy}>{invoice.kind === 'invoice' ? formatDay(invoice.dueOn) : '–'}</Cell>
              <Cell numeric>
                {formatMoney({ amountMinor: invoice.totalMinor, currency: invoice.currency }, { exact: true })}
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
