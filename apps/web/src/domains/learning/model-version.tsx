import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { Tick } from '@assay/ui/tick'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount, formatDay } from '../../platform/format.ts'
import { NDCG_MEANING } from '../../platform/labels/ranking-quality.ts'
import { Region } from '../../platform/region.tsx'
import { DecideActions } from './decide-actions.tsx'
import styles from './learning.module.css'
import { figure, formatGroup, guardLabels, percent, signed, stateLabels } from './model-labels.ts'
import { type ModelVersion, modelVersionQuery } from './models.queries.ts'
import { ShapeChanges } from './shape-changes.tsx'

export interface ModelVersionProps {
  id: string
  back: ReactNode
}

/** A model version: changed weights, affected candidates, training data, and whether it may serve. */
export function ModelVersionPage({ id, back }: ModelVersionProps) {
  const query = useQuery(modelVersionQuery(id))
  return <Region query={query}>{(version) => <Version version={version} back={back} />}</Region>
}

function Version({ version, back }: { version: ModelVersion; back: ReactNode }) {
  const { state } = version
  return (
    <div className={styles.page}>
      <div>{back}</div>
      <div className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{version.name}</h1>
          <p className={styles.line}>
            <Badge tone={stateLabels[state].tone}>{stateLabels[state].label}</Badge>
            for {version.companyName ?? 'all companies'}, trained on {formatDay(version.createdAt)} and compared with{' '}
            {version.basedOn}
          </p>
          {decisionsOn(version).map(({ label, at, reason }) => (
            <p key={label} className={styles.line}>
              {label} on {formatDay(at)}: “{reason}”
            </p>
          ))}
        </div>
        <DecideActions version={version} />
      </div>
      <div className={styles.pair}>
        <Panel title="Checks">
          <Guards version={version} />
        </Panel>
        <Panel title="Quality">
          <Quality version={version} />
        </Panel>
      </div>
      <Panel title="Changed weights" note={`${percent(version.learnedFrom.share)} company-specific`}>
        <ShapeChanges changes={version.diff} />
      </Panel>
      <Panel title="Effect on past searches" flush>
        <Shadow version={version} />
      </Panel>
      <Panel title="Fairness" flush>
        <Groups version={version} />
      </Panel>
      <Panel title="Training data">
        <LearnedFrom version={version} />
      </Panel>
    </div>
  )
}

function decisionsOn({ state, reason, decidedAt, rollBackReason, rolledBackAt }: ModelVersion) {
  const decisions = [
    { label: state === 'rejected' ? 'Rejected' : 'Promoted', at: decidedAt, reason },
    { label: 'Rolled back', at: rolledBackAt, reason: rollBackReason },
  ]
  return decisions.flatMap(({ label, at, reason }) => (at === null || reason === null ? [] : [{ label, at, reason }]))
}

