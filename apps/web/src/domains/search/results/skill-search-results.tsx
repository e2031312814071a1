import { Button } from '@assay/ui/button'
import { Chip } from '@assay/ui/chip'
import { Panel } from '@assay/ui/panel'
import type { ReactNode } from 'react'
import {
  capitalize,
  formatCount,
  formatCountries,
  formatHours,
  formatLanguage,
  formatPay,
} from '../../../platform/format.ts'
import { dropCondition } from '../criteria/index.ts'
import type { MatchView } from '../matches/index.ts'
import type { Match, Search } from '../searches/index.ts'
import { formatSealedText, nameOfSearch, useRunSearch } from '../searches/index.ts'
import { type ResultsView, SearchResults } from './search-results.tsx'
import styles from './skill-search-results.module.css'

export interface SkillSearchResultsProps {
  search: Search
  view: ResultsView
  onView: (view: ResultsView) => void
  onSearch: (id: string) => void
  onOpen: (match: Match) => void
  nameLink: (match: Match, view: MatchView) => ReactNode
  actions: ReactNode
}

export function SkillSearchResults(props: SkillSearchResultsProps) {
  const { search, view, onView, onSearch, onOpen, nameLink, actions } = props
  const run = useRunSearch(onSearch)
  const runCriteria = (criteria: Search['criteria']) =>
    run.mutate({ door: search.door, text: search.text ?? undefined, criteria, parentId: search.id })
  const otherMode = search.criteria.mustHaveMode === 'require' ? 'prefer' : 'require'
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{nameOfSearch(search)}</h1>
      <Panel
        title="Search criteria"
        actions={
          search.criteria.mustHave.length > 0 && (
            <Button
              size="small"
              variant="quiet"
              busy={run.isPending}
              onClick={() => runCriteria({ ...search.criteria, mustHaveMode: otherMode })}
            >
              {otherMode === 'prefer' ? 'Include partial matches' : 'Only full matches'}
            </Button>
          )
        }
      >
        <AskedFor search={search} />
      </Panel>
      <SearchResults
        search={search}
        view={view}
        onView={onView}
        onOpen={onOpen}
        nameLink={nameLink}
        running={run.isPending}
        onRunAgain={() => runCriteria(search.criteria)}
        onDrop={(target) => runCriteria(dropCondition(search.criteria, target))}
        actions={actions}
      />
    </div>
  )
}

function AskedFor({ search }: { search: Search }) {
  const { criteria, legend } = search
  const nameOf = (id: string) => legend.skills[id]?.name ?? id
  const { constraints, keywords = [] } = criteria
  const limits = [
    criteria.seniority === 'none' ? null : capitalize(criteria.seniority),
    criteria.years === null
      ? null
      : `${criteria.years.min}${criteria.years.max === null ? '+' : `–${criteria.years.max}`} years`,
    constraints.rateMax === null ? null : `up to ${formatPay(constraints.rateMax)}`,
    constraints.noticeMaxDays === null ? null : `notice up to ${constraints.noticeMaxDays} days`,
    constraints.startBy === null ? null : `start by ${constraints.startBy}`,
    constraints.overlapHours === null
      ? null
      : `${formatHours(constraints.overlapHours.hours)} overlap with ${constraints.overlapHours.zone}`,
    ...constraints.languages.map(({ code, level }) => `${formatLanguage(code)}${level === null ? '' : ` ${level}`}`),
    constraints.countries.length === 0 ? null : formatCountries(constraints.countries),
  ]
    .filter((limit) => limit !== null)
    .map(formatSealedText)
  return (
    <div className={styles.asked}>
      {criteria.title !== null && <Chip>{criteria.title}</Chip>}
      {criteria.mustHave.map((must) => (
        <Chip key={must.anyOf.join('+')} tone="must">
          {must.anyOf.map(nameOf).join(' or ')}
          {must.minYears !== null && ` ${must.minYears}+ y`}
        </Chip>
      ))}
      {criteria.niceToHave.map(({ skillId, weight }) => (
        <Chip key={skillId} tone="nice" title={`weight ${weight} of 5`}>
          {nameOf(skillId)}
        </Chip>
      ))}
      {keywords.length > 0 && (
        <Chip title={keywords.map(({ term }) => term).join(', ')}>
          {formatCount(keywords.length, 'keyword', 'keywords')}
        </Chip>
      )}
      {limits.map((limit) => (
        <Chip key={limit} tone="limit">
          {limit}
        </Chip>
      ))}
      {criteria.exclude.skills.map((id) => (
        <Chip key={id} tone="not">
          not {nameOf(id)}
        </Chip>
      ))}
      {search.excludedEmployers.map((name) => (
        <Chip key={name} tone="not" title="Excluded when this search ran. Now a company setting.">
          not from {name}
        </Chip>
      ))}
    </div>
  )
}
