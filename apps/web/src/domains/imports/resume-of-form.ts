import { readAmount } from '../../platform/forms/read-amount.ts'

/** What the form asks for, as typed. */
export interface TypedCandidate {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly headline: string
  readonly country: string
  readonly skills: string
  readonly position: string
  readonly employer: string
  readonly since: string
  readonly summary: string
  readonly amount: string
  readonly currency: string
  readonly period: string
  readonly noticeDays: string
  readonly externalId: string
}

/** "Go: 6, Kafka" is Go with six years, and Kafka. Years stand after a colon, since "Python 3" is a version. */
export function skillsIn(text: string): { name: string; years: number | null }[] {
  return text
    .split(/[,;\n]/)
    .map((part) => /^(.*?)(?::\s*(\d+(?:\.\d+)?))?\s*$/.exec(part.trim()) ?? [])
    .flatMap(([, name = '', years]) =>
      name.trim() === '' ? [] : [{ name: name.trim(), years: years === undefined ? null : Number(years) }],
    )
}

/** The JSON Resume document of what was typed, with the fields of Assay under `meta.assay`. */
export function resumeOfForm(typed: TypedCandidate): object {
  const given = (text: string) => (text.trim() === '' ? null : text.trim())
  const { position, employer, since } = typed
  const isEmployed = [position, employer, since].some((text) => given(text) !== null)
  return {
    basics: {
      name: given(typed.name),
      label: given(typed.headline),
      email: given(typed.email),
      phone: given(typed.phone),
      summary: given(typed.summary),
      location: { countryCode: given(typed.country) },
    },
    work: isEmployed
      ? [{ name: given(employer), position: given(position) ?? given(typed.headline), startDate: given(since) }]
      : [],
    meta: {
      assay: {
        externalId: given(typed.externalId) ?? undefined,
        skills: skillsIn(typed.skills),
        rate:
          given(typed.amount) === null
            ? null
            : {
                amountMinor: readAmount(typed.amount, typed.currency),
                currency: typed.currency,
                period: typed.period,
              },
        noticeDays: given(typed.noticeDays) === null ? null : Number(typed.noticeDays),
      },
    },
  }
}
