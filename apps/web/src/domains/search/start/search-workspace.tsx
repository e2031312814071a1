import type { Among, SearchCriteria } from '@assay/contracts/search-criteria'
import { searchTextLimits } from '@assay/contracts/search-texts'
import { firstProblem, rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Kbd } from '@assay/ui/kbd'
import { Notice } from '@assay/ui/notice'
import { Panel } from '@assay/ui/panel'
import { useShortcuts } from '@assay/ui/shortcuts.ts'
import { type ReactNode, useState } from 'react'
import { isApple } from '../../../platform/is-apple.ts'
import { RequestFailed } from '../../../platform/region.tsx'
import { Concessions } from '../alternatives/index.ts'
import type { Door } from '../criteria/index.ts'
import {
  AmongChoice,
  CriteriaEditor,
  dropCondition,
  hasNoCriteria,
  OnePersonNotice,
  setAmong,
  useGatherings,
} from '../criteria/index.ts'
import { isNarrow, useMatchesBelow, Waterfall } from '../results/index.ts'
import { type NewSearch, useReadFile } from '../searches/index.ts'
import { BeforeSearch } from './before-search.tsx'
import { FileButton, isReadable } from './file-button.tsx'
import { MarkedTextArea, MarkLegend } from './marked-text-area.tsx'
import { ReadingNotes } from './reading-notes.tsx'
import { type Sample, SampleButtons } from './sample-buttons.tsx'
import styles from './search-workspace.module.css'
import { usePaste } from './use-paste.ts'
import { type SearchDraft, type SearchToEdit, useSearchDraft } from './use-search-draft.ts'

export interface TextDoor {
  readonly door: Exclude<Door, 'skill'>
  readonly heading: string
  readonly lead: string
  readonly label: string
  readonly placeholder: string
  readonly limit: number
  readonly atLeast: number
}

export const textDoors: Record<'jobDesc' | 'summary', TextDoor> = {
  jobDesc: {
    door: 'jobDesc',
    heading: 'Search by job description',
    lead: 'Paste the full posting. Recognized criteria are highlighted and can be edited. Put “exact words” in quotation marks on a line of their own to require them.',
    label: 'Job description',
    placeholder: 'Paste a job description, or drop a PDF, DOCX or TXT file',
    limit: searchTextLimits.jobDesc.max,
    atLeast: searchTextLimits.jobDesc.min,
  },
  summary: {
    door: 'summary',
    heading: 'Search by summary',
    lead: 'One to three sentences are enough. Put “exact words” in quotation marks to find candidates who use them.',
    label: 'Summary',
    placeholder: 'Two backend engineers, Go and Kafka, 4 h overlap with Berlin, under 40 EUR/h',
    limit: searchTextLimits.summary.max,
    atLeast: searchTextLimits.summary.min,
  },
}

export interface SearchWorkspaceProps {
  textDoor: TextDoor
  /** The open search, if any. */
  search: SearchToEdit | null
  /** Shown while the open search is loading or if it failed. */
  waiting?: ReactNode
  samples: readonly Sample[] | undefined
  onRun: (search: NewSearch) => void
  running: boolean
  /** Shows the best candidates next to the criteria before the search is run. */
  previews?: boolean
  /** The candidates to which a new search is limited; all if absent. */
  among?: Among | undefined
  /** The guest's maximum text length, if lower. */
  limit?: number
  results: (draft: SearchDraft) => ReactNode
}

