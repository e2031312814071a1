import type { PageSize } from '@assay/ui/page-sizes.ts'
import { DEFAULT_SIZE, pageInAddress, textOf } from '../page-address.ts'

/** The filters of a list as its address holds them: one of these values, or any text. */
export type FilterNames<Name extends string> = Readonly<Record<Name, readonly string[] | 'text'>>

/** A paged list as its address describes it; an empty filter is not set. */
export type ListAddress<Name extends string> = Readonly<Record<Name, string>> & {
  readonly page: number
  readonly size: PageSize
}

/** For `validateSearch`: keeps what is valid and not the default. */
export function readListAddress<Name extends string>(
  search: Record<string, unknown>,
  names: FilterNames<Name>,
): Partial<ListAddress<Name>> {
  const found: Record<string, unknown> = {}
  for (const [name, values] of Object.entries<readonly string[] | 'text'>(names)) {
    const text = textOf(search[name])
    if (text !== '' && (values === 'text' || values.includes(text))) found[name] = text
  }
  return { ...found, ...pageInAddress(search) } as Partial<ListAddress<Name>>
}

/** The address with its defaults. */
export function listAddress<Name extends string>(search: object, names: FilterNames<Name>): ListAddress<Name> {
  const empty = Object.fromEntries(Object.keys(names).map((name) => [name, '']))
  return { page: 1, size: DEFAULT_SIZE, ...empty, ...search } as unknown as ListAddress<Name>
}

/** The filters that are set, as the API takes them. */
export function filtersOf<Name extends string>(
  view: Readonly<Record<NoInfer<Name>, string>>,
  names: FilterNames<Name>,
): Partial<Record<Name, string>> {
  const set = (Object.keys(names) as Name[]).filter((name) => view[name] !== '')
  return Object.fromEntries(set.map((name) => [name, view[name]])) as unknown as Partial<Record<Name, string>>
}
