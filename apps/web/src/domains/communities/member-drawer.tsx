import { tagMember } from '@assay/contracts/communities'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Drawer } from '@assay/ui/dialog'
import { TextLink } from '@assay/ui/link'
import { TextField } from '@assay/ui/text-field'
import { Link } from '@tanstack/react-router'
import { FactList } from '../../platform/fact-list.tsx'
import { formatDay } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Refusal } from '../../platform/refusal.tsx'
import styles from './communities.module.css'
import { useRemoveMember, useRenewConsent, useTagMember } from './communities.mutations.ts'
import { type Member, nameOf } from './communities.queries.ts'
import { memberLabels, readinessLabels } from './community-labels.ts'

const fields = contractFields(tagMember.body, {
  labels: { tags: 'Tags, separated by commas' },
  shape: ({ tags }: { tags: string }) => ({
    tags: tags.split(',').flatMap((tag) => (tag.trim() === '' ? [] : [tag.trim()])),
  }),
})

/** One member: facts, tags, and what the company may do. */
export function MemberDrawer({ member, onClose }: { member: Member; onClose: () => void }) {
  const { candidate, state, readiness, consentUntil, invitedAt, joinedAt, renewalAskedAt } = member
  const label = memberLabels[state]
  const day = (iso: string | null) => (iso === null ? null : formatDay(iso))
  return (
    <Drawer open onOpenChange={onClose} title={nameOf(member)} description={candidate.titleName ?? undefined}>
      <div className={styles.form}>
        <p>
          <Badge tone={label.tone}>{label.label}</Badge>
        </p>
        <FactList
          facts={[
            ['Could start', readiness === null ? null : readinessLabels[readiness]],
            ['Invited', day(invitedAt)],
            ['Joined', day(joinedAt)],
            ['Consent until', day(consentUntil)],
            ['Renewal requested', day(renewalAskedAt)],
            ['Skills', candidate.skills.map(({ name }) => name).join(', ')],
          ]}
        />
        <p>
          <TextLink render={<Link to="/candidate-profile" search={{ id: candidate.id }} />}>View profile</TextLink>
        </p>
        {state !== 'left' && <Tags member={member} />}
        <Acts member={member} onDone={onClose} />
      </div>
    </Drawer>
  )
}

function Tags({ member }: { member: Member }) {
  const save = useTagMember()
  const form = useForm({
    fields,
    initial: { tags: member.tags.join(', ') },
    send: ({ tags }) => save.mutateAsync({ id: member.id, tags: [...tags] }),
  })
  return (
    <form className={styles.form} {...form.bind}>
      <TextField {...form.text('tags')} />
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button}>Save tags</Button>
      </div>
    </form>
  )
}

function Acts({ member, onDone }: { member: Member; onDone: () => void }) {
  const renew = useRenewConsent()
  const remove = useRemoveMember()
  const { id, state } = member
  const mayRenew = state === 'joined' || state === 'muted' || state === 'consentExpired'
  return (
    <div className={styles.acts}>
      {mayRenew && (
        <Button busy={renew.isPending} onClick={() => renew.mutate(id)}>
          Ask to renew consent
        </Button>
      )}
      {state !== 'left' && (
        <Button busy={remove.isPending} onClick={() => remove.mutate(id, { onSuccess: onDone })}>
          {state === 'invited' ? 'Withdraw invitation' : 'Remove from community'}
        </Button>
      )}
      <Refusal error={renew.error ?? remove.error} />
    </div>
  )
}
