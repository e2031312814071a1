import { type RequestsShown, requestsShown, submitCandidateRequest } from '@assay/contracts/candidate-requests'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import type { LinkPageProps } from '../../platform/candidate-link.ts'
import { formatDeadline } from '../../platform/format-deadline.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Refusal } from '../../platform/refusal.tsx'
import { kindLabels, ownKindLabels, ownOutcomeLabels, stateLabels } from './candidate-request-labels.ts'
import styles from './candidate-requests.module.css'
import { useOwnRequest } from './candidate-requests.mutations.ts'

export function OwnRequests({ link, token, zone }: LinkPageProps) {
  const shows = requestsShown.parse(link.shows)
  return (
    <section className={styles.panel}>
      <h1>
        Ask {link.companyName} about “{shows.requirementTitle}”
      </h1>
      <div className={styles.form}>
        <h2>How candidates are selected</h2>
        <p>{shows.system}</p>
        {shows.rounds.length > 0 && (
          <ul className={styles.rounds}>
            {shows.rounds.map((round) => (
              <li key={round}>{round}</li>
            ))}
          </ul>
        )}
      </div>
      {shows.requests.length > 0 && (
        <Asked shows={shows} companyName={link.companyName ?? ''} token={token} zone={zone} />
      )}
      {shows.kinds.length > 0 ? (
        <Ask shows={shows} companyName={link.companyName ?? ''} token={token} />
      ) : (
        shows.requests.length === 0 && <p>This process has ended, so nothing new can be asked.</p>
      )}
    </section>
  )
}

interface PartProps {
  shows: RequestsShown
  companyName: string
  token: string
}

function Asked({ shows, companyName, token, zone }: PartProps & Pick<LinkPageProps, 'zone'>) {
  const own = useOwnRequest(token)
  return (
    <div className={styles.form}>
      <h2>What you asked</h2>
      <ul className={styles.requests}>
        {shows.requests.map((each) => (
          <li key={each.id}>
            <p>
              <strong>{kindLabels[each.kind]}</strong>{' '}
              <Badge tone={stateLabels[each.state].tone}>{stateLabels[each.state].label}</Badge>
            </p>
            <p className={styles.quote}>{each.message}</p>
            {each.state === 'open' && (
              <p className={styles.note}>
                {each.isOverdue
                  ? `${companyName} didn’t answer by ${formatDeadline(each.answerBy, zone)} and has been reminded.`
                  : `${companyName} will answer by ${formatDeadline(each.answerBy, zone)}.`}
              </p>
            )}
            {each.outcome !== null && (
              <Notice>
                <strong>{ownOutcomeLabels[each.outcome]}</strong> {each.answer}
              </Notice>
            )}
            {each.state === 'open' && (
              <Button
                size="small"
                busy={own.isPending}
                onClick={() => own.mutate({ does: 'withdrawRequest', id: each.id })}
                aria-label={`Cancel: ${kindLabels[each.kind]}`}
              >
                Cancel
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Refusal error={own.error} />
    </div>
  )
}

const fields = contractFields(submitCandidateRequest.body, {
  labels: { kind: 'What is it about?', message: 'Your message' },
})

function Ask({ shows, companyName, token }: PartProps) {
  const own = useOwnRequest(token)
  const only = shows.kinds.length === 1 ? shows.kinds[0] : undefined
  const form = useForm({
    fields,
    initial: { token, kind: only ?? '', message: '' },
    send: async ({ kind, message }) => {
      await own.mutateAsync({ does: 'ask', kind, message })
      form.reset({ token, kind: '', message: '' })
    },
  })
  return (
    <form className={styles.form} {...form.bind}>
      <h2>New question or request</h2>
      <Select
        {...form.choice('kind')}
        placeholder="Select"
        options={shows.kinds.map((value) => ({ value, label: ownKindLabels[value] }))}
      />
      <TextArea {...form.area('message')} rows={4} />
      <p className={styles.note}>
        Say what you would like to know or what you need. You don’t have to say why. Only the hiring team at{' '}
        {companyName} reads this, and it never affects your ranking. They have {shows.answerHours} hours to answer by
        email.
      </p>
      <FormProblems form={form} />
      <div className={styles.choices}>
        <Button {...form.button} variant="primary">
          Send
        </Button>
      </div>
    </form>
  )
}
