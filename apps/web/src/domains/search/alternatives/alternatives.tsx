import { formatSealedText } from '@assay/contracts/sealed-text'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { PersonMark } from '@assay/ui/person-mark'
import { formatPoints, signedPoints } from '@assay/ui/score-bar'
import { useShortcuts } from '@assay/ui/shortcuts.ts'
import { EmptyState } from '@assay/ui/states'
import { type ReactNode, useState } from 'react'
import { useListedShortcuts } from '../../../platform/commands.ts'
import { formatCount, formatCountry, formatPayBeside } from '../../../platform/format.ts'
import styles from './alternatives.module.css'
import type { Alternatives, Substitute } from './alternatives.queries.ts'
import { Concessions } from './concessions.tsx'

interface AlternativesPageProps {
  found: Alternatives
  /** The page's subject and the links back. */
  about: ReactNode
  profile: (candidateId: string, words: ReactNode) => ReactNode
  /** The original candidate's entries in the company's pipelines; substitutes are in none. */
  inPipeline: (candidateId: string) => ReactNode
  /** Absent without the permission to shortlist. */
  onShortlist?: ((substitute: Substitute) => void) | undefined
  /** Absent if there is no job the user may change. */
  onApply?: ((relaxation: Alternatives['relaxations'][number]) => void) | undefined
}

const shortcuts = {
  title: 'Alternatives',
  shortcuts: [
    { keys: ['j'], does: 'Next alternative' },
    { keys: ['k'], does: 'Previous alternative' },
    { keys: ['c'], does: 'Compare with original' },
    { keys: ['l'], does: 'Shortlist' },
  ],
}

export function AlternativesPage(props: AlternativesPageProps) {
  const { found, about, profile, onShortlist } = props
  const [current, setCurrent] = useState(-1)
  const [opened, setOpened] = useState<string | null>(null)
  const { original, within } = found
  const substitutes = [...found.substitutes, ...found.nearest]
  const compare = (id: string) => setOpened((before) => (before === id ? null : id))
  const withCurrent = (act: (substitute: Substitute) => void) => () => {
    const substitute = substitutes[current]
    if (substitute !== undefined) act(substitute)
  }
  useListedShortcuts(shortcuts)
  useShortcuts({
    j: () => setCurrent((at) => Math.min(substitutes.length - 1, at + 1)),
    k: () => setCurrent((at) => Math.max(0, at - 1)),
    c: withCurrent(({ candidateId }) => compare(candidateId)),
    l: withCurrent((substitute) => onShortlist?.(substitute)),
  })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Alternatives</h1>
        <p className={styles.words}>{about}</p>
      </header>
      <div className={styles.columns}>
        <Panel
          title={original === null ? 'Alternatives' : `Alternatives to ${original.maskedName}`}
          note={found.substitutes.length === 0 ? undefined : `as strong, or up to ${within} points lower`}
          flush
        >
          {found.substitutes.length === 0 && <NobodyNear found={found} />}
          {substitutes.length > 0 && (
            <ol className={styles.list}>
              {substitutes.map((substitute, place) => (
                <li key={substitute.candidateId} className={styles.row} data-current={place === current || undefined}>
                  <SubstituteRow
                    substitute={substitute}
                    name={profile(substitute.candidateId, substitute.maskedName)}
                    isOpen={opened === substitute.candidateId}
                    original={original?.maskedName ?? 'original'}
                    onCompare={() => compare(substitute.candidateId)}
                    onShortlist={onShortlist === undefined ? undefined : () => onShortlist(substitute)}
                  />
                </li>
              ))}
            </ol>
          )}
        </Panel>
        <div className={styles.side}>
          {original !== null && (
            <>
              <Original found={found} profile={profile} />
              {props.inPipeline(original.candidateId)}
            </>
          )}
          <Relaxing {...props} />
        </div>
      </div>
    </div>
  )
}

function NobodyNear({ found }: { found: Alternatives }) {
  const { original, relaxations, nearest } = found
  if (original === null) return <EmptyState title="No matches">No candidate meets these criteria.</EmptyState>
  const title = 'No candidate comes close'
  const relax = relaxations.length === 0 ? '' : 'Relax a condition to get more candidates.'
  if (nearest.length === 0)
    return <EmptyState title={title}>{relax === '' ? 'No other candidate matches.' : relax}</EmptyState>
  return (
    <p className={styles.none}>
      <strong>{title}</strong> {formatGap(nearest)} {relax}
    </p>
  )
}

/** How far away the nearest are, and whether that is because they miss more of the criteria. */
function formatGap([first, ...others]: Alternatives['nearest']): string {
  if (first === undefined) return ''
  const missesMore = first.lines.some(({ feature, points }) => feature === 'criteria' && points < 0)
  const who = others.length === 0 ? 'The next one scores' : `The next ${others.length + 1} score`
  const lower = `${formatPoints(-first.difference)} points lower${others.length === 0 ? '' : ' or more'}`
  return `${who} ${lower}${missesMore ? ', because they miss more of the criteria' : ''}.`
}

