import type { QueryCard } from '@assay/contracts/query-card'
import { Button } from '@assay/ui/button'
import { Chip } from '@assay/ui/chip'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { countInWords, payInWords } from '../../platform/in-words.ts'
import {
  addMustHave,
  addNiceToHave,
  asksNothing,
  dropCondition,
  emptyCard,
  type LegendSkills,
  namesSkill,
} from './card-editing.ts'
import { QueryCardEditor } from './query-card-editor.tsx'
import { cardCountsQuery } from './readings.queries.ts'
import styles from './search-workspace.module.css'
import type { Skill } from './skills.queries.ts'
import { skillQuery } from './skills.queries.ts'
import { Waterfall } from './waterfall.tsx'

export interface SkillSearchFormProps {
  /** Taken into the card at once. */
  first: Skill | null
  onRun: (card: QueryCard) => void
  running: boolean
}

/** Skills picked one by one, with what usually goes with them and how many people have them. */
export function SkillSearchForm({ first, onRun, running }: SkillSearchFormProps) {
  const start: QueryCard = { ...emptyCard, mustHaveMode: 'require' }
  const [card, setCard] = useState(() => (first === null ? start : addMustHave(start, first.id)))
  const [learnt, setLearnt] = useState<LegendSkills>(() => (first === null ? {} : { [first.id]: first }))
  const counted = useQuery(cardCountsQuery('skill', asksNothing(card) ? null : card))
  const skills = useMemo(() => ({ ...counted.data?.legend.skills, ...learnt }), [counted.data, learnt])
  const latest = card.mustHave.at(-1)?.anyOf[0] ?? card.niceToHave.at(-1)?.skillId
  const counts = asksNothing(card) ? null : (counted.data ?? null)
  const learn = (skill: { id: string; slug: string; name: string; kind: string }) =>
    setLearnt((before) => ({ ...before, [skill.id]: skill }))
  return (
    <div className={`${styles.workspace} ${styles.wide}`}>
      <div className={styles.title}>
        <h1 tabIndex={-1}>Search by skill</h1>
        <p>Must-haves leave people out here; nice-to-haves only move them.</p>
      </div>
      <Panel title="What you need">
        <div className={styles.cardBody}>
          <QueryCardEditor card={card} skills={skills} onChange={setCard} onSkill={learn} />
          <div className={styles.run}>
            {counts !== null && (
              <p className={styles.runCount} aria-live="polite">
                <strong>{counts.matchedCount.toLocaleString('en')}</strong>
                <span>of {counts.poolSize.toLocaleString('en')} match</span>
              </p>
            )}
            <Button variant="primary" busy={running} disabled={asksNothing(card)} onClick={() => onRun(card)}>
              Rank them
            </Button>
          </div>
        </div>
      </Panel>
      <div className={styles.ask}>
        {counts !== null && counts.waterfall.length > 0 && (
          <Panel title="Who is left">
            <Waterfall
              poolSize={counts.poolSize}
              steps={counts.waterfall}
              mode={card.mustHaveMode}
              onDrop={(target) => setCard(dropCondition(card, target))}
            />
          </Panel>
        )}
        {latest === undefined ? (
          <Panel title="Often together">
            <EmptyState title="No skill yet">
              Add a skill to see how many people have it and what goes with it.
            </EmptyState>
          </Panel>
        ) : (
          <OftenWith
            skillId={latest}
            card={card}
            onAdd={(skill) => {
              learn({ id: skill.skillId, slug: skill.slug, name: skill.name, kind: 'tool' })
              setCard(addNiceToHave(card, skill.skillId))
            }}
          />
        )}
      </div>
    </div>
  )
}

interface OftenWithProps {
  skillId: string
  card: QueryCard
  onAdd: (skill: Skill['oftenWith'][number]) => void
}

function OftenWith({ skillId, card, onAdd }: OftenWithProps) {
  const { data: skill } = useQuery(skillQuery(skillId))
  if (skill === undefined) return null
  const offered = skill.oftenWith.filter((each) => !namesSkill(card, each.skillId))
  return (
    <Panel title={skill.name} note={countInWords(skill.candidateCount, 'person', 'people')}>
      <div className={styles.text}>
        <SkillFigures skill={skill} />
        {offered.length > 0 && (
          <p className={styles.samples}>
            Often together
            {offered.slice(0, 8).map((each) => (
              <Chip key={each.skillId} onPress={() => onAdd(each)} title={`${Math.round(each.share * 100)}% of them`}>
                {each.name}
              </Chip>
            ))}
          </p>
        )}
      </div>
    </Panel>
  )
}

/** How many people have a skill, how many proved it, and what they ask. */
function SkillFigures({ skill }: { skill: Skill }) {
  const { payBand } = skill
  return (
    <p className={styles.samples}>
      {countInWords(skill.verifiedCount, 'person has', 'people have')} more than a claim to show for it.
      {payBand !== null &&
        ` The middle half asks ${payInWords({ amountMinor: payBand.low, currency: payBand.currency })} to ${payInWords({ amountMinor: payBand.high, currency: payBand.currency, period: 'hour' })}.`}
    </p>
  )
}
