import { evidenceGrades, type SearchCriteria } from '@assay/contracts/search-criteria'
import { Checkbox } from '@assay/ui/checkbox'
import { IconButton } from '@assay/ui/icon-button'
import { Select } from '@assay/ui/select'
import { X } from 'lucide-react'
import {
  changeMustHave,
  describeGrade,
  hardenNiceToHave,
  type LegendSkills,
  type MustHave,
  removeMustHave,
  removeNiceToHave,
  setWeight,
  softenMustHave,
  WeightSlider,
} from '../criteria/index.ts'
import styles from './workbench.module.css'

interface WeightMatrixProps {
  criteria: SearchCriteria
  skills: LegendSkills
  onChange: (criteria: SearchCriteria) => void
}

/** For each skill: whether it is a must-have, its weight, and the minimum verification level. */
export function WeightMatrix({ criteria, skills, onChange }: WeightMatrixProps) {
  const nameOf = (id: string) => skills[id]?.name ?? id
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">Skill</th>
          <th scope="col">Must-have</th>
          <th scope="col">Weight or minimum verification</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {criteria.mustHave.map((must, position) => {
          const name = must.anyOf.map(nameOf).join(' or ')
          return (
            <tr key={must.anyOf.join('+')}>
              <th scope="row">{name}</th>
              <td>
                <Checkbox
                  label={<span className={styles.quiet}>must</span>}
                  aria-label={`${name} is a must-have`}
                  checked
                  onChange={() => onChange(softenMustHave(criteria, position))}
                />
              </td>
              <td>
                <Select
                  label={`Minimum verification for ${name}`}
                  labelHidden
                  controlSize="small"
                  value={must.minEvidence ?? ''}
                  placeholder="any"
                  options={evidenceGrades
                    .slice(1)
                    .map((grade) => ({ value: grade, label: describeGrade(grade).label }))}
                  onChange={(event) =>
                    onChange(
                      changeMustHave(criteria, position, (before) => ({
                        ...before,
                        minEvidence: (event.target.value || null) as MustHave['minEvidence'],
                      })),
                    )
                  }
                />
              </td>
              <td>
                <RemoveButton name={name} onRemove={() => onChange(removeMustHave(criteria, position))} />
              </td>
            </tr>
          )
        })}
        {criteria.niceToHave.map(({ skillId, weight }) => (
          <tr key={skillId}>
            <th scope="row">{nameOf(skillId)}</th>
            <td>
              <Checkbox
                label={<span className={styles.quiet}>must</span>}
                aria-label={`${nameOf(skillId)} is a must-have`}
                checked={false}
                onChange={() => onChange(hardenNiceToHave(criteria, skillId))}
              />
            </td>
            <td>
              <WeightSlider
                name={nameOf(skillId)}
                weight={weight}
                onChange={(next) => onChange(setWeight(criteria, skillId, next))}
              />
            </td>
            <td>
              <RemoveButton name={nameOf(skillId)} onRemove={() => onChange(removeNiceToHave(criteria, skillId))} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <IconButton size="small" label={`Remove ${name}`} icon={<X size={14} aria-hidden="true" />} onClick={onRemove} />
  )
}
