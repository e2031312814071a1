import { MERGE_UNDO_DAYS } from '@assay/contracts/candidate-merges'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Radio } from '@assay/ui/checkbox'
import { Notice } from '@assay/ui/notice'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Region } from '../../../platform/region.tsx'
import { pairStateLabels, signalLabels } from './duplicate-labels.ts'
import styles from './duplicates.module.css'
import { useSettlePair } from './duplicates.mutations.ts'
import { type Duplicate, previewQuery } from './duplicates.queries.ts'
import { MergeForm } from './merge-form.tsx'

/** Two profiles side by side. */
export function PairPage({ pair, onMerged }: { pair: Duplicate; onMerged: () => void }) {
  const { id, state, signals, firstName, secondName } = pair
  const settle = useSettlePair()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <p className={styles.note}>
            <Link to="/admin/duplicates">Duplicate candidates</Link>
          </p>
          <h1 tabIndex={-1}>
            {firstName} and {secondName}
          </h1>
          <p className={styles.acts}>
            <Badge tone={state === 'open' ? 'waiting' : 'plain'}>{pairStateLabels[state]}</Badge>
            <span className={styles.quiet}>In common: {signals.map((signal) => signalLabels[signal]).join(', ')}</span>
          </p>
        </div>
        {state === 'open' && (
          <Button busy={settle.isPending} onClick={() => settle.mutate({ id, verb: 'dismiss' })}>
            Keep separate
          </Button>
        )}
        {state === 'dismissed' && (
          <Button busy={settle.isPending} onClick={() => settle.mutate({ id, verb: 'reopen' })}>
            Reopen decision
          </Button>
        )}
      </header>
      {state === 'merged' ? (
        <Notice title="These profiles are merged">
          <p>
            It’s listed under{' '}
            <Link to="/admin/duplicates" search={{ show: 'merges' }}>
              Merges
            </Link>
            , where it can be undone for {MERGE_UNDO_DAYS} days.
          </p>
        </Notice>
      ) : (
        <Comparison pair={pair} onMerged={onMerged} />
      )}
    </div>
  )
}

/** A profile that no agency represents is kept, so that no agency learns of it. */
const keptAtFirst = ({ firstAgencyName, secondAgencyName }: Duplicate): 'first' | 'second' =>
  firstAgencyName !== null && secondAgencyName === null ? 'second' : 'first'

function Comparison({ pair, onMerged }: { pair: Duplicate; onMerged: () => void }) {
  const [kept, setKept] = useState(() => keptAtFirst(pair))
  const gone = kept === 'first' ? 'second' : 'first'
  const query = useQuery(previewQuery(pair[kept].id, pair[gone].id))
  return (
    <>
      <fieldset className={styles.which}>
        <legend>Which profile do you want to keep?</legend>
        {(['first', 'second'] as const).map((side) => (
          <Radio
            key={side}
            name="kept"
            checked={kept === side}
            onChange={() => setKept(side)}
            label={
              <>
                {pair[`${side}Name`]}
                <span className={styles.note}>
                  {pair[`${side}Headline`]} · {pair[`${side}AgencyName`] ?? 'Direct'}
                </span>
              </>
            }
          />
        ))}
      </fieldset>
      <Region query={query}>
        {(preview) => (
          <MergeForm
            key={pair[kept].id}
            preview={preview}
            ids={{ keptId: pair[kept].id, goneId: pair[gone].id }}
            names={{ kept: pair[`${kept}Name`], gone: pair[`${gone}Name`] }}
            onMerged={onMerged}
          />
        )}
      </Region>
    </>
  )
}
