import { type RequirementVerb, requirementVerbs } from '@assay/contracts/requirements'
import { Button } from '@assay/ui/button'
import { IconButton } from '@assay/ui/icon-button'
import { Menu, type MenuAction } from '@assay/ui/menu'
import { toasts } from '@assay/ui/toast-store.ts'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useActionCommands } from '../../../platform/commands.ts'
import { useLeads } from '../../../platform/leading-step.ts'
import { mayDo, mayDoForAll, useSession } from '../../../platform/session/session.ts'
import type { Requirement } from '../records/index.ts'
import { doneLabels, nextStepOf, useCloneRequirement, useMoveRequirement, verbLabels } from '../records/index.ts'
import styles from './requirement-detail.module.css'

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }))

const STRAIGHT: readonly RequirementVerb[] = ['submit', 'recall', 'pause', 'resume']
const ENDING: readonly RequirementVerb[] = ['fill', 'cancel']

export interface RequirementActionsProps {
  requirement: Pick<Requirement, 'id' | 'title' | 'state' | 'mayDo' | 'lint' | 'funnel'>
  /** Starts a search for the job; absent if the user may not search. */
  onFind?: (() => void) | undefined
  isFinding?: boolean
  /** Whether the next step stands out: not beside the work of another tab. */
  isLeading?: boolean
  /** Shows the candidates in a stage; without it, everything is in the menu, as in the row of a list. */
  onReview?: ((stage: 'submitted' | 'decision') => void) | undefined
  /** Further places that belong to the job. */
  links?: readonly MenuAction[]
  onCloned: (requirement: Requirement) => void
}

/** The next step of the job as a button, and everything else that the server allows the user in a menu. */
export function RequirementActions({
  requirement,
  onFind,
  isFinding = false,
  isLeading = true,
  onReview,
  links = [],
  onCloned,
}: RequirementActionsProps) {
  const [asking, setAsking] = useState<RequirementVerb | null>(null)
  const move = useMoveRequirement(requirement.id)
  const clone = useCloneRequirement(onCloned)
  const start = (verb: RequirementVerb) => {
    const mustAsk = !STRAIGHT.includes(verb) && !(verb === 'publish' && requirement.lint.length === 0)
    if (mustAsk) return setAsking(verb)
    move.mutate({ verb }, { onSuccess: () => toasts.success(doneLabels[verb]) })
  }
  const { user } = useSession()
  const isFree = useLeads()
  const leads = isFree && isLeading
  const reviewer = { maySort: mayDo(user, 'shortlist.move'), mayAnswer: mayDoForAll(user, 'shortlist.move') }
  const next = onReview === undefined ? null : nextStepOf(requirement, reviewer)
  const others = requirementVerbs.filter(
    (verb) => requirement.mayDo.includes(verb) && !(next?.does === 'move' && next.verb === verb),
  )
  const isFindNext = next?.does === 'find'
  const find = { key: 'find', label: 'Find candidates for this job', onSelect: () => onFind?.() }
  const leading = (): readonly MenuAction[] => [
    ...(onFind !== undefined && isFindNext ? [find] : []),
    ...(next?.does === 'review' ? [{ key: 'review', label: next.label, onSelect: () => onReview?.(next.stage) }] : []),
    ...(next?.does === 'move'
      ? [{ key: next.verb, label: verbLabels[next.verb], onSelect: () => start(next.verb) }]
      : []),
  ]
  const actions: readonly MenuAction[] = [
    ...(onFind === undefined || isFindNext ? [] : [find]),
    ...links,
    ...others.map((verb, place) => ({
      key: verb,
      label: STRAIGHT.includes(verb) ? verbLabels[verb] : `${verbLabels[verb]}…`,
      onSelect: () => start(verb),
      separated: place === 0 && links.length > 0,
      danger: ENDING.includes(verb),
    })),
    ...(requirement.mayDo.includes('clone')
      ? [{ key: 'clone', label: 'Clone', onSelect: () => clone.mutate(requirement.id), separated: true }]
      : []),
  ]
  useActionCommands('This job', onReview === undefined ? [] : [...leading(), ...actions])
  return (
    <div className={styles.actions}>
      {onFind !== undefined && isFindNext && (
        <Button variant={leads ? 'primary' : 'secondary'} busy={isFinding} onClick={onFind}>
          Find candidates
        </Button>
      )}
      {next?.does === 'review' && (
        <Button variant={leads ? 'primary' : 'secondary'} onClick={() => onReview?.(next.stage)}>
          {next.label}
        </Button>
      )}
      {next?.does === 'move' && (
        <Button
          // While a job awaits approval, there is no next step: taking it back is only possible.
          variant={next.verb !== 'recall' && isFree ? 'primary' : 'secondary'}
          busy={move.isPending}
          onClick={() => start(next.verb)}
        >
          {verbLabels[next.verb]}
        </Button>
      )}
      {actions.length > 0 && (
        <Menu
          align="end"
          trigger={
            <IconButton label={`More actions: ${requirement.title}`} icon={<Ellipsis size={16} aria-hidden="true" />} />
          }
          actions={actions}
        />
      )}
      {asking !== null && (
        <Suspense>
          <MoveDialog requirement={requirement} verb={asking} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </div>
  )
}
