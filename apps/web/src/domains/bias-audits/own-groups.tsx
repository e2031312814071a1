import { races, sexes, volunteerDemographics } from '@assay/contracts/demographics'
import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Refusal } from '../../platform/refusal.tsx'
import { Region } from '../../platform/region.tsx'
import { raceLabels, sexLabels } from './audit-labels.ts'
import styles from './bias-audits.module.css'
import { useOwnGroups } from './bias-audits.mutations.ts'
import { type OwnGroups as Own, ownGroupsQuery } from './bias-audits.queries.ts'

/** For the page of a candidate's own data: the voluntary answer that bias audits are made from. */
export function OwnGroups({ token }: { token: string }) {
  const query = useQuery(ownGroupsQuery(token))
  return (
    <div className={styles.form}>
      <h2>Help check for bias (voluntary)</h2>
      <p className={styles.quiet}>
        Your answer helps us check whether the ranking treats groups equally. It’s encrypted, stored separately for at
        most two years, counted only together with at least four other people, and never shown to a company. It doesn’t
        affect your application, and the ranking can’t read it.
      </p>
      <Region query={query}>{(own) => <Answer key={String(own.isAnswered)} own={own} token={token} />}</Region>
    </div>
  )
}

const fields = contractFields(volunteerDemographics.body, { labels: { sex: 'Sex', race: 'Race or ethnicity' } })
const UNSAID = 'Not listed, or prefer not to say'

function Answer({ own, token }: { own: Own; token: string }) {
  const answer = useOwnGroups(token)
  const form = useForm({
    fields,
    initial: { token, sex: own.sex, race: own.race },
    send: ({ sex, race }) => answer.mutateAsync({ sex, race }),
  })
  return (
    <form className={styles.form} {...form.bind}>
      {own.keptUntil !== null && (
        <p className={styles.note} role="status">
          Saved. Deleted on {formatDay(own.keptUntil)}, or when you withdraw it.
        </p>
      )}
      <Select
        {...form.choice('sex')}
        placeholder={UNSAID}
        options={sexes.map((value) => ({ value, label: sexLabels[value] }))}
      />
      <Select
        {...form.choice('race')}
        placeholder={UNSAID}
        options={races.map((value) => ({ value, label: raceLabels[value] }))}
      />
      <FormProblems form={form} />
      <div className={styles.choices}>
        <Button {...form.button} variant="primary">
          {own.isAnswered ? 'Change answer' : 'Save answer'}
        </Button>
        {own.isAnswered && (
          <Button busy={answer.isPending} onClick={() => answer.mutate('withdraw')}>
            Withdraw answer
          </Button>
        )}
      </div>
      <Refusal error={answer.error} />
    </form>
  )
}
