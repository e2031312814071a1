import { Dialog } from '@assay/ui/dialog'
import { Hallmark } from '@assay/ui/hallmark'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount, formatCountry, formatMonth, formatYears } from '../../../platform/format.ts'
import { RequestFailed } from '../../../platform/region.tsx'
import { formatRate, formatVotes, gradeOf, nameOf } from './entry-labels.ts'
import styles from './shortlist.module.css'
import { type Candidate, comparedQuery, type Entry } from './shortlisteds.queries.ts'

interface CompareEntriesProps {
  entries: readonly Entry[]
  /** Names of the requested skills by id, must-haves first. */
  asked: readonly { readonly id: string; readonly name: string }[]
  onClose: () => void
}

export function CompareEntries({ entries, asked, onClose }: CompareEntriesProps) {
  const skills = useQuery(comparedQuery(entries.map(({ id }) => id)))
  const rows: readonly (readonly [string, (entry: Entry) => ReactNode])[] = [
    ['Score now', ({ scoreNow }) => scoreNow?.toLocaleString('en') ?? 'Doesn’t meet this job’s criteria'],
    ['Score when added', ({ scoreAtAdd }) => scoreAtAdd?.toLocaleString('en') ?? '–'],
    ['Expected pay', formatRate],
    [
      'Notice',
      ({ candidate: { noticeDays } }) => (noticeDays === null ? 'Not stated' : formatCount(noticeDays, 'day')),
    ],
    [
      'Experience',
      ({ candidate: { experienceYears } }) => (experienceYears === null ? '–' : formatYears(experienceYears)),
    ],
    ['Location', ({ candidate: { country } }) => (country === null ? 'Not stated' : formatCountry(country))],
    ['Votes', formatVotes],
  ]
  return (
    <Dialog open onOpenChange={onClose} title={`Compare ${entries.length} candidates`} width="wide">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={styles.scroller} aria-label="Comparison" tabIndex={0}>
        <table className={styles.compare}>
          <thead>
            <tr>
              <td />
              {entries.map((entry) => (
                <th key={entry.id} scope="col">
                  {nameOf(entry)}
                  <span className={styles.note}>{entry.candidate.headline || entry.candidate.titleName}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, read]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {entries.map((entry) => (
                  <td key={entry.id}>{read(entry)}</td>
                ))}
              </tr>
            ))}
            {skills.isError && (
              <tr>
                <td colSpan={entries.length + 1}>
                  <RequestFailed error={skills.error} onRetry={() => void skills.refetch()} />
                </td>
              </tr>
            )}
            {asked.map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {entries.map((entry) => (
                  <td key={entry.id}>
                    <Evidence skills={skills.data?.get(entry.id)} skillId={id} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  )
}

/** Empty until the skills are there. */
function Evidence({ skills, skillId }: { skills: Candidate['skills'] | undefined; skillId: string }) {
  if (skills === undefined) return null
  const skill = skills.find((each) => each.skillId === skillId)
  if (skill === undefined) return <span className={styles.note}>Not on profile</span>
  return (
    <>
      <Hallmark {...gradeOf(skill.evidence)} date={skill.evidenceOn === null ? null : formatMonth(skill.evidenceOn)} />
      {skill.years !== null && <span className={styles.note}>{formatYears(skill.years)}</span>}
    </>
  )
}
