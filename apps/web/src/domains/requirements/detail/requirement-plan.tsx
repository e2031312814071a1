import { changeRequirement } from '@assay/contracts/requirements'
import { interviewKinds } from '@assay/contracts/scheduled-interviews'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { colleagueOptions } from '../../../platform/colleague-options.ts'
import { colleaguesQuery } from '../../../platform/colleagues.queries.ts'
import { formatCount } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { NewerVersion } from '../../../platform/forms/newer-version.tsx'
import { type Form, useForm } from '../../../platform/forms/use-form.ts'
import { kindLabels } from '../../../platform/labels/interview-kind-labels.ts'
import { useTakesLead } from '../../../platform/leading-step.ts'
import { MissingInterviewers } from '../../../platform/missing-interviewers.tsx'
import { type Requirement, scorecardTemplatesQuery, useChangeRequirement } from '../records/index.ts'
import styles from './requirement-detail.module.css'
import { ScorecardsDialog } from './scorecards-dialog.tsx'

type Round = Requirement['plan'][number]

interface Draft {
  readonly plan: readonly Round[]
  readonly version: number
}

const draftOf = ({ plan, version }: Requirement): Draft => ({ plan, version })

const fields = contractFields<typeof changeRequirement.body, Draft>(changeRequirement.body, {
  labels: {
    plan: 'Plan',
    'plan.kind': 'Type',
    'plan.minutes': 'Length',
    'plan.scorecardId': 'Scorecard',
    'plan.pick': 'Interviewers',
  },
})
const MAX_ROUNDS = fields.limits('plan').maxLength ?? Number.POSITIVE_INFINITY
const lengths = [30, 45, 60, 90, 120, 180, 240].filter((minutes) => minutes % 30 === 0)

export function RequirementPlan({ requirement }: { requirement: Requirement }) {
  return requirement.mayDo.includes('edit') ? (
    <PlanForm requirement={requirement} />
  ) : (
    <PlanFacts requirement={requirement} />
  )
}

function PlanFacts({ requirement }: { requirement: Requirement }) {
  if (requirement.plan.length === 0) return <p className={styles.notice}>No interviews planned.</p>
  return (
    <ol className={styles.rounds}>
      {requirement.plan.map(({ round, kind, minutes, pick }) => (
        <li key={round}>
          {kindLabels[kind]}, {minutes} minutes, {formatCount(pick, 'interviewer')}
        </li>
      ))}
    </ol>
  )
}

function PlanForm({ requirement }: { requirement: Requirement }) {
  const form: Form<Draft> = useForm({
    fields,
    initial: draftOf(requirement),
    send: async (body) => form.reset(draftOf(await change.mutateAsync(body))),
  })
  useTakesLead(form.isDirty)
  const rounds = form.draft.plan
  const isFull = rounds.length >= MAX_ROUNDS
  const [showsScorecards, setShowsScorecards] = useState(false)
  const change = useChangeRequirement(requirement.id)
  const put = (next: readonly Round[]) =>
    form.set(
      'plan',
      next.map((round, at) => ({ ...round, round: at + 1 })),
    )
  return (
    <form className={styles.form} {...form.bind}>
      {rounds.length === 0 && <p className={styles.notice}>No interviews planned. Add the first round.</p>}
      {rounds.map((round, at) => (
        <RoundFields
          key={round.round}
          form={form}
          missing={requirement.missingInterviewers}
          at={at}
          onRemove={() => put(rounds.toSpliced(at, 1))}
          onEarlier={at === 0 ? undefined : () => put(rounds.toSpliced(at, 1).toSpliced(at - 1, 0, round))}
        />
      ))}
      {isFull && <p className={styles.notice}>A plan has at most {MAX_ROUNDS} rounds.</p>}
      <FormProblems form={form} />
      <NewerVersion
        begun={form.draft.version}
        stored={requirement.version}
        isDirty={form.isDirty}
        isSending={form.busy}
        onTake={() => form.reset(draftOf(requirement))}
        onKeep={() => form.set('version', requirement.version)}
      />
      <div className={styles.actions}>
        <Button disabled={isFull} onClick={() => put([...rounds, nextRound(rounds)])}>
          Add round
        </Button>
        <Button {...form.button} variant={form.isDirty ? 'primary' : 'secondary'}>
          Save plan
        </Button>
        <Button variant="quiet" onClick={() => setShowsScorecards(true)}>
          Scorecards…
        </Button>
      </div>
      {showsScorecards && <ScorecardsDialog onClose={() => setShowsScorecards(false)} />}
    </form>
  )
}

function nextRound(rounds: readonly Round[]): Round {
  const kind = interviewKinds[Math.min(rounds.length, interviewKinds.length - 1)] ?? 'final'
  return { round: rounds.length + 1, kind, minutes: 60, scorecardId: null, panelPool: [], pick: 1 }
}

interface RoundFieldsProps {
  form: Form<Draft>
  missing: Requirement['missingInterviewers']
  at: number
  onRemove: () => void
  onEarlier: (() => void) | undefined
}

function RoundFields({ form, missing, at, onRemove, onEarlier }: RoundFieldsProps) {
  const teammates = useQuery(colleaguesQuery())
  const templates = useQuery(scorecardTemplatesQuery())
  const round = form.draft.plan[at]
  if (round === undefined) return null
  const { minutes, panelPool } = round
  const pick = Number(round.pick)
  const own = `plan.${at}`
  const isMissing = (id: string) => missing.some(({ userId }) => userId === id)
  const able = panelPool.filter((id) => !isMissing(id)).length
  // Those who can't interview any more stay among the choices, so that they can be taken out.
  const choices = colleagueOptions(
    (teammates.data ?? []).filter(({ userId, isReader }) => !isReader && !isMissing(userId)),
    missing,
    'can’t interview now',
  )
  return (
    <fieldset className={styles.round}>
      <legend>Round {round.round}</legend>
      <div className={styles.roundActs}>
        {onEarlier !== undefined && (
          <Button size="small" variant="quiet" aria-label={`Move up round ${round.round}`} onClick={onEarlier}>
            Move up
          </Button>
        )}
        <Button size="small" variant="quiet" aria-label={`Remove round ${round.round}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <div className={styles.pair}>
        <Select
          {...form.choice(`${own}.kind`)}
          options={interviewKinds.map((value) => ({ value, label: kindLabels[value] }))}
        />
        <Select
          {...form.choice(`${own}.minutes`)}
          options={[...new Set([...lengths, Number(minutes)])]
            .toSorted((left, right) => left - right)
            .map((each) => ({ value: String(each), label: `${each} minutes` }))}
        />
        <Select
          {...form.choice(`${own}.scorecardId`)}
          placeholder="Default for this type"
          options={(templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField {...form.text(`${own}.pick`)} />
      </div>
      <details>
        <summary>
          {panelPool.length === 0 ? 'Anyone can interview' : `${formatCount(able, 'member')} can interview`}
          {panelPool.length > pick && (
            <span className={styles.quiet}>
              {pick === 1 ? ' · the one' : ` · the ${pick}`} with the fewest interviews that week
            </span>
          )}
        </summary>
        <div className={styles.several}>
          {choices.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={panelPool.includes(value)}
              onChange={(event) =>
                form.set(
                  `${own}.panelPool`,
                  event.target.checked ? [...panelPool, value] : panelPool.filter((each) => each !== value),
                )
              }
            />
          ))}
        </div>
      </details>
      <MissingInterviewers missing={missing} planned={panelPool} />
    </fieldset>
  )
}
