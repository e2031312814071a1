// The address of the screen. Without the contract, which loads later than addresses are checked.

export const bands = ['0-2', '3-5', '6-9', '10-60'] as const
export const bandLabels: Readonly<Record<(typeof bands)[number], string>> = {
  '0-2': '0–2 years',
  '3-5': '3–5 years',
  '6-9': '6–9 years',
  '10-60': '10 years or more',
}
const periods = ['hour', 'day', 'month', 'year'] as const
const engagements = ['contract', 'fullTime'] as const

export interface CompensationView {
  title?: string | undefined
  skill?: string | undefined
  country?: string | undefined
  experience?: (typeof bands)[number] | undefined
  engagement?: (typeof engagements)[number] | undefined
  currency?: string | undefined
  period?: (typeof periods)[number] | undefined
}

export function readView(search: Record<string, unknown>): CompensationView {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) => {
    const found = values.find((value) => value === search[name])
    return found === undefined ? {} : { [name]: found }
  }
  const text = (name: string, pattern: RegExp) =>
    typeof search[name] === 'string' && pattern.test(search[name]) ? { [name]: search[name] } : {}
  return {
    ...text('title', /^[0-9a-f-]{36}$/),
    ...text('skill', /^[0-9a-f-]{36}$/),
    ...text('country', /^[A-Z]{2}$/),
    ...oneOf('experience', bands),
    ...oneOf('engagement', engagements),
    ...text('currency', /^[A-Z]{3}$/),
    ...oneOf('period', periods),
  }
}
