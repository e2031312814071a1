import { makeApiToken } from '@assay/contracts/api-tokens'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { permissionGroups, permissionLabel } from '../../../platform/labels/permission-labels.ts'
import { useSession } from '../../../platform/session/session.ts'
import { sendApiToken } from '../api-tokens.queries.ts'
import { useConfirmedIdentity } from '../proof/index.ts'
import styles from '../user-page.module.css'

interface Draft {
  readonly name: string
  readonly expiresInDays: string
  readonly permissions: readonly string[]
}

const LIFETIMES = [7, 30, 90, 365].map((days) => ({ value: String(days), label: `After ${days} days` }))

const fields = contractFields<typeof makeApiToken.body, Draft>(makeApiToken.body, {
  labels: { name: 'Name', expiresInDays: 'Expires', permissions: 'Permissions' },
  shape: ({ expiresInDays, ...draft }) => ({ ...draft, expiresInDays: Number(expiresInDays) }),
})

/** The permissions by area, in the order and the words of the roles. */
const areasOf = (own: readonly string[]): [string, string[]][] =>
  Object.entries(permissionGroups)
    .map(([area, labels]): [string, string[]] => [area, Object.keys(labels).filter((name) => own.includes(name))])
    .filter(([, names]) => names.length > 0)

export interface MakeApiTokenProps {
  onClose: () => void
  onMade: (token: string) => Promise<void>
}

export function MakeApiToken({ onClose, onMade }: MakeApiTokenProps) {
  const { user } = useSession()
  const { run, dialog } = useConfirmedIdentity()
  const own = [...new Set(user?.roles.flatMap(({ permissions }) => permissions.map(({ name }) => name)))]
  const form = useForm({
    fields,
    initial: { name: '', expiresInDays: '30', permissions: [] } as Draft,
    send: async (body) => {
      const { token } = await run(() => sendApiToken(body))
      await onMade(token ?? '')
    },
  })
  const { permissions } = form.draft
  const toggle = (name: string, isOn: boolean) =>
    form.set('permissions', isOn ? [...permissions, name] : permissions.filter((each) => each !== name))
  const problem = form.problem('permissions')
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="New API token"
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button {...form.button} variant="primary">
              Create token
            </Button>
          </>
        }
      >
        <form className={styles.form} {...form.bind}>
          <TextField {...form.text('name')} hint="What will use it, for example, Weekly report." />
          <Select {...form.choice('expiresInDays')} options={LIFETIMES} />
          <fieldset className={styles.permissions} data-field="permissions" tabIndex={-1}>
            <legend>Permissions</legend>
            {areasOf(own).map(([area, names]) => (
              <fieldset key={area} className={styles.area}>
                <legend>{area}</legend>
                {names.map((name) => (
                  <Checkbox
                    key={name}
                    label={permissionLabel(name)}
                    checked={permissions.includes(name)}
                    onChange={(event) => toggle(name, event.target.checked)}
                  />
                ))}
              </fieldset>
            ))}
            {problem !== null && <p role="alert">{problem}</p>}
          </fieldset>
          <FormProblems form={form} />
        </form>
      </Dialog>
      {dialog}
    </>
  )
}
