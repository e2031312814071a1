import { changeBillingSettings } from '@assay/contracts/plans'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Panel } from '@assay/ui/panel'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Region } from '../../platform/region.tsx'
import { type AddressDraft, AddressFields, addressDraft, addressLabels } from './address-fields.tsx'
import styles from './billing.module.css'
import { useRemind, useSaveSettings } from './billing.mutations.ts'
import { type Invoice, type Listing, offerQuery, type Settings } from './billing.queries.ts'
import { CreditNoteDialog, MarkPaidDialog } from './invoice-dialogs.tsx'
import { InvoiceList } from './invoice-list.tsx'

interface Draft {
  readonly isOn: boolean
  readonly legalName: string
  readonly address: AddressDraft
  readonly taxId: string
  readonly contactEmail: string
  readonly taxPercent: string
  readonly invoicePrefix: string
  readonly paymentDays: string
  readonly guaranteeDays: string
  readonly paymentInstructions: string
  readonly version: number
}

const fields = contractFields<typeof changeBillingSettings.body, Draft>(changeBillingSettings.body, {
  labels: {
    ...addressLabels,
    isOn: 'Charge for plans on this installation',
    legalName: 'Legal name',
    taxId: 'Tax ID',
    contactEmail: 'Contact email',
    taxPercent: 'Domestic tax (%)',
    invoicePrefix: 'Invoice number prefix',
    paymentDays: 'Payment due (days)',
    guaranteeDays: 'Refund period (days)',
    paymentInstructions: 'Payment instructions',
  },
  // Without a street there is no address yet.
  shape: ({ address, ...rest }) => ({ ...rest, address: address.line1.trim() === '' ? null : address }),
})

/** For operators: the issuer of invoices, and which of them are paid. */
export function OperatorBilling({ view, onView }: { view: Listing; onView: (view: Listing) => void }) {
  const offer = useQuery(offerQuery())
  const [paying, setPaying] = useState<Invoice | null>(null)
  const [crediting, setCrediting] = useState<Invoice | null>(null)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Billing</h1>
      <InvoiceList
        view={view}
        onView={onView}
        empty="An invoice appears here when a company orders a plan."
        actsOn={(invoice) => <Acts invoice={invoice} onPay={setPaying} onCredit={setCrediting} />}
      />
      <Panel title="Issuer and terms">
        <Region query={offer}>{({ settings }) => <SettingsForm key={settings.version} settings={settings} />}</Region>
      </Panel>
      {paying !== null && <MarkPaidDialog invoice={paying} onClose={() => setPaying(null)} />}
      {crediting !== null && <CreditNoteDialog invoice={crediting} onClose={() => setCrediting(null)} />}
    </div>
  )
}

interface ActsProps {
  invoice: Invoice
  onPay: (invoice: Invoice) => void
  onCredit: (invoice: Invoice) => void
}

function Acts({ invoice, onPay, onCredit }: ActsProps) {
  const remind = useRemind()
  const { mayDo, number, isOverdue } = invoice
  return (
    <>
      {mayDo.includes('markPaid') && (
        <Button size="small" aria-label={`Mark as paid: ${number}`} onClick={() => onPay(invoice)}>
          Mark as paid
        </Button>
      )}
      {mayDo.includes('remind') && isOverdue && (
        <Button
          size="small"
          busy={remind.isPending}
          aria-label={`Send reminder: ${number}`}
          onClick={() => remind.mutate(invoice.id)}
        >
          Send reminder
        </Button>
      )}
      {mayDo.includes('creditNote') && (
        <Button size="small" variant="quiet" aria-label={`Cancel ${number}`} onClick={() => onCredit(invoice)}>
          Cancel
        </Button>
      )}
    </>
  )
}

function SettingsForm({ settings }: { settings: Settings }) {
  const save = useSaveSettings(settings.id)
  const form = useForm({
    fields,
    initial: {
      isOn: settings.isOn,
      legalName: settings.legalName,
      address: addressDraft(settings.address),
      taxId: settings.taxId ?? '',
      contactEmail: settings.contactEmail ?? '',
      taxPercent: String(settings.taxPercent ?? 0),
      invoicePrefix: settings.invoicePrefix ?? '',
      paymentDays: String(settings.paymentDays),
      guaranteeDays: String(settings.guaranteeDays),
      paymentInstructions: settings.paymentInstructions ?? '',
      version: settings.version,
    },
    send: (body) => save.mutateAsync(body),
  })
  return (
    <form className={styles.form} {...form.bind}>
      <Checkbox {...form.tick('isOn')} label="Charge for plans on this installation" />
      <TextField {...form.text('legalName')} />
      <AddressFields form={form} />
      <div className={styles.pair}>
        <TextField {...form.text('taxId')} />
        <TextField {...form.text('taxPercent')} />
        <TextField {...form.text('contactEmail')} />
      </div>
      <div className={styles.pair}>
        <TextField {...form.text('invoicePrefix')} hint="For example, AS-. The year follows." />
        <TextField {...form.text('paymentDays')} />
        <TextField {...form.text('guaranteeDays')} />
      </div>
      <TextArea {...form.area('paymentInstructions')} rows={3} hint="Printed on every invoice, such as an IBAN" />
      <FormProblems form={form} listed />
      <div className={styles.acts}>
        <Button {...form.button} variant="primary">
          Save settings
        </Button>
      </div>
    </form>
  )
}
