import { createCompany } from '@assay/contracts/users'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { allCountries } from '../../../platform/reference-lists.queries.ts'
import styles from './accounts.module.css'
import { useCreateCompany } from './accounts.mutations.ts'

const fields = contractFields(createCompany.body, {
  labels: { name: 'Company', country: 'Country', ownerEmail: 'Owner’s email' },
})

/** Opens a company for an employer who does not register. */
export function CreateCompanyDialog({ onClose }: { onClose: () => void }) {
  const countries = useQuery(allCountries())
  const create = useCreateCompany(onClose)
  const form = useForm({
    fields,
    initial: { name: '', country: '', ownerEmail: '' },
    send: (body) => create.mutateAsync(body),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Create company"
      description="Its owner gets an invitation by email, sets a password and completes the profile."
      width="narrow"
      footer={
        <Button {...form.button} variant="primary">
          Create and invite
        </Button>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextField {...form.text('name')} />
        <Select {...form.choice('country')} placeholder="Select country" options={countries.data ?? []} />
        <TextField {...form.text('ownerEmail')} type="email" />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
