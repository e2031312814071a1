import { minorOf, readAmountText } from '@assay/contracts/amounts'

/** The amount of an input in minor units of the currency. Text that is no number stays, so that the schema refuses it. */
export function readAmount(text: string, currency: string): number | string {
  const amount = readAmountText(text)
  return amount === null ? text : minorOf(amount, currency)
}
