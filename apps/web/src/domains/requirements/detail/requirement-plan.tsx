import { interviewKinds } from '@assay/contracts/scheduled-interviews'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { formatCount } from '../../../platform/format.ts'
import { kindLabels } from '../../../platform/interview-kind-labels.ts'
import { type Requirement, scorecardTemplatesQuery, teammatesQuery, useChangeRequirement } from '../records/index.ts'
import styles from './requirement-detail.module.css'
import { ScorecardsDialog } from './scorecards-dialog.tsx'

type Round = Requirement['plan'][number]

const MAX_ROUNDS = 12
const lengths = [30, 45, 60, 90, 120, 180, 240].filter((minutes) => minutes % 30 === 0)

export function RequirementPlan({ requirement }: { requirement: Requirement }) {
  return requirement.mayDo.includes('edit') ? (
    <PlanForm key={requirement.version} requirement={requirement} />
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
  const [rounds, setRounds] = useState<readonly Round[]>(requirement.plan)
  const [showsScorecards, setShowsScorecards] = useState(false)
  const change = useChangeRequirement(requirement.id)
  const isChanged = JSON.stringify(rounds) !== JSON.stringify(requirement.plan)
  const put = (next: readonly Round[]) => setRounds(next.map((round, at) => ({ ...round, round: at + 1 })))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate({ plan: [...rounds], version: requirement.version })
      }}
    >
      {rounds.length === 0 && <p className={styles.notice}>No interviews planned. Add the first round.</p>}
      {rounds.map((round, at) => (
        <RoundFields
          key={round.round}
          round={round}
          onRound={(next) => put(rounds.with(at, next))}
          onRemove={() => put(rounds.toSpliced(at, 1))}
          onEarlier={at === 0 ? undefined : () => put(rounds.toSpliced(at, 1).toSpliced(at - 1, 0, round))}
        />
      ))}
      {change.error !== null && (
        <p className={styles.error} role="alert">
          {change.error instanceof ApiError ? change.error.message : 'Oops...Something went wrong'}
        </p>
      )}
      <div className={styles.actions}>
        <Button disabled={rounds.length >= MAX_ROUNDS} onClick={() => put([...rounds, nextRound(rounds)])}>
          Add round
        </Button>
        <Button onClick={() => setShowsScorecards(true)}>Scorecards</Button>
        <Button type="submit" variant="primary" busy={change.isPending} disabled={!isChanged}>
          Save plan
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
  round: Round
  onRound: (round: Round) => void
  onRemove: () => void
  onEarlier: (() => void) | undefined
}

function RoundFields({ round, onRound, onRemove, onEarlier }: RoundFieldsProps) {
  const teammates = useQuery(teammatesQuery())
  const templates = useQuery(scorecardTemplatesQuery())
  const { kind, minutes, scorecardId, panelPool, pick } = round
  return (
    <fieldset className={styles.round}>
      <legend>Round {round.round}</legend>
      <div className={styles.pair}>
        <Select
          label="Type"
          value={kind}
          options={interviewKinds.map((value) => ({ value, label: kindLabels[value] }))}
          onChange={(event) => onRound({ ...round, kind: event.target.value as Round['kind'] })}
        />
        <Select
          label="Length"
          value={String(minutes)}
          options={[...new Set([...lengths, minutes])]
            .toSorted((left, right) => left - right)
            .map((each) => ({ value: String(each), label: `${each} minutes` }))}
          onChange={(event) => onRound({ ...round, minutes: Number(event.target.value) })}
        />
        <Select
          label="Scorecard"
          value={scorecardId ?? ''}
          placeholder="Default for this type"
          options={(templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onRound({ ...round, scorecardId: event.target.value || null })}
        />
        <TextField
          label="Interviewers"
          type="number"
          min={1}
          max={6}
          value={String(pick)}
          hint={
            panelPool.length > pick
              ? pick === 1
                ? 'The member with the fewest interviews that week.'
                : `The ${pick} members with the fewest interviews that week.`
              : undefined
          }
          onChange={(event) => onRound({ ...round, pick: Math.min(6, Math.max(1, Number(event.target.value) || 1)) })}
        />
      </div>
      <details>
        <summary>
          {panelPool.length === 0 ? 'Anyone can interview' : `${formatCount(panelPool.length, 'member')} can interview`}
        </summary>
        <div className={styles.several}>
          {(teammates.data ?? []).map(({ userId, fullName }) => (
            <Checkbox
              key={userId}
              label={fullName}
              checked={panelPool.includes(userId)}
              onChange={(event) =>
                onRound({
                  ...round,
                  panelPool: event.target.checked
                    ? [...panelPool, userId]
                    : panelPool.filter((each) => each !== userId),
                })
              }
            />
          ))}
        </div>
      </details>
      <div className={styles.actions}>
        {onEarlier !== undefined && (
          <Button size="small" aria-label={`Move up round ${round.round}`} onClick={onEarlier}>
            Move up
          </Button>
        )}
        <Button size="small" aria-label={`Remove round ${round.round}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </fieldset>
  )
}
