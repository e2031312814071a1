import { type ApiKeyScope, apiKeyScopes, createApiKey, DEFAULT_RATE_LIMIT } from '@assay/contracts/agency-api-keys'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Dialog } from '@assay/ui/dialog'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './agency-api.module.css'
import { useCreateKey } from './agency-api.mutations.ts'
import { scopeLabels } from './key-labels.ts'

interface Draft {
  readonly name: string
  readonly scopes: readonly ApiKeyScope[]
  readonly rateLimit: number | string
  readonly networks: string
  readonly expiresOn: string
}

const fields = contractFields(createApiKey.body, {
  labels: {
    name: 'Name',
    scopes: 'Scopes',
    rateLimit: 'Requests per 10 seconds',
    networks: 'Allowed networks',
    expiresOn: 'Expires on',
  },
  shape: ({ name, scopes, rateLimit, networks, expiresOn }: Draft) => ({
    name,
    scopes: [...scopes],
    rateLimit: Number(rateLimit),
    ipAllow: networks.split(/[\s,]+/).filter((network) => network !== ''),
    expiresAt: expiresOn === '' ? null : `${expiresOn}T23:59:59Z`,
  }),
  moved: { ipAllow: 'networks', expiresAt: 'expiresOn' },
})

const INITIAL: Draft = {
  name: '',
  scopes: ['jobs.read', 'candidates.submit', 'candidates.read'],
  rateLimit: DEFAULT_RATE_LIMIT,
  networks: '',
  expiresOn: '',
}

export function KeyDialog({ onClose, onCreated }: { onClose: () => void; onCreated: (secret: string) => void }) {
  const create = useCreateKey()
  const form = useForm({
    fields,
    initial: INITIAL,
    send: async (body) => {
      const { secret } = await create.mutateAsync(body)
      onCreated(secret ?? '')
    },
  })
  const { scopes } = form.draft
  const problem = form.field('scopes').error
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Create key"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="primary">
            Create key
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextField {...form.text('name')} hint="For example, the name of the system that will use it." />
        <fieldset className={styles.scopes}>
          <legend>Scopes</legend>
          {apiKeyScopes.map((scope) => (
            <Checkbox
              key={scope}
              name="scopes"
              label={scopeLabels[scope]}
              note={scope}
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                form.set('scopes', target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
              }
            />
          ))}
          {problem !== null && <span className={styles.error}>{problem}</span>}
        </fieldset>
        <TextField {...form.text('rateLimit')} type="number" />
        <TextField
          {...form.text('networks')}
          hint="Addresses or networks such as 203.0.113.0/24, separated by commas. Empty: any."
        />
        <TextField {...form.text('expiresOn')} type="date" hint="Empty: never." />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
