import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Cell, Row } from '@assay/ui/table'
import type { ProposedAct } from './propose-dialog.tsx'
import { kindLabels, originLabels } from './skill-labels.ts'
import styles from './skills.module.css'
import { useDeprecateSkill } from './skills.mutations.ts'
import type { Skill } from './skills.queries.ts'

const MAX_ALIASES = 4

interface SkillRowProps {
  skill: Skill
  /** Without it, each button proposes. */
  mayEdit: boolean
  onAct: (act: ProposedAct) => void
}

export function SkillRow({ skill, mayEdit, onAct }: SkillRowProps) {
  const { id, name, aliases, kind, state, origin, candidateCount, jobCount, mayDo } = skill
  const deprecate = useDeprecateSkill()
  const verb = mayDo.includes('restore') ? 'restore' : 'deprecate'
  const more = aliases.length - MAX_ALIASES
  return (
    <Row>
      <Cell className={styles.name}>
        {name} {state === 'deprecated' && <Badge tone="warn">Deprecated</Badge>}
        {origin === 'operators' && <Badge>{originLabels[origin]}</Badge>}
        {aliases.length > 0 && (
          <span className={styles.note}>
            {aliases.slice(0, MAX_ALIASES).join(', ')}
            {more > 0 && ` and ${more} more`}
          </span>
        )}
      </Cell>
      <Cell className={styles.roomy}>{kindLabels[kind]}</Cell>
      <Cell numeric>{candidateCount.toLocaleString('en')}</Cell>
      <Cell numeric>{jobCount.toLocaleString('en')}</Cell>
      <Cell>
        <span className={styles.rowActs}>
          <Button size="small" aria-label={`Edit ${name}`} onClick={() => onAct('change')}>
            Edit…
          </Button>
          <Button size="small" variant="quiet" aria-label={`Merge ${name}`} onClick={() => onAct('merge')}>
            Merge…
          </Button>
          <Button
            size="small"
            variant="quiet"
            busy={deprecate.isPending}
            aria-label={`${verb === 'restore' ? 'Restore' : 'Deprecate'} ${name}`}
            onClick={() => (mayEdit ? deprecate.mutate({ id, verb }) : onAct(verb))}
          >
            {verb === 'restore' ? 'Restore' : 'Deprecate'}
            {!mayEdit && '…'}
          </Button>
        </span>
      </Cell>
    </Row>
  )
}
