import { sizeBands } from '@assay/contracts/registrations'
import { changeCompany } from '@assay/contracts/users'
import { zoneLabel } from '@assay/contracts/zone-names'
import { Button } from '@assay/ui/button'
import { Combobox } from '@assay/ui/combobox'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currencyOptions } from '../../platform/currencies.ts'
import { FactList } from '../../platform/fact-list.tsx'
import { formatCountry } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { type Form, useForm } from '../../platform/forms/use-form.ts'
import { formatSizeBand } from '../../platform/labels/format-size-band.ts'
import { allCountries, allIndustries, type Choice, findTimezones } from '../../platform/reference-lists.queries.ts'
import { useChangeCompany } from './company.mutations.ts'
import type { Company } from './company.queries.ts'
import styles from './company-settings.module.css'
import { ownersNote } from './owners-note.ts'

const labels = {
  name: 'Company',
  country: 'Country',
  industryId: 'Industry',
  sizeBand: 'Size',
  timezone: 'Time zone',
  currency: 'Currency',
}

const fields = contractFields(changeCompany.body, { labels })

/** Name, place, industry and the defaults of new jobs. */
export function CompanyProfile({ company }: { company: Company }) {
  return (
    <Panel title="Profile" note={ownersNote(company.mayChange)}>
      {company.mayChange ? <ProfileForm company={company} /> : <Facts company={company} />}
    </Panel>
  )
}

function Facts({ company }: { company: Company }) {
  const { name, country, industry, sizeBand, timezone, currency } = company
  return (
    <FactList
      aligned
      facts={[
        [labels.name, name],
        [labels.country, formatCountry(country)],
        [labels.industryId, industry?.name ?? null],
        [labels.sizeBand, sizeBand === null ? null : formatSizeBand(sizeBand)],
        [labels.timezone, timezone],
        [labels.currency, currency],
      ]}
    />
  )
}

interface Draft extends Pick<Company, 'name' | 'country' | 'timezone' | 'currency' | 'version'> {
  readonly sizeBand: Company['sizeBand'] | (typeof sizeBands)[number]
  readonly industryId: string | null
}

function ProfileForm({ company }: { company: Company }) {
  const change = useChangeCompany(company.id)
  const { name, country, timezone, currency, version, industry } = company
  const form = useForm({
    fields,
    initial: {
      name,
      country,
      timezone,
      currency,
      version,
      sizeBand: company.sizeBand as Draft['sizeBand'],
      industryId: industry?.id ?? null,
    },
    send: (body) => change.mutateAsync(body),
  })
  const countries = useQuery(allCountries())
  const industries = useQuery(allIndustries())
  return (
    <form className={styles.form} {...form.bind}>
      <TextField {...form.text('name')} />
      <Chosen form={form} name="country" choices={countries.data ?? []} searching={countries.isPending} />
      <Chosen
        form={form}
        name="industryId"
        choices={withNow(industries.data ?? [], industry)}
        searching={industries.isPending}
      />
      <Select
        {...form.choice('sizeBand')}
        options={sizeBands.map((band) => ({ value: band, label: formatSizeBand(band) }))}
      />
      <TimezoneField form={form} />
      <Select
        {...form.choice('currency')}
        hint="New amounts begin in this currency."
        options={currencyOptions(currency)}
      />
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant={form.isDirty ? 'primary' : 'secondary'}>
          Save profile
        </Button>
      </div>
    </form>
  )
}

/** A finer industry than those listed stays choosable. */
const withNow = (choices: readonly Choice[], now: Company['industry']): readonly Choice[] =>
  now === null || choices.some(({ value }) => value === now.id)
    ? choices
    : [{ value: now.id, label: now.name }, ...choices]

interface ChosenProps {
  form: Form<Draft>
  name: 'country' | 'industryId'
  choices: readonly Choice[]
  searching: boolean
}

function Chosen({ form, name, choices, searching }: ChosenProps) {
  return (
    <Combobox
      options={choices}
      searching={searching}
      value={choices.find((choice) => choice.value === form.draft[name]) ?? null}
      onChange={(choice) => form.set(name, choice?.value ?? (name === 'country' ? '' : null))}
      {...form.field(name)}
      placeholder="Type to search"
    />
  )
}

function TimezoneField({ form }: { form: Form<Draft> }) {
  const [search, setSearch] = useState('')
  const { timezone, country } = form.draft
  const found = useQuery(findTimezones(search, country || undefined))
  return (
    <Combobox
      hint="Used for the company’s dates and deadlines."
      options={found.data ?? []}
      onSearch={setSearch}
      searching={found.isFetching}
      value={timezone === '' ? null : { value: timezone, label: zoneLabel(timezone) }}
      onChange={(choice) => form.set('timezone', choice?.value ?? '')}
      {...form.field('timezone')}
    />
  )
}
