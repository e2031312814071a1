import { emptyCriteria, type SearchCriteria } from '@assay/contracts/search-criteria'
import { Button } from '@assay/ui/button'
import { Chip } from '@assay/ui/chip'
import { Kbd } from '@assay/ui/kbd'
import { Panel } from '@assay/ui/panel'
import { useShortcuts } from '@assay/ui/shortcuts.ts'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { formatCount, formatPay, formatPercent } from '../../../platform/format.ts'
import { isApple } from '../../../platform/is-apple.ts'
import type { Skill } from '../criteria/index.ts'
import {
  AmongChoice,
  addList,
  addMustHave,
  addNiceToHave,
  CriteriaEditor,
  criteriaCountsQuery,
  dropCondition,
  hasNoCriteria,
  type LegendSkills,
  namesSkill,
  SkillListNotes,
  setAmong,
  skillQuery,
  useReadSkillList,
} from '../criteria/index.ts'
import { Waterfall } from '../results/index.ts'
import styles from './search-workspace.module.css'

const TYPED = 'draft.skill'

/** The form reads this list as soon as it opens. */
export const openWithSkills = (text: string): void => sessionStorage.setItem(TYPED, text)

export interface SkillSearchFormProps {
  /** Added to the criteria immediately. */
  first: Skill | null
  onRun: (criteria: SearchCriteria) => void
  running: boolean
}

export function SkillSearchForm({ first, onRun, running }: SkillSearchFormProps) {
  const [criteria, setCriteria] = useState<SearchCriteria>(() =>
    first === null ? emptyCriteria : addMustHave(emptyCriteria, first.id),
  )
  const [learned, setLearned] = useState<LegendSkills>(() => (first === null ? {} : { [first.id]: first }))
  const typed = useTypedSkills((read) => {
    setLearned((before) => ({ ...before, ...read.legend.skills }))
    setCriteria((before) => addList(before, read.criteria, 'mustHave'))
  })
  const counted = useQuery(criteriaCountsQuery('skill', hasNoCriteria(criteria) ? null : criteria))
  const skills = useMemo(() => ({ ...counted.data?.legend.skills, ...learned }), [counted.data, learned])
  const latest = criteria.mustHave.at(-1)?.anyOf[0] ?? criteria.niceToHave.at(-1)?.skillId
  const counts = hasNoCriteria(criteria) ? null : (counted.data ?? null)
  const [asked, setAsked] = useState(false)
  const run = () => {
    setAsked(true)
    if (!hasNoCriteria(criteria)) onRun(criteria)
  }
  useShortcuts({ 'mod+enter': run }, !running)
  const learn = (skill: { id: string; slug: string; name: string; kind: string }) =>
    setLearned((before) => ({ ...before, [skill.id]: skill }))
  return (
    <div className={`${styles.workspace} ${styles.wide}`}>
      <div className={styles.title}>
        <h1 tabIndex={-1}>Search by skill</h1>
        <p>
          Type or paste skills, separated by commas. Candidates with all must-haves come first, then those who miss the
          fewest.
        </p>
      </div>
      <Panel title="Skills">
        <div className={styles.formBody}>
          <SkillListNotes list={typed} criteria={criteria} onChange={setCriteria} />
          <CriteriaEditor criteria={criteria} skills={skills} onChange={setCriteria} onSkill={learn} skillsFirst />
          <AmongChoice among={criteria.among} onChange={(next) => setCriteria(setAmong(criteria, next))} />
          <div className={styles.run}>
            {counts !== null && (
              <p className={styles.runCount} aria-live="polite">
                <strong>{counts.matchedCount.toLocaleString('en')}</strong>
                <span>of {counts.poolSize.toLocaleString('en')} match</span>
              </p>
            )}
            {asked && hasNoCriteria(criteria) && <p role="alert">Add at least one skill.</p>}
            <Button variant="primary" busy={running} onClick={run} trailing={<Kbd>{isApple() ? '⌘↵' : 'Ctrl ↵'}</Kbd>}>
              Show candidates
            </Button>
          </div>
        </div>
      </Panel>
      <div className={styles.ask}>
        {counts !== null && counts.waterfall.length > 0 && (
          <Panel title="Matching candidates">
            <Waterfall
              poolSize={counts.poolSize}
              steps={counts.waterfall}
              mode={criteria.mustHaveMode}
              onDrop={(target) => setCriteria(dropCondition(criteria, target))}
            />
          </Panel>
        )}
        {latest === undefined ? (
          <Panel title="Often combined with">
            <EmptyState title="No skills selected">
              Add a skill to see matching candidates and related skills.
            </EmptyState>
          </Panel>
        ) : (
          <OftenWith
            skillId={latest}
            criteria={criteria}
            onAdd={(skill) => {
              learn({ id: skill.skillId, slug: skill.slug, name: skill.name, kind: 'tool' })
              setCriteria(addNiceToHave(criteria, skill.skillId))
            }}
          />
        )}
      </div>
    </div>
  )
}

/** Reads the skills that were typed before the form was opened. */
function useTypedSkills(onRead: Parameters<typeof useReadSkillList>[0]) {
  const list = useReadSkillList(onRead)
  const { mutate } = list
  useEffect(() => {
    const typed = sessionStorage.getItem(TYPED)
    sessionStorage.removeItem(TYPED)
    if (typed !== null) mutate(typed)
  }, [mutate])
  return list
}

interface OftenWithProps {
  skillId: string
  criteria: SearchCriteria
  onAdd: (skill: Skill['oftenWith'][number]) => void
}

function OftenWith({ skillId, criteria, onAdd }: OftenWithProps) {
  const { data: skill } = useQuery(skillQuery(skillId))
  if (skill === undefined) return null
  const offered = skill.oftenWith.filter((each) => !namesSkill(criteria, each.skillId))
  return (
    <Panel title={skill.name} note={formatCount(skill.candidateCount, 'person', 'people')}>
      <div className={styles.text}>
        <SkillFigures skill={skill} />
        {offered.length > 0 && (
          <p className={styles.samples}>
            Often combined with
            {offered.slice(0, 8).map((each) => (
              <Chip
                key={each.skillId}
                onPress={() => onAdd(each)}
                title={`${formatPercent(Math.round(each.share * 100))} of candidates`}
              >
                {each.name}
              </Chip>
            ))}
          </p>
        )}
      </div>
    </Panel>
  )
}

function SkillFigures({ skill }: { skill: Skill }) {
  const { payBand } = skill
  return (
    <p className={styles.samples}>
      {formatCount(skill.verifiedCount, 'candidate is', 'candidates are')} verified beyond self-report.
      {payBand !== null &&
        ` Typical pay: ${formatPay({ amountMinor: payBand.low, currency: payBand.currency })} to ${formatPay({ amountMinor: payBand.high, currency: payBand.currency, period: 'hour' })}.`}
    </p>
  )
}
