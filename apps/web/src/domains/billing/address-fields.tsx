import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { formatCountry } from '../../platform/format.ts'
import type { Form } from '../../platform/forms/use-form.ts'
import styles from './billing.module.css'
import { countriesQuery } from './billing.queries.ts'

export interface AddressDraft {
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  readonly country: string
}

interface Address {
  readonly line1: string
  readonly line2: string | null
  readonly city: string
  readonly region: string | null
  readonly postalCode: string | null
  readonly country: string
}

export const addressLabels = {
  'address.line1': 'Street and number',
  'address.line2': 'Address line 2 (optional)',
  'address.city': 'City',
  'address.region': 'State or region (optional)',
  'address.postalCode': 'Postal code',
  'address.country': 'Country',
} as const

export const addressDraft = (address: Address | null): AddressDraft => ({
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? '',
  city: address?.city ?? '',
  region: address?.region ?? '',
  postalCode: address?.postalCode ?? '',
  country: address?.country ?? '',
})

export function AddressFields({ form }: { form: Pick<Form<{ address: AddressDraft }>, 'text' | 'choice'> }) {
  const countries = useQuery(countriesQuery())
  const options = (countries.data ?? []).map((value) => ({ value, label: formatCountry(value) }))
  return (
    <>
      <TextField {...form.text('address.line1')} autoComplete="address-line1" />
      <TextField {...form.text('address.line2')} autoComplete="address-line2" />
      <div className={styles.pair}>
        <TextField {...form.text('address.postalCode')} autoComplete="postal-code" />
        <TextField {...form.text('address.city')} autoComplete="address-level2" />
      </div>
      <div className={styles.pair}>
        <TextField {...form.text('address.region')} autoComplete="address-level1" />
        <Select {...form.choice('address.country')} placeholder="Choose a country" options={options} />
      </div>
    </>
  )
}
