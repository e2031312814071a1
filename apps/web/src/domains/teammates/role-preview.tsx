import { accessLabels, permissionGroups } from '../../platform/labels/permission-labels.ts'
import styles from './teammates.module.css'
import type { TeamRole } from './teammates.queries.ts'

/** What a role may do, in words, and what it may not. */
export function RolePreview({ role, jobAccess }: { role: TeamRole; jobAccess: 'all' | 'assigned' }) {
  const granted = new Map(role.permissions.map(({ name, access }) => [name, access]))
  return (
    <div className={styles.preview}>
      <p className={styles.quiet}>{role.description}</p>
      {Object.entries(permissionGroups).map(([group, labels]) => {
        const allowed = Object.entries(labels).flatMap(([name, label]) => {
          const access = granted.get(name)
          return access === undefined ? [] : [{ name, label, access }]
        })
        if (allowed.length === 0) return null
        return (
          <section key={group}>
            <h3>{group}</h3>
            <ul>
              {allowed.map(({ name, label, access }) => (
                <li key={name}>
                  {label}
                  {access !== 'all' && <span className={styles.limit}> · {accessLabels[access].toLowerCase()}</span>}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {jobAccess === 'assigned' && (
        <p className={styles.quiet}>Limited to jobs: permissions for jobs apply only to the selected jobs.</p>
      )}
    </div>
  )
}
