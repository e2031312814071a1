/** The groups of countries that job descriptions name, by the codes of their countries. */

const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'
const EEA = `${EU} IS LI NO`
const CEE = 'PL CZ SK HU RO BG HR SI RS UA LT LV EE'

export interface Region {
  /** As it stands in a sentence: "in the EU". */
  readonly name: string
  readonly codes: readonly string[]
}

/** From the largest: a list of countries is worded by the first that it holds in full. */
export const regions: readonly Region[] = Object.entries({
  Europe: `${EEA} CH GB RS BA ME MK AL UA MD`,
  'the EEA': EEA,
  'the EU': EU,
  'Latin America': 'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE',
  'Eastern Europe': `${CEE} MD`,
  'Central and Eastern Europe': CEE,
  'the Nordics': 'DK SE NO FI IS',
  DACH: 'DE AT CH',
  Benelux: 'BE NL LU',
  Scandinavia: 'DK SE NO',
  'the Baltics': 'EE LT LV',
}).map(([name, codes]) => ({ name, codes: codes.split(' ') }))

/** The codes of a region by its name. */
export function codesOfRegion(name: string): readonly string[] {
  return regions.find((region) => region.name === name)?.codes ?? []
}
