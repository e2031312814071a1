import { LoadingState } from '@assay/ui/states'

export function PendingPage() {
  return <LoadingState />
}
