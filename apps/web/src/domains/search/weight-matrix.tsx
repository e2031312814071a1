import { evidenceGrades, type QueryCard } from '@assay/contracts/query-card'
import { Checkbox } from '@assay/ui/checkbox'
import { IconButton } from '@assay/ui/icon-button'
import { Select } from '@assay/ui/select'
import { X } from 'lucide-react'
import {
  changeMustHave,
  hardenNiceToHave,
  type LegendSkills,
  type MustHave,
  removeMustHave,
  removeNiceToHave,
  setWeight,
  softenMustHave,
} from './card-editing.ts'
import { describeGrade } from './evidence-in-words.ts'
import { WeightSlider } from './query-card-editor.tsx'
import styles from './workbench.module.css'

interface WeightMatrixProps {
  card: QueryCard
  skills: LegendSkills
  onChange: (card: QueryCard) => void
}

/** Skill by skill: must or not, how much otherwise, and what evidence is the least. */
export function WeightMatrix({ card, skills, onChange }: WeightMatrixProps) {
  const nameOf = (id: string) => skills[id]?.name ?? id
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">Skill</th>
          <th scope="col">Must</th>
          <th scope="col">Weight or least evidence</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {card.mustHave.map((must, position) => {
          const name = must.anyOf.map(nameOf).join(' or ')
          return (
            <tr key={must.anyOf.join('+')}>
              <th scope="row">{name}</th>
              <td>
                <Checkbox
                  label={<span className={styles.quiet}>must</span>}
                  aria-label={`${name} is a must-have`}
                  checked
                  onChange={() => onChange(softenMustHave(card, position))}
                />
              </td>
              <td>
                <Select
                  label={`Least evidence for ${name}`}
                  labelHidden
                  controlSize="small"
                  value={must.minEvidence ?? ''}
                  placeholder="any"
                  options={evidenceGrades
                    .slice(1)
                    .map((grade) => ({ value: grade, label: describeGrade(grade).label }))}
                  onChange={(event) =>
                    onChange(
                      changeMustHave(card, position, (before) => ({
                        ...before,
                        minEvidence: (event.target.value || null) as MustHave['minEvidence'],
                      })),
                    )
                  }
                />
              </td>
              <td>
                <RemoveButton name={name} onRemove={() => onChange(removeMustHave(card, position))} />
              </td>
            </tr>
          )
        })}
        {card.niceToHave.map(({ skillId, weight }) => (
          <tr key={skillId}>
            <th scope="row">{nameOf(skillId)}</th>
            <td>
              <Checkbox
                label={<span className={styles.quiet}>must</span>}
                aria-label={`${nameOf(skillId)} is a must-have`}
                checked={false}
                onChange={() => onChange(hardenNiceToHave(card, skillId))}
              />
            </td>
            <td>
              <WeightSlider
                name={nameOf(skillId)}
                weight={weight}
                onChange={(next) => onChange(setWeight(card, skillId, next))}
              />
            </td>
            <td>
              <RemoveButton name={nameOf(skillId)} onRemove={() => onChange(removeNiceToHave(card, skillId))} />
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
