import { agreeToLearn } from '@assay/contracts/learning-sources'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Meter } from '@assay/ui/meter'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { TextArea } from '@assay/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount, formatDay } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Region } from '../../platform/region.tsx'
import styles from './learning.module.css'
import { percent } from './model-labels.ts'
import { useAgree, useLearnNow } from './models.mutations.ts'
import { type Everybody, type LearningSource, learningSourcesQuery, type ModelVersion } from './models.queries.ts'

/** The training data of each company, and whether the company shares it. */
export function LearningSources({ onProposed }: { onProposed: (version: ModelVersion) => void }) {
  const query = useQuery(learningSourcesQuery())
  const learn = useLearnNow(onProposed)
  return (
    <Panel title="Learning sources" flush>
      <Region query={query}>
        {({ sources, everybody }) =>
          sources.length === 0 ? (
            <EmptyState title="No impressions">Companies appear here once their recruiters view matches.</EmptyState>
          ) : (
            <Sources sources={sources} everybody={everybody} learn={learn.mutate} isLearning={learn.isPending} />
          )
        }
      </Region>
    </Panel>
  )
}

interface SourcesProps {
  sources: readonly LearningSource[]
  everybody: Everybody
  learn: (companyId: string | null) => void
  isLearning: boolean
}

function Sources({ sources, everybody, learn, isLearning }: SourcesProps) {
  const [asking, setAsking] = useState<LearningSource | null>(null)
  const agree = useAgree()
  const canLearn = [everybody, ...sources].some(hasEnough)
  return (
    <>
      <Table label="Learning source list">
        <thead>
          <tr>
            <HeadCell>Company</HeadCell>
            <HeadCell className={styles.wrapping}>Searches with outcomes</HeadCell>
            <HeadCell className={styles.roomy}>Model</HeadCell>
            <HeadCell>Shares learning</HeadCell>
            {canLearn && <HeadCell>Next run</HeadCell>}
          </tr>
        </thead>
        <tbody>
          <Row>
            <Cell className={styles.name}>
              All companies
              <span className={styles.note}>{formatCount(everybody.agreed, 'company agreed', 'companies agreed')}</span>
            </Cell>
            <Cell>
              <Enough searches={everybody.searches} needed={everybody.needed} share={null} />
            </Cell>
            <Cell className={styles.roomy}>{everybody.modelName}</Cell>
            <Cell>–</Cell>
            {canLearn && (
              <Cell>
                <LearnNow
                  isLearning={isLearning}
                  learn={learn}
                  companyId={null}
                  name="all companies"
                  source={everybody}
                />
              </Cell>
            )}
          </Row>
          {sources.map((source) => (
            <Row key={source.id}>
              <Cell className={styles.name}>
                {source.companyName}
                <span className={styles.note}>saw {formatCount(source.impressions, 'match', 'matches')}</span>
              </Cell>
              <Cell>
                <Enough searches={source.searches} needed={source.needed} share={source.share} />
              </Cell>
              <Cell className={styles.roomy}>
                {source.modelName}
                {!source.hasOwnModel && <span className={styles.note}>Shared model</span>}
              </Cell>
              <Cell>
                {source.agreement === null ? (
                  <Button size="small" onClick={() => setAsking(source)}>
                    Record agreement
                  </Button>
                ) : (
                  <>
                    <Button
                      size="small"
                      variant="quiet"
                      busy={agree.isPending}
                      onClick={() => agree.mutate({ companyId: source.id, note: null })}
                    >
                      Revoke
                    </Button>
                    <span className={styles.note} title={source.agreement.note}>
                      since {formatDay(source.agreement.agreedAt)}
                    </span>
                  </>
                )}
              </Cell>
              {canLearn && (
                <Cell>
                  <LearnNow
                    isLearning={isLearning}
                    learn={learn}
                    source={source}
                    companyId={source.id}
                    name={source.companyName}
                  />
                </Cell>
              )}
            </Row>
          ))}
        </tbody>
      </Table>
      {asking !== null && <AgreementDialog source={asking} onClose={() => setAsking(null)} />}
    </>
  )
}

const hasEnough = ({ searches, needed }: Pick<Everybody, 'searches' | 'needed'>): boolean => searches >= needed

function Enough({ searches, needed, share }: { searches: number; needed: number; share: number | null }) {
  const text = hasEnough({ searches, needed })
    ? `${searches}${share === null ? '' : `, weight ${percent(share)}`}`
    : `${searches} of ${needed} needed to learn`
  return (
    <span className={styles.progress}>
      <Meter label="Searches with outcomes" value={searches} max={needed} text={text} />
      <span className={styles.note}>{text}</span>
    </span>
  )
}

interface LearnNowProps {
  source: { readonly searches: number; readonly needed: number }
  companyId: string | null
  name: string
  learn: (companyId: string | null) => void
  isLearning: boolean
}

function LearnNow({ source, companyId, name, learn, isLearning }: LearnNowProps) {
  if (!hasEnough(source)) return null
  return (
    <Button size="small" busy={isLearning} onClick={() => learn(companyId)} aria-label={`Train now for ${name}`}>
      Train now
    </Button>
  )
}

const agreementFields = contractFields(agreeToLearn.body, { labels: { note: 'Who agreed, and when?' } })

function AgreementDialog({ source, onClose }: { source: LearningSource; onClose: () => void }) {
  const agree = useAgree()
  const form = useForm({
    fields: agreementFields,
    initial: { note: '' },
    send: ({ note }) => agree.mutateAsync({ companyId: source.id, note }, { onSuccess: onClose }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Record agreement of ${source.companyName}`}
      description="A company’s data trains the shared model only with its agreement. The company sees this in its timeline."
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="primary">
            Record agreement
          </Button>
        </>
      }
    >
      <form {...form.bind}>
        <TextArea {...form.area('note')} rows={3} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
