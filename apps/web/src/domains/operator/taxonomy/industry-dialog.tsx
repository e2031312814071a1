import { addJobIndustry } from '@assay/contracts/taxonomy-industries'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import {
  type IndustryDraft,
  IndustryInputs,
  industryDraftOf,
  industryLabels,
  industryPartsOf,
} from './industry-inputs.tsx'
import styles from './taxonomy.module.css'
import { useAddIndustry, useChangeIndustry } from './taxonomy.mutations.ts'
import type { Industry } from './taxonomy.queries.ts'

const fields = contractFields<typeof addJobIndustry.body, IndustryDraft>(addJobIndustry.body, {
  labels: industryLabels,
  shape: industryPartsOf,
})

/** Adds an industry, or edits one. */
export function IndustryDialog({ industry, onClose }: { industry: Industry | null; onClose: () => void }) {
  const add = useAddIndustry()
  const change = useChangeIndustry(industry?.id ?? '')
  const form = useForm({
    fields,
    initial: industryDraftOf(industry),
    send: (body): Promise<unknown> =>
      industry === null
        ? add.mutateAsync(body, { onSuccess: onClose })
        : change.mutateAsync({ ...body, version: industry.version }, { onSuccess: onClose }),
  })
  return (
    <Dialog open onOpenChange={onClose} title={industry === null ? 'Add an industry' : `Edit ${industry.name}`}>
      <form className={styles.form} {...form.bind}>
        <IndustryInputs form={form} industry={industry} />
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            {industry === null ? 'Add industry' : 'Save'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
