import { type AuditMeasure, type AuditResult, auditMeasures } from '@assay/contracts/bias-audits'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { Panel } from '@assay/ui/panel'
import { LoadingState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { Tabs } from '@assay/ui/tabs'
import { Tick } from '@assay/ui/tick'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatCount, formatDay } from '../../platform/format.ts'
import { Refusal } from '../../platform/refusal.tsx'
import { Region } from '../../platform/region.tsx'
import {
  cutLabels,
  formatFeature,
  formatPeriod,
  formatProxyGroup,
  measureLabels,
  stateLabels,
  swapLabels,
} from './audit-labels.ts'
import styles from './bias-audits.module.css'
import { usePublishAudit } from './bias-audits.mutations.ts'
import { type BiasAudit, biasAuditQuery } from './bias-audits.queries.ts'
import { ImpactTables } from './impact-table.tsx'

export function BiasAuditPage({ id, back }: { id: string; back: ReactNode }) {
  const query = useQuery(biasAuditQuery(id))
  return (
    <Region query={query}>
      {(audit) => (
        <div className={styles.page}>
          <div>{back}</div>
          <div className={styles.head}>
            <div>
              <h1 tabIndex={-1}>Bias audit, {formatPeriod(audit)}</h1>
              <p className={styles.line}>
                <Badge tone={stateLabels[audit.state].tone}>{stateLabels[audit.state].label}</Badge>
                {audit.companyName ?? 'All companies'}, run on {formatDay(audit.createdAt)}
                {audit.publishedAt !== null && `, published since ${formatDay(audit.publishedAt)}`}
              </p>
            </div>
            <PublishAction audit={audit} />
          </div>
          {audit.failure !== null && <Notice tone="warn">{audit.failure}</Notice>}
          {audit.result === null ? (
            audit.failure === null && <LoadingState />
          ) : (
            <Result result={audit.result} triesReranking={audit.triesReranking} />
          )}
        </div>
      )}
    </Region>
  )
}

function PublishAction({ audit }: { audit: BiasAudit }) {
  const publish = usePublishAudit(audit.id)
  const [verb] = audit.mayDo
  if (verb === undefined) return null
  return (
    <div>
      <Button
        variant={verb === 'publish' ? 'primary' : 'secondary'}
        busy={publish.isPending}
        onClick={() => publish.mutate(verb)}
      >
        {verb === 'publish' ? 'Publish' : 'Stop publishing'}
      </Button>
      <Refusal error={publish.error} />
    </div>
  )
}

function Result({ result, triesReranking }: { result: AuditResult; triesReranking: boolean }) {
  const [measure, setMeasure] = useState<AuditMeasure>('scored')
  const { assessments, people, jobs, answered, models } = result
  return (
    <>
      <p className={styles.quiet}>
        {formatCount(people, 'candidate')} assessed {assessments.toLocaleString('en')} times for{' '}
        {formatCount(jobs, 'job')}; {answered === null ? 'fewer than five' : answered.toLocaleString('en')} of them
        volunteered their groups. Ranked by {models.join(', ')}. Groups and ratios are defined as in New York City’s
        rules on hiring tools (6 RCNY 5-300).
      </p>
      <Tabs
        label="Measure"
        value={measure}
        onChange={(next) => setMeasure(next as AuditMeasure)}
        tabs={auditMeasures.map((value) => ({
          value,
          label: measureLabels[value],
          panel: <ImpactTables tables={result.tables} measure={value} />,
        }))}
      />
      <div className={styles.pair}>
        <Panel title="Swap test" note={`${formatCount(result.swaps.people, 'candidate')}`} flush>
          <Swaps result={result} />
        </Panel>
        <Panel title="Hidden proxies" note={`${formatCount(result.proxies.tested, 'comparison')}`} flush>
          <Proxies result={result} />
        </Panel>
      </div>
      {triesReranking && (
        <Panel title="Trial of fairness-aware re-ranking" flush>
          <Reranking result={result} />
        </Panel>
      )}
    </>
  )
}

