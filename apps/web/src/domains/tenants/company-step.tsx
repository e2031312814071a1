import { sizeBands } from '@assay/contracts/registrations'
import { zoneLabel } from '@assay/contracts/zone-names'
import { Checkbox } from '@assay/ui/checkbox'
import { Combobox } from '@assay/ui/combobox'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Form } from '../../platform/forms/use-form.ts'
import { allCountries, allIndustries, type Choice, findTimezones } from '../../platform/reference-lists.queries.ts'
import type { RegisterValues } from './register-fields.ts'

type StepProps = { form: Form<RegisterValues> }

import { formatSizeBand } from '../../platform/labels/format-size-band.ts'

export function CompanyStep({ form }: StepProps) {
  const countries = useQuery(allCountries())
  const industries = useQuery(allIndustries())
  return (
    <>
      <TextField {...form.text('companyName')} controlSize="large" />
      <Chosen form={form} name="country" choices={countries.data ?? []} searching={countries.isPending} />
      <Chosen
        form={form}
        name="industryId"
        hint="Optional."
        choices={industries.data ?? []}
        searching={industries.isPending}
      />
      <Select
        {...form.choice('sizeBand')}
        controlSize="large"
        placeholder="Select"
        options={sizeBands.map((band) => ({ value: band, label: formatSizeBand(band) }))}
      />
      <TimezoneField form={form} />
      <Checkbox
        {...form.tick('acceptTerms')}
        label="I represent this company and will use candidate data for hiring only."
      />
    </>
  )
}

interface ChosenProps extends StepProps {
  name: 'country' | 'industryId'
  hint?: string
  choices: readonly Choice[]
  searching: boolean
}

function Chosen({ form, name, hint, choices, searching }: ChosenProps) {
  return (
    <Combobox
      hint={hint}
      controlSize="large"
      options={choices}
      searching={searching}
      value={choices.find((choice) => choice.value === form.draft[name]) ?? null}
      onChange={(choice) => form.set(name, choice?.value ?? '')}
      {...form.field(name)}
      placeholder="Type to search"
    />
  )
}

function TimezoneField({ form }: StepProps) {
  const [search, setSearch] = useState('')
  const found = useQuery(findTimezones(search, form.draft.country || undefined))
  const { timezone } = form.draft
  return (
    <Combobox
      hint="Used for working hours and overlap. You can change it later."
      controlSize="large"
      options={found.data ?? []}
      onSearch={setSearch}
      searching={found.isFetching}
      value={timezone === '' ? null : { value: timezone, label: zoneLabel(timezone) }}
      onChange={(choice) => form.set('timezone', choice?.value ?? '')}
      {...form.field('timezone')}
    />
  )
}
