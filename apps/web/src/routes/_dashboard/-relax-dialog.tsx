import { changeRequirement } from '@assay/contracts/requirements'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { useQueryClient } from '@tanstack/react-query'
import { type Requirement, useChangeRequirement } from '../../domains/requirements/records/index.ts'
import { type Alternatives, formatChange } from '../../domains/search/alternatives/index.ts'
import { formatCount } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'

export type Relaxation = Alternatives['relaxations'][number]

const noFields = contractFields(changeRequirement.body, { labels: {} })
const reasonFields = contractFields(changeRequirement.body, {
  labels: { reason: 'Reason for change' },
  checks: { reason: [rules.required()] },
})

interface RelaxDialogProps {
  relaxation: Relaxation
  requirement: Requirement
  onClose: () => void
}

/** Shows the effect before the job changes. After the first decision, a change needs a reason. */
export function RelaxDialog({ relaxation, requirement, onClose }: RelaxDialogProps) {
  const change = useChangeRequirement(requirement.id)
  const client = useQueryClient()
  const isFrozen = requirement.weightsFrozenAt !== null
  const form = useForm({
    fields: isFrozen ? reasonFields : noFields,
    initial: { reason: '' },
    send: async ({ reason }) => {
      const { criteria } = relaxation
      await change.mutateAsync({ criteria, version: requirement.version, ...(isFrozen && { reason }) })
      void client.invalidateQueries({ queryKey: ['alternatives'] })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Relax “${requirement.title}”`}
      description={`${formatChange(relaxation)}. This adds ${formatCount(relaxation.brings, 'candidate')}.`}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="primary">
            Apply change
          </Button>
        </>
      }
    >
      <form {...form.bind}>
        {isFrozen && <TextArea {...form.area('reason')} rows={2} />}
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