function Original({ found, profile }: Pick<AlternativesPageProps, 'found' | 'profile'>) {
  const { original, matchedCount } = found
  if (original === null) return null
  return (
    <Panel title="Original candidate">
      <p className={styles.name}>{profile(original.candidateId, original.maskedName)}</p>
      <p className={styles.words}>{factsOf(original).join(' · ')}</p>
      <p className={styles.words}>
        {formatPoints(original.score)} points.{' '}
        {formatCount(matchedCount, 'other candidate matches', 'other candidates match')} and{' '}
        {matchedCount === 1 ? 'is' : 'are'} not in your pipeline.
      </p>
      {original.isLeftOut && (
        <p className={styles.notice}>This candidate doesn’t meet the limits, so all are compared without them.</p>
      )}
    </Panel>
  )
}

function Relaxing({ found, onApply }: AlternativesPageProps) {
  if (found.relaxations.length === 0) {
    return (
      <Panel title="Relax one condition">
        <p className={styles.words}>No single condition excludes candidates.</p>
      </Panel>
    )
  }
  return (
    <Panel title="Relax one condition">
      <div className={styles.relaxing}>
        <Concessions
          relaxations={found.relaxations}
          payFit={null}
          onApply={
            onApply === undefined
              ? undefined
              : (relaxed) => {
                  const relaxation = found.relaxations.find(({ criteria }) => criteria === relaxed)
                  if (relaxation !== undefined) onApply(relaxation)
                }
          }
        />
      </div>
    </Panel>
  )
}

interface SubstituteRowProps {
  substitute: Substitute
  name: ReactNode
  original: string
  isOpen: boolean
  onCompare: () => void
  onShortlist?: (() => void) | undefined
}

function SubstituteRow({ substitute, name, original, isOpen, onCompare, onShortlist }: SubstituteRowProps) {
  const { difference, gained, lost } = substitute
  return (
    <>
      <div className={styles.summary}>
        <PersonMark id={substitute.candidateId} name={substitute.maskedName} />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.words}>{factsOf(substitute).join(' · ')}</p>
        </div>
        <p className={styles.score}>
          <span className={styles.total}>{formatPoints(substitute.score)}</span>
          <span className={styles.words}>{difference === 0 ? 'same score' : `${signedPoints(difference)} points`}</span>
        </p>
      </div>
      <p className={styles.words}>{formatGained(substitute)}</p>
      <div className={styles.actions}>
        <span className={styles.gained}>{signedPoints(gained)} gained</span>
        <span className={styles.lost}>{signedPoints(lost)} lost</span>
        <span className={styles.buttons}>
          <Button size="small" aria-expanded={isOpen} onClick={onCompare}>
            Compare
          </Button>
          {onShortlist !== undefined && (
            <Button size="small" onClick={onShortlist}>
              Shortlist
            </Button>
          )}
        </span>
      </div>
      {isOpen && <Differences substitute={substitute} original={original} />}
    </>
  )
}

function Differences({ substitute, original }: { substitute: Substitute; original: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={`Compared with ${original}`} tabIndex={0}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">{original}</th>
            <th scope="col">{substitute.maskedName}</th>
            <th scope="col" className={styles.points}>
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {substitute.lines.map((line) => (
            <tr key={`${line.feature} ${line.label}`}>
              <th scope="row">{formatSealedText(line.label)}</th>
              <td>{formatSealedText(line.was ?? '—')}</td>
              <td>{formatSealedText(line.is ?? '—')}</td>
              <td className={styles.points} data-lost={line.points < 0 || undefined}>
                {signedPoints(line.points)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Difference
            </th>
            <td className={styles.points}>{signedPoints(substitute.difference)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

const NAMED = 2

/** The subject of a line without its condition: "Kafka, must-have" is "Kafka", "Pay: up to €65/h" is "pay". */
function shortNameOf({ feature, label }: Pick<Substitute['lines'][number], 'feature' | 'label'>): string {
  // Its label lists them all.
  if (feature === 'criteria') return 'all criteria'
  const [name = label, asked] = formatSealedText(label)
    .replace(/, (must-have|nice-to-have)$/, '')
    .split(': ')
  if (asked !== undefined) return name.toLowerCase()
  return name
    .replace(/^Typical skills of .*/, 'typical skills')
    .replace(/^(Keywords|Vetting)$/, (word) => word.toLowerCase())
}

/** Such as "More: Kafka. Less: title, pay." */
function formatGained({ lines }: Substitute): string {
  if (lines.length === 0) return 'Identical scores.'
  const named = (some: Substitute['lines']) => some.slice(0, NAMED).map(shortNameOf).join(', ')
  const [more, less] = [lines.filter(({ points }) => points > 0), lines.filter(({ points }) => points < 0)]
  return [more.length === 0 ? '' : `More: ${named(more)}.`, less.length === 0 ? '' : `Less: ${named(less)}.`]
    .filter((part) => part !== '')
    .join(' ')
}

function factsOf(
  person: Pick<Substitute, 'headline' | 'country' | 'rateExpected' | 'rateConverted' | 'noticeDays'>,
): string[] {
  const { headline, country, rateExpected, rateConverted, noticeDays } = person
  return [
    headline === '' ? null : headline,
    country === null ? null : formatCountry(country),
    rateExpected === null ? null : formatPayBeside(rateExpected, rateConverted),
    noticeDays === null
      ? null
      : noticeDays === 0
        ? 'available now'
        : `${formatCount(noticeDays, 'day’s', 'days’')} notice`,
  ].filter((fact) => fact !== null)
}
