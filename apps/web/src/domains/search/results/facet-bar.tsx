import type { Facet } from '@assay/contracts/candidate-searches'
import { formatSealedText } from '@assay/contracts/sealed-text'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Chip } from '@assay/ui/chip'
import { Popover } from '@assay/ui/popover'
import { ChevronDown, Star } from 'lucide-react'
import type { FacetFilters } from '../searches/index.ts'
import styles from './facet-bar.module.css'
import { GatheringFilter } from './gathering-filter.tsx'

export interface FacetBarProps {
  facets: readonly Facet[]
  filters: FacetFilters
  /** Several profiles of the list share one career. */
  hasRepeats: boolean
  onFilters: (filters: FacetFilters) => void
}

/** The other facets are behind one button, so that the filters stay one line. */
const SHOWN = 5

/** Filters the matches; each count assumes that only this value is applied. */
export function FacetBar({ facets, filters, hasRepeats, onFilters }: FacetBarProps) {
  const useful = facets.filter(({ name, values }) => values.length > 1 || filters[name] !== undefined)
  const [shown, more] = [useful.slice(0, SHOWN), useful.slice(SHOWN)]
  const isOutside = filters.pipeline !== undefined
  const isStarred = filters.starred !== undefined
  const chosen = useful.flatMap((facet) => (filters[facet.name] ?? []).map((value) => ({ facet, value })))
  return (
    <section className={styles.bar} aria-label="Filters">
      <Button
        size="small"
        variant="secondary"
        aria-pressed={isOutside}
        onClick={() => onFilters(toggleValue(filters, 'pipeline', 'outside', !isOutside))}
      >
        Not in a pipeline
      </Button>
      <Button
        size="small"
        variant="secondary"
        aria-pressed={isStarred}
        icon={<Star size={13} aria-hidden="true" />}
        onClick={() => onFilters(toggleValue(filters, 'starred', 'mine', !isStarred))}
      >
        Starred
      </Button>
      {(hasRepeats || filters.careers !== undefined) && (
        <Button
          size="small"
          variant="secondary"
          aria-pressed={filters.careers !== undefined}
          onClick={() => onFilters(toggleValue(filters, 'careers', 'all', filters.careers === undefined))}
        >
          Repeated careers
        </Button>
      )}
      {/* The criteria may be many, so their names are in the popover. */}
      {shown.map((facet) => (
        <Popover
          key={facet.name}
          title={formatSealedText(facet.label)}
          trigger={
            <Button size="small" variant="secondary" trailing={<ChevronDown size={13} aria-hidden="true" />}>
              {facet.name === 'mustHaves' ? 'Criteria met' : formatSealedText(facet.label)}
            </Button>
          }
        >
          <Values facet={facet} filters={filters} onFilters={onFilters} />
        </Popover>
      ))}
      {more.length > 0 && (
        <Popover
          className={styles.more}
          title="More filters"
          trigger={
            <Button size="small" variant="quiet" trailing={<ChevronDown size={13} aria-hidden="true" />}>
              More filters
            </Button>
          }
        >
          {more.map((facet) => (
            <fieldset key={facet.name} className={styles.group}>
              <legend>{formatSealedText(facet.label)}</legend>
              <Values facet={facet} filters={filters} onFilters={onFilters} />
            </fieldset>
          ))}
        </Popover>
      )}
      {/* Last, because it appears once the pools are known and would push the others aside. */}
      <GatheringFilter
        chosen={filters.pool?.[0] ?? filters.community?.[0]}
        onChoose={(gathering) => {
          const { community: _, pool: __, ...others } = filters
          if (gathering === null) return onFilters(others)
          const { type, id } = gathering
          onFilters({ ...others, [type === 'talent-pools' ? 'pool' : 'community']: [id] })
        }}
      />
      {chosen.length > 0 && (
        <span className={styles.chosen}>
          {chosen.map(({ facet, value }) => {
            const label = formatSealedText(facet.values.find((each) => each.value === value)?.label ?? value)
            return (
              <Chip
                key={`${facet.name} ${value}`}
                tone="accent"
                onRemove={() => onFilters(toggleValue(filters, facet.name, value, false))}
                removeLabel={`Remove filter ${formatSealedText(facet.label)}: ${label}`}
              >
                {label}
              </Chip>
            )
          })}
          <Button size="small" variant="quiet" onClick={() => onFilters({})}>
            Clear
          </Button>
        </span>
      )}
    </section>
  )
}

function Values({ facet, filters, onFilters }: Omit<FacetBarProps, 'facets' | 'hasRepeats'> & { facet: Facet }) {
  return (
    <ul className={styles.values}>
      {facet.values.map(({ value, label, count }) => (
        <li key={value}>
          <Checkbox
            label={formatSealedText(label)}
            note={count.toLocaleString('en')}
            checked={filters[facet.name]?.includes(value) ?? false}
            onChange={(event) => onFilters(toggleValue(filters, facet.name, value, event.target.checked))}
          />
        </li>
      ))}
    </ul>
  )
}

function toggleValue(filters: FacetFilters, name: keyof FacetFilters, value: string, on: boolean): FacetFilters {
  const others = (filters[name] ?? []).filter((each) => each !== value)
  const values = on ? [...others, value] : others
  const { [name]: _, ...rest } = filters
  return values.length === 0 ? rest : { ...rest, [name]: values }
}
