import type { Pay } from '@assay/ranking-engine/query/search-criteria'
import { minorUnitsIn } from '@assay/taxonomy/places/currencies'
import type { Statement } from '../statements/index.ts'

export interface PayPhrase {
  start: number
  end: number
  pay: Pay
  /** The lower bound of a range, in the same unit. */
  fromMinor: number | null
}

const CURRENCIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '€': 'EUR',
    eur: 'EUR',
    euro: 'EUR',
    euros: 'EUR',
    '£': 'GBP',
    gbp: 'GBP',
    pounds: 'GBP',
    quid: 'GBP',
    $: 'USD',
    us$: 'USD',
    usd: 'USD',
    usdc: 'USD',
    usdt: 'USD',
    dollars: 'USD',
    nz$: 'NZD',
    hk$: 'HKD',
    mx$: 'MXN',
    mex$: 'MXN',
    c$: 'CAD',
    ca$: 'CAD',
    cad: 'CAD',
    a$: 'AUD',
    au$: 'AUD',
    aud: 'AUD',
    s$: 'SGD',
    sgd: 'SGD',
    r$: 'BRL',
    brl: 'BRL',
    '₹': 'INR',
    inr: 'INR',
    rs: 'INR',
    'rs.': 'INR',
    rupees: 'INR',
    pln: 'PLN',
    zl: 'PLN',
    zloty: 'PLN',
    zlotys: 'PLN',
    kronor: 'SEK',
    kroner: 'DKK',
    kr: 'SEK',
    'kr.': 'SEK',
    'fr.': 'CHF',
    sfr: 'CHF',
    isk: 'ISK',
    kc: 'CZK',
    korun: 'CZK',
    koruna: 'CZK',
    rand: 'ZAR',
    r: 'ZAR',
    francs: 'CHF',
    reais: 'BRL',
    forint: 'HUF',
    lei: 'RON',
    leva: 'BGN',
    shekels: 'ILS',
    dirhams: 'AED',
    naira: 'NGN',
    n: 'NGN',
    ringgit: 'MYR',
    rm: 'MYR',
    baht: 'THB',
    hryvnia: 'UAH',
    lira: 'TRY',
    tl: 'TRY',
    ft: 'HUF',
    rubles: 'RUB',
    chf: 'CHF',
    sek: 'SEK',
    nok: 'NOK',
    dkk: 'DKK',
    czk: 'CZK',
    huf: 'HUF',
    ron: 'RON',
    bgn: 'BGN',
    uah: 'UAH',
    '₴': 'UAH',
    try: 'TRY',
    '₺': 'TRY',
    ils: 'ILS',
    '₪': 'ILS',
    nis: 'ILS',
    zar: 'ZAR',
    mxn: 'MXN',
    ars: 'ARS',
    clp: 'CLP',
    cop: 'COP',
    jpy: 'JPY',
    '¥': 'JPY',
    yen: 'JPY',
    cny: 'CNY',
    rmb: 'CNY',
    krw: 'KRW',
    '₩': 'KRW',
    dh: 'AED',
    dhs: 'AED',
    aed: 'AED',
    sar: 'SAR',
    nzd: 'NZD',
    hkd: 'HKD',
    php: 'PHP',
    '₱': 'PHP',
    ngn: 'NGN',
    '₦': 'NGN',
    kes: 'KES',
    kshs: 'KES',
    ksh: 'KES',
    ugx: 'UGX',
    tzs: 'TZS',
    dollar: 'USD',
    pound: 'GBP',
    franc: 'CHF',
    rupee: 'INR',
    crowns: 'CZK',
    egp: 'EGP',
    vnd: 'VND',
    thb: 'THB',
    myr: 'MYR',
    idr: 'IDR',
    rub: 'RUB',
    '₽': 'RUB',
    pkr: 'PKR',
    bdt: 'BDT',
    qar: 'QAR',
    kwd: 'KWD',
    bhd: 'BHD',
    omr: 'OMR',
    jod: 'JOD',
    mad: 'MAD',
    tnd: 'TND',
    ghs: 'GHS',
    lkr: 'LKR',
    twd: 'TWD',
    nt$: 'TWD',
    pen: 'PEN',
    rsd: 'RSD',
    kzt: 'KZT',
    gel: 'GEL',
  }),
)
/** "Canadian dollars", "Norwegian kroner": whose money it is. */
const NATIONAL: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AUD: 'australian,aussie',
    CAD: 'canadian',
    NZD: 'new zealand',
    SGD: 'singapore',
    HKD: 'hong kong',
    USD: 'us,american',
    DKK: 'danish',
    NOK: 'norwegian',
    SEK: 'swedish',
    CHF: 'swiss',
    CZK: 'czech',
    MXN: 'mexican',
    ARS: 'argentine',
    COP: 'colombian',
    CLP: 'chilean',
    PHP: 'philippine',
    GBP: 'british',
    EGP: 'egyptian',
    INR: 'indian',
    PKR: 'pakistani',
    LKR: 'sri lankan',
    AED: 'uae,emirati',
    KWD: 'kuwaiti',
    RSD: 'serbian',
    KES: 'kenyan',
  }).flatMap(([code, names]) => names.split(',').map((name) => [name, code] as const)),
)
const NATIONAL_UNIT =
  '(?:dollars?|kron[aoe]r|krone|crowns|francs|korun[ay]?|pesos?|pounds?|rupees?|dirhams?|dinars?|shillings?)'
