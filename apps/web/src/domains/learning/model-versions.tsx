import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { formatAgo, formatCount } from '../../platform/format.ts'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { Exposures } from './exposures.tsx'
import styles from './learning.module.css'
import { LearningSources } from './learning-sources.tsx'
import { figure, formatOwner, signed, stateLabels } from './model-labels.ts'
import { learningSourcesQuery, type ModelVersion, modelVersionsQuery } from './models.queries.ts'

type View = Pick<PagedView, 'page' | 'size'>

export interface ModelVersionsProps {
  view: View
  onView: (view: View) => void
  link: (version: ModelVersion, words: ReactNode) => ReactElement
  onProposed: (version: ModelVersion) => void
}

export function ModelVersions({ view, onView, link, onProposed }: ModelVersionsProps) {
  const query = useQuery(modelVersionsQuery({ number: view.page, size: view.size }))
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Models</h1>
      <p className={styles.intro}>
        Ranking learns from employers’ decisions. A nightly run may propose a model, which is used only once you promote
        it.
      </p>
      <Panel title="Model versions" flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ versions, total }) =>
            versions.length === 0 ? (
              <NothingLearned />
            ) : (
              <>
                <Versions versions={versions} link={link} />
                <PageFoot view={view} onView={onView} total={total} shown={versions.length} />
              </>
            )
          }
        </Region>
      </Panel>
      <LearningSources onProposed={onProposed} />
      <Exposures />
    </div>
  )
}

function NothingLearned() {
  const { data } = useQuery(learningSourcesQuery())
  const needed = data?.everybody.needed ?? 30
  return (
    <EmptyState title="No learned models">
      The nightly run trains one for each company with at least {needed} searches that led to a shortlisted or rejected
      candidate. Until you promote it, all rankings use {data?.everybody.modelName ?? 'the built-in model'}.
    </EmptyState>
  )
}

function Versions({
  versions,
  link,
}: {
  versions: readonly ModelVersion[]
  link: (version: ModelVersion, words: ReactNode) => ReactElement
}) {
  return (
    <Table label="Learned models">
      <thead>
        <tr>
          <HeadCell>Model</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell numeric>Searches</HeadCell>
          <HeadCell numeric>NDCG@10</HeadCell>
          <HeadCell numeric className={styles.roomy}>
            vs. active model
          </HeadCell>
          <HeadCell numeric className={styles.roomy}>
            Unconstrained
          </HeadCell>
          <HeadCell className={styles.roomy}>Checks</HeadCell>
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <VersionRow key={version.id} version={version} link={link} />
        ))}
      </tbody>
    </Table>
  )
}

function VersionRow({
  version,
  link,
}: {
  version: ModelVersion
  link: (version: ModelVersion, words: ReactNode) => ReactElement
}) {
  const { metrics, guards, learnedFrom } = version
  const failed = guards.filter(({ passed }) => !passed).length
  return (
    <Row>
      <Cell className={styles.name}>
        {link(version, version.name)}
        <span className={styles.note}>
          {formatOwner(version.companyName)}, {formatAgo(version.createdAt)}
        </span>
      </Cell>
      <Cell>
        <Badge tone={stateLabels[version.state].tone}>{stateLabels[version.state].label}</Badge>
      </Cell>
      <Cell numeric>{learnedFrom.searches.toLocaleString('en')}</Cell>
      <Cell numeric>{figure(metrics.ndcgAfter)}</Cell>
      <Cell numeric className={styles.roomy}>
        {signed(metrics.difference.mean)}
      </Cell>
      <Cell numeric className={styles.roomy}>
        {metrics.ndcgChallenger === null ? '–' : figure(metrics.ndcgChallenger)}
      </Cell>
      <Cell className={styles.roomy}>
        {failed === 0 ? 'all pass' : <Badge tone="failed">{formatCount(failed, 'does not', 'do not')} pass</Badge>}
      </Cell>
    </Row>
  )
}
