import { formatSealedText } from '@assay/contracts/sealed-text'
import { Button } from '@assay/ui/button'
import { type ReactNode, useState } from 'react'
import {
  capitalize,
  formatCount,
  formatCountries,
  formatHours,
  formatLanguage,
  formatPay,
} from '../../../platform/format.ts'
import { engagementLabels, useGatherings } from '../criteria/index.ts'
import type { Search } from '../searches/index.ts'
import styles from './criteria-summary.module.css'
import { isNarrow } from './use-matches-below.ts'

const SHOWN = 8
/** What was quoted instead of read, in one line. */
const FEW = 4

/** The criteria of a search, in a few lines; long lists fold. */
export function CriteriaSummary({ search, actions }: { search: Search; actions?: ReactNode }) {
  const { criteria, legend, notUnderstood, excludedEmployers } = search
  const nameOf = (id: string) => legend.skills[id]?.name ?? id
  const must = criteria.mustHave.map(
    ({ anyOf, minYears }) => anyOf.map(nameOf).join(' or ') + (minYears === null ? '' : `, ${minYears}+ years`),
  )
  const inOrder = criteria.niceToHave.toSorted((a, b) => b.weight - a.weight)
  const nice = inOrder.map(({ skillId }) => nameOf(skillId))
  const excluded = [...criteria.exclude.skills.map(nameOf), ...excludedEmployers]
  const required = criteria.mustHaveMode === 'require'
  const [isOpen, setIsOpen] = useState(() => !isNarrow())
  const limits = limitsOf(criteria)
  const { describe } = useGatherings()
  return (
    <section className={styles.summary} aria-label="Search criteria">
      <Button className={styles.toggle} variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {[
          formatCount(must.length, 'must-have'),
          formatCount(nice.length, 'nice-to-have'),
          formatCount(limits.length, 'limit'),
        ].join(' · ')}
      </Button>
      <dl className={styles.lines} hidden={!isOpen}>
        <Line name="Search in" items={criteria.among === undefined ? [] : [describe(criteria.among)]} counted={false} />
        <Line name={required ? 'Must have, all required' : 'Must have'} items={must} />
        <Line name="Nice to have" items={nice} titles={inOrder.map(({ weight }) => `weight ${weight} of 5`)} />
        <Line name="Exact words" items={(criteria.exactWords ?? []).map((words) => `“${words}”`)} />
        <Line name="Words from the text" items={criteria.textWords?.words ?? []} />
        <Line name="Limits" items={limits} />
        <Line name="Excluded" items={excluded} />
        <Line name="Keywords" items={(criteria.keywords ?? []).map(({ term }) => term)} />
        <Line name="Not understood" items={notUnderstood.map((words) => `“${words}”`)} most={FEW} />
      </dl>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}

interface LineProps {
  name: string
  items: readonly string[]
  titles?: readonly string[]
  counted?: boolean
  /** The number shown until the rest is expanded. */
  most?: number
}

function Line({ name, items, titles, counted = true, most = SHOWN }: LineProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (items.length === 0) return null
  const hidden = items.length - most
  return (
    <div className={styles.line}>
      <dt>
        {name} {counted && <span className={styles.count}>{items.length}</span>}
      </dt>
      <dd>
        {(isOpen ? items : items.slice(0, most)).map((item, place) => (
          <span key={item} className={styles.item} title={titles?.[place]}>
            {item}
          </span>
        ))}
        {hidden > 0 && (
          <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `${hidden} more`}
          </Button>
        )}
      </dd>
    </div>
  )
}

/** Each limit in a few words; only those that exclude candidates are marked, since the others cost points. */
export function limitsOf({ seniority, years, constraints }: Search['criteria']): string[] {
  const { rateMax, noticeMaxDays, startBy, overlapHours, languages, countries, engagement, required } = constraints
  const marked = (limit: string, isRequired: boolean): string => (isRequired ? `${limit} (required)` : limit)
  const excludes = (name: 'rate' | 'notice' | 'overlap' | 'country' | 'engagement') => required?.[name] !== false
  return [
    seniority === 'none' ? null : capitalize(seniority),
    years === null
      ? null
      : marked(`${years.min}${years.max === null ? '+' : `–${years.max}`} years`, required?.years === true),
    rateMax === null ? null : marked(`up to ${formatPay(rateMax)}`, excludes('rate')),
    noticeMaxDays === null ? null : marked(`notice up to ${formatCount(noticeMaxDays, 'day')}`, excludes('notice')),
    startBy === null ? null : marked(`start by ${startBy}`, excludes('notice')),
    overlapHours === null
      ? null
      : marked(`${formatHours(overlapHours.hours)} overlap with ${overlapHours.zone}`, excludes('overlap')),
    ...languages.map((language) => {
      const { code, level, plus } = language
      const named = `${formatLanguage(code)}${level === null ? '' : ` ${level}`}`
      return plus === true ? `${named} (a plus)` : marked(named, language.required !== false)
    }),
    countries.length === 0 ? null : marked(formatCountries(countries), excludes('country')),
    engagement.length === 0
      ? null
      : marked(engagement.map((kind) => engagementLabels[kind].toLowerCase()).join(' or '), excludes('engagement')),
  ]
    .filter((limit) => limit !== null)
    .map(formatSealedText)
}
