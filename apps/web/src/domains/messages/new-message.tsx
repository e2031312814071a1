import { openThread } from '@assay/contracts/agency-threads'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState } from '@assay/ui/states'
import { TextArea } from '@assay/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Region } from '../../platform/region.tsx'
import { MaskedHint } from './masked-hint.tsx'
import styles from './messages.module.css'
import { useOpenThread } from './messages.mutations.ts'
import { type Partner, partnersQuery, type Subject, subjectQuery, threadAboutQuery } from './messages.queries.ts'

export interface NewMessageProps {
  subject: Subject
  isAgency: boolean
  back: ReactNode
  onSent: (threadId: string) => void
}

export function NewMessage(props: NewMessageProps) {
  const { subject, isAgency, onSent } = props
  const partners = useQuery(partnersQuery())
  const { data: known } = useQuery(threadAboutQuery(subject, isAgency))
  useEffect(() => {
    if (typeof known === 'string') onSent(known)
  }, [known, onSent])
  return (
    <Panel title="New message" actions={props.back}>
      <Region query={partners}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title="No contacts">
              {props.isAgency
                ? 'You can write to employers you work with.'
                : 'You can write to agencies assigned to your jobs.'}
            </EmptyState>
          ) : (
            <Compose partners={found} {...props} />
          )
        }
      </Region>
    </Panel>
  )
}

const fields = contractFields(openThread.body, {
  labels: { partnerId: 'To', requirementId: 'About', candidateId: 'Candidate', body: 'Message' },
})

function Compose({ partners, subject, isAgency, onSent }: NewMessageProps & { partners: readonly Partner[] }) {
  const open = useOpenThread()
  const about = useQuery(subjectQuery(subject)).data
  const [only] = partners
  const form = useForm({
    fields,
    initial: {
      partnerId: subject.partner ?? (partners.length === 1 && only !== undefined ? only.id : ''),
      requirementId: subject.requirement ?? '',
      candidateId: subject.candidate ?? null,
      body: '',
    },
    send: async ({ requirementId, ...body }) => {
      const thread = await open.mutateAsync({ ...body, requirementId: requirementId || null })
      form.reset()
      onSent(thread.id)
    },
  })
  const chosen = partners.find(({ id }) => id === form.draft.partnerId)
  return (
    <form className={styles.form} {...form.bind}>
      <Select
        {...form.choice('partnerId')}
        placeholder={isAgency ? 'Select a client' : 'Select an agency'}
        disabled={subject.partner !== undefined}
        options={partners.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {about ? (
        <p className={styles.about}>
          About {about.candidateName} for {about.requirementTitle}
        </p>
      ) : (
        <Select
          {...form.choice('requirementId')}
          placeholder={
            chosen === undefined || chosen.mayDo.includes('writeInGeneral') ? 'Working together' : 'Select a job'
          }
          disabled={subject.requirement !== undefined}
          options={(chosen?.jobs ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <TextArea {...form.area('body')} rows={5} />
      {subject.candidate !== undefined && <MaskedHint />}
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant="primary">
          Send
        </Button>
      </div>
    </form>
  )
}
