import { searchTextLimits } from '@assay/contracts/search-texts'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { TextArea } from '@assay/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { ruleFields } from '../../../platform/forms/rule-fields.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { Region } from '../../../platform/region.tsx'
import { type Skill, SkillPicker, samplesQuery } from '../criteria/index.ts'
import { type ListedSearch, SearchItems, searchesQuery, useReadFile } from '../searches/index.ts'
import { FileButton } from './file-button.tsx'
import { SampleButtons } from './sample-buttons.tsx'
import styles from './search-doors.module.css'

export interface SearchDoorsProps {
  onDescription: (text: string) => void
  onSummary: (text: string) => void
  onSkill: (skill: Skill) => void
  onSkillList: (text: string) => void
  link: (search: ListedSearch) => ReactElement<{ className?: string; children?: ReactNode }>
  /** Jobs to search for. */
  requirements: ReactNode
}

export function SearchDoors({ onDescription, onSummary, onSkill, onSkillList, link, requirements }: SearchDoorsProps) {
  const recent = useQuery(searchesQuery({ size: 6 }))
  const saved = useQuery(searchesQuery({ saved: true, size: 6 }))
  const samples = useQuery(samplesQuery())
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Find candidates</h1>
      <div className={styles.doors}>
        <TextDoorForm
          heading="Job description"
          lead="Paste the full posting."
          label="Job description"
          rows={6}
          limit={searchTextLimits.jobDesc.max}
          placeholder="Paste a job description"
          onGo={onDescription}
          withFile
        >
          <SampleButtons samples={samples.isError ? [] : samples.data} onPick={onDescription} />
        </TextDoorForm>
        <TextDoorForm
          heading="Summary"
          lead="One to three sentences."
          label="Summary"
          rows={6}
          limit={searchTextLimits.summary.max}
          placeholder="Two backend engineers, Go and Kafka, 4 h overlap with Berlin, under 40 EUR/h"
          onGo={onSummary}
        />
        <section className={styles.door} aria-label="Skills">
          <div className={styles.doorHead}>
            <h2>Skills</h2>
            <p>Type or paste skills, then weight them.</p>
          </div>
          <SkillPicker
            label="Skills"
            labelHidden
            placeholder="Go, Kafka, k8s …"
            onPick={onSkill}
            onList={onSkillList}
          />
        </section>
      </div>
      <div className={styles.lists}>
        <Panel title="Recent searches" flush>
          <Region query={recent}>
            {({ searches }) =>
              searches.length === 0 ? (
                <EmptyState>Your searches appear here.</EmptyState>
              ) : (
                <SearchItems searches={searches} link={link} />
              )
            }
          </Region>
        </Panel>
        <Panel title="Saved" flush>
          <Region query={saved}>
            {({ searches }) =>
              searches.length === 0 ? (
                <EmptyState>Saved searches appear here.</EmptyState>
              ) : (
                <SearchItems searches={searches} link={link} />
              )
            }
          </Region>
        </Panel>
        {requirements}
      </div>
    </div>
  )
}

interface TextDoorFormProps {
  heading: string
  lead: string
  label: string
  rows: number
  limit: number
  placeholder: string
  onGo: (text: string) => void
  withFile?: boolean
  children?: ReactNode
}

function TextDoorForm({
  heading,
  lead,
  label,
  rows,
  limit,
  placeholder,
  onGo,
  withFile = false,
  children,
}: TextDoorFormProps) {
  const fields = useMemo(
    () => ruleFields<{ text: string }>({ text: { label, checks: [rules.required(), rules.max(limit)] } }),
    [label, limit],
  )
  const form = useForm({ fields, initial: { text: '' }, send: async ({ text }) => onGo(text) })
  const file = useReadFile(onGo)
  const { text } = form.draft
  return (
    <section className={styles.door} aria-label={heading}>
      <div className={styles.doorHead}>
        <h2>{heading}</h2>
        <p>{lead}</p>
      </div>
      <form {...form.bind} className={styles.ask}>
        <TextArea {...form.area('text')} labelHidden rows={rows} placeholder={placeholder} />
      </form>
      {text === '' && children !== undefined && <div className={styles.samples}>{children}</div>}
      <div className={styles.doorFoot}>
        {withFile && <FileButton busy={file.isPending} onFile={(chosen) => file.mutate(chosen)} />}
        <Button {...form.button} variant={text.trim() === '' ? 'secondary' : 'primary'}>
          Continue
        </Button>
      </div>
    </section>
  )
}
