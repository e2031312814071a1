import { Panel } from '@assay/ui/panel'
import type { ReactNode } from 'react'
import { FactList } from '../../../platform/fact-list.tsx'
import { formatCount, formatCountries } from '../../../platform/format.ts'
import type { Requirement } from '../records/index.ts'
import styles from './requirement-detail.module.css'
import { RequirementFacts } from './requirement-facts.tsx'

interface OutsideRequirementProps {
  requirement: Requirement
  back: ReactNode
  /** What agencies and their client contacts can do with the job. */
  actions: ReactNode
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** A job as agencies and their client contacts see it: its requirements, and nothing about its candidates. */
export function OutsideRequirement({ requirement, back, actions }: OutsideRequirementProps) {
  const { title, description, criteria, legend } = requirement
  const { mustHave, niceToHave, constraints, years } = criteria
  const { noticeMaxDays, overlapHours, languages, countries } = constraints
  const name = (id: string) => legend.skills[id]?.name ?? id
  const facts: readonly (readonly [string, string | null])[] = [
    ['Must-haves', mustHave.map(({ anyOf }) => anyOf.map(name).join(' or ')).join(', ') || null],
    ['Nice-to-haves', niceToHave.map(({ skillId }) => name(skillId)).join(', ') || null],
    ['Experience', years === null ? null : `${formatCount(years.min, 'year')} or more`],
    ['Languages', languages.map(({ code, level }) => `${languageNames.of(code) ?? code} ${level}`).join(', ') || null],
    ['Countries', formatCountries(countries) || null],
    ['Notice', noticeMaxDays === null ? null : `up to ${formatCount(noticeMaxDays, 'day')}`],
    ['Overlap', overlapHours === null ? null : `${overlapHours.hours} h with ${overlapHours.zone}`],
  ]
  return (
    <div className={styles.page}>
      <div>{back}</div>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <RequirementFacts requirement={requirement} />
        </div>
        <div className={styles.actions}>{actions}</div>
      </header>
      <Panel title="Search criteria" level={2}>
        <FactList facts={facts} aligned />
      </Panel>
      {description !== '' && (
        <Panel title="Job description" level={2}>
          <p className={styles.description}>{description}</p>
        </Panel>
      )}
    </div>
  )
}
