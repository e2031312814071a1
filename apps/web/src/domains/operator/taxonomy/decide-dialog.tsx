import { taxonomyProposalActions } from '@assay/contracts/taxonomy-proposals'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import type { z } from 'zod'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useDecideProposal } from './proposals.mutations.ts'
import type { Proposal } from './proposals.queries.ts'
import styles from './taxonomy.module.css'

interface Draft {
  readonly comment: string
}

const labels = { comment: 'Comment' }
const fieldsOf = {
  accept: contractFields<typeof taxonomyProposalActions.accept.body, Draft>(taxonomyProposalActions.accept.body, {
    labels,
    shape: ({ comment }) => ({ comment: comment.trim() === '' ? null : comment }),
  }),
  refuse: contractFields<typeof taxonomyProposalActions.refuse.body, Draft>(taxonomyProposalActions.refuse.body, {
    labels,
  }),
}

type Body = z.input<typeof taxonomyProposalActions.accept.body>

interface DecideDialogProps {
  proposal: Proposal
  verb: 'accept' | 'refuse'
  onClose: () => void
}

/** The operator's decision, with a comment for the creator. */
export function DecideDialog({ proposal, verb, onClose }: DecideDialogProps) {
  const decide = useDecideProposal(verb)
  const form = useForm<Draft, Body>({
    fields: fieldsOf[verb],
    initial: { comment: '' },
    send: ({ comment }) => decide.mutateAsync({ id: proposal.id, comment: comment ?? null }, { onSuccess: onClose }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={verb === 'accept' ? 'Accept this proposal?' : 'Reject this proposal?'}
      description={proposal.summary}
      width="narrow"
    >
      <form className={styles.form} {...form.bind}>
        <TextArea
          {...form.area('comment')}
          rows={3}
          hint={
            verb === 'accept'
              ? 'Optional, for the creator. The change takes effect immediately.'
              : 'The creator reads this.'
          }
        />
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            {verb === 'accept' ? 'Accept' : 'Reject'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
