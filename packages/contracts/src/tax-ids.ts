// Tax ids of the countries that invoices go to: their form, and their check digits where the rule is public.
import type { TaxIdType } from './plans.ts'

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

export const isInEu = (country: string): boolean => EU.includes(country)

/** The kind of tax id that a country's companies have; `country` is an ISO 3166 code in capitals. */
export const taxIdTypeOf = (country: string): TaxIdType => {
  if (isInEu(country)) return 'euVat'
  if (country === 'GB') return 'gbVat'
  return country === 'US' ? 'usEin' : 'other'
}

/** As it is kept: capital letters and digits; a dash in a US number. */
export function tidyTaxId(country: string, text: string): string {
  const plain = text.toUpperCase().replace(/[\s.\-/]/g, '')
  const type = taxIdTypeOf(country)
  if (type === 'other') return text.trim().toUpperCase().replace(/\s+/g, ' ')
  if (type === 'usEin') return /^\d{9}$/.test(plain) ? `${plain.slice(0, 2)}-${plain.slice(2)}` : plain
  const prefix = vatPrefix(country)
  return plain.startsWith(prefix) ? plain : `${prefix}${plain}`
}

/** What is wrong with a tax id, as a sentence; null if it can be right. */
export function taxIdProblem(country: string, text: string): string | null {
  const id = tidyTaxId(country, text)
  const type = taxIdTypeOf(country)
  if (type === 'other')
    return /^[A-Z0-9][A-Z0-9 ./-]{1,39}$/.test(id) ? null : 'Tax ID may have 2 to 40 letters and digits.'
  if (type === 'usEin') return isEin(id) ? null : 'Tax ID must be an EIN, such as 12-3456789.'
  const rule = VAT[country]
  const digits = id.slice(vatPrefix(country).length)
  if (rule === undefined || !rule.form.test(digits))
    return `Tax ID must be a VAT number such as ${vatPrefix(country)}${rule?.sample ?? ''}.`
  return rule.holds(digits) ? null : 'This VAT number has a wrong check digit. Check it for typos.'
}

const vatPrefix = (country: string): string => (country === 'GR' ? 'EL' : country)

const EIN_PREFIXES = /^(0[1-6]|1[0-6]|2[0-7]|3\d|4[0-8]|5\d|6[0-8]|7[1-7]|8[0-8]|9[0-58-9])/
const isEin = (id: string): boolean => /^\d{2}-\d{7}$/.test(id) && EIN_PREFIXES.test(id)

interface VatRule {
  readonly form: RegExp
  readonly sample: string
  readonly holds: (digits: string) => boolean
}

const numbers = (digits: string): number[] => [...digits].map(Number)

function weighted(digits: string, weights: readonly number[]): number {
  const given = numbers(digits)
  return weights.reduce((sum, weight, at) => sum + weight * (given[at] ?? 0), 0)
}

const last = (digits: string): number => Number(digits.at(-1))

/** ISO 7064, mod 11,10. */
function iso7064(digits: string): boolean {
  const product = numbers(digits.slice(0, -1)).reduce((rest, digit) => (((rest + digit) % 10 || 10) * 2) % 11, 10)
  return (11 - product) % 10 === last(digits)
}

function luhn(digits: string): boolean {
  const sum = numbers(digits)
    .reverse()
    .reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2), 0)
  return sum % 10 === 0
}

const always = (): boolean => true

function dutch(digits: string): boolean {
  const person = numbers(digits.slice(0, 9)).reduce((sum, digit, at) => sum + (at === 8 ? -digit : digit * (9 - at)), 0)
  if (person % 11 === 0) return true
  const spelled = [...`NL${digits}`].map((sign) => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55))).join('')
  return BigInt(spelled) % 97n === 1n
}

function british(digits: string): boolean {
  if (/^(GD|HA)/.test(digits)) return true
  const sum = weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + Number(digits.slice(7, 9))
  return sum % 97 === 0 || (sum + 55) % 97 === 0
}

function french(digits: string): boolean {
  const [, key = '', siren = ''] = /^([0-9A-Z]{2})(\d{9})$/.exec(digits) ?? []
  if (!luhn(siren) && siren.slice(0, 6) !== '356000') return false
  return /\D/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97
}

