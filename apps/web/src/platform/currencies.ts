import { useSession } from './session/session.ts'

const COMMON = 'EUR USD GBP CHF PLN SEK DKK NOK CZK INR CAD AUD SGD JPY BRL'.split(' ')

/** The common currencies; one that was chosen before stays, whatever it is. */
export const currencyOptions = (chosen: string): { value: string; label: string }[] =>
  [...new Set([chosen, ...COMMON])].map((value) => ({ value, label: value }))

/** The currency of the user’s company, in which amounts begin. */
export function useCompanyCurrency(): string {
  const { user } = useSession()
  return user?.companyCurrency ?? 'EUR'
}