export function SearchWorkspace(props: SearchWorkspaceProps) {
  const { textDoor, search, waiting, onRun, running, results, previews = false, among } = props
  const limit = props.limit ?? textDoor.limit
  const draft = useSearchDraft(textDoor.door, { kept: textDoor.door, search, among, limit })
  const [tried, setTried] = useState(false)
  const ask = usePaste(draft.setText)
  const { below, onSearched } = useMatchesBelow(search?.id)
  const isBare = draft.criteria === null || hasNoCriteria(draft.criteria)
  const isRefused = (tried && isBare && draft.marksFit) || draft.text.length > limit
  const error = isRefused ? problemOf(draft.text, { ...textDoor, limit }) : null
  const run = (criteria = draft.criteriaToRun) => {
    setTried(true)
    // Of a short text that was not read yet, the server says whether it is enough.
    const atLeast = draft.marksFit ? textDoor.atLeast : 1
    const problem = problemOf(draft.text, { ...textDoor, atLeast, limit })
    if (problem !== null && (criteria === null || hasNoCriteria(criteria))) return
    onSearched()
    const [parentId, within] = search === null ? [undefined, among] : [search.id, search.criteria.among]
    onRun({
      door: textDoor.door,
      text: draft.text,
      ...(criteria === null ? { among: within } : { criteria }),
      parentId,
    })
  }
  useShortcuts({ 'mod+enter': () => run() }, !running)
  return (
    <div className={styles.workspace}>
      <div className={styles.title}>
        <h1 tabIndex={-1}>{textDoor.heading}</h1>
        <p>{textDoor.lead}</p>
      </div>
      <div ref={ask} className={styles.ask}>
        {among !== undefined && draft.criteria === null && <AmongNote among={among} />}
        <TextPart {...props} limit={limit} draft={draft} error={error} onSubmit={() => run()} />
        {draft.criteria !== null && (
          <CriteriaPart
            draft={draft}
            running={running}
            onRun={() => run()}
            key={search?.id ?? 'new'}
            startsFolded={search !== null && isNarrow()}
            isDirty={search === null || draft.criteria !== search.criteria || draft.text !== (search.text ?? '')}
          />
        )}
      </div>
      <div ref={below} className={styles.results} data-found={search !== null || undefined}>
        {waiting === undefined && search !== null && (
          <div className={styles.howRead}>
            <OnePersonNotice
              criteria={search.criteria}
              onChange={(criteria) => {
                draft.setCriteria(criteria)
                run(criteria)
              }}
              busy={running}
            />
          </div>
        )}
        {waiting ??
          (search === null ? (
            <BeforeSearch draft={draft} previews={previews} running={running} onRun={() => run()} />
          ) : (
            results(draft)
          ))}
      </div>
    </div>
  )
}

function AmongNote({ among }: { among: Among }) {
  const { describe } = useGatherings()
  return <Notice title="Only some candidates are searched">{describe(among)}</Notice>
}

interface TextPartProps extends SearchWorkspaceProps {
  draft: SearchDraft
  error: string | null
  onSubmit: () => void
  limit: number
}

function TextPart({ textDoor, samples, draft, error, onSubmit, limit }: TextPartProps) {
  const file = useReadFile((text) => draft.setText(text))
  const take = (chosen: File) => {
    if (isReadable(chosen)) file.mutate(chosen)
  }
  return (
    <div className={styles.text}>
      <MarkedTextArea
        label={textDoor.label}
        aside={textDoor.door === 'jobDesc' ? <FileButton busy={file.isPending} onFile={take} /> : undefined}
        text={draft.text}
        onText={draft.setText}
        spans={draft.marksFit ? (draft.reading?.spans ?? []) : []}
        limit={limit}
        atLeast={textDoor.atLeast}
        error={error}
        placeholder={textDoor.placeholder}
        rows={textDoor.door === 'jobDesc' ? 'many' : 'few'}
        onFile={textDoor.door === 'jobDesc' ? take : undefined}
        onSubmit={onSubmit}
      />
      {draft.text.trim() !== '' ? (
        <MarkLegend />
      ) : (
        samples?.length !== 0 && (
          <p className={styles.samples}>
            Try a sample:
            <SampleButtons samples={samples} onPick={draft.setText} />
          </p>
        )
      )}
      {draft.error !== null && <RequestFailed error={draft.error} />}
    </div>
  )
}

interface CriteriaPartProps {
  draft: SearchDraft
  running: boolean
  onRun: () => void
  isDirty: boolean
  /** The criteria are compact if matches are shown below. */
  startsFolded: boolean
}

