import { Checkbox } from '@assay/ui/checkbox'
import type { Requirement } from '../records/index.ts'
import styles from './requirement-detail.module.css'

type Supplier = Requirement['agencies'][number]

export interface Chosen {
  readonly agencyId: string
  readonly contactIds: string[]
}

export const allowedIn = ({ agencies }: Requirement): Chosen[] =>
  agencies.flatMap(({ agencyId, isAllowed, contacts }) =>
    isAllowed
      ? [{ agencyId, contactIds: contacts.flatMap(({ userId, isAdmitted }) => (isAdmitted ? [userId] : [])) }]
      : [],
  )

export interface AgencyChoicesProps {
  suppliers: readonly Supplier[]
  chosen: readonly Chosen[]
  onChosen: (chosen: Chosen[]) => void
}

export function AgencyChoices({ suppliers, chosen, onChosen }: AgencyChoicesProps) {
  if (suppliers.length === 0) return null
  const toggle = (agencyId: string, isChosen: boolean) =>
    onChosen(isChosen ? [...chosen, { agencyId, contactIds: [] }] : chosen.filter((each) => each.agencyId !== agencyId))
  const admit = (agencyId: string, userId: string, isAdmitted: boolean) =>
    onChosen(
      chosen.map((each) => {
        if (each.agencyId !== agencyId) return each
        const others = each.contactIds.filter((id) => id !== userId)
        return { agencyId, contactIds: isAdmitted ? [...others, userId] : others }
      }),
    )
  return (
    <fieldset className={styles.several}>
      <legend>Agencies that can submit candidates</legend>
      {suppliers.map(({ agencyId, name, contacts }) => {
        const choice = chosen.find((each) => each.agencyId === agencyId)
        return (
          <div key={agencyId} className={styles.supplier}>
            <Checkbox
              label={name}
              checked={choice !== undefined}
              onChange={(event) => toggle(agencyId, event.target.checked)}
            />
            {choice !== undefined &&
              contacts.map(({ userId, fullName }) => (
                <Checkbox
                  key={userId}
                  className={styles.contact}
                  label={`${fullName} can view their candidates`}
                  checked={choice.contactIds.includes(userId)}
                  onChange={(event) => admit(agencyId, userId, event.target.checked)}
                />
              ))}
          </div>
        )
      })}
    </fieldset>
  )
}
