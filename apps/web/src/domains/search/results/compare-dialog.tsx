import { Dialog } from '@assay/ui/dialog'
import { formatPoints, signedPoints } from '@assay/ui/score-bar'
import { type MatchView, PipelineMark, viewOfMatch } from '../matches/index.ts'
import type { Match } from '../searches/index.ts'
import styles from './compare-dialog.module.css'

export const MAX_COMPARED = 5

interface CompareDialogProps {
  matches: readonly Match[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Compares two to five candidates by every line of their explanations, including missing ones. */
export function CompareDialog({ matches, open, onOpenChange }: CompareDialogProps) {
  const views = matches.map(viewOfMatch)
  const lines = collectLines(views)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Compare ${views.length} candidates`} width="wide">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={styles.scroller} aria-label="Comparison" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {views.map((view, place) => (
                <th key={view.key} scope="col">
                  {view.name} <PipelineMark stage={matches[place]?.pipelineStage ?? null} />
                  <span className={styles.value}>{view.headline}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, label }) => (
              <tr key={key}>
                <th scope="row" className={styles.rowName}>
                  {label}
                </th>
                {views.map((view) => (
                  <LineCell key={view.key} view={view} line={key} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className={styles.sum}>
              <th scope="row">Score</th>
              {views.map((view) => (
                <td key={view.key} className={styles.points}>
                  {formatPoints(view.score)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </Dialog>
  )
}

function LineCell({ view, line }: { view: MatchView; line: string }) {
  const found = view.contributions.find((each) => keyOf(each) === line)
  if (found === undefined) return <td className={styles.value}>–</td>
  return (
    <td>
      <span className={styles.points} data-lost={found.points < 0 || undefined}>
        {signedPoints(found.points)}
      </span>
      <span className={styles.value}>{found.value}</span>
    </td>
  )
}

function collectLines(views: readonly MatchView[]): { key: string; label: string }[] {
  const labels = new Map<string, string>()
  for (const view of views) for (const line of view.contributions) labels.set(keyOf(line), line.label)
  return [...labels].map(([key, label]) => ({ key, label }))
}

function keyOf(line: { feature: string; label: string }): string {
  return `${line.feature} ${line.label}`
}