function CriteriaPart({ draft, running, onRun, isDirty, startsFolded }: CriteriaPartProps) {
  const [folded, setFolded] = useState(startsFolded)
  const { criteria } = draft
  if (criteria === null) return null
  return (
    <Panel
      title="Search criteria"
      note={draft.isReading ? 'Reading…' : undefined}
      actions={
        <Button size="small" variant="quiet" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? 'Show' : 'Collapse'}
        </Button>
      }
      flush={folded}
    >
      {!folded && (
        <div className={styles.formBody}>
          {isDirty && <OnePersonNotice criteria={criteria} onChange={draft.setCriteria} />}
          <CriteriaBody draft={draft} criteria={criteria} />
          <RunBar draft={draft} running={running} onRun={onRun} isDirty={isDirty} />
        </div>
      )}
      {folded && isDirty && (
        <div className={styles.formBody} data-folded>
          <RunBar draft={draft} running={running} onRun={onRun} isDirty={isDirty} />
        </div>
      )}
    </Panel>
  )
}

function RunBar({ draft: { counts }, running, onRun, isDirty }: Omit<CriteriaPartProps, 'startsFolded'>) {
  return (
    <div className={styles.run}>
      {counts !== null && (
        <p className={styles.runCount} aria-live="polite">
          <strong>{counts.matchedCount.toLocaleString('en')}</strong>
          <span>of {counts.poolSize.toLocaleString('en')} match</span>
        </p>
      )}
      <Button
        variant={isDirty ? 'primary' : 'secondary'}
        busy={running}
        onClick={onRun}
        trailing={<Kbd>{isApple() ? '⌘↵' : 'Ctrl ↵'}</Kbd>}
      >
        Show candidates
      </Button>
    </div>
  )
}

function CriteriaBody({ draft, criteria }: { draft: SearchDraft; criteria: SearchCriteria }) {
  const { reading, counts } = draft
  return (
    <>
      {draft.edited && (
        <p className={styles.notice} role="status">
          You changed the text after editing the criteria.
          <Button size="small" onClick={draft.readAgain}>
            Extract again
          </Button>
        </p>
      )}
      {reading !== null && (
        <Questions reading={reading} onAnswer={(answer) => draft.setCriteria(setAmong(answer, criteria.among))} />
      )}
      {reading !== null && <ReadingNotes {...reading} />}
      <AmongChoice among={criteria.among} onChange={(among) => draft.setCriteria(setAmong(criteria, among))} />
      <CriteriaEditor
        criteria={criteria}
        skills={draft.skills}
        onChange={draft.setCriteria}
        onSkill={draft.learnSkill}
      />
      {counts !== null && counts.waterfall.length > 0 && (
        <Waterfall
          poolSize={counts.poolSize}
          steps={counts.waterfall}
          mode={criteria.mustHaveMode}
          onDrop={(target) => draft.setCriteria(dropCondition(criteria, target))}
        />
      )}
      {counts !== null && (
        <Concessions
          relaxations={counts.relaxations ?? []}
          payFit={counts.payFit ?? null}
          onApply={draft.setCriteria}
        />
      )}
    </>
  )
}

function Questions({
  reading,
  onAnswer,
}: {
  reading: NonNullable<SearchDraft['reading']>
  onAnswer: SearchDraft['setCriteria']
}) {
  return reading.questions.map((question) => (
    <fieldset key={question.id} className={styles.question}>
      <legend>{question.text}</legend>
      <div className={styles.options}>
        {question.options.map((option) => (
          <Button key={option.label} size="small" onClick={() => onAnswer(option.criteria)}>
            {option.label}
          </Button>
        ))}
      </div>
    </fieldset>
  ))
}

function problemOf(
  text: string,
  { label, atLeast, limit }: Pick<TextDoor, 'label' | 'atLeast' | 'limit'>,
): string | null {
  const checks = [rules.required(), rules.max(limit)]
  return firstProblem(label, text, checks) ?? firstProblem(label, text.trim(), [rules.min(atLeast)])
}
