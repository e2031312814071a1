import { applyAsAgency } from '@assay/contracts/agencies'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Combobox } from '@assay/ui/combobox'
import { TextField } from '@assay/ui/text-field'
import { useMutation, useQuery } from '@tanstack/react-query'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { allCountries, type Choice } from '../../platform/reference-lists.queries.ts'
import styles from './application.module.css'
import { sendApplication } from './applications.mutations.ts'
import { Specialities } from './specialities.tsx'

const initial = {
  legalName: '',
  country: '',
  registrationNo: '',
  website: '',
  specialities: [] as readonly Choice[],
  contactName: '',
  contactEmail: '',
  dpoEmail: '',
  acceptTerms: false,
}

const fields = contractFields(applyAsAgency.body, {
  labels: {
    legalName: 'Legal name',
    country: 'Country',
    registrationNo: 'Company registration number',
    website: 'Website',
    specialities: 'Specialties',
    contactName: 'Contact person',
    contactEmail: 'Work email',
    dpoEmail: 'Data protection contact',
    acceptTerms: 'Rules of representation',
  },
  shape: ({ specialities, registrationNo, website, ...draft }: typeof initial) => ({
    ...draft,
    website: website === '' || /^https?:\/\//.test(website) ? website : `https://${website}`,
    registrationNo: registrationNo === '' ? null : registrationNo,
    specialities: specialities.map(({ value }) => value),
    acceptTerms: draft.acceptTerms ? true : undefined,
  }),
})

/** `onSent` gets the address to which the mail went. */
export function ApplicationForm({ onSent }: { onSent: (email: string) => void }) {
  const { mutateAsync } = useMutation(sendApplication())
  const countries = useQuery(allCountries())
  const form = useForm({
    fields,
    initial,
    send: async (body) => {
      await mutateAsync(body)
      onSent(body.contactEmail)
    },
  })
  const { country, specialities } = form.draft
  return (
    <>
      <h1 className={styles.title}>Register your agency</h1>
      <p className={styles.intro}>
        Agencies submit their candidates to employers’ jobs and follow them to the hire. The operator of this site
        reviews each application.
      </p>
      <form className={styles.form} {...form.bind}>
        <h2 className={styles.part}>The agency</h2>
        <TextField {...form.text('legalName')} autoComplete="organization" controlSize="large" />
        <Combobox
          controlSize="large"
          options={countries.data ?? []}
          searching={countries.isPending}
          value={countries.data?.find(({ value }) => value === country) ?? null}
          onChange={(choice) => form.set('country', choice?.value ?? '')}
          {...form.field('country')}
          placeholder="Type to search"
        />
        <TextField {...form.text('registrationNo')} controlSize="large" hint="Optional." />
        <TextField {...form.text('website')} controlSize="large" inputMode="url" autoComplete="url" />
        <Specialities
          field={form.field('specialities')}
          chosen={specialities}
          onChange={(chosen) => form.set('specialities', chosen)}
        />
        <h2 className={styles.part}>People</h2>
        <TextField {...form.text('contactName')} autoComplete="name" controlSize="large" />
        <TextField
          {...form.text('contactEmail')}
          type="email"
          autoComplete="email"
          controlSize="large"
          hint="At your agency’s own domain. We send a link there to verify it."
        />
        <TextField
          {...form.text('dpoEmail')}
          type="email"
          controlSize="large"
          hint="Where candidates’ privacy requests go. It may be the same address."
        />
        <Checkbox
          {...form.tick('acceptTerms')}
          label="We submit candidates only with their consent, submit each candidate to an employer only once, and answer their privacy requests."
        />
        <FormProblems form={form} />
        <Button {...form.button} variant="primary" size="large">
          Send application
        </Button>
      </form>
    </>
  )
}

export function ApplicationSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <>
      <h1 className={styles.title}>Check your email</h1>
      <p className={styles.intro}>
        We sent a link to <strong>{email}</strong>. Open it within three days to verify the address. Then the operator
        reviews your application and emails you the decision.
      </p>
      <p className={styles.intro}>Nothing arrived? Check your spam folder and the address.</p>
      <Button size="large" onClick={onAgain}>
        Edit application
      </Button>
    </>
  )
}
