import type { Among } from '@assay/contracts/search-criteria'
import { Button } from '@assay/ui/button'
import { Radio } from '@assay/ui/checkbox'
import { Popover } from '@assay/ui/popover'
import { ChevronDown } from 'lucide-react'
import { useGatherings } from '../criteria/index.ts'
import styles from './facet-bar.module.css'

interface GatheringFilterProps {
  chosen: string | undefined
  onChoose: (gathering: Among | null) => void
}

/** Limits the matches to a talent pool or community of the company; absent where there is none. */
export function GatheringFilter({ chosen, onChoose }: GatheringFilterProps) {
  const { known, describe } = useGatherings()
  const useful = known.filter(({ id, people }) => people > 0 || id === chosen)
  if (useful.length === 0) return null
  const name = useful.find(({ id }) => id === chosen)?.name
  return (
    <Popover
      title="Talent pool or community"
      trigger={
        <Button
          size="small"
          variant={name === undefined ? 'secondary' : 'primary'}
          trailing={<ChevronDown size={13} aria-hidden="true" />}
        >
          {name ?? 'Pool or community'}
        </Button>
      }
    >
      <ul className={styles.values}>
        <li>
          <Radio name="gathering" label="Everyone" checked={chosen === undefined} onChange={() => onChoose(null)} />
        </li>
        {useful.map((each) => (
          <li key={each.id}>
            <Radio
              name="gathering"
              label={describe(each)}
              note={each.people.toLocaleString('en')}
              checked={each.id === chosen}
              onChange={() => onChoose(each)}
            />
          </li>
        ))}
      </ul>
    </Popover>
  )
}
