import { formatLines } from '@assay/contracts/sealed-text'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { formatPoints } from '@assay/ui/score-bar'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { Download } from 'lucide-react'
import { download } from '../../platform/download.ts'
import { formatCount, formatCountry, formatPercent } from '../../platform/format.ts'
import type { RankingTest } from './ranking-tests.queries.ts'
import styles from './test-bench.module.css'

const save = (test: RankingTest) =>
  download(new Blob([JSON.stringify(test, null, 2)], { type: 'application/json' }), `ranking-test-${test.seed}.json`)

export function TestResults({ test }: { test: RankingTest }) {
  const { sums, replay, comparison } = test
  return (
    <div className={styles.results}>
      <Panel
        title={test.title ?? 'Result'}
        note={`${formatCount(test.matchedCount, 'match', 'matches')} of ${test.poolSize} invented candidates`}
        actions={
          <Button size="small" icon={<Download size={14} aria-hidden="true" />} onClick={() => save(test)}>
            Download
          </Button>
        }
      >
        <dl className={styles.facts}>
          <Fact name="Must-haves" value={test.skills.join(', ') || 'None'} />
          {test.notUnderstood.length > 0 && <Fact name="Not understood" value={test.notUnderstood.join(' · ')} />}
          <Fact
            name="Scores"
            isWell={sums.checked === sums.exact}
            value={`${sums.exact} of ${sums.checked} equal the sum of their contributions`}
          />
          <Fact
            name="Replay"
            isWell={replay.isIdentical}
            value={
              replay.isIdentical
                ? `Identical with the candidates in another order, ${replay.first.slice(0, 12)}`
                : `Differs: ${replay.first.slice(0, 12)} and ${replay.second.slice(0, 12)}`
            }
          />
          <Fact
            name="Compared with the other model"
            value={`${comparison.topTenShared} of the top ten shared, ${formatCount(comparison.moved, 'rank')} differ${comparison.kendallTau === null ? '' : `, Kendall’s tau ${comparison.kendallTau} (1 is the same order)`}`}
          />
          <Fact name="Models" value={`${modelName(test.model)} against ${modelName(test.against)}`} />
        </dl>
      </Panel>
      <Panel title="Ranking" note={`Top ${test.matches.length}`} flush>
        {test.matches.length === 0 ? (
          <EmptyState title="No matches">No invented candidates match. Try another seed or more candidates.</EmptyState>
        ) : (
          <Matches matches={test.matches} />
        )}
      </Panel>
      <Panel title="Selection rates" note={`The best ${test.bias.selected} count as selected`} flush>
        <Groups groups={test.bias.groups} />
      </Panel>
      <Panel title="Installation">
        <dl className={styles.facts}>
          {test.health.map(({ name, isWell, detail }) => (
            <Fact key={name} name={name} isWell={isWell} value={detail} />
          ))}
        </dl>
      </Panel>
    </div>
  )
}

const modelName = ({ version, hash }: RankingTest['model']): string => `${version} (${hash.slice(0, 8)})`

function Fact({ name, value, isWell }: { name: string; value: string; isWell?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {isWell !== undefined && <Badge tone={isWell ? 'active' : 'failed'}>{isWell ? 'OK' : 'Failed'}</Badge>} {value}
      </dd>
    </div>
  )
}

function Matches({ matches }: { matches: RankingTest['matches'] }) {
  return (
    <Table label="Ranking of invented candidates">
      <thead>
        <tr>
          <HeadCell numeric>Rank</HeadCell>
          <HeadCell>Candidate</HeadCell>
          <HeadCell numeric>Score</HeadCell>
          <HeadCell numeric>Other model</HeadCell>
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <Row key={match.name}>
            <Cell numeric>{match.rank}</Cell>
            <Cell>
              <details className={styles.open}>
                <summary>{match.headline || match.name}</summary>
                <span className={styles.note}>
                  {match.name}
                  {match.country !== null && `, ${formatCountry(match.country)}`}
                </span>
                <ul className={styles.lines}>
                  {formatLines(match.lines)
                    .filter(({ points }) => points !== 0)
                    .map((line) => (
                      <li key={`${line.feature} ${line.label}`}>
                        <b>{line.points}</b>
                        <span>
                          {line.label}: {line.value}
                        </span>
                      </li>
                    ))}
                  <li className={styles.sum}>
                    <b>{match.lines.reduce((sum, { points }) => sum + points, 0)}</b>
                    <span>Sum</span>
                  </li>
                </ul>
              </details>
            </Cell>
            <Cell numeric>{formatPoints(match.score)}</Cell>
            <Cell numeric>
              {match.rankBefore === null ? '–' : `#${match.rankBefore}, ${formatPoints(match.scoreBefore ?? 0)}`}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function Groups({ groups }: { groups: RankingTest['bias']['groups'] }) {
  return (
    <Table label="Selection rates by group">
      <thead>
        <tr>
          <HeadCell>Group</HeadCell>
          <HeadCell numeric className={styles.roomy}>
            Candidates
          </HeadCell>
          <HeadCell numeric className={styles.roomy}>
            Selected
          </HeadCell>
          <HeadCell numeric>Selection rate</HeadCell>
          <HeadCell numeric>Impact ratio</HeadCell>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Row key={`${group.by} ${group.group}`}>
            <Cell>
              {group.group}
              <span className={styles.note}>{group.by}</span>
            </Cell>
            <Cell numeric className={styles.roomy}>
              {group.candidates}
            </Cell>
            <Cell numeric className={styles.roomy}>
              {group.selected}
            </Cell>
            <Cell numeric>{formatPercent(Math.round(group.rate * 1000) / 10)}</Cell>
            <Cell numeric>
              {group.impactRatio ?? 'Too few'} {group.isFlagged && <Badge tone="waiting">Under 0.8</Badge>}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