function Swaps({ result: { swaps } }: { result: AuditResult }) {
  return (
    <>
      <p className={`${styles.quiet} ${styles.pad}`}>
        Résumés re-read and re-ranked for {formatCount(swaps.jobs, 'job')} with one irrelevant detail changed.
      </p>
      <Table label="Swap test">
        <thead>
          <tr>
            <HeadCell>Changed</HeadCell>
            <HeadCell numeric>Scores</HeadCell>
            <HeadCell numeric>Moved</HeadCell>
          </tr>
        </thead>
        <tbody>
          {swaps.kinds.map(({ kind, scores, moved, most }) => (
            <Row key={kind}>
              <Cell>{swapLabels[kind]}</Cell>
              <Cell numeric>{scores.toLocaleString('en')}</Cell>
              <Cell numeric>
                {moved === 0 ? (
                  <>
                    <Tick state="yes" label="None moved" /> 0
                  </>
                ) : (
                  <Badge tone="failed">
                    {moved.toLocaleString('en')}, up to {formatCount(most, 'point')}
                  </Badge>
                )}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  )
}

function Proxies({ result: { proxies } }: { result: AuditResult }) {
  const { found, strongest } = proxies
  return (
    <>
      <p className={`${styles.quiet} ${styles.pad}`}>
        “Ahead” is how often someone of the group has more points than someone else; 50 % means no difference. A p-value
        below 0.01 means that chance alone would rarely produce it.{' '}
        {found.length === 0
          ? 'No part of the score differs between groups by more than chance. The strongest differences:'
          : `${formatCount(found.length, 'part')} of the score differ between groups by more than chance.`}
      </p>
      {strongest.length > 0 && (
        <Table label="Links between the score and groups">
          <thead>
            <tr>
              <HeadCell>Part of the score</HeadCell>
              <HeadCell>Group</HeadCell>
              <HeadCell numeric>Ahead</HeadCell>
              <HeadCell numeric>p-value</HeadCell>
            </tr>
          </thead>
          <tbody>
            {strongest.map(({ feature, by, category, effect, adjusted }) => (
              <Row key={`${feature} ${by} ${category}`}>
                <Cell>{formatFeature(feature)}</Cell>
                <Cell>{formatProxyGroup({ by, category })}</Cell>
                <Cell numeric>{Math.round(100 * effect)} %</Cell>
                <Cell numeric>
                  {adjusted < 0.01 ? <Badge tone="failed">{formatChance(adjusted)}</Badge> : formatChance(adjusted)}
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

const formatChance = (p: number): string => (p < 0.0001 ? '< 0.0001' : p.toFixed(p < 0.01 ? 4 : 2))

function Reranking({ result: { reranking } }: { result: AuditResult }) {
  if (reranking.length === 0)
    return <p className={`${styles.quiet} ${styles.pad}`}>Too few people volunteered in any ranking.</p>
  return (
    <>
      <p className={`${styles.quiet} ${styles.pad}`}>
        Past rankings, reordered by the method DetConstSort so that every group has its share from the top down. No
        ranking is changed. NDCG@10 shows the cost: 1 means the same quality as the order by score. MinSkew@10 shows the
        effect: 0 means that each group has its share of the top ten, less than 0 that a group has too little.
      </p>
      <Table label="Trial of re-ranking">
        <thead>
          <tr>
            <HeadCell>Groups</HeadCell>
            <HeadCell numeric>Rankings</HeadCell>
            <HeadCell numeric>NDCG@10</HeadCell>
            <HeadCell numeric className={styles.roomy}>
              Lowest
            </HeadCell>
            <HeadCell numeric>MinSkew@10 before</HeadCell>
            <HeadCell numeric>After</HeadCell>
          </tr>
        </thead>
        <tbody>
          {reranking.map(({ by, rankings, ndcg, ndcgLowest, skewBefore, skewAfter }) => (
            <Row key={by}>
              <Cell>{cutLabels[by]}</Cell>
              <Cell numeric>{rankings}</Cell>
              <Cell numeric>{ndcg.toFixed(3)}</Cell>
              <Cell numeric className={styles.roomy}>
                {ndcgLowest.toFixed(3)}
              </Cell>
              <Cell numeric>{skewBefore.toFixed(2)}</Cell>
              <Cell numeric>{skewAfter.toFixed(2)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  )
}
