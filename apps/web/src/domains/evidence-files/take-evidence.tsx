import { Button } from '@assay/ui/button'
import { Refusal } from '../../platform/refusal.tsx'
import { useTakeEvidence } from './evidence-files.mutations.ts'

export interface TakeEvidenceProps {
  requirementId: string
  shortlistedId?: string
  /** The job, for people who hear the button without its row. */
  about?: string
}

/** Downloads the evidence of a job or a decision: to read, and to verify offline. */
export function TakeEvidence({ requirementId, shortlistedId, about }: TakeEvidenceProps) {
  const take = useTakeEvidence({ requirementId, shortlistedId: shortlistedId ?? null })
  const label = (words: string) => (about === undefined ? undefined : `${words}: ${about}`)
  return (
    <>
      <Button
        size={about === undefined ? 'medium' : 'small'}
        variant={about === undefined ? 'secondary' : 'quiet'}
        busy={take.isPending && take.variables === 'json'}
        aria-label={label('Evidence file')}
        onClick={() => take.mutate('json')}
      >
        Evidence file
      </Button>
      <Button
        size={about === undefined ? 'medium' : 'small'}
        variant="quiet"
        busy={take.isPending && take.variables === 'pdf'}
        aria-label={label('PDF of the evidence file')}
        onClick={() => take.mutate('pdf')}
      >
        PDF
      </Button>
      <Refusal error={take.error} />
    </>
  )
}
