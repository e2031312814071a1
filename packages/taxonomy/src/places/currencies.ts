/** ISO 4217: how many digits the minor unit of a currency has, where it isn't two. */
const OTHER_DIGITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
    4: 'CLF UYW',
  }).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)] as const)),
)

/** Digits after the point: 2 for EUR, 0 for JPY, 3 for KWD. */
export const minorDigits = (currency: string): number => OTHER_DIGITS.get(currency) ?? 2

/** Minor units in one unit of the currency: 100 cents in a euro. */
export const minorUnitsIn = (currency: string): number => 10 ** minorDigits(currency)
