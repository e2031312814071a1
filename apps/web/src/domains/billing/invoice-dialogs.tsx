import { formatMoney } from '@assay/contracts/amounts'
import { invoiceActions } from '@assay/contracts/invoices'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './billing.module.css'
import { useCreditNote, useMarkPaid } from './billing.mutations.ts'
import type { Invoice } from './billing.queries.ts'

interface InvoiceDialogProps {
  invoice: Invoice
  onClose: () => void
}

const totalOf = ({ totalMinor: amountMinor, currency }: Invoice): string =>
  formatMoney({ amountMinor, currency }, { exact: true })

const paidFields = contractFields(invoiceActions.markPaid.body, { labels: { paidOn: 'Paid on', method: 'How' } })
const creditFields = contractFields(invoiceActions.creditNote.body, { labels: { reason: 'Reason' } })

export function MarkPaidDialog({ invoice, onClose }: InvoiceDialogProps) {
  const pay = useMarkPaid()
  const form = useForm({
    fields: paidFields,
    initial: { paidOn: new Date().toISOString().slice(0, 10), method: 'Bank transfer' },
    send: async (body) => {
      await pay.mutateAsync({
        id: invoice.id,
        method: body.method ?? null,
        ...(body.paidOn && { paidOn: body.paidOn }),
      })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Mark ${invoice.number} as paid`}
      description={`${invoice.companyName}, ${totalOf(invoice)}. The plan starts immediately.`}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button {...form.button} variant="primary">
            Mark as paid
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextField {...form.text('paidOn')} type="date" />
        <TextField {...form.text('method')} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}

export function CreditNoteDialog({ invoice, onClose }: InvoiceDialogProps) {
  const credit = useCreditNote()
  const form = useForm({
    fields: creditFields,
    initial: { reason: '' },
    send: async ({ reason }) => {
      await credit.mutateAsync({ id: invoice.id, reason })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Cancel ${invoice.number}`}
      description={
        invoice.state === 'paid'
          ? `A credit note for ${totalOf(invoice)} is issued. Return the payment yourself.`
          : `A credit note for ${totalOf(invoice)} is issued. The invoice no longer has to be paid.`
      }
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button {...form.button} variant="danger">
            Issue credit note
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextArea {...form.area('reason')} rows={3} hint="Printed on the credit note" />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
