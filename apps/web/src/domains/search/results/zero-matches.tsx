import { formatSealedText } from '@assay/contracts/sealed-text'
import { Button } from '@assay/ui/button'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../../platform/format.ts'
import { formatChange } from '../alternatives/index.ts'
import { asPreferences, criteriaCountsQuery } from '../criteria/index.ts'
import styles from '../matches/match-list.module.css'
import type { Search } from '../searches/index.ts'
import { Waterfall } from './waterfall.tsx'

interface ZeroMatchesProps {
  search: Search
  /** Which must-haves no candidate has. */
  absent: string | null
  /** Searches again by changed criteria. */
  onCriteria: ((criteria: Search['criteria']) => void) | undefined
  running: boolean
}

interface Way {
  readonly label: string
  readonly brings: number
  readonly criteria: Search['criteria']
}

/** What leaves no candidate, and the changes that bring some. Each number is a count of today. */
export function ZeroMatches(props: ZeroMatchesProps) {
  const { search, absent } = props
  const { criteria, door, waterfall } = search
  const counts = useQuery(criteriaCountsQuery(door, criteria)).data
  const loosest = asPreferences(criteria)
  const loosened = useQuery(criteriaCountsQuery(door, loosest)).data
  const [change] = (counts?.relaxations ?? []).toSorted((left, right) => right.brings - left.brings)
  const all = { label: 'Treat all as preferences', brings: loosened?.matchedCount ?? 0, criteria: loosest }
  const ways: readonly Way[] = [
    ...(change === undefined ? [] : [{ ...change, label: formatChange(change) }]),
    ...(all.brings > (change?.brings ?? 0) ? [all] : []),
  ]
  const isCounted = counts !== undefined && loosened !== undefined
  return (
    <div className={styles.zero}>
      <p>
        <strong>{absent ?? titleOf(waterfall)}</strong> {isCounted && adviceOn(change, ways.length)}
      </p>
      <Waterfall poolSize={search.poolSize} steps={waterfall} mode={criteria.mustHaveMode} />
      {isCounted && ways.map((way, place) => <OneWay key={way.label} way={way} isFirst={place === 0} {...props} />)}
    </div>
  )
}

/** In a job, whose own criteria are edited elsewhere, it is only named. */
function OneWay({ way, isFirst, onCriteria, running }: ZeroMatchesProps & { way: Way; isFirst: boolean }) {
  const words = `${way.label} (${formatCount(way.brings, 'candidate')})`
  if (onCriteria === undefined) return <p>{words}</p>
  return (
    <Button variant={isFirst ? 'primary' : 'secondary'} busy={running} onClick={() => onCriteria(way.criteria)}>
      {words}
    </Button>
  )
}

function titleOf([only, ...others]: Search['waterfall']): string {
  if (only === undefined) return 'No candidate matches.'
  if (others.length === 0) return `No candidate meets “${formatSealedText(only.condition)}”.`
  return `No candidate meets all ${others.length + 1} conditions.`
}

function adviceOn(change: object | undefined, ways: number): string {
  if (change !== undefined) return 'One change is enough:'
  return ways > 0 ? 'No single change is enough.' : 'Edit the criteria: name another skill or title.'
}
