// Amounts of money as people read and write them. Everything else counts minor units.
import { minorDigits, minorUnitsIn } from '@assay/taxonomy/places/currencies'

export { minorDigits }

interface Money {
  readonly amountMinor: number
  readonly currency: string
}

/** The amount in whole units: 12.5 for 1250 euro cents, 1250 for 1250 yen. */
export const majorOf = ({ amountMinor, currency }: Money): number => amountMinor / minorUnitsIn(currency)

/** The amount in minor units, rounded to whole ones. */
export const minorOf = (major: number, currency: string): number =>
  Math.round(Number((major * minorUnitsIn(currency)).toPrecision(15)))

/** As an input holds it, without separators: "62.5". */
export const amountText = (money: Money): string => String(majorOf(money))

interface MoneyFormat {
  /** `symbol`: "€62", `code`: "EUR 62.00". */
  readonly display?: 'symbol' | 'code'
  /** Shows the minor units even if there are none: "€62.00". */
  readonly exact?: boolean
}

/** In English, with the digits of the currency; whole units where there are no minor ones. */
export function formatMoney(money: Money, { display = 'symbol', exact = false }: MoneyFormat = {}): string {
  const hasMinor = exact || money.amountMinor % minorUnitsIn(money.currency) !== 0
  const digits = hasMinor ? minorDigits(money.currency) : 0
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: display,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(majorOf(money))
    .replace(/[\s\u00a0]/g, ' ')
}

/** The amount alone, with separators: "60,000". */
export function formatAmount(money: Money): string {
  const digits = money.amountMinor % minorUnitsIn(money.currency) === 0 ? 0 : minorDigits(money.currency)
  return new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    majorOf(money),
  )
}

/** Parses a typed number: "1,250.50" and "62,5" are both accepted; null for anything else. */
export function readAmountText(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f']/g, '')
  const isDecimalComma = /,\d{1,2}$/.test(plain) && !plain.includes('.')
  const amount = Number(isDecimalComma ? plain.replace(',', '.') : plain.replaceAll(',', ''))
  return plain === '' || !Number.isFinite(amount) ? null : amount
}
