import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { Tick } from '@assay/ui/tick'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount, formatDay } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { DecideActions } from './decide-actions.tsx'
import styles from './learning.module.css'
import { figure, formatGroup, guardWords, percent, signed, stateWords } from './model-words.ts'
import { type ModelVersion, modelVersionQuery } from './models.queries.ts'
import { ShapeChanges } from './shape-changes.tsx'

export interface ModelVersionProps {
  id: string
  back: ReactNode
}

/** One model: what moves, who would have moved, what it was learned from, and whether it may serve. */
export function ModelVersionPage({ id, back }: ModelVersionProps) {
  const query = useQuery(modelVersionQuery(id))
  return <Region query={query}>{(version) => <Version version={version} back={back} />}</Region>
}

function Version({ version, back }: { version: ModelVersion; back: ReactNode }) {
  const { state, reason, decidedAt } = version
  return (
    <div className={styles.page}>
      <div>{back}</div>
      <div className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{version.name}</h1>
          <p className={styles.line}>
            <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>
            for {version.companyName ?? 'everybody'}, learned on {formatDay(version.createdAt)} against{' '}
            {version.basedOn}
          </p>
          {reason !== null && decidedAt !== null && (
            <p className={styles.line}>
              {formatDay(decidedAt)}: “{reason}”
            </p>
          )}
        </div>
        <DecideActions version={version} />
      </div>
      <div className={styles.pair}>
        <Panel title="May it serve?">
          <Guards version={version} />
        </Panel>
        <Panel title="How good is it?">
          <Quality version={version} />
        </Panel>
      </div>
      <Panel title="What moves" note={`counts ${percent(version.learnedFrom.share)} of what was learned`}>
        <ShapeChanges changes={version.diff} />
      </Panel>
      <Panel title="Who would have moved" flush>
        <Shadow version={version} />
      </Panel>
      <Panel title="How groups would stand" flush>
        <Groups version={version} />
      </Panel>
      <Panel title="What it was learned from">
        <LearnedFrom version={version} />
      </Panel>
    </div>
  )
}

function Guards({ version }: { version: ModelVersion }) {
  return (
    <ul className={styles.guards}>
      {version.guards.map(({ name, passed, words }) => (
        <li key={name} className={styles.guard}>
          <Tick state={passed ? 'yes' : 'no'} label={guardWords[name]} />
          <strong>{guardWords[name]}</strong>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  )
}

function Quality({ version }: { version: ModelVersion }) {
  const { heldOut, ndcgBefore, ndcgAfter, difference, ndcgChallenger } = version.metrics
  return (
    <dl className={styles.figures}>
      <dt>NDCG@10, what serves</dt>
      <dd>{figure(ndcgBefore)}</dd>
      <dt>NDCG@10, this model</dt>
      <dd>{figure(ndcgAfter)}</dd>
      <dt>Difference</dt>
      <dd>
        {signed(difference.mean)} [{signed(difference.low)}, {signed(difference.high)}]
      </dd>
      <dt>Challenger</dt>
      <dd>
        {ndcgChallenger === null ? '–' : figure(ndcgChallenger)}
        <span className={styles.note}>full trees on the same searches: what being readable costs</span>
      </dd>
      <dt>Judged on</dt>
      <dd>
        {formatCount(heldOut, 'search', 'searches')}
        <span className={styles.note}>the newest fifth, from which nothing was learned</span>
      </dd>
    </dl>
  )
}

function Shadow({ version }: { version: ModelVersion }) {
  const { searches, kendallTau, topTenChanged, unchanged, moves } = version.shadow
  return (
    <>
      <p className={styles.quiet}>
        In {formatCount(searches, 'past search', 'past searches')} the people who were shown would keep{' '}
        {percent((kendallTau + 1) / 2)} of their order, and {topTenChanged.toFixed(1)} of the first ten would be others
        on average. In {unchanged.toLocaleString('en')} of them the first ten stay exactly as they are.
      </p>
      {moves.length > 0 && (
        <Table label="Who would have moved into the first ten, or out of them">
          <thead>
            <tr>
              <HeadCell>Candidate</HeadCell>
              <HeadCell>Search</HeadCell>
              <HeadCell numeric>Was</HeadCell>
              <HeadCell numeric>Would be</HeadCell>
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
  if (groups.length === 0) return <p className={styles.quiet}>No group is large enough to say anything about it.</p>
  return (
    <>
      <p className={styles.quiet}>
        How often people of each group stand among the first ten, as a part of how often all others do. The ranking is
        never told where people live, and years beyond what is asked count for nothing.
      </p>
      <Table label="Groups among the first ten">
        <thead>
          <tr>
            <HeadCell>Group</HeadCell>
            <HeadCell numeric>People</HeadCell>
            <HeadCell numeric>Was</HeadCell>
            <HeadCell numeric>Would be</HeadCell>
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
      <dt>Searches with an outcome</dt>
      <dd>
        {searches.toLocaleString('en')} of {formatCount(companies, 'company', 'companies')}, until {formatDay(until)}
      </dd>
      <dt>Matches seen</dt>
      <dd>
        {impressions.toLocaleString('en')}, {outcomes.longLooks.toLocaleString('en')} of them looked at for long
      </dd>
      <dt>What followed</dt>
      <dd>
        {outcomes.shortlisted} shortlisted, {outcomes.contacted} asked, {outcomes.released} agreed,{' '}
        {outcomes.interviewed} interviewed, {outcomes.offered} offers, {outcomes.hired} hired, {outcomes.passed} passed
      </dd>
      <dt>Corrected for place</dt>
      <dd>
        place 10 is looked at {percent(10 ** -positionBias.exponent)} as often as place 1
        <span className={styles.note}>
          {positionBias.looks === 0
            ? 'expected from elsewhere: nobody was seen at two places yet'
            : `read off ${formatCount(positionBias.looks, 'look')} at people who stood at two places`}
          ; no look counts more than {largestWeight}
        </span>
      </dd>
    </dl>
  )
}
