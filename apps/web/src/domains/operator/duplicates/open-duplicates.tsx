import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../../platform/format.ts'
import { LinkCount } from '../../../platform/layouts/link-count.tsx'
import { openPairsQuery } from './duplicates.queries.ts'

/** The number of pairs to decide on, behind the link to them. */
export function OpenDuplicates() {
  const { data: open = 0 } = useQuery(openPairsQuery())
  return <LinkCount count={open} words={formatCount(open, 'pair to decide on', 'pairs to decide on')} />
}
