import { Button } from '@assay/ui/button'
import { Radio } from '@assay/ui/checkbox'
import { Popover } from '@assay/ui/popover'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { mayDo, useSession } from '../../../platform/session/session.ts'
import { communityNamesQuery } from '../searches/index.ts'
import styles from './facet-bar.module.css'

interface CommunityFilterProps {
  chosen: string | undefined
  onChoose: (communityId: string | null) => void
}

/** Limits the matches to those who joined a talent community of the company; absent where there is none. */
export function CommunityFilter({ chosen, onChoose }: CommunityFilterProps) {
  const { user } = useSession()
  const mayManage = mayDo(user, 'community.manage')
  const communities = useQuery({ ...communityNamesQuery(), enabled: mayManage }).data ?? []
  const useful = communities.filter(({ id, members }) => members.joined > 0 || id === chosen)
  if (useful.length === 0) return null
  const name = useful.find(({ id }) => id === chosen)?.name
  return (
    <Popover
      title="Talent community"
      trigger={
        <Button
          size="small"
          variant={name === undefined ? 'secondary' : 'primary'}
          trailing={<ChevronDown size={13} aria-hidden="true" />}
        >
          {name ?? 'Community'}
        </Button>
      }
    >
      <ul className={styles.values}>
        <li>
          <Radio name="community" label="Everyone" checked={chosen === undefined} onChange={() => onChoose(null)} />
        </li>
        {useful.map(({ id, name: label, members }) => (
          <li key={id}>
            <Radio
              name="community"
              label={label}
              note={`${members.joined.toLocaleString('en')} joined`}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
          </li>
        ))}
      </ul>
    </Popover>
  )
}
