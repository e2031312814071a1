import { evidenceGrades } from '@assay/contracts/search-criteria'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Chip } from '@assay/ui/chip'
import { IconButton } from '@assay/ui/icon-button'
import { Popover } from '@assay/ui/popover'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { SlidersHorizontal } from 'lucide-react'
import { Fragment } from 'react'
import { type LegendSkills, type MustHave, withCentral } from './criteria-editing.ts'
import styles from './criteria-editor.module.css'
import { describeGrade } from './format-evidence.ts'
import { SkillPicker } from './skill-picker.tsx'
import type { Skill } from './skills.queries.ts'

export interface MustHaveRowProps {
  must: MustHave
  skills: LegendSkills
  onChange: (change: (must: MustHave) => MustHave) => void
  onAlternative: (skill: Skill) => void
  onDropAlternative: (skillId: string) => void
  onSoften: () => void
  onRemove: () => void
}

/** One condition, met by any of its skills. */
export function MustHaveRow(props: MustHaveRowProps) {
  const { must, skills, onDropAlternative } = props
  const nameOf = (skillId: string) => skills[skillId]?.name ?? skillId
  const name = must.anyOf.map(nameOf).join(' or ')
  return (
    <li className={styles.row}>
      <span className={styles.skills}>
        {must.anyOf.map((skillId, place) => (
          <Fragment key={skillId}>
            {place > 0 && <span className={styles.or}>or</span>}
            <Chip tone="must" onRemove={() => onDropAlternative(skillId)} removeLabel={`Remove ${nameOf(skillId)}`}>
              {nameOf(skillId)}
            </Chip>
          </Fragment>
        ))}
      </span>
      <span className={styles.terms}>{formatTerms(must)}</span>
      <Popover
        align="end"
        title={name}
        trigger={
          <IconButton size="small" label={`Edit ${name}`} icon={<SlidersHorizontal size={14} aria-hidden="true" />} />
        }
      >
        <MustHaveTerms {...props} />
      </Popover>
    </li>
  )
}

function MustHaveTerms({ must, onChange, onAlternative, onSoften, onRemove }: MustHaveRowProps) {
  return (
    <div className={styles.editor}>
      <SkillPicker label="Alternatives" placeholder="Add alternative" taken={must.anyOf} onPick={onAlternative} />
      <TextField
        label="Min. years"
        type="number"
        inputMode="decimal"
        min={0}
        max={60}
        value={must.minYears ?? ''}
        onChange={(event) => onChange((before) => ({ ...before, minYears: numberOrNull(event.target.value, 60) }))}
      />
      <Select
        label="Minimum verification"
        value={must.minEvidence ?? ''}
        placeholder="Any (self-reported is fine)"
        options={evidenceGrades.slice(1).map((grade) => ({ value: grade, label: describeGrade(grade).label }))}
        onChange={(event) =>
          onChange((before) => ({ ...before, minEvidence: (event.target.value || null) as MustHave['minEvidence'] }))
        }
      />
      <Checkbox
        label="Central: weighs more than the other must-haves"
        checked={must.central === true}
        onChange={(event) => onChange((before) => withCentral(before, event.target.checked))}
      />
      <div className={styles.editorActions}>
        <Button variant="quiet" size="small" onClick={onSoften}>
          Make nice-to-have
        </Button>
        <Button variant="quiet" size="small" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  )
}

function formatTerms({ minYears, minEvidence, central }: MustHave): string {
  const parts = [
    central === true ? 'central' : null,
    minYears === null ? null : `${minYears}+ y`,
    minEvidence === null ? null : `${describeGrade(minEvidence).label.toLowerCase()}+`,
  ]
  return parts.filter((part) => part !== null).join(' · ')
}

/** The input as a number within its bounds, or null if it isn't one. */
export function numberOrNull(text: string, most: number): number | null {
  const value = Number(text)
  return text.trim() === '' || Number.isNaN(value) ? null : Math.min(most, Math.max(0, value))
}
