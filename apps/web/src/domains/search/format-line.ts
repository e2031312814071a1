import type { Contribution } from '@assay/contracts/candidate-searches'
import { formatCountries, formatDay, formatLanguage, formatPay } from '../../platform/format.ts'

const DAY = /\b\d{4}-\d{2}-\d{2}\b/g
const ZONE = /\b(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/(?:\w+\/)?(\w+)/g
const PAY = /\b(\d+(?:\.\d+)?) ([A-Z]{3}) an? (hour|day|month|year)\b/g
const LANGUAGE = /\bspeaks ([a-z]{2,3})\b/g
const COUNTRIES = /\bin ([A-Z]{2}(?:, [A-Z]{2})*)$/
const WORDS = /^Words of the trade$/
const SAID = /^says (.+); only claimed$/

/** What is kept of a search says days, zones, money, languages and countries as machines do; here they read as everywhere else. */
export function plainWords(text: string): string {
  return text
    .replace(DAY, (day) => (Number.isNaN(Date.parse(day)) ? day : formatDay(day)))
    .replace(ZONE, (_, place: string) => place.replaceAll('_', ' '))
    .replace(PAY, (_, amount: string, currency: string, period: string) =>
      formatPay({ amountMinor: Math.round(Number(amount) * 100), currency, period }),
    )
    .replace(WORDS, 'Keywords')
    .replace(SAID, 'speaks of $1; only claimed')
    .replace(/^says none of them$/, 'none of them')
    .replace(LANGUAGE, (_, code: string) => `speaks ${formatLanguage(code)}`)
    .replace(COUNTRIES, (_, codes: string) => `in ${formatCountries(codes.split(', '))}`)
}

/** A line of an explanation in the reader's words; its excerpt stays as it was written. */
export const formatLine = (line: Contribution): Contribution => ({
  ...line,
  label: plainWords(line.label),
  value: plainWords(line.value),
})
