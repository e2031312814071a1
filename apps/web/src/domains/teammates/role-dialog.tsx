import type { PermissionName } from '@assay/contracts/permission-names'
import { createRole } from '@assay/contracts/users'
import { Button } from '@assay/ui/button'
import { Drawer } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import type { z } from 'zod'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { NewerVersion } from '../../platform/forms/newer-version.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { accessLabels, permissionGroups } from '../../platform/labels/permission-labels.ts'
import styles from './teammates.module.css'
import { useSaveRole } from './teammates.mutations.ts'
import type { TeamRole } from './teammates.queries.ts'

type Grants = z.input<typeof createRole.body>['grants']
type Access = Grants[number]['access']

interface Draft {
  readonly name: string
  readonly description: string
  /** By permission; those without an entry are not granted. */
  readonly granted: Readonly<Record<string, Access | ''>>
  readonly version: number
}

const fields = contractFields<typeof createRole.body, Draft>(createRole.body, {
  labels: {
    name: 'Name',
    description: 'Description',
    granted: 'Permissions',
    grants: 'Permissions',
    version: 'Version',
  },
  shape: ({ granted, version: _, ...rest }) => ({ ...rest, grants: grantsOf(granted) }),
  moved: { grants: 'granted' },
})

const grantsOf = (granted: Draft['granted']): Grants =>
  Object.entries(granted).flatMap(([name, access]) => (access === '' ? [] : [{ name: name as PermissionName, access }]))

/** What a custom role may hold: pairs of the built-in roles that the user could give. */
function offeredIn(roles: readonly TeamRole[]): Map<string, Set<Access>> {
  const offered = new Map<string, Set<Access>>()
  for (const { builtIn, permissions } of roles)
    if (builtIn)
      for (const { name, access } of permissions) offered.set(name, (offered.get(name) ?? new Set()).add(access))
  offered.delete('company.delete')
  offered.delete('owner.transfer')
  return offered
}

const draftOf = (role: TeamRole | null): Draft => ({
  name: role?.name ?? '',
  description: role?.description ?? '',
  granted: Object.fromEntries((role?.permissions ?? []).map(({ name, access }) => [name, access])),
  version: role?.version ?? 0,
})

interface RoleDialogProps {
  role: TeamRole | null
  roles: readonly TeamRole[]
  onClose: () => void
}

export function RoleDialog({ role, roles, onClose }: RoleDialogProps) {
  const save = useSaveRole(role?.id ?? null)
  const offered = offeredIn(roles)
  // As it is listed now; the dialog keeps the one it was opened with.
  const stored = roles.find(({ id }) => id === role?.id) ?? role
  const form = useForm({
    fields,
    initial: draftOf(role),
    send: async (body) => {
      await save.mutateAsync({ ...body, version: form.draft.version })
      onClose()
    },
  })
  const { granted } = form.draft
  const begin = (id: string) => {
    const from = roles.find((each) => each.id === id)
    const pairs = (from?.permissions ?? []).filter(({ name }) => offered.has(name))
    form.set('granted', Object.fromEntries(pairs.map(({ name, access }) => [name, access])))
  }
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={role === null ? 'Create role' : `Edit ${role.name}`}
      description="A role can’t grant more than your own permissions."
      width="medium"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="primary">
            Save role
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextField {...form.text('name')} />
        <TextField {...form.text('description')} />
        <Select
          label="Copy permissions from"
          value=""
          placeholder="Choose a role to copy"
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => begin(event.target.value)}
        />
        {Object.entries(permissionGroups).map(([group, labels]) => {
          const rows = Object.entries(labels).filter(([name]) => offered.has(name))
          return (
            rows.length > 0 && (
              <fieldset key={group} className={styles.grants}>
                <legend>{group}</legend>
                {rows.map(([name, label]) => (
                  <label key={name} className={styles.grant}>
                    <span>{label}</span>
                    <select
                      name={`granted.${name}`}
                      value={granted[name] ?? ''}
                      onChange={(event) => form.set('granted', { ...granted, [name]: event.target.value })}
                    >
                      <option value="">No</option>
                      {[...(offered.get(name) ?? [])].map((access) => (
                        <option key={access} value={access}>
                          {accessLabels[access]}
                        </option>
                      ))}
                    </select>
                  </label>
                ))}
              </fieldset>
            )
          )
        })}
        <FormProblems form={form} />
        <NewerVersion
          begun={form.draft.version}
          stored={draftOf(stored).version}
          isDirty={form.isDirty}
          isSending={form.busy}
          onTake={() => form.reset(draftOf(stored))}
          onKeep={() => form.set('version', draftOf(stored).version)}
        />
      </form>
    </Drawer>
  )
}
