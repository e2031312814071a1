// The countries that names of countries, cities, regions and states stand for.
import { codesOfRegion } from '@assay/taxonomy/places/regions'
import type { PlaceNames } from '../../text/place-names.ts'

export interface CountryPhrase {
  start: number
  end: number
  countries: string[]
}

/** "Santa Cruz de la Sierra". */
const MAX_WORDS_OF_PLACE = 5

/** All runs of one to five words, the longest first at each position. */
export function* phrasesOf(text: string): Generator<readonly [number, string, number]> {
  const words = [...text.matchAll(/[a-z]+(?:[.'-](?!based\b)[a-z]+)*/g)]
  for (let at = 0; at < words.length; at += 1) {
    for (let length = MAX_WORDS_OF_PLACE; length >= 1; length -= 1) {
      const first = words[at]
      const last = words[at + length - 1]
      if (first === undefined || last === undefined) continue
      const end = last.index + last[0].length
      const phrase = text.slice(first.index, end)
      if (phrase.length <= 40 && !/[,;:()\n]/.test(phrase)) yield [first.index, phrase, end]
    }
  }
}

/** More countries are a region. */
export const MANY_COUNTRIES = 5

export function placesFrom(
  text: string,
  from: number,
  places: PlaceNames,
): { countries: string[]; end: number } | null {
  const countries: string[] = []
  const named: { name: string; before: string }[] = []
  let end = from
  for (;;) {
    const next = [...phrasesOf(text.slice(end, end + 48))].find(
      ([start, word]) => start <= (end === from ? 2 : 7) && codesOf(word, places).length > 0,
    )
    if (
      next === undefined ||
      (end !== from && !/^[\s,/(]*(?:or|and)?[\s(]*(?:in)?[\s(]*(?:the )?$/.test(text.slice(end, end + next[0])))
    )
      break
    const codes = codesOf(next[1], places)
    named.push({ name: next[1], before: text.slice(end, end + next[0]) })
    // "CEE (Poland, Romania)" is only these.
    if (isNarrowed(countries, codes, text.slice(end, end + next[0]))) countries.splice(0)
    // "Porto, EU" is in Porto.
    const isAround =
      codes.length > MANY_COUNTRIES && countries.length > 0 && countries.every((code) => codes.includes(code))
    if (!isAround || /\b(?:or|and)\b|\//.test(text.slice(end, end + next[0]))) countries.push(...codes)
    end += next[2]
  }
  if (countries.length === 0) return null
  return { countries: countriesOfAddresses(named, places) ?? [...new Set(countries)], end }
}

/** "Valencia, Spain or Valencia, Venezuela": of a city and the country beside it the country counts, or null where no pair is one. */
function countriesOfAddresses(named: readonly { name: string; before: string }[], places: PlaceNames): string[] | null {
  const codes: string[] = []
  let pairs = 0
  for (let at = 0; at < named.length; at += 1) {
    const [city, next, afterNext] = [named[at], named[at + 1], named[at + 2]]
    if (city === undefined) break
    const isPair =
      next !== undefined &&
      /^\s?[,(]\s?$/.test(next.before) &&
      (afterNext === undefined || /\b(?:or|and)\b|\/|\)/.test(afterNext.before)) &&
      isAddress(city.name, next.name, places) &&
      // "Lisbon, Spain and Italy" are three places, "Lisbon, Portugal and Madrid" two.
      (named.length === 2 || isSameCountry(city.name, next.name, places) || isCityName(afterNext?.name ?? '', places))
    codes.push(...codesOf(isPair ? next.name : city.name, places))
    if (isPair) {
      pairs += 1
      at += 1
    }
  }
  return pairs === 0 ? null : [...new Set(codes)]
}

function isSameCountry(city: string, country: string, places: PlaceNames): boolean {
  return codesOf(city, places).join() === codesOf(country, places).join()
}

function isCityName(name: string, places: PlaceNames): boolean {
  return places.cities.has(name) && !places.countries.has(name)
}

/** "Birmingham, Alabama": the name of a city, and of one country or state. */
export function isAddress(city: string, country: string, places: PlaceNames): boolean {
  if (!places.cities.has(city) || places.countries.has(city)) return false
  const isCountry = places.countries.has(country) || STATES.has(country)
  // "London, US" rather lists two places than names a London of the United States.
  return isCountry && !SHORT_COUNTRIES.has(country) && codesOf(country, places).length === 1
}

/** A region, and some of its countries in brackets. */
function isNarrowed(region: readonly string[], codes: readonly string[], between: string): boolean {
  return (
    region.length > codes.length &&
    region.length >= MIN_REGION &&
    /^\s*\(/.test(between) &&
    codes.every((code) => region.includes(code))
  )
}
const MIN_REGION = 3

const SHORT_COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['us', 'US'],
  ['usa', 'US'],
  ['u.s', 'US'],
  ['u.s.a', 'US'],
  ['uk', 'GB'],
  ['u.k', 'GB'],
  ['uae', 'AE'],
  ['sf', 'US'],
  ['nyc', 'US'],
])
const ASIA_PACIFIC = 'AU NZ JP KR CN HK TW SG MY ID PH TH VN IN PK BD LK NP KH LA MM MN'.split(' ')
const MIDDLE_EAST_AND_NORTH_AFRICA = 'AE BH DZ EG IL IQ JO KW LB LY MA OM QA SA TN YE'.split(' ')
const SOUTH_EAST_ASIA = 'SG MY ID PH TH VN KH LA MM'.split(' ')
const REGIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries({
    eu: 'the EU',
    'european union': 'the EU',
    eea: 'the EEA',
    europe: 'Europe',
    dach: 'DACH',
    benelux: 'Benelux',
    nordics: 'the Nordics',
    scandinavia: 'Scandinavia',
    latam: 'Latin America',
    'latin america': 'Latin America',
    cee: 'Central and Eastern Europe',
    'eastern europe': 'Eastern Europe',
    baltics: 'the Baltics',
    'baltic states': 'the Baltics',
    'baltic countries': 'the Baltics',
    'nordic countries': 'the Nordics',
    'scandinavian countries': 'Scandinavia',
    'dach region': 'DACH',
  }).map(([word, region]) => [word, codesOfRegion(region)] as const),
  ...['americas', 'north and south america'].map(
    (word) => [word, ['US', 'CA', ...codesOfRegion('Latin America')]] as const,
  ),
  ...['apac', 'asia pacific', 'asia-pacific'].map((word) => [word, ASIA_PACIFIC] as const),
  ...['mena', 'middle east and north africa'].map((word) => [word, MIDDLE_EAST_AND_NORTH_AFRICA] as const),
  ['north america', ['US', 'CA']],
  ['gcc', 'AE BH KW OM QA SA'.split(' ')],
  ['gulf states', 'AE BH KW OM QA SA'.split(' ')],
  ['anz', ['AU', 'NZ']],
  ['southeast asia', SOUTH_EAST_ASIA],
  ['south-east asia', SOUTH_EAST_ASIA],
  ['south east asia', SOUTH_EAST_ASIA],
  ['south america', 'AR BO BR CL CO EC GY PE PY SR UY VE'.split(' ')],
  ['central america', 'BZ CR GT HN NI PA SV'.split(' ')],
  ['iberia', ['ES', 'PT']],
  ['western europe', 'AT BE CH DE FR GB IE LU NL'.split(' ')],
  ['central europe', 'AT CZ DE HU PL SI SK'.split(' ')],
  ['southern europe', 'CY ES GR HR IT MT PT'.split(' ')],
])

/** Names of states and provinces that are no cities and no countries. */
const STATES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    US: 'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,west virginia,wisconsin,wyoming,bay area,silicon valley,new england,midwest',
    CA: 'ontario,british columbia,alberta,saskatchewan,manitoba,nova scotia,new brunswick,newfoundland,nunavut,yukon,northwest territories,prince edward island,atlantic canada',
    GB: 'england,scotland,wales,northern ireland,yorkshire,surrey,kent,essex,hampshire,berkshire,cornwall,devon,lancashire,cheshire,norfolk,suffolk,dorset,somerset,wiltshire,oxfordshire,cambridgeshire,hertfordshire,bedfordshire,buckinghamshire,leicestershire,nottinghamshire,derbyshire,staffordshire,shropshire,worcestershire,gloucestershire,lincolnshire,northumberland,cumbria,merseyside,teesside,sussex,warwickshire,aberdeenshire,south wales,north wales,midlands,west midlands,east anglia,thames valley',
    DE: 'bavaria,saxony,hesse,baden-wurttemberg,north rhine-westphalia,lower saxony,rhineland,ruhr area,thuringia,brandenburg,schleswig-holstein,saarland,rhineland-palatinate,franconia',
    AU: 'new south wales,queensland,tasmania,western australia,south australia',
    IN: 'hyd,blr,bglr,ggn,karnataka,maharashtra,tamil nadu,telangana,kerala,gujarat,rajasthan,haryana,uttar pradesh,west bengal,andhra pradesh,delhi ncr,ncr',
    ES: 'catalonia,andalusia,basque country,galicia,asturias,navarre,aragon,balearic islands,canary islands',
    FR: 'normandy,brittany,provence,occitanie,ile-de-france,alsace',
    AT: 'tyrol,styria,carinthia,vorarlberg,upper austria,lower austria',
    NL: 'north holland,south holland,north brabant,gelderland',
    PL: 'silesia,mazovia,pomerania',
    DK: 'jutland,zealand,funen',
    IT: 'lombardy,tuscany,piedmont,veneto,emilia-romagna,sicily,sardinia',
    PH: 'bgc,metro manila,ncr philippines',
    CH: 'ticino,vaud',
    BE: 'flanders,wallonia',
    ZA: 'jhb,gauteng,western cape,eastern cape,kwazulu-natal',
    BR: 'minas gerais,santa catarina',
    MX: 'jalisco,nuevo leon',
    IE: 'leinster,connacht',
    PT: 'algarve,alentejo,azores,madeira',
    SE: 'skane,vastra gotaland',
    MY: 'selangor',
  }).flatMap(([code, names]) => names.split(',').map((name) => [name, [code]] as const)),
)

export function codesOf(word: string, places: PlaceNames): readonly string[] {
  const region = REGIONS.get(word) ?? STATES.get(word)
  if (region !== undefined) return region
  const country = SHORT_COUNTRIES.get(word) ?? places.countries.get(word)?.code ?? places.cities.get(word)?.country
  return country === undefined ? [] : [country]
}