const MARK = `(?:(?:aud|cad|nzd|sgd|hkd|mxn|usd)\\s?\\$|us\\$|nt\\$|(?:${[...NATIONAL.keys()].join('|')}) ${NATIONAL_UNIT}|nz\\$|hk\\$|mex?\\$|mx\\$|ca?\\$|au?\\$|s\\$|r\\$|[€$£¥₹₴₺₪₩₱₦₽]|n(?=\\d{1,3}(?:\\.\\d)?(?:m\\b|k\\b|,\\d{3}))|r(?=\\s?\\d{3})|r(?=\\s?\\d{1,3}(?:[ ,]\\d{3}|k))|rs\\.|rm(?=\\s?\\d)|kr\\.(?=\\s?\\d)|fr\\.(?=\\s?\\d{2,3}['’ .]\\d{3})|kr(?=\\s?\\d|[^a-z]|$)|kc(?![a-z])|(?<=\\d[ .,]\\d{3}[ .,]\\d{3}\\s?|\\d{3}[ .,]\\d{3}\\s?|\\dk\\s?)ft(?![a-z])|(?<=\\d{4,7}\\s?)ft(?=\\s?(?:\\/|per\\b|an? (?:hour|day|month)\\b|gross|net\\b|brutto))|(?<![\\w.])ft(?=\\s?\\d{1,3}(?:[ .,]\\d{3}|\\d{2,}))|(?<=\\d[ .,]\\d{3}\\s?|\\d{3,6}\\s?)r(?=\\s?(?:\\/|per\\b|an? (?:hour|day|month|year)\\b|gross|net\\b|brutto))|(?:${[...CURRENCIES.keys()].filter((name) => /^[a-z]{2,}$/.test(name) && !/^(?:rm|kr|kc|ft)$/.test(name)).join('|')})(?![a-z]))`
const AMOUNT = `\\d{1,2}(?:,\\d{2}){1,2},\\d{3}(?!\\d)|\\d{1,3}(?:[ ,.'](?=\\d{3}(?!\\d))\\d{3}){1,3}(?:[.,]\\d{2}|[.,]-)?(?!\\d)|\\d{1,7}(?:[.,](?:\\d{1,2}|-))?`
const MONEY = new RegExp(
  `(?<![\\w.,])(?:(${MARK})[:)]?\\s?\\(?)?(${AMOUNT})(?:\\s?|,? ?\\(?(?=thousand\\b))(k\\b|k(?=€)|t(?=\\s?€|eur\\b|kr\\b)|tsd|tys\\.?|lp[am]\\b|la(?:kh|c)s?\\b|l\\b|thousand\\b|grand\\b|m\\b|mln\\b|mil\\b|million\\b|mio\\b)?\\s{0,40}(${MARK})?(?:\\s{0,20}(?:(?:/|per |p/|p\\.)\\s?[a-z]{1,5}\\.?\\s?)?(?:-|~|to|and|until|bis|a)\\s?(${MARK})?\\s?(${AMOUNT})\\s?(k\\b|k(?=€)|t(?=\\s?€|eur\\b|kr\\b)|tsd|tys\\.?|lp[am]\\b|la(?:kh|c)s?\\b|thousand\\b|grand\\b|m\\b|mln\\b|mil\\b|million\\b|mio\\b)?\\s{0,20}(${MARK})?)?`,
  'g',
)
/** A currency beside another amount. */
const MARKED = new RegExp(`(?<![\\w.,])(${MARK})\\s?\\d|\\d\\s?(?:k|m)?\\s?(${MARK})`)
const AFTER_PERIOD = new RegExp(`^\\s*(${MARK})`)
const PERIODS: readonly (readonly [RegExp, Pay['period']])[] = [
  [
    /^[\s,.(]*(?:gross|net|brutto?|netto?|b2b|\+ ?vat|plus vat|excl\.? vat|before tax|base|ote|in total)?[\s,.()]*(?:\/\s?h(?:ou)?rs?\b|\/\s?h\b|per h(?:ou)?rs?\b|an? hour\b|hourly\b|(?:(?:per|an?|pro) |\/ ?)(?:uur|stunde|godz\w*|heure)\b|p\/h\b|ph\b|p\.\s?h\b\.?|\/\s?hour\b|per h\b|\bh\b)/,
    'hour',
  ],
  [
    /^[\s,.(]*(?:gross|net|b2b|\+ ?vat|plus vat|excl\.? vat)?[\s,.()]*(?:\/\s?days?\b|\/\s?d\b|per day\b|a day\b|daily\b|(?:(?:per|pro) |\/ ?)(?:dag|tag|jour)\b|p\/d\b|pd\b|per diem\b|day rate\b)/,
    'day',
  ],
  [
    /^\s?(?:gross|net|brutto?|netto?)?\s?[x*]\s?1[2-4]\b|^[\s,.(]*(?:gross|net|brutto?|netto?|b2b|\+ ?vat|plus vat)?[\s,.()]*(?:\/\s?mo(?:nth)?s?\b|\/\s?m\b|per month\b|(?:a|each|every) month\b|monthly\b|(?:per|pro|\/) ?(?:maand|monat|mes|mois|mies\w*|mc|luna|manad|maned|mesic)\b|pm\b|p\.m\b|p\/m\b|per mo\b)/,
    'month',
  ],
  [
    /^[\s,.(]*(?:gross|net|brutto?|netto?|base|ote|\+ ?bonus)?[\s,.()]*(?:\/\s?y(?:ea)?rs?\b|\/\s?y\b|\/\s?a\b|per year\b|a year\b|yearly\b|annual(?:ly)?\b|p\.?\s?a\b|per annum\b|\/ ?annum\b)/,
    'year',
  ],
]
const PERIODS_BEFORE: readonly (readonly [RegExp, Pay['period']])[] = [
  [/\bhourly\b|\bper hour\b|\bstundensatz\b|\buurtarief\b|\btimpris\b/, 'hour'],
  [/\bdaily\b|\bday rate\b|\bper day\b|\btjm\b|\btagessatz\b|\badr\b|\bdagtarief\b/, 'day'],
  [
    /\bmonthly\b|\bper month\b|\b1[2-4] (?:(?:monthly|equal) )?(?:payments|instal?ments|salaries|times)(?: a year)? (?:of|at)\s*$/,
    'month',
  ],
  [/\bannual|\byearly\b|\bper (?:year|annum)\b/, 'year'],
]
const PAY_WORDS =
  /\b(?:adr|fee|tari(?:f|ef)|tarifa|tagessatz|stundensatz|dagtarief|uurtarief|gehalt|salaire|salaris|salario|sueldo|honorar|salary|salaries|rate|rates|pay|pays|paid|paying|compensation|remuneration|budget|wage|ctc|gross|net|brutto?|netto?|tjm|package|ote|earn|income|up to|under|below|max|maximum|less than|no more than|at most|range|b2b|all[- ]in|stretch|budgeted|tops|ceiling|capped|base(?= \d))\b/
const LIMIT_BEFORE =
  /(?:\b(?:up to|under|below|max\.?|maximum|less than|no more than|not more than|at most|budget(?: of| is)?|salary|rate|pay|range|for|around|about|ca\.?|circa)|<|<=|≤)[\s:]*(?:of |is |a |an )?$/
const OTHER_MONEY =
  /\b(?:one-?off|raised|funding|series [a-f]\b|revenue|turnover|valuation|invest(?:ed|ment)|assets|stipend|allowance|ad spend|adspend|(?:responsible|responsibility) for (?:an? )?budgets?|(?:manage|own|run|control|hold)\w* (?:an? |the )?(?:\w+ )?budgets?|budget responsibility|(?:learning|training|education|equipment|certification|certificate|book|hardware|home office|conference|travel|wellness|personal development|annual) budget|relocation (?:package|bonus|budget|support|assistance|allowance)|sav(?:es|ed|ing)|save (?:up|the|our|them|money|customers|clients|companies|[€£$\d])|(?:average|typical) (?:deal|order|ticket|customer|client)|deal size|sign(?:ing)?[- ]?(?:on)? bonus|(?:joining|retention|annual|yearly|performance|completion|relocation) bonus|referral|deposit|market|transactions?|portfolio|(?:a|the) fine|fine of|donat|voucher|per employee|million|billion|lift(?:ing)?|weigh\w*)\b/
/** "A 1,500 euro desk budget", "a 500 euro voucher": an amount that names what it is for. */
const FOR_A_PURPOSE =
  /^\s?(?!(?:salary|pay|max\w*|total|day|daily|annual|yearly|monthly|hourly|base|gross|net|rate)\b)(?:[a-z]+(?: [a-z]+)? (?:budget|allowance|bonus|stipend|voucher|credit|grant|subsidy)|(?:allowance|bonus|stipend|voucher|gift|refund))\b/
/** What else costs money: "a cloud bill of 40,000 a month", "lunch worth 15 euros a day". */
const OTHER_COST =
  /\b(?:(?:contracts?|orders?|projects?) (?:valued|worth)|valued|bills?|costs?|lost|los(?:es?|ing)|stole\w*|damages?|spend(?:ing)?|expenses|worth|grants?|fines?|purchases?|subscription|licen[cs]e (?:costs?|fees?)|(?:customers?|clients?|users?) (?:pays?|is charged|are charged|is billed))\b[^.;,]{0,24}$/
const OTHER_AFTER =
  /^\s?(?:\+\s)?(?:(?!(?:full|part|all|per|over) )(?:[a-z]+ ){1,2}time\b|h(?:ou)?(?:rs?)?\s?(?:\/|per|a|p)\s?w|(?:gross |net )?(?:\/|per|an?|each|every|p)\s?(?:w\b|wk\b|week|quarter)|weekly\b|%|m\b|mn\b|mio|million|bn\b|billion|people|employees|users|customers|clients|orders|parcels|visitors|visits|requests|messages|records|rows|items|pages|products|stores|shops|members|students|patients|devices|downloads|tickets|calls|events|transactions|subscribers|assets|sites|stores|hours|days|weeks|months|years|yrs|h(?:ou)?(?:rs?)?\s(?:overlap|with|w\/|daily|a day|from|of)|engineers|developers|times|x\b(?!\s?1[2-4]\b)|\+? (?:years|yrs|employees|users|people|customers|engineers))/

const COSTS_US = /\b(?:cost to company|costs? us|spend on (?:you|the role)|price (?:per|a) (?:hour|day))\b/
/** "Every incident costs us 40,000 euros." */
const COSTS_EACH = /\b(?:every|each|one|an?) [\w -]{2,30} costs? us\b/
/** The last clause that says what is paid to the candidate. */
const OWN_CLAUSE =
  /(?:\band|\bbut|[,;])\s+(?:(?:we|can|will|would|for you|you) )*(?:pay|offer|(?:there )?(?:are|is)|get|earn|for you)\b(?!.*(?:\band|\bbut|[,;])\s+(?:(?:we|can|will|would|for you|you) )*(?:pay|offer|get|earn)\b)[^.;]*$/

/** The price of a whole piece of work is no pay. */
const FIXED_PRICE =
  /\bbudget\b[^.;,]{0,20}\b(?:in )?total\b(?! comp)|\bfixed[- ]price\b|\blump sum\b|\bfor the (?:whole|entire) (?:project|job)\b/

/** "Day rate? £650-£700": the question directly before. */
const ASKED_BEFORE = /\b(?:(?:day|daily|hourly) rate|rate|salary|budget|pay|compensation|tjm)\s*\?\s*$/
const REACH_OF_QUESTION = 24

/** A statement with more numbers is a table of something else. */
const MAX_AMOUNTS = 20

/** "Comp: 140-165 base": after a word for a year's pay, the thousands may be left out. */
const BARE_THOUSANDS =
  /\b(?:comp(?:ensation)?|salary|base|ote|package)\b(?: (?:range|band|is|of))*\s*[:=-]?\s*(?:between )?([3-9]\d|[12]\d\d)\s?(?:-|to|and)\s?([3-9]\d|[1-3]\d\d)(?= (?:base|gross|ote|fixed|plus|\+|dep)\b|\s*(?:[,;(+]|\.?$))/

function bareThousands(text: string, offset: number, localCurrency: string | null): PayPhrase | null {
  const match = BARE_THOUSANDS.exec(text)
  const [low, high] = [Number(match?.[1]), Number(match?.[2])]
  if (match === null || localCurrency === null || SMALL_UNITS.has(localCurrency) || !(low < high)) return null
  const minor = 1000 * minorUnitsIn(localCurrency)
  const start = offset + match.index
  return {
    start,
    end: start + match[0].length,
    pay: { amountMinor: high * minor, currency: localCurrency, period: 'year' },
    fromMinor: low * minor,
  }
}

const LENGTH_OF_SEARCH = 120
/** A sentence, or an amount of something else, as in "spark, 50k events a second". */
const NOT_A_SEARCH =
  /[\n.!?]\s|\b(?:we|our|us|you|your|is|are|has|have|had|was|with a|raised|users?|msgs|messages|rps|qps|tps|loc|lines|rows|req\w*|servers|nodes|hosts|followers|stars)\b/

/** "Job requisition ID R0048812" is no rand, and in "Boise, ID 83702 $24.50 an hour" the dollar belongs to what follows. */
const IDENTIFIER =
  /\b(?:id|number|no\.|requisition|reference|ref\.?|req\.?)\s?[:#-]*\s?r[-_]?\d{4,}\b|,\s?[a-z]{2}\s+\d{5}(?:-\d{4})?(?=\s+\$\s?\d)/g

function withoutIdentifiers(text: string): string {
  return text.replace(IDENTIFIER, (identifier) => identifier.replace(/[\dr]/g, '_'))
}

/** Reads the pay: the maximum that is offered. */
export function payIn(lower: string, home: Statement, localCurrency: string | null): PayPhrase | null {
  const asked = ASKED_BEFORE.exec(lower.slice(Math.max(0, home.start - REACH_OF_QUESTION), home.start))
  const statement = asked === null ? home : { ...home, start: home.start - asked[0].length }
  const text = withoutIdentifiers(lower.slice(statement.start, statement.end))
  if (!/\d/.test(text)) return null
  const isSearch = lower.length <= LENGTH_OF_SEARCH && !NOT_A_SEARCH.test(lower.trim())
  let tried = 0
  for (const match of text.matchAll(MONEY)) {
    tried += 1
    if (tried > MAX_AMOUNTS) break
    const phrase = readMoney(text, match, localCurrency, isSearch)
    if (phrase === null || isOnlyImagined(text, phrase, lower.slice(statement.end, statement.end + REACH_OF_CONTRAST)))
      continue
    if (
      statement.section === 'benefits' &&
      phrase.fromMinor === null &&
      !isLivelihood(phrase.pay, text) &&
      !/\b(?:salary|salaries|pay|compensation|remuneration|wages?|gross|base|earn|package|rate|ctc|up to)\b/.test(text)
    )
      continue
    const found = { ...phrase, start: statement.start + phrase.start, end: statement.start + phrase.end }
    const rest = lower.slice(
      found.end,
      statement.end + (lower.slice(statement.end - 1, statement.end + 1).includes(';') ? REACH_OF_CONTRAST : 0),
    )
    return (
      corrected(found, lower.slice(found.end, found.end + REACH_OF_CONTRAST)) ??
      raised(found, rest.split('\n')[0] ?? '')
    )
  }
  return bareThousands(text, statement.start, localCurrency)
}

/** What may stand before an amount in an item that is pay and nothing else. */
const ITEM_OPENS =
  '(?:(?:(?:and|but|we|i|can|could|will|would|pays?|paid|paying|offers?|offering|budget|salary|(?:day |hourly |daily )?rate|comp|compensation|max(?:imum)?\\.?|up ?to|about|around|approx\\.?|ca\\.?|circa|from|under|below|(?:it |who )?costs?|(?:no|not|nothing) (?:more than|over|above)|less than|at most|for|of|is|tjm|gehalt|salaire|ctc|package|somewhere|between|starting at)[\\s:]+)|[~<≤=]+\\s?){0,5}'
/** What may follow it. */
const ITEM_ENDS =
  '(?:[\\s,(+]*(?:gross|net|brutto?|netto?|base(?: salary| pay)?|fixed|liquid|max(?:imum)?|tops?|at most|ish|or so|all[- ]in|doe|dep(?:ending)? on exp\\w*|neg(?:otiable)?|each|b2b|ote|(?:plus|\\+) ?(?:bonus|vat|equity|super|benefits)|vat|ex(?:cl)?\\.? vat|bonus|a year|per year|(?:p\\.?a\\.?|pm)|per annum|yearly|annually|(?:a|per) month|monthly|(?:a|per) day|daily|(?:an|per) hour|hourly|p/d|p/h|/ ?(?:y|yr|year|jahr|a|an|m|mo|month|monat|mes|mois|kk|d|day|tag|jour|h|hr|hour))\\)?)*'
const K = '(?:\\s?(?:k|thousand|grand))?'
const ITEM_OF_PAY = new RegExp(
  `^${ITEM_OPENS}(?:${MARK})?\\s?(${AMOUNT})(${K})\\s?(?:${MARK}|e(?=/))?(?:\\s?(?:-|to|and)\\s?(?:${MARK})?\\s?(${AMOUNT})(${K})\\s?(?:${MARK})?)?(${ITEM_ENDS})$`,
)
const ITEM_WORDS =
  /\b(?:gross|net|brutto?|netto?|base|salary|rate|pays?|paid|paying|comp|compensation|ote|ctc|package|gehalt|salaire|tjm|costs?|(?:no|not) more than|up ?to|max(?:imum)?|tops?|at most)\b/
/** "€300, one-off for the test task": what the next item says of an amount. */
const OF_ONE_PAYMENT = /^\W*(?:one-?off|once|for (?:an?|the|your)|towards|to spend|budget|raised|in funding)\b/
const LENGTH_OF_ITEMS = 160
/** Of an amount in thousands without a currency: "4k" may be a screen. */
const MIN_OF_ITEM = 12_000

/**
 * "No visa, fridays off are fine, 70-80k": in a text of a few items each is read by itself, and one that is
 * an amount and nothing else is the pay, whatever the items beside it speak of.
 */
export function payOfItems(lower: string, localCurrency: string | null): PayPhrase | null {
  if (lower.trim().length > LENGTH_OF_ITEMS || !/[,;|/•]|\s-\s/.test(lower) || FIXED_PRICE.test(lower)) return null
  let at = 0
  for (const item of lower.split(/(,\s|[;|•\n]|\s[-/]\s|\s(?:and|but)\s)/)) {
    const start = at + item.search(/\S|$/)
    at += item.length
    const said = item.trim().replace(/[.!?]+$/, '')
    if (!/\d/.test(said) || !ITEM_OF_PAY.test(said) || OF_ONE_PAYMENT.test(lower.slice(at))) continue
    const read = payOfItem(said, localCurrency)
    if (read !== null) return { ...read, start: start + read.start, end: start + read.end }
  }
  return null
}

function payOfItem(said: string, localCurrency: string | null): PayPhrase | null {
  for (const match of said.matchAll(MONEY)) {
    const money = moneyIn(said, match)
    const { high, mark, isInThousands, isInMillions, period } = money
    if (high === null || (mark === undefined && /^20[0-3]\d$/.test(match[0].trim()))) continue
    const isSure =
      (isInThousands && high >= MIN_OF_ITEM) ||
      ((mark !== undefined || ITEM_WORDS.test(said)) && high >= MIN_PER_YEAR) ||
      (period.isStated && period.period !== null && high >= MIN_BY_PERIOD[period.period])
    if (isSure && !isInMillions) return payOf(said, money, high, localCurrency)
  }
  return null
}

/** Without a currency: "35 an hour", "600 a day". */
const MIN_BY_PERIOD: Readonly<Record<Pay['period'], number>> = {
  hour: 12,
  day: 100,
  month: 400,
  year: MIN_OF_ITEM,
}

/** "We'd pay 100k for a unicorn, but here the ceiling is 75k": what would be paid is not offered. */
function isOnlyImagined(text: string, { start, end }: PayPhrase, next: string): boolean {
  return IMAGINED.test(text.slice(0, start)) && CONTRASTS.test(text.slice(end) + next)
}

const CONTRASTS =
  /\b(?:but|however|yet|here|now|today|currently|at present|for now|until then|in [a-z]+ it(?:'s| is))\b[^.]*\d/
const REACH_OF_CONTRAST = 60
const IMAGINED =
  /\b(?:(?:we|they|i|others|you)(?:'d| would| could| might| used to)|competitors?|elsewhere|other (?:companies|firms|employers)|normally|usually|last year)\b[^.;,]{0,30}$|(?:^|[.;]\s)\W*(?:if|once|should|as soon as|after) (?!you\b|your\b|the (?:right|fit)|there)[^.;]{0,80}$/

const MIN_LIVELIHOOD_IN_DOLLARS = 1_000

/** "You get 80,000 pounds." */
const IS_RECEIVED =
  /\byou(?:'ll| will| would)? (?:get|earn|receive|make)\s+(?:up to |about |around |between )?\D{0,4}\d/

/** "We offer $6,000 a month": no allowance is as high. */
function isLivelihood({ amountMinor, currency, period }: Pay, text: string): boolean {
  const dollars = amountMinor / minorUnitsIn(currency) / (UNITS_PER_DOLLAR.get(currency) ?? 1)
  if (period === 'year') return dollars >= 12 * MIN_LIVELIHOOD_IN_DOLLARS && IS_RECEIVED.test(text)
  return period === 'month' && dollars >= MIN_LIVELIHOOD_IN_DOLLARS
}

const STRETCH = new RegExp(
  `\\b(?:up to|stretch(?:ing|es)?(?: up)? to|ris(?:e|es|ing)(?: by [^;]{1,24}?)? to|grow(?:s|ing)? to|going to|increas(?:es|ing) to|moving to|then |go(?:es|ing)?(?: up)?(?: to)?|rais(?:e|ing|ed) to|push(?:ed)? to|as (?:high|much) as|max\\.?|maximum|ceiling|limit|tops?|maybe|perhaps|possibly|even|realistic(?:ally)?)\\s*(?:of|is|at|:|up to)?\\s*(?:${MARK})?\\s?(?:\\d{2,3}\\s?k?\\s?(?:-|to)\\s?)?(${AMOUNT})\\s?(k\\b)?(?!\\s?(?:%|days|hours|years|weeks|months|h\\b))`,
  'g',
)
const MAX_RATIO = 2

/** "45k, might stretch to 48": the most that is offered. */
function raised(phrase: PayPhrase, rest: string): PayPhrase {
  const { amountMinor, currency } = phrase.pay
  const minor = minorUnitsIn(currency)
  for (const match of rest.matchAll(STRETCH)) {
    const amount = amountOf(match[1] ?? '', match[2])
    if (amount === null) continue
    // "45k … 48" leaves the thousands out.
    for (const most of [amount * minor, amount * 1000 * minor])
      if (most > amountMinor && most < amountMinor * MAX_RATIO)
        return {
          ...phrase,
          fromMinor: phrase.fromMinor ?? amountMinor,
          pay: { ...phrase.pay, amountMinor: Math.round(most) },
        }
  }
  return phrase
}

const CORRECTION = new RegExp(
  `^[\\s,;(.–—→-]*(?:(?:sorry|oops|correction|edit(?:ed)?|pardon|wait|scratch that|make (?:that|it)|i mean(?:t)?|or rather|now)\\b[\\s,:;–—-]*|no\\s*[,:–—-]\\s*){1,4}(?:it(?:'s| is) |now )?(?:${MARK})?\\s?(${AMOUNT})\\s?(k\\b)?(?!\\s?(?:%|days?|hours|years|weeks|months|h\\b))`,
)

/** "Budget 80k – sorry, 85k since Friday": the second amount is meant. */
function corrected(phrase: PayPhrase, rest: string): PayPhrase | null {
  const match = CORRECTION.exec(rest.split('\n')[0] ?? '')
  const amount = match === null ? null : amountOf(match[1] ?? '', match[2])
  if (match === null || amount === null) return null
  const { amountMinor, currency } = phrase.pay
  const minor = minorUnitsIn(currency)
  const meant = [amount * minor, amount * 1000 * minor].find(
    (each) => each > amountMinor / MAX_RATIO && each < amountMinor * MAX_RATIO,
  )
  return meant === undefined
    ? null
    : {
        ...phrase,
        end: phrase.end + match[0].length,
        fromMinor: null,
        pay: { ...phrase.pay, amountMinor: Math.round(meant) },
      }
}

function readMoney(
  text: string,
  match: RegExpMatchArray,
  localCurrency: string | null,
  isSearch: boolean,
): PayPhrase | null {
  const money = moneyIn(text, match)
  if (money.high === null || money.high <= 0 || !isPay(text, money, money.high, isSearch)) return null
  return payOf(text, money, money.high, localCurrency)
}

function payOf(text: string, money: Money, high: number, localCurrency: string | null): PayPhrase | null {
  const { low, mark, period } = money
  const stated = currencyOf(
    mark ??
      AFTER_PERIOD.exec(money.after.slice(period.length))?.[1] ??
      (namedLater(text, money.end) ||
        (MARKED.exec(text)
          ?.slice(1)
          .find((each) => each !== undefined) ??
          PAID_IN.exec(text)?.[1] ??
          '')),
  )
  const local = localCurrency ?? (SUPERANNUATION.test(text) ? 'AUD' : OF_BRITISH_TAX.test(text) ? 'GBP' : null)
  const currency = shared(stated, money.mark, local) ?? (money.isInLakhs ? 'INR' : (local ?? 'EUR'))
  // "1.2M HUF" is pay, "$12M" is an investment.
  if (money.isInMillions && !(isInSmallMoney(currency, high) && money.mark !== undefined)) return null
  const isYearOfMonths = MONTHS_OF_A_YEAR.test(money.after) && OF_A_YEAR.test(money.before)
  const unit = isYearOfMonths
    ? 'year'
    : period.isStated
      ? period.period
      : money.isMonthly
        ? 'month'
        : money.isInLakhs
          ? 'year'
          : periodOfSalary(
              text,
              periodBySize(high / (UNITS_PER_DOLLAR.get(currency) ?? 1), period.period, currency),
              money,
            )
  if (unit === null || high < LEAST[unit]) return null
  const minor = minorUnitsIn(currency)
  return {
    start: money.start,
    end: money.end + period.length,
    pay: { amountMinor: Math.round(high * minor), currency, period: unit },
    fromMinor: low === null ? null : Math.round(low * minor),
  }
}

/** "Annual salary CHF 92'000 to 108'000 x 13". */
const MONTHS_OF_A_YEAR = /^\s?[x*]\s?1[2-4]\b/
const OF_A_YEAR = /\b(?:annual(?:ly)?|yearly|per (?:year|annum))\b/

/** "Up to 9 grand a month, in pounds", "base 95k plus 10k bonus, CHF". */
const NAMED_LATER = new RegExp(
  `^[^.;€£$]{0,30}?(?:,\\s*|\\()(?:in |paid in |all in |both |both in |all )?(${MARK}|${[...NATIONAL.keys()].join('|')})(?: sterling)?(?=\\s*(?:[.;,)]|$))`,
)

function namedLater(text: string, end: number): string {
  return NAMED_LATER.exec(text.slice(end))?.[1] ?? ''
}

/** "AUD $140k" names the currency twice. */
function currencyOf(mark: string): string | undefined {
  return (
    CURRENCIES.get(mark) ??
    CURRENCIES.get(mark.replace(/\s?\$$/, '')) ??
    NATIONAL.get(mark) ??
    NATIONAL.get(mark.replace(/ [a-z]+$/, ''))
  )
}

const SMALL_UNITS = new Set('HUF JPY KRW IDR VND COP CLP NGN ARS RUB'.split(' '))
const DOLLARS = new Set(['AUD', 'CAD', 'NZD', 'SGD', 'HKD'])

const MAX_IN_DOLLARS = 400_000

/** "9 - 13 million yen", "NOK 1.1-1.3 million": as much as people earn where the unit is small. */
function isInSmallMoney(currency: string, amount: number): boolean {
  const perDollar = UNITS_PER_DOLLAR.get(currency) ?? 1
  return SMALL_UNITS.has(currency) || (perDollar >= MIN_PER_DOLLAR && amount / perDollar <= MAX_IN_DOLLARS)
}
const MIN_PER_DOLLAR = 5

/** Kroner are Danish unless the job is in Norway, and a bare dollar sign is that of the country. */
function shared(stated: string | undefined, mark: string | undefined, local: string | null): string | undefined {
  if (mark === '$' && local !== null && DOLLARS.has(local)) return local
  const isKr = mark === 'kr' || mark === 'kr.'
  const isOfCrowns = (stated === 'DKK' || stated === 'SEK') && (isKr || stated === 'DKK')
  if (isOfCrowns && (local === 'NOK' || (isKr && (local === 'DKK' || local === 'ISK')))) return local
  return stated
}

/** "$118k + super" is said in Australia. */
const SUPERANNUATION = /\+ ?super(?:annuation)?\b|\bplus super(?:annuation)?\b/

const OF_BRITISH_TAX = /\bir35\b/

/** Roughly; only to tell a month from a year where neither is named. */
const UNITS_PER_DOLLAR: ReadonlyMap<string, number> = new Map(
  Object.entries({
    PLN: 4,
    CZK: 22,
    HUF: 350,
    SEK: 10,
    NOK: 10,
    DKK: 7,
    ISK: 130,
    RON: 4.5,
    BGN: 2,
    UAH: 40,
    TRY: 30,
    ZAR: 18,
    MXN: 18,
    BRL: 5,
    PHP: 55,
    INR: 60,
    JPY: 120,
    KRW: 1300,
    IDR: 16_000,
    VND: 25_000,
    NGN: 1500,
    COP: 4000,
    CLP: 900,
    ARS: 1000,
    THB: 33,
    RUB: 80,
    CNY: 7,
    HKD: 8,
    AED: 3.7,
    SAR: 3.7,
    EGP: 45,
    KES: 130,
    PKR: 270,
    ILS: 3.6,
    QAR: 3.6,
    KWD: 0.3,
    BHD: 0.4,
    OMR: 0.4,
    JOD: 0.7,
    MAD: 10,
    TND: 3,
    GHS: 12,
    LKR: 300,
    TWD: 31,
    PEN: 3.7,
    RSD: 105,
    KZT: 480,
    GEL: 2.7,
  }),
)

/** "Paid in USDC, 10k a month". */
const PAID_IN = new RegExp(`\\b(?:paid|pay|invoiced?|salary|rates?) (?:\\w+ )?in (${MARK})(?![a-z])`)

/** "2 pm" is a time of day. */
const LEAST: Readonly<Record<Pay['period'], number>> = { hour: 3, day: 20, month: 100, year: 1000 }

interface Money {
  start: number
  end: number
  before: string
  after: string
  mark: string | undefined
  high: number | null
  low: number | null
  isRange: boolean
  isInThousands: boolean
  isInLakhs: boolean
  /** "1.6 LPM": lakhs a month. */
  isMonthly: boolean
  isInMillions: boolean
  period: ReturnType<typeof periodOf>
}

function moneyIn(text: string, match: RegExpMatchArray): Money {
  const [whole, mark1, amount1 = '', kilo1, mark2, mark3, amount2, kilo2, mark4] = match
  const start = (match.index ?? 0) + (whole.length - whole.trimStart().length)
  const end = (match.index ?? 0) + whole.trimEnd().length
  const before = text.slice(0, start)
  const after = text.slice(end, end + 40)
  return {
    start,
    end,
    before,
    after,
    mark:
      [mark4, mark3, mark2].find((mark) => mark !== undefined && /^[a-z]/.test(mark)) ??
      mark1 ??
      mark2 ??
      mark3 ??
      mark4 ??
      (namedLater(text, end) || undefined),
    high: amountOf(amount2 ?? amount1, kilo2 ?? kilo1, isManyToTheDollar([mark1, mark2, mark3, mark4])),
    low:
      amount2 === undefined ? null : amountOf(amount1, kilo1 ?? kilo2, isManyToTheDollar([mark1, mark2, mark3, mark4])),
    isRange: amount2 !== undefined,
    isInThousands: (kilo1 ?? kilo2) !== undefined,
    isInLakhs: /^l/.test(kilo1 ?? kilo2 ?? ''),
    isMonthly: (kilo2 ?? kilo1) === 'lpm',
    isInMillions: /^m/.test(kilo1 ?? kilo2 ?? ''),
    period: periodOf(after, before),
  }
}

/** Without a currency: "600-650 p/d". */
const MIN_BY_DAY = 100
const MAX_BY_DAY = 2500
const MIN_ALONE = 200
const OF_CONTRACT = /\b(?:ir35|contract(?:or|ors)?|freelanc\w+|umbrella)\b/
const SAYS_CONTRACT =
  /\b(?:ir35|contract(?:or|ors)?|freelanc\w+|umbrella|doe|inside|outside|ltd|neg(?:otiable)?|p\/d|pd)\b/
const MIN_PER_YEAR = 1000
/** Without a currency: "around 52000 a year". */
const MIN_BY_YEAR = 12_000
const MAX_BY_YEAR = 500_000
const LABEL_OF_PAY =
  /^\W*(?:(?:annual|yearly|base|gross) )?(?:annual|salary|compensation|remuneration|wage|pay)(?: (?:range|band))?\s*[:=]\s*(?:from |up to )?$/

/** "Your salary is up to 68,000." */
const PAY_IS =
  /\b(?:salary|base(?: pay)?|compensation|remuneration|wage|ctc)\b (?:(?:range|here|offered|for this \w+|of|is|are|goes|runs|from|between|will be|can be|at|around|about|up to|max\.?|maximum|a|the)\s?){1,6}$/

function isCalledYearlyPay(before: string, amount: number): boolean {
  return amount >= MIN_BY_YEAR && amount <= MAX_BY_YEAR && (LABEL_OF_PAY.test(before) || PAY_IS.test(before))
}

/** "Java, Munich, 70k": an amount as a part of the list. */
function isSetOff(before: string, after: string): boolean {
  return /(?:^|[,;.(|•]|\s[-–])\s*$/.test(before) && /^\s*(?:[,;.)|•]|[-–]\s|$)/.test(after)
}

/** Criteria hold no pay by the week. */
const PAID_WEEKLY = /\b(?:weekly (?:rate|pay|wage|fee|salary)|(?:rate|pay|wage|salary) (?:per|a) week)\b[^.;\d]{0,12}$/

/** "Freelancer, 90/h", "cloud architect amsterdam 900/day". */
function isRateOfContract(
  text: string,
  after: string,
  { period, isStated, length }: Money['period'],
  amount: number,
): boolean {
  if (TAXED_AFTER.test(after)) return amount >= MIN_BY_DAY && amount <= MAX_BY_DAY
  // "130 PD" are person-days.
  if (!/^\s?(?:\/|per\b|an?\b|p\/)/.test(after)) return false
  if (!isStated || !(OF_CONTRACT.test(text) || endsSearch(text, after.slice(length)))) return false
  return period === 'hour'
    ? amount >= 15 && amount <= 300
    : period === 'day' && amount >= MIN_BY_DAY && amount <= MAX_BY_DAY
}

function isYearAlone(text: string, before: string, after: string, amount: number): boolean {
  return (isSetOff(before, after) || endsSearch(text, after)) && amount >= 15_000 && amount <= 500_000
}

/** "senior go engineer berlin 80k". */
function endsSearch(text: string, after: string): boolean {
  return (
    text.length <= 90 && /^[\s.]*$/.test(after) && !/\b(?:we|our|users?|raised|with|of|for|to|has|have)\b/.test(text)
  )
}

function isForSomethingElse(before: string, after: string, rest: string): boolean {
  return (
    isOfOtherClause(before, after, rest) ||
    PAID_WEEKLY.test(before) ||
    (OF_A_BURDEN.test(before) && !/\b(?:salary|base|gross|package|we pay)\b/.test(before)) ||
    OTHER_AFTER.test(after) ||
    FOR_A_PURPOSE.test(after) ||
    (OTHER_COST.test(before) && (!COSTS_US.test(before) || COSTS_EACH.test(before)))
  )
}

/** "On-call one week in six, paid at a flat rate of €350": what is paid on top. */
const OF_A_BURDEN =
  /(?:^|[.;]\s)\W*(?:on[- ]?call|stand-?by|overtime|night (?:shifts?|work)|weekend (?:shifts?|work)|call-?outs?)\b[^.;\n]*\b(?:paid|pays|compensated|rewarded|remunerated|flat|extra|bonus|allowance|rate)\b[^.;\d]*$/

/** The words of the clause that leads up to an amount. */
function clauseBefore(before: string): string {
  return (
    before
      .split(
        /[;(]\s?|,\s|[.!?]\s|\b(?:but|however|on top of|plus|while|whereas)\b|\band (?=(?:an?|the|your|our|we|you)\b)/,
      )
      .at(-1) ?? ''
  )
}

const NAMES_PAY =
  /\b(?:salar(?:y|ies)|rates?|compensation|base|basic|gross|brutto|remuneration|wages?|pay|pays|paying|earn|offer|ctc|(?<!relocation )package)\b/
/** "The previous holder made 90k", "people used to get $40", "we were fined $50,000". */
const OF_ANOTHER =
  /\b(?:previous|former|last|earlier|other|old|her|his|their)\b[^.;,]*\b(?:made|earned|got|had|took|was on|were on|cost|paid|negotiated|received|accepted|signed for|joined at|started at|settled (?:for|at))\b|\b(?:current|present|existing|last drawn) (?:salary|pay|ctc|package|compensation|rate|income)\b|\b(?:ago|last year|back then|previously|formerly|in 20[012]\d|originally)\b[^.;,]*\b(?:paid|was|were|earned|stood|made|advertised)\b|\b(?:job|role|post|position) paid\b|\b(?:who|that) (?:just |recently )?(?:left|quit|leaves|retired|resigned)\b|\b(?:average|median|typical|mean|usual|going) (?:pay|salary|salaries|rate|wage|income)\b[^.;,]*\b(?:in|at|of|across|around|here)\b[^.;,]*\b(?:is|are|was|stands at|being)\b|\bpredecessors?\b|\bused to\b|\b(?:colleague|friend|developer|engineer|someone|somebody) (?:left|moved|went|switched|quit) for\b|\b(?:was|were|got|been) (?:fined|charged|billed|quoted|sued)\b|\b(?:average|median|typical|mean)\b[^.;,]*\b(?:in|at|of|across|for) (?:our|the|this|my) (?:team|company|industry|market|region|city|sector|country|area)\b|\b(?:customers?|clients?|users?|competitors?|rivals?|neighbou?rs) (?:\w+ )?(?:pays?|paid|spends?|spent|offers?)\b/
/** "We could offer 130,000 if we were a bank." */
const MERELY_POSSIBLE = /\b(?:could|would|might|'d)\b/
const UNDER_CONDITION = /^[^.;]*\bif (?!you\b|the (?:right|fit)|there)|^[^.;]*\b(?:elsewhere|were (?:we|this|it))\b/

/** An amount that its own clause gives to someone or something else. */
function isOfOtherClause(before: string, after: string, rest: string): boolean {
  const clause = clauseBefore(before)
  if (OF_ANOTHER.test(clause)) return true
  if (MERELY_POSSIBLE.test(clause) && UNDER_CONDITION.test(rest)) return true
  return (
    (OTHER_MONEY.test(clause) || /\bbonus\b/.test(clause)) &&
    !NAMES_PAY.test(clause) &&
    !/^\s?(?:salary|base|gross|pay)\b/.test(after)
  )
}

/** "£475 inside IR35": how a day rate is taxed. */
const TAXED_AFTER = /^\s*\(?(?:inside|outside)(?: of)? ir35\b/

/** "£425-475, hybrid", "contractor, outside IR35, £550". */
function isAmountAlone(
  text: string,
  before: string,
  after: string,
  { isRange, high }: { isRange: boolean; high: number },
): boolean {
  const isOfContract = OF_CONTRACT.test(text)
  if (TAXED_AFTER.test(after)) return high >= MIN_BY_DAY
  if (isRange && isSetOff(before, after)) return high >= MIN_ALONE || isOfContract
  return isOfContract && high >= MIN_ALONE && (isSetOff(before, after) || endsSearch(text, after))
}

/** Excludes customers, funding and book budgets; without a currency only numbers that are called pay count. */
function isPay(
  text: string,
  { before, after, end, mark, isRange, isInThousands, isInLakhs, isInMillions, period }: Money,
  high: number,
  isSearch: boolean,
): boolean {
  if (isForSomethingElse(before, after, text.slice(end))) return false
  // Millions a day are no pay.
  if (isInMillions && (period.period === 'day' || period.period === 'hour')) return false
  if (FIXED_PRICE.test(text)) return false
  // "£62,000 + car allowance": extras are not part of the pay.
  const said =
    text.slice(0, end) +
    (text.slice(end).split(/\+|,\s*[€£$]|\b(?:plus|incl(?:uding|usive)?|excl(?:uding)?)\b/)[0] ?? '')
  const isInMillionsOfPay =
    isInMillions && (isRange || period.isStated) && mark !== undefined && isInSmallMoney(currencyOf(mark) ?? '', high)
  // "We raised $14m and pay $150k": what stands before the clause of the pay is about something else.
  const own = said.slice(OWN_CLAUSE.exec(said.slice(0, before.length))?.index ?? 0)
  const others = isInMillionsOfPay ? own.replace(/\bmillion\b/g, ' ') : own
  if (
    OTHER_MONEY.test(others) &&
    !/\b(?:pays? you|you(?:'ll| will)? (?:get|earn|receive)|salary|rate|compensation|base|gross|brutto|remuneration|wages?)\b/.test(
      text,
    )
  )
    return false
  const isSaid = PAY_WORDS.test(text) || LIMIT_BEFORE.test(before.slice(-40))
  // "450 a day pounds".
  if (period.isStated && AFTER_PERIOD.test(after.slice(period.length))) return true
  // "£425-475, hybrid"; fewer may be thousands as well as hours.
  if (mark !== undefined && isAmountAlone(text, before, after, { isRange, high })) return true
  // "600-650 p/d DOE".
  if (isRange && period.isStated && period.period === 'day' && high >= MIN_BY_DAY && SAYS_CONTRACT.test(text))
    return true
  if (mark !== undefined)
    return period.isStated || isSaid || isInThousands || high >= MIN_PER_YEAR || (isSearch && high >= MIN_ALONE)
  if (/^\s*h\b/.test(after)) return false
  if (isRateOfContract(text, after, period, high)) return true
  if (isInLakhs) return true
  if (isInThousands)
    return (
      isSaid ||
      isRange ||
      period.isStated ||
      SUPERANNUATION.test(after) ||
      isYearAlone(text, before, after, high) ||
      (isSearch && high >= MIN_BY_YEAR && high <= MAX_BY_YEAR)
    )
  // "Annual: 98,500".
  if (isCalledYearlyPay(before, high)) return true
  return period.isStated && isSaid && (period.period !== 'year' || high >= MIN_BY_YEAR)
}

function periodOf(after: string, before: string): { period: Pay['period'] | null; isStated: boolean; length: number } {
  for (const [pattern, period] of PERIODS) {
    const match = pattern.exec(after)
    if (match !== null) return { period, isStated: true, length: match[0].length }
  }
  for (const [pattern, period] of PERIODS_BEFORE) {
    if (pattern.test(before)) return { period, isStated: period !== 'year', length: 0 }
  }
  return { period: null, isStated: false, length: 0 }
}

/** Salaries are stated per month or longer, and so are amounts in thousands. */
function periodOfSalary(text: string, period: Pay['period'] | null, { isInThousands }: Money): Pay['period'] | null {
  return period === 'day' && (isInThousands || /\bsalar(?:y|ies)\b/.test(text)) ? 'month' : period
}

/** Where a month brings what is a good day elsewhere. */
const MODEST = new Set('PHP INR NGN KES EGP PKR BDT IDR VND UAH COP ARS ZAR THB MYR'.split(' '))
const MONTH_OF_MODEST = 400

/** Rejects implausible pay, such as 60,000 an hour or 40 a year. */
function periodBySize(amount: number, hint: Pay['period'] | null, currency: string): Pay['period'] | null {
  if (hint === 'year' && amount >= 1000) return 'year'
  if (amount < 200) return amount < 5 ? null : 'hour'
  if (amount >= MONTH_OF_MODEST && MODEST.has(currency)) return amount < 15_000 ? 'month' : 'year'
  if (amount < 1500) return 'day'
  return amount < 15_000 ? 'month' : 'year'
}

/** "1,200k CZK" is a salary, "95000k" euros a slip of the pen. */
function isManyToTheDollar(marks: readonly (string | undefined)[]): boolean {
  return marks.some((mark) => (UNITS_PER_DOLLAR.get(currencyOf(mark ?? '') ?? '') ?? 1) >= MANY_TO_THE_DOLLAR)
}
const MANY_TO_THE_DOLLAR = 18

function amountOf(text: string, kilo: string | undefined, isOfSmallUnits = false): number | null {
  const cents = /[.,](\d{1,2})$/.exec(text)
  const grouped = /[ ,.']\d{3}(?!\d)/.test(text)
  const whole = text.replace(/[.,](?:\d{1,2}|-)$/, '').replace(/[ ,.']/g, '')
  const plain = grouped || cents === null ? Number(whole) : Number(`${whole}.${cents[1]}`)
  if (!Number.isFinite(plain)) return null
  if (kilo?.startsWith('l')) return plain * 100_000
  if (kilo?.startsWith('m')) return plain * 1_000_000
  return kilo === undefined ? plain : plain < (isOfSmallUnits ? 100_000 : 1000) ? plain * 1000 : plain
}
