import { payPeriods } from '@assay/contracts/money'
import { type Check, rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { capitalize } from '../../platform/format.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { readAmount } from '../../platform/forms/read-amount.ts'
import { ruleFields } from '../../platform/forms/rule-fields.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { allCountries } from '../../platform/reference-lists.queries.ts'
import styles from './imports.module.css'
import { useSendForm } from './imports.mutations.ts'
import { resumeOfForm, type TypedCandidate } from './resume-of-form.ts'

/** A rule of this form alone, for what was typed; an empty field says nothing. */
const saying = (message: string, isGood: (text: string) => boolean): Check => ({
  rule: 'custom',
  holds: (value) => String(value).trim() === '' || isGood(String(value).trim()),
  message: () => message,
})

const fields = ruleFields<TypedCandidate>({
  name: { label: 'Name', checks: [rules.required(), rules.max(200)] },
  email: { label: 'Email', inputMode: 'email', checks: [rules.required(), rules.email()] },
  phone: { label: 'Phone', type: 'tel', checks: [rules.max(60)] },
  headline: { label: 'Headline', checks: [rules.required(), rules.max(200)] },
  country: { label: 'Country', checks: [] },
  skills: { label: 'Skills', checks: [rules.required(), rules.max(4000)] },
  position: { label: 'Current job title', checks: [rules.max(200)] },
  employer: { label: 'Employer', checks: [rules.max(200)] },
  since: {
    label: 'Since',
    checks: [
      saying('Since must be a month such as 2021-03, or a year.', (text) =>
        /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/.test(text),
      ),
    ],
  },
  summary: { label: 'Summary', checks: [rules.max(20_000)] },
  amount: {
    label: 'Expected pay',
    checks: [
      saying('Expected pay must be an amount, such as 650.', (text) => typeof readAmount(text, 'EUR') === 'number'),
    ],
  },
  currency: { label: 'Currency', checks: [rules.required(), rules.regex(/^[A-Z]{3}$/)] },
  period: { label: 'Per', checks: [] },
  noticeDays: {
    label: 'Notice in days',
    inputMode: 'numeric',
    checks: [rules.integer(), rules.min_value(0), rules.max_value(365)],
  },
  externalId: { label: 'Your id', checks: [rules.max(200)] },
})

const EMPTY: TypedCandidate = {
  name: '',
  email: '',
  phone: '',
  headline: '',
  country: '',
  skills: '',
  position: '',
  employer: '',
  since: '',
  summary: '',
  amount: '',
  currency: 'EUR',
  period: 'hour',
  noticeDays: '',
  externalId: '',
}

/** One candidate, typed in. It becomes an import of one, which shows how it was read before anything is saved. */
export function AddCandidateDialog({ onSent, onClose }: { onSent: (id: string) => void; onClose: () => void }) {
  const send = useSendForm()
  const countries = useQuery(allCountries())
  const form = useForm({
    fields,
    initial: EMPTY,
    send: (typed) => send.mutateAsync({ name: typed.name.trim(), resume: resumeOfForm(typed) }, { onSuccess: onSent }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add candidate"
      description="Next, you see how the profile was read, and confirm that the candidate agreed."
    >
      <form className={styles.form} {...form.bind}>
        <div className={styles.two}>
          <TextField {...form.text('name')} />
          <TextField {...form.text('email')} />
          <TextField {...form.text('phone')} />
          <Select {...form.choice('country')} placeholder="Not stated" options={countries.data ?? []} />
        </div>
        <TextField {...form.text('headline')} placeholder="Senior Backend Developer" />
        <TextArea {...form.area('skills')} rows={2} hint="With years after a colon, such as Go: 6, Kafka: 4, Docker." />
        <div className={styles.three}>
          <TextField {...form.text('position')} />
          <TextField {...form.text('employer')} />
          <TextField {...form.text('since')} placeholder="2021-03" />
        </div>
        <TextArea
          {...form.area('summary')}
          rows={4}
          hint="Names and contact details in it stay hidden from employers until they are shared."
        />
        <div className={styles.three}>
          <TextField {...form.text('amount')} inputMode="decimal" />
          <TextField
            {...form.text('currency')}
            onChange={(event) => form.set('currency', event.target.value.toUpperCase())}
          />
          <Select
            {...form.choice('period')}
            options={payPeriods.map((value) => ({ value, label: capitalize(value) }))}
          />
        </div>
        <div className={styles.two}>
          <TextField {...form.text('noticeDays')} />
          <TextField {...form.text('externalId')} hint="If empty, the email address is the id." />
        </div>
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            Continue
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