function Guards({ version }: { version: ModelVersion }) {
  return (
    <ul className={styles.guards}>
      {version.guards.map(({ name, passed, words }) => (
        <li key={name} className={styles.guard}>
          <Tick state={passed ? 'yes' : 'no'} label={guardLabels[name]} />
          <strong>{guardLabels[name]}</strong>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  )
}

function Quality({ version }: { version: ModelVersion }) {
  const { heldOut, ndcgBefore, ndcgAfter, difference, ndcgChallenger } = version.metrics
  return (
    <>
      <p className={styles.line}>{NDCG_MEANING}</p>
      <dl className={styles.figures}>
        <dt>NDCG@10, active model</dt>
        <dd>{figure(ndcgBefore)}</dd>
        <dt>NDCG@10, this model</dt>
        <dd>{figure(ndcgAfter)}</dd>
        <dt>Difference</dt>
        <dd>
          {signed(difference.mean)} [{signed(difference.low)}, {signed(difference.high)}]
          <span className={styles.note}>in brackets: the 95 % interval</span>
        </dd>
        <dt>Unconstrained model</dt>
        <dd>
          {ndcgChallenger === null ? '–' : figure(ndcgChallenger)}
          <span className={styles.note}>
            a model whose scores can’t be explained, trained on the same searches for comparison
          </span>
        </dd>
        <dt>Test set</dt>
        <dd>
          {formatCount(heldOut, 'search', 'searches')}
          <span className={styles.note}>the newest 20 %, not used for training</span>
        </dd>
      </dl>
    </>
  )
}

function Shadow({ version }: { version: ModelVersion }) {
  const { searches, kendallTau, topTenChanged, unchanged, moves } = version.shadow
  return (
    <>
      <p className={styles.quiet}>
        In {formatCount(searches, 'past search', 'past searches')}, {percent((kendallTau + 1) / 2)} of all pairs of
        candidates would keep their order. On average, {topTenChanged.toFixed(1)} of the top ten would change; in{' '}
        {formatCount(unchanged, 'search', 'searches')}, all ten would stay.
      </p>
      {moves.length > 0 && (
        <Table label="Candidates entering or leaving the top ten">
          <thead>
            <tr>
              <HeadCell>Candidate</HeadCell>
              <HeadCell>Search</HeadCell>
              <HeadCell numeric>Before</HeadCell>
              <HeadCell numeric>After</HeadCell>
            </tr>
          </thead>
          <tbody>
            {moves.map((move) => (
              <Row key={`${move.searchId}/${move.candidateId}`}>
                <Cell>{move.maskedName}</Cell>
                <Cell>{move.title}</Cell>
                <Cell numeric>{move.before}</Cell>
                <Cell numeric>{move.after}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

function Groups({ version }: { version: ModelVersion }) {
  const { groups } = version.shadow
  if (groups.length === 0) return <p className={styles.quiet}>No group is large enough for a reliable figure.</p>
  return (
    <>
      <p className={styles.quiet}>
        How often each group reaches the top ten, relative to all others. Ranking doesn’t know where candidates live.
      </p>
      <Table label="Groups in the top ten">
        <thead>
          <tr>
            <HeadCell>Group</HeadCell>
            <HeadCell numeric>Candidates</HeadCell>
            <HeadCell numeric>Before</HeadCell>
            <HeadCell numeric>After</HeadCell>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ group, people, before, after }) => (
            <Row key={group}>
              <Cell>{formatGroup(group)}</Cell>
              <Cell numeric>{people.toLocaleString('en')}</Cell>
              <Cell numeric>{percent(before)}</Cell>
              <Cell numeric>{percent(after)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  )
}

function LearnedFrom({ version }: { version: ModelVersion }) {
  const { searches, impressions, outcomes, companies, positionBias, largestWeight, until } = version.learnedFrom
  return (
    <dl className={styles.figures}>
      <dt>Searches with outcomes</dt>
      <dd>
        {searches.toLocaleString('en')} of {formatCount(companies, 'company', 'companies')}, until {formatDay(until)}
      </dd>
      <dt>Impressions</dt>
      <dd>
        {impressions.toLocaleString('en')}, {outcomes.longLooks.toLocaleString('en')} viewed longer
      </dd>
      <dt>Outcomes</dt>
      <dd>
        {outcomes.shortlisted} shortlisted, {outcomes.contacted} contact requested, {outcomes.released} accepted,{' '}
        {outcomes.interviewed} interviewed, {outcomes.offered} offers, {outcomes.hired} hired, {outcomes.rejected}{' '}
        rejected
      </dd>
      <dt>Position bias</dt>
      <dd>
        rank 10 gets {percent(10 ** -positionBias.exponent)} of the views of rank 1
        <span className={styles.note}>
          {positionBias.looks === 0
            ? 'a default, because no candidate has been shown at two different ranks yet'
            : `estimated from ${formatCount(positionBias.looks, 'impression')} of candidates shown at two ranks`}
          . In training, views at lower ranks count more, at most {largestWeight} times
        </span>
      </dd>
    </dl>
  )
}
