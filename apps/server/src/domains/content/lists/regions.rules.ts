/** The parts of the world, each country in one or, between two, in both. */
const CONTINENTS = {
  Africa: `AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG
    RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW`,
  Antarctica: 'AQ',
  Asia: `AE AF AM AZ BD BH BN BT CC CN CX CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS
    QA SA SG SY TH TJ TL TM TR TW UZ VN YE`,
  Europe: `AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO
    PL PT RO RS RU SE SI SJ SK SM TR UA VA XK`,
  'Latin America': `AG AI AR AW BB BL BO BQ BR BS BV BZ CL CO CR CU CW DM DO EC FK GD GF GP GS GT GY HN HT JM KN KY LC MF MQ MS MX
    NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI`,
  'North America': 'BM CA GL MX PM US',
  Oceania: 'AS AU CK FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
} as const

/** Groups that job descriptions name. The EU and the EEA are flags of a country. */
const GROUPS = {
  Baltics: 'EE LT LV',
  Benelux: 'BE LU NL',
  DACH: 'AT CH DE',
  'Middle East': 'AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  Nordics: 'DK FI IS NO SE',
} as const

const entries: readonly (readonly [name: string, codes: ReadonlySet<string>])[] = [
  ...Object.entries(CONTINENTS),
  ...Object.entries(GROUPS),
].map(([name, codes]) => [name, new Set(codes.split(/\s+/))])

export const regionNames: readonly string[] = entries.map(([name]) => name)

/** The regions of a country by its code: continents first. */
export const regionsOf = (code: string): string[] => entries.flatMap(([name, codes]) => (codes.has(code) ? [name] : []))
