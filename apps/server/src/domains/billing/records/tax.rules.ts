import { formatCountry } from '@assay/contracts/display-words'
import type { PostalAddress } from '@assay/contracts/plans'
import { isInEu, taxIdTypeOf } from '@assay/contracts/tax-ids'

export interface TaxParties {
  readonly seller: { readonly country: string; readonly taxBasisPoints: number }
  readonly buyer: { readonly country: string; readonly taxId: string | null }
}

export interface Tax {
  readonly basisPoints: number
  readonly taxMinor: number
  /** The details that an invoice must contain. */
  readonly note: string | null
}

/** The tax of a service between businesses, as the law of the seller’s country wants it on an invoice. */
export function taxOn(netMinor: number, { seller, buyer }: TaxParties): Tax {
  if (seller.country === buyer.country) return charged(netMinor, seller.taxBasisPoints, noteAtHome(seller))
  if (isInEu(seller.country)) {
    if (!isInEu(buyer.country))
      return free('Not subject to EU VAT: supplied outside the EU (Article 44 of Directive 2006/112/EC).')
    if (buyer.taxId !== null)
      return free('Reverse charge: VAT is due from the recipient (Article 196 of Directive 2006/112/EC).')
    return charged(netMinor, seller.taxBasisPoints, null)
  }
  if (seller.country === 'GB')
    return free('Outside the scope of UK VAT: the recipient accounts for VAT where a reverse charge applies.')
  if (seller.country === 'US') return free('No US sales tax: the service is supplied outside the United States.')
  return free('No tax is charged on services to other countries.')
}

const noteAtHome = ({ country, taxBasisPoints }: TaxParties['seller']): string | null =>
  country === 'US' && taxBasisPoints === 0 ? 'No sales tax was charged.' : null

const charged = (netMinor: number, basisPoints: number, note: string | null): Tax => ({
  basisPoints,
  taxMinor: Math.round((netMinor * basisPoints) / 10_000),
  note,
})

const free = (note: string): Tax => ({ basisPoints: 0, taxMinor: 0, note })

/** How a tax id is called on an invoice. */
export function taxIdLabel(country: string): string {
  const type = taxIdTypeOf(country)
  if (type === 'usEin') return 'EIN'
  return type === 'other' ? 'Tax ID' : 'VAT no.'
}

/** An address as it is written on a letter. */
export function addressLines({ line1, line2, city, region, postalCode, country }: PostalAddress): string[] {
  const place = [postalCode, city].filter((part) => part !== null && part !== '').join(' ')
  return [line1, line2 ?? '', place, region ?? '', formatCountry(country)].filter((line) => line !== '')
}
