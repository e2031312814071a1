import { changeAgency } from '@assay/contracts/agencies'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { AgencyLogo } from '../../platform/agency-logo.tsx'
import { FactList } from '../../platform/fact-list.tsx'
import { formatCount, formatCountry } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { LogoField } from '../../platform/logo-field.tsx'
import type { Choice } from '../../platform/reference-lists.queries.ts'
import { Region } from '../../platform/region.tsx'
import styles from './agency-profile.module.css'
import { useChangeAgency, useChangeAgencyLogo } from './agency-profile.mutations.ts'
import { type Agency, membersQuery, ownAgencyQuery } from './agency-profile.queries.ts'
import { type AsPerson, CloseAgencyPanel } from './close-agency-panel.tsx'
import { Specialities } from './specialities.tsx'

interface AgencyProfileProps {
  run: AsPerson
  onClosed: () => void
}

/** What employers and candidates may know of the agency; owners change it. */
export function AgencyProfile({ run, onClosed }: AgencyProfileProps) {
  const query = useQuery(ownAgencyQuery)
  return (
    <Region query={query}>
      {(agency) => (
        <div className={styles.page}>
          <Panel title="Agency profile" note={agency.mayDo.includes('edit') ? undefined : 'Owners can change it'}>
            <div className={styles.form}>
              <FactList facts={agreedFacts(agency)} />
              <p className={styles.quiet}>
                These details were verified or agreed. To change them, contact the operator of this site.
              </p>
            </div>
          </Panel>
          <Panel title="What employers see">
            {agency.mayDo.includes('edit') ? (
              <ProfileForm key={agency.version} agency={agency} />
            ) : (
              <FactList facts={ownFacts(agency)} />
            )}
          </Panel>
          <LogoPanel agency={agency} />
          {agency.mayDo.includes('close') && <CloseAgencyPanel agency={agency} run={run} onClosed={onClosed} />}
        </div>
      )}
    </Region>
  )
}

function LogoPanel({ agency }: { agency: Agency }) {
  const change = useChangeAgencyLogo(agency.id)
  return (
    <Panel title="Logo" note="Employers see it beside your agency">
      <LogoField hasLogo={agency.logo !== null} mayChange={agency.mayDo.includes('edit')} change={change}>
        <AgencyLogo agency={agency} />
      </LogoField>
    </Panel>
  )
}

type Facts = readonly (readonly [string, string | null])[]

const agreedFacts = ({ legalName, country, domain, slug, ownershipDays }: Agency): Facts => [
  ['Legal name', legalName],
  ['Country', formatCountry(country)],
  ['Email domain', domain],
  ['Share code', slug],
  ['Ownership', `${formatCount(ownershipDays, 'day')} after an employer accepts a candidate`],
]

const ownFacts = ({ website, registrationNo, specialities, contactName, contactEmail, dpoEmail }: Agency): Facts => [
  ['Website', website],
  ['Registration no.', registrationNo],
  ['Specialties', specialities.length === 0 ? null : specialities.map(({ name }) => name).join(', ')],
  ['Contact person', contactName === null ? contactEmail : `${contactName}, ${contactEmail}`],
  ['Privacy contact', dpoEmail],
]

interface Draft {
  readonly website: string
  readonly registrationNo: string
  readonly specialities: readonly Choice[]
  readonly contactUserId: string
  readonly dpoEmail: string
}

const fields = contractFields(changeAgency.body, {
  labels: {
    website: 'Website',
    registrationNo: 'Company registration number',
    specialities: 'Specialties',
    contactUserId: 'Contact person',
    dpoEmail: 'Data protection contact',
  },
  shape: ({ website, registrationNo, specialities, contactUserId, dpoEmail }: Draft) => ({
    website: website === '' ? null : /^https?:\/\//.test(website) ? website : `https://${website}`,
    registrationNo: registrationNo === '' ? null : registrationNo,
    specialities: specialities.map(({ value }) => value),
    contactUserId: contactUserId === '' ? undefined : contactUserId,
    dpoEmail,
  }),
})

function ProfileForm({ agency }: { agency: Agency }) {
  const members = useQuery(membersQuery)
  const change = useChangeAgency(agency.id)
  const form = useForm({
    fields,
    initial: {
      website: agency.website ?? '',
      registrationNo: agency.registrationNo ?? '',
      specialities: agency.specialities.map(({ skillId, name }) => ({ value: skillId, label: name })),
      contactUserId: '',
      dpoEmail: agency.dpoEmail,
    },
    send: (body) => change.mutateAsync({ ...body, version: agency.version }),
  })
  const { contactName, contactEmail } = agency
  return (
    <form className={styles.form} {...form.bind}>
      <TextField {...form.text('website')} inputMode="url" />
      <TextField {...form.text('registrationNo')} />
      <Specialities
        field={form.field('specialities')}
        chosen={form.draft.specialities}
        controlSize="medium"
        onChange={(chosen) => form.set('specialities', chosen)}
      />
      <Select
        {...form.choice('contactUserId')}
        placeholder={contactName === null ? (contactEmail ?? 'None') : `${contactName}, ${contactEmail}`}
        hint="The person this site’s operator contacts. Employers write to your agency under Messages."
        options={(members.data ?? [])
          .filter(({ email }) => email !== contactEmail)
          .map(({ userId, fullName, email }) => ({ value: userId, label: `${fullName}, ${email}` }))}
      />
      <TextField {...form.text('dpoEmail')} type="email" hint="Where candidates’ privacy requests go." />
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant="primary">
          Save profile
        </Button>
      </div>
    </form>
  )
}
