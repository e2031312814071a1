import { shareDays, shareProfile } from '@assay/contracts/profile-shares'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { formatCount, formatDay } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Region } from '../../platform/region.tsx'
import styles from './candidates.module.css'
import { useRevokeShare, useShareProfile } from './profile-shares.mutations.ts'
import { openSharesQuery, type ProfileShare } from './profile-shares.queries.ts'

const CHOICES = [1, shareDays.usual, 14, shareDays.most] as const

const fields = contractFields<typeof shareProfile.body, { candidateId: string; days: string }>(shareProfile.body, {
  labels: { candidateId: 'Candidate', days: 'Valid for' },
  shape: ({ candidateId, days }) => ({ candidateId, days: Number(days) }),
})

interface ShareDialogProps {
  candidateId: string
  name: string
  onClose: () => void
}

/** Links for people without an account: what they see is masked, whatever the company itself knows. */
export function ShareDialog({ candidateId, name, onClose }: ShareDialogProps) {
  const share = useShareProfile(candidateId)
  const open = useQuery(openSharesQuery(candidateId))
  const form = useForm({
    fields,
    initial: { candidateId, days: String(shareDays.usual) },
    send: async ({ days }) => copy(await share.mutateAsync(days ?? shareDays.usual)),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Share ${name}`}
      description="Anyone with the link sees the masked profile: no name, employers, contact details or pay."
      footer={
        <Button {...form.button} variant="primary">
          Create and copy link
        </Button>
      }
    >
      <form className={styles.form} {...form.bind}>
        <Select
          {...form.choice('days')}
          options={CHOICES.map((days) => ({ value: String(days), label: formatCount(days, 'day') }))}
        />
        <FormProblems form={form} />
      </form>
      <Region query={open}>
        {(shares) => shares.length > 0 && <OpenShares shares={shares} candidateId={candidateId} />}
      </Region>
    </Dialog>
  )
}

async function copy({ link }: ProfileShare): Promise<void> {
  if (link === null) return
  await navigator.clipboard.writeText(link)
  toasts.success('Link copied', { detail: 'You can revoke it here at any time.' })
}

function OpenShares({ shares, candidateId }: { shares: readonly ProfileShare[]; candidateId: string }) {
  const revoke = useRevokeShare(candidateId)
  return (
    <section aria-label="Open links" className={styles.open}>
      <h3>Open links</h3>
      <ul className={styles.shares}>
        {shares.map((share) => {
          const until = formatDay(share.expiresAt)
          return (
            <li key={share.id}>
              <span>
                Until {until}, by {share.sharedBy}
              </span>
              <Button size="small" aria-label={`Copy link valid until ${until}`} onClick={() => void copy(share)}>
                Copy
              </Button>
              <Button
                size="small"
                variant="quiet"
                busy={revoke.isPending}
                aria-label={`Revoke link valid until ${until}`}
                onClick={() => revoke.mutate(share.id)}
              >
                Revoke
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
