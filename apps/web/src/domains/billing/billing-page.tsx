import { createBillingInfo } from '@assay/contracts/billing-infos'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Region } from '../../platform/region.tsx'
import { type AddressDraft, AddressFields, addressDraft, addressLabels } from './address-fields.tsx'
import styles from './billing.module.css'
import { useSaveBillingInfo } from './billing.mutations.ts'
import { type BillingInfo, billingInfoQuery, type Listing, offerQuery, type Settings } from './billing.queries.ts'
import { BillingTabs } from './billing-tabs.tsx'
import { InvoiceList } from './invoice-list.tsx'

interface Draft {
  readonly legalName: string
  readonly address: AddressDraft
  readonly taxId: string
  readonly invoiceEmails: string
  readonly poNumber: string
  readonly currency: string
  readonly version?: number
}

const fields = contractFields<typeof createBillingInfo.body, Draft>(createBillingInfo.body, {
  labels: {
    ...addressLabels,
    legalName: 'Legal name',
    taxId: 'Tax ID (optional)',
    invoiceEmails: 'Invoices go to',
    poNumber: 'Purchase order number (optional)',
    currency: 'Currency',
  },
  shape: ({ invoiceEmails, ...rest }) => ({
    ...rest,
    invoiceEmails: invoiceEmails.split(/[\s,;]+/).filter((each) => each !== ''),
  }),
  moved: Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`invoiceEmails.${at}`, 'invoiceEmails'])),
})

interface BillingPageProps {
  view: Listing
  onView: (view: Listing) => void
}

/** Where invoices go, and the invoices. */
export function BillingPage({ view, onView }: BillingPageProps) {
  const info = useQuery(billingInfoQuery())
  const offer = useQuery(offerQuery())
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Plan and invoices</h1>
      <BillingTabs />
      <InvoiceList view={view} onView={onView} empty="Your first invoice appears here when you order a plan." />
      <Panel title="Billing details">
        <Region query={offer}>
          {({ settings }) => (
            <Region query={info}>
              {(found) => <DetailsForm key={found?.version ?? 0} info={found} settings={settings} />}
            </Region>
          )}
        </Region>
      </Panel>
    </div>
  )
}

function DetailsForm({ info, settings }: { info: BillingInfo | null; settings: Settings }) {
  const save = useSaveBillingInfo(info?.id ?? null)
  const form = useForm({
    fields,
    initial: {
      legalName: info?.legalName ?? '',
      address: addressDraft(info?.address ?? null),
      taxId: info?.taxId ?? '',
      invoiceEmails: info?.invoiceEmails.join('\n') ?? '',
      poNumber: info?.poNumber ?? '',
      currency: info?.currency ?? settings.currencies[0] ?? 'EUR',
      ...(info !== null && { version: info.version }),
    },
    send: (body) => save.mutateAsync(body),
  })
  return (
    <form className={styles.form} {...form.bind}>
      <TextField {...form.text('legalName')} autoComplete="organization" />
      <AddressFields form={form} />
      <div className={styles.pair}>
        <TextField {...form.text('taxId')} hint="VAT number in the EU and the UK, EIN in the US" />
        <TextField {...form.text('poNumber')} hint="Printed on every invoice" />
      </div>
      <TextArea {...form.area('invoiceEmails')} rows={3} hint="Up to ten addresses. No seat needed." />
      <Select {...form.choice('currency')} options={settings.currencies.map((value) => ({ value, label: value }))} />
      <FormProblems form={form} listed />
      <div className={styles.acts}>
        <Button {...form.button} variant="primary">
          Save details
        </Button>
      </div>
    </form>
  )
}
