import type { ItemVerb } from '@assay/contracts/items'
import { useMoveItem } from './items.mutations.ts'
import type { Item } from './items.queries.ts'
import { StateActions } from './state-actions.tsx'

const labels: Readonly<Record<ItemVerb, string>> = {
  withdraw: 'Back to draft',
  schedule: 'Schedule…',
  retire: 'Retire',
  submit: 'Submit for review',
  publish: 'Publish',
}

export function ItemActions({ item, isDirty }: { item: Item; isDirty: boolean }) {
  const move = useMoveItem()
  return (
    <StateActions
      id={item.id}
      labels={labels}
      mayDo={item.mayDo}
      next={['submit', 'publish']}
      move={move}
      isDirty={isDirty}
    />
  )
}
