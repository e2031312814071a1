import { type Region, regions } from '@assay/taxonomy/places/regions'
import { formatMoney } from './amounts.ts'

// Values in words, in English, the same in every browser and on the server.

const periods: Record<string, string> = { hour: '/h', day: '/day', month: '/month', year: '/year' }

/** Whole units if there are no cents: "€62/h". */
export function formatPay(pay: { amountMinor: number; currency: string; period?: string }): string {
  return `${formatMoney(pay)}${pay.period === undefined ? '' : (periods[pay.period] ?? '')}`
}

/** Such as "21 Nov 2026". */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(iso),
  )
}

export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

/** The names of the taxonomy, which lists to choose from show; a test compares them. */
export function formatCountry(code: string): string {
  const formal = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(code) ?? code
  return (
    plainNames[code] ??
    formal
      .replace(' & ', ' and ')
      .replace(/^St\. /, 'Saint ')
      .replace('U.S.', 'US')
      .replace(' SAR China', '')
  )
}

const plainNames: Readonly<Record<string, string>> = {
  CC: 'Cocos Islands',
  CD: 'DR Congo',
  CG: 'Congo',
  CI: 'Ivory Coast',
  GS: 'South Georgia and the South Sandwich Islands',
  HM: 'Heard Island and McDonald Islands',
  MM: 'Myanmar',
  PS: 'Palestine',
  SH: 'Saint Helena, Ascension and Tristan da Cunha',
  TR: 'Turkey',
  UM: 'United States Minor Outlying Islands',
  VC: 'Saint Vincent and the Grenadines',
}

/** Countries under one name for each region that is there in full, then those that are left by their own names. */
export function groupCountries(codes: readonly string[]): Region[] {
  const left = new Set(codes)
  const whole: Region[] = []
  for (const region of regions) {
    if (!region.codes.every((code) => left.has(code))) continue
    whole.push(region)
    for (const code of region.codes) left.delete(code)
  }
  return [...whole, ...Array.from(left, (code) => ({ name: formatCountry(code), codes: [code] }))]
}

const FEW_COUNTRIES = 3

/** Lists a few names, of regions first, and summarizes the rest as a number. */
export function formatCountries(codes: readonly string[]): string {
  const groups = groupCountries(codes)
  const named = groups
    .slice(0, FEW_COUNTRIES)
    .map(({ name }) => name)
    .join(', ')
  const more = groups.slice(FEW_COUNTRIES).flatMap((group) => group.codes).length
  return more === 0 ? named : `${named} and ${formatCount(more, 'more country', 'more countries')}`
}

export function formatLanguage(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(code) ?? code
}

/** The verification levels as running text names them. */
export const verificationWords = {
  claimed: 'self-reported',
  agency: 'agency-confirmed',
  assessed: 'assessed',
  interviewed: 'interviewed',
  workSample: 'work sample',
} as const
