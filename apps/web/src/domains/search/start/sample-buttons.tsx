import { Button } from '@assay/ui/button'
import { Skeleton } from '@assay/ui/skeleton'

const PLACES = ['first', 'second', 'third'] as const

export interface Sample {
  readonly id: string
  readonly title: string
  readonly body: string
}

interface SampleButtonsProps {
  /** undefined until they are read; their place is kept. */
  samples: readonly Sample[] | undefined
  onPick: (text: string) => void
}

export function SampleButtons({ samples, onPick }: SampleButtonsProps) {
  if (samples === undefined)
    return PLACES.map((place) => <Skeleton key={place} width="12rem" height="var(--control-height-small)" />)
  return samples.map((sample) => (
    <Button key={sample.id} size="small" onClick={() => onPick(sample.body)}>
      {sample.title}
    </Button>
  ))
}
