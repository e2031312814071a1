import { oneLine } from '@assay/contracts/one-line'

export interface Unsettled {
  readonly unpaid: readonly { readonly number: string }[]
  readonly disputes: number
}

/** The open work to settle before a company can be closed, in plain words. */
export function obstaclesOf({ unpaid: bills, disputes }: Unsettled): string[] {
  const numbers = bills.map(({ number }) => number).join(', ')
  const unpaid =
    bills.length === 1
      ? `Invoice ${numbers} is not paid. Pay it first.`
      : `${bills.length} invoices are not paid: ${numbers}. Pay them first.`
  const undecided =
    disputes === 1
      ? 'A dispute with an agency about an introduction is still open. Answer or concede it first.'
      : `${disputes} disputes with agencies about introductions are still open. Answer or concede them first.`
  return [...(bills.length === 0 ? [] : [unpaid]), ...(disputes === 0 ? [] : [undecided])]
}

/** Typed by hand, so neither case nor spaces matter. */
export const isSameName = (typed: string, name: string): boolean =>
  oneLine(typed).toLocaleLowerCase() === oneLine(name).toLocaleLowerCase()
