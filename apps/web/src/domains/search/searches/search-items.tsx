import type { ReactElement } from 'react'
import { cloneElement } from 'react'
import { formatAgo } from '../../../platform/format.ts'
import styles from '../start/search-doors.module.css'
import type { ListedSearch, Search } from './searches.queries.ts'

export const searchTypeLabels: Record<Search['door'], string> = {
  jobDesc: 'Job description',
  summary: 'Summary',
  skill: 'Skills',
}

/** The name of a search: its saved name, else the requested title, else the start of its text. */
export function nameOfSearch(search: Pick<Search, 'savedName' | 'criteria' | 'text' | 'legend'>): string {
  if (search.savedName !== null) return search.savedName
  if (search.criteria.title !== null) return search.criteria.title
  const skills = search.criteria.mustHave
    .flatMap(({ anyOf }) => anyOf)
    .map((id) => search.legend.skills[id]?.name ?? id)
  if (skills.length > 0) return skills.slice(0, 4).join(', ')
  return (search.text ?? '').trim().slice(0, 60) || 'Untitled search'
}

const MAX_ASKED = 4

/** Distinguishes searches with the same title by the first must-have. Null if the name already contains it. */
export function formatCriteria(search: Pick<Search, 'criteria' | 'legend'>): string | null {
  const { mustHave, title } = search.criteria
  if (mustHave.length === 0 || title === null) return null
  const asked = mustHave.map(({ anyOf }) => anyOf.map((id) => search.legend.skills[id]?.name ?? id).join(' or '))
  const more = asked.length - MAX_ASKED
  return `${asked.slice(0, MAX_ASKED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

interface SearchItemsProps {
  searches: readonly ListedSearch[]
  link: (search: ListedSearch) => ReactElement<{ className?: string; children?: React.ReactNode }>
}

/** A short list of searches that opens each with its frozen results. */
export function SearchItems({ searches, link }: SearchItemsProps) {
  return (
    <ul className={styles.list} data-row-list="">
      {searches.map((search) => (
        <li key={search.id}>
          {cloneElement(link(search), {
            className: styles.item ?? '',
            children: (
              <>
                <span className={styles.itemTitle}>{nameOfSearch(search)}</span>
                <span className={styles.itemCount}>{search.matchedCount.toLocaleString('en')}</span>
                {formatCriteria(search) !== null && <span className={styles.itemAsked}>{formatCriteria(search)}</span>}
                <span className={styles.itemNote}>
                  {search.poolChange !== null && `${search.poolChange.added} new · `}last run{' '}
                  {formatAgo(search.createdAt)}
                </span>
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  )
}
