import type { Among } from '@assay/contracts/search-criteria'
import { Select } from '@assay/ui/select'
import { useQuery } from '@tanstack/react-query'
import { mayDo, useSession } from '../../../platform/session/session.ts'
import { readAmong, writeAmong } from './among-address.ts'
import { type Gathering, gatheringsQuery } from './gatherings.queries.ts'

interface AmongChoiceProps {
  among: Among | undefined
  onChange: (among: Among | undefined) => void
}

/** Limits a search to a talent pool or a talent community; absent for those who have none. */
export function AmongChoice({ among, onChange }: AmongChoiceProps) {
  const { known, describe } = useGatherings()
  const useful = known.filter(({ id, people }) => people > 0 || id === among?.id)
  if (useful.length === 0 && among === undefined) return null
  const isListed = among === undefined || useful.some(({ id }) => id === among.id)
  return (
    <Select
      label="Search in"
      value={among === undefined ? '' : writeAmong(among)}
      options={[
        { value: '', label: 'All candidates' },
        ...useful.map((each) => ({
          value: writeAmong(each),
          label: `${describe(each)} (${each.people.toLocaleString('en')})`,
        })),
        ...(isListed ? [] : [{ value: writeAmong(among), label: describe(among) }]),
      ]}
      onChange={(event) => onChange(readAmong(event.target.value))}
    />
  )
}

interface Gatherings {
  readonly known: readonly Gathering[]
  readonly describe: (among: Among) => string
  /** Puts the names of pools and communities where a text has their ids. */
  readonly named: (text: string | null) => string | null
}

export function useGatherings(): Gatherings {
  const { user } = useSession()
  const isAllowed = mayDo(user, 'community.manage') && user?.scope.includes('employer') === true
  const known = useQuery({ ...gatheringsQuery(), enabled: isAllowed }).data ?? []
  const describe = ({ type, id }: Among): string => {
    const name = known.find((each) => each.id === id)?.name
    if (type === 'talent-pools') return name === undefined ? 'A talent pool' : `Talent pool: ${name}`
    return name === undefined ? 'A talent community' : `Talent community: ${name}`
  }
  const named = (text: string | null) =>
    known.reduce<string | null>((shown, { id, name }) => shown?.replaceAll(id, `“${name}”`) ?? null, text)
  return { known, describe, named }
}
