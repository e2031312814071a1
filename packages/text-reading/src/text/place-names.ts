import { foldText } from './fold-text.ts'

/** Countries, regions and cities by lower-case name. */
export interface PlaceNames {
  countries: ReadonlyMap<string, CountryPlace>
  cities: ReadonlyMap<string, CityPlace>
  /** ISO 3166 codes, in capitals. */
  codes: ReadonlySet<string>
}

export interface CountryPlace {
  code: string
  currency: string | null
  timezone: string | null
  isEu: boolean
}

export interface CityPlace {
  country: string
  timezone: string
}

interface CountrySource {
  code: string
  name: string
  currency?: string
  aliases: readonly string[]
  flags?: { eu: boolean; eea: boolean }
  timezones: readonly string[]
}

interface CitySource {
  name: string
  aliases: readonly string[]
  country: string
  timezone: string
}

/** Cities that are English words or first names, and never count alone. */
const NO_CITIES = new Set('reading bath mobile cork nice split male orange sale victoria most of'.split(' '))

export function compilePlaces(countries: readonly CountrySource[], cities: readonly CitySource[]): PlaceNames {
  const countryNames = new Map<string, CountryPlace>()
  for (const country of countries) {
    const place: CountryPlace = {
      code: country.code,
      currency: country.currency ?? null,
      timezone: country.timezones[0] ?? null,
      isEu: country.flags?.eu ?? false,
    }
    for (const name of [country.name, ...country.aliases]) {
      if (name.length > 2) countryNames.set(foldText(name).lower, place)
    }
  }
  const cityNames = new Map<string, CityPlace>()
  for (const city of cities) {
    for (const name of [city.name, ...city.aliases]) {
      const key = foldText(name).lower
      if (key.length > 2 && !NO_CITIES.has(key) && !cityNames.has(key)) {
        cityNames.set(key, { country: city.country, timezone: city.timezone })
      }
    }
  }
  return { countries: countryNames, cities: cityNames, codes: new Set(countries.map(({ code }) => code)) }
}
