import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { accessLabels, permissionGroups } from '../../platform/labels/permission-labels.ts'
import { Region } from '../../platform/region.tsx'
import { RoleDialog } from './role-dialog.tsx'
import styles from './teammates.module.css'
import { useDeleteRole } from './teammates.mutations.ts'
import { rolesQuery, type TeamRole } from './teammates.queries.ts'

/** Every role of the team with every permission, as the server grants them. */
export function RoleMatrix() {
  const query = useQuery(rolesQuery())
  const [edited, setEdited] = useState<TeamRole | 'new' | null>(null)
  const mayWrite = query.data?.mayWrite === true
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>Roles and permissions</h1>
        {mayWrite && (
          <Button variant="primary" onClick={() => setEdited('new')}>
            Create role
          </Button>
        )}
      </div>
      <Region query={query}>
        {({ roles }) => {
          const ordered = roles.toSorted((left, right) => right.permissions.length - left.permissions.length)
          const custom = ordered.filter(({ builtIn }) => !builtIn)
          return (
            <>
              {custom.length > 0 && <CustomRoles roles={custom} onEdit={setEdited} />}
              <Panel title="Permissions" flush>
                <Matrix roles={ordered} />
              </Panel>
              {edited !== null && (
                <RoleDialog role={edited === 'new' ? null : edited} roles={ordered} onClose={() => setEdited(null)} />
              )}
            </>
          )
        }}
      </Region>
    </div>
  )
}

function CustomRoles({ roles, onEdit }: { roles: readonly TeamRole[]; onEdit: (role: TeamRole) => void }) {
  const remove = useDeleteRole()
  return (
    <Panel title="Custom roles">
      <ul className={styles.roles}>
        {roles.map((role) => (
          <li key={role.id}>
            <span>
              <strong>{role.name}</strong>
              <span className={styles.note}>{role.description}</span>
            </span>
            {role.mayEdit && (
              <span className={styles.acts}>
                <Button size="small" aria-label={`Edit ${role.name}`} onClick={() => onEdit(role)}>
                  Edit
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  busy={remove.isPending && remove.variables === role.id}
                  aria-label={`Delete ${role.name}`}
                  onClick={() => remove.mutate(role.id)}
                >
                  Delete
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** A phone has room for one role beside the names of the permissions; which, is chosen above. */
function Matrix({ roles }: { roles: readonly TeamRole[] }) {
  const [chosen, setChosen] = useState(roles[0]?.id)
  const column = (id: string) => (id === chosen ? undefined : styles.roomy)
  const granted = new Map(
    roles.map(({ id, permissions }) => [id, new Map(permissions.map(({ name, access }) => [name, access]))]),
  )
  const groups = Object.entries(permissionGroups).flatMap(([group, labels]) => {
    const rows = Object.entries(labels).filter(([name]) => roles.some(({ id }) => granted.get(id)?.has(name)))
    return rows.length === 0 ? [] : [[group, rows] as const]
  })
  return (
    <>
      <div className={styles.roleChoice}>
        <Select
          label="Role"
          value={chosen ?? ''}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      </div>
      <Table label="Permissions by role" className={styles.matrix ?? ''}>
        <thead>
          <tr>
            <th scope="col">Permission</th>
            {roles.map(({ id, name, description }) => (
              <th key={id} scope="col" title={description} className={column(id)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(([group, rows]) => (
            <Fragment key={group}>
              <tr>
                <th scope="colgroup" colSpan={roles.length + 1} className={styles.group}>
                  {group}
                </th>
              </tr>
              {rows.map(([name, label]) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  {roles.map(({ id }) => {
                    const access = granted.get(id)?.get(name)
                    return (
                      <td key={id} data-access={access ?? 'none'} className={column(id)}>
                        {access === undefined ? '–' : accessLabels[access]}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </>
  )
}
