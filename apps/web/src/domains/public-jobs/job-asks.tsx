import type { JobAsks } from '@assay/contracts/public-jobs'
import { placeOfZone } from '@assay/contracts/zone-names'
import { Panel } from '@assay/ui/panel'
import { FactList } from '../../platform/fact-list.tsx'
import { formatCountries, formatHours, formatLanguage, formatYears } from '../../platform/format.ts'
import { type DescriptionBlock, descriptionBlocks } from './description-blocks.ts'
import styles from './job-page.module.css'

/** The requirements of a job. */
export function JobAsksPanel({ job }: { job: JobAsks }) {
  return (
    <Panel title="What the job asks for">
      <FactList facts={factsOf(job)} aligned />
    </Panel>
  )
}

/** The text of a job, as its company wrote it. */
export function JobText({ description, title }: { description: string; title: string }) {
  return (
    <div className={styles.description}>
      {descriptionBlocks(description, title).map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other identity
        <TextBlock key={place} block={block} />
      ))}
    </div>
  )
}

function TextBlock({ block }: { block: DescriptionBlock }) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  return (
    <ul>
      {block.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text have no other identity
        <li key={place}>{item}</li>
      ))}
    </ul>
  )
}

const ENGAGEMENTS = { fullTime: 'Employment', contract: 'Contract' } as const

function factsOf(job: JobAsks): readonly (readonly [string, string | null])[] {
  const { mustHave, niceToHave, minYears, languages, countries, countriesPreferred, engagement, overlapHours } = job
  const skills = mustHave.map(
    ({ anyOf, minYears: years }) => anyOf.join(' or ') + (years === null ? '' : `, ${formatYears(years)}`),
  )
  const spoken = languages.map(({ code, level }) => `${formatLanguage(code)}${level === null ? '' : ` ${level}`}`)
  return [
    ['Must-haves', skills.join(' · ') || null],
    ['Nice-to-haves', niceToHave.join(' · ') || null],
    ['Experience', minYears === null || minYears === 0 ? null : `at least ${formatYears(minYears)}`],
    ['Languages', spoken.join(' · ') || null],
    [countriesPreferred ? 'Preferred countries' : 'Countries', formatCountries(countries) || null],
    [
      'Working hours',
      overlapHours === null ? null : `${formatHours(overlapHours.hours)} shared with ${placeOfZone(overlapHours.zone)}`,
    ],
    ['Engagement', engagement.map((each) => ENGAGEMENTS[each]).join(' or ') || null],
  ]
}