function finnish(digits: string): boolean {
  const rest = weighted(digits, [7, 9, 10, 5, 8, 4, 2]) % 11
  return rest !== 1 && (rest === 0 ? 0 : 11 - rest) === last(digits)
}

function portuguese(digits: string): boolean {
  const rest = 11 - (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)
  return (rest > 9 ? 0 : rest) === last(digits)
}

function greek(digits: string): boolean {
  return (weighted(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(digits)
}

function austrian(digits: string): boolean {
  const eight = digits.slice(1)
  const sum = numbers(eight.slice(0, 7)).reduce(
    (total, digit, at) => total + (at % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)),
    0,
  )
  return (10 - ((sum + 4) % 10)) % 10 === last(eight)
}

function irish(digits: string): boolean {
  const [, number = '', check = '', extra = ''] = /^(\d{7})([A-W])([A-I])?$/.exec(digits) ?? []
  if (number === '') return true
  const more = extra === '' ? 0 : (extra.charCodeAt(0) - 64) * 9
  return 'WABCDEFGHIJKLMNOPQRSTUV'[(weighted(number, [8, 7, 6, 5, 4, 3, 2]) + more) % 23] === check
}

const VAT: Readonly<Record<string, VatRule>> = {
  AT: { form: /^U\d{8}$/, sample: 'U13585627', holds: austrian },
  BE: {
    form: /^[01]\d{9}$/,
    sample: '0428759497',
    holds: (digits) => 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8)),
  },
  BG: { form: /^\d{9,10}$/, sample: '175074752', holds: always },
  CY: { form: /^\d{8}[A-Z]$/, sample: '10259033P', holds: always },
  CZ: { form: /^\d{8,10}$/, sample: '25123891', holds: always },
  DE: { form: /^[1-9]\d{8}$/, sample: '136695976', holds: iso7064 },
  DK: {
    form: /^[1-9]\d{7}$/,
    sample: '13585628',
    holds: (digits) => weighted(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  },
  EE: {
    form: /^\d{9}$/,
    sample: '100931558',
    holds: (digits) => (10 - (weighted(digits, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === last(digits),
  },
  ES: { form: /^([A-Z]\d{8}|\d{8}[A-Z]|[A-Z]\d{7}[A-Z])$/, sample: 'B58378431', holds: always },
  FI: { form: /^\d{8}$/, sample: '20774740', holds: finnish },
  FR: { form: /^[0-9A-HJ-NP-Z]{2}\d{9}$/, sample: '40303265045', holds: french },
  GB: { form: /^(\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/, sample: '980780684', holds: british },
  GR: { form: /^\d{9}$/, sample: '094259216', holds: greek },
  HR: { form: /^\d{11}$/, sample: '33392005961', holds: iso7064 },
  HU: {
    form: /^\d{8}$/,
    sample: '12892312',
    holds: (digits) => (10 - (weighted(digits, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === last(digits),
  },
  IE: { form: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, sample: '6433435F', holds: irish },
  IT: { form: /^\d{11}$/, sample: '00743110157', holds: luhn },
  LT: { form: /^(\d{9}|\d{12})$/, sample: '119511515', holds: always },
  LU: {
    form: /^\d{8}$/,
    sample: '15027442',
    holds: (digits) => Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6)),
  },
  LV: { form: /^\d{11}$/, sample: '40003521600', holds: always },
  MT: {
    form: /^\d{8}$/,
    sample: '11679112',
    holds: (digits) => 37 - (weighted(digits, [3, 4, 6, 7, 8, 9]) % 37) === Number(digits.slice(6)),
  },
  NL: { form: /^\d{9}B\d{2}$/, sample: '004495445B01', holds: dutch },
  PL: {
    form: /^\d{10}$/,
    sample: '8567346215',
    holds: (digits) => weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(digits),
  },
  PT: { form: /^\d{9}$/, sample: '501964843', holds: portuguese },
  RO: { form: /^\d{2,10}$/, sample: '18547290', holds: always },
  SE: { form: /^\d{10}01$/, sample: '123456789701', holds: (digits) => luhn(digits.slice(0, 10)) },
  SI: {
    form: /^[1-9]\d{7}$/,
    sample: '50223054',
    holds: (digits) => (11 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === last(digits),
  },
  SK: { form: /^\d{10}$/, sample: '2022749619', holds: (digits) => Number(digits) % 11 === 0 },
}
