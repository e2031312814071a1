import { changeAgency } from '@assay/contracts/agencies'
import { Button } from '@assay/ui/button'
import { Combobox } from '@assay/ui/combobox'
import { Dialog } from '@assay/ui/dialog'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { allCountries } from '../../../platform/reference-lists.queries.ts'
import styles from './agencies.module.css'
import { useEditAgency } from './agencies.mutations.ts'
import type { Agency } from './agencies.queries.ts'

const fields = contractFields(changeAgency.body, {
  labels: {
    legalName: 'Legal name',
    country: 'Country',
    registrationNo: 'Registration no.',
    ownershipDays: 'Ownership (days)',
  },
})

/** What agencies cannot change by themselves. */
export function EditAgencyDialog({ agency, onClose }: { agency: Agency; onClose: () => void }) {
  const edit = useEditAgency(agency.id)
  const countries = useQuery(allCountries())
  const { legalName, country, registrationNo, ownershipDays } = agency
  const form = useForm({
    fields,
    initial: { legalName, country, registrationNo: registrationNo ?? '', ownershipDays: String(ownershipDays) },
    send: (body) => edit.mutateAsync({ ...body, version: agency.version }, { onSuccess: onClose }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Edit agency"
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="primary">
            Save
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextField {...form.text('legalName')} />
        <Combobox
          options={countries.data ?? []}
          searching={countries.isPending}
          value={countries.data?.find(({ value }) => value === form.draft.country) ?? null}
          onChange={(choice) => form.set('country', choice?.value ?? '')}
          {...form.field('country')}
        />
        <TextField {...form.text('registrationNo')} />
        <TextField
          {...form.text('ownershipDays')}
          hint="How long the agency owns an accepted introduction. Applies to future decisions."
        />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
