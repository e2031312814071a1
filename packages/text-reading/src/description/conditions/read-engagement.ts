import type { Statement } from '../statements/index.ts'

export interface EngagementPhrase {
  start: number
  end: number
  engagement: 'fullTime' | 'contract'
}

const PHRASES: readonly (readonly [RegExp, 'fullTime' | 'contract'])[] = [
  [
    /\b(?:freelanc(?:e|ers?|ing)|contractors?|b2b|c2h|c2c|contract[- ]to[- ]hire|contract (?:role|position|basis|opportunity|work|job|engagement|assignment|developer|engineer)|on (?:a )?contract|contract (?:until|till|through|ending|starting)|interim(?= (?:for|until|from)\b)|(?:\d+\+?|three|four|five|six|nine|twelve|eighteen)[- ](?:months?|mths?|mo|yrs?|years?) (?:\w+ )?(?:contract|gig|assignment)|contract (?:(?:of|for|is|length|duration) )?:?\s?(?:\d+|two|three|four|five|six|eight|nine|ten|twelve|fourteen|eighteen) (?:months?|mo|yrs?|years?)|^interim(?=,? )|contract: \d+ (?:months?|yrs?|years?)|type: contract|gig|(?<=(?:^|[(,|/])\s?)contract(?=\s*(?:[),|/]|\.?$))|fixed[- ]term contract|(?<=(?:^|[:|(])\s*)fixed[- ]term(?=\s*(?:[,;|(]|$))|temp(?:orary)? (?=role|position|job|contract|engagement)|cdd|befristet(?:e[rsn]?)?|temp(?:orary)?[- ]to[- ]perm\w*|temp(?:orary)? (?:role|position|job|contract|engagement)|temp assignment|pfa|independent consultant|pj|(?:contract|employment|job) type: (?:contract|freelance)|(?:contract|employment|job)(?: type)? \| (?:contract|freelance)|ftc|c2c|corp[- ]to[- ]corp|1099|inside ir35|outside ir35|bill rate|end date:?\s+\d|statement of work|day rate|tjm|zzp(?:'?ers?)?|interim (?:assignment|role|position|contract|manager)|recibos verdes|autonomos?|umowa zlecenie|jdg|portage salarial|freiberuflich\w*|(?<=(?:£\s?\d|\bday\b|\bpd\b)[^.;\n]{0,24})(?:inside|outside)(?=\s*(?:[,.;)|]|$))|\d+ months? initial(?:ly)?|(?:initial|fixed) \d+ months?|\d+ months? \+ (?:\d+|ext\w*)|hourly(?: rate)?:?\s?\$\s?\d|fixed[- ]price)\b/g,
    'contract',
  ],
  [
    /\b(?:full[- ]?time|fte|perm(?:anent)? (?:position|role|contract|employment|job|employee|opening|vacancy|hire|opportunity)|permanent(?! (?:lads|staff|team|guys|folks|people|colleagues|employees|crew|engineers|developers|residen\w+|members?))|perm(?: only)?(?=\s*[),.;|/\n]|$)|(?:contract|employment|job)(?: type)?: (?:permanent|indefinite|open[- ]ended|unlimited)|(?<=\b(?:freelance\w*|contract\w*|b2b|self-employed) or )(?:employed|employment)|employ(?:ed|ment)(?= or (?:freelance|contract|b2b|self-employed))|employees only|(?:(?:become|be|are) an? (?:permanent |direct |regular |full )?employee(?! of (?!ours|us))|as an? (?:permanent |direct |regular |full )?employee(?=\s*(?:[.,;)]|$)))|(?:employed|employment) (?:by|with) us|direct(?:ly)? employ(?:ed|ment)|cdi|contract of employment|employment contract|employee contract|payroll(?= (?:position|employment|contract))|uop|unbefristet|festanstellung|salaried|(?:open[- ]ended|unlimited|indefinite|unbefristet\w*) (?:employment )?contract|contract of unlimited duration|clt|(?:hire|hiring|employ\w*) (?:you )?permanently|tempo indeterminato|contrato:? indefinido|contract: indefinido|onbepaalde tijd|umowa o prace|contrato sem termo|vast contract|vaste aanstelling)\b/g,
    'fullTime',
  ],
  // Refused contracts leave employment.
  [
    /\b(?:no|not|without) (?:any )?(?:agenc(?:y|ies)(?:,? (?:or|and|nor) |\s?[,/&]\s?))?(?:freelancers?|contractors?|b2b|freelancing)(?=\s*(?:$|[.,;!)|/]|please\b|(?:or|and|nor) (?:agenc|freelanc|contract)))|\b(?:contractors|freelancers)(?: please)? (?:need not apply|(?:please )?(?:do not|don't) apply|(?:are|will) not (?:be )?(?:considered|accepted))/g,
    'fullTime',
  ],
]
/** "Employees and contractors", "burnt by a contractor": people who work there. */
const OF_PEOPLE =
  /\b(?:employees|staff|colleagues|users|people)(?:,| and| or|\s?&) (?:\w+ )?$|\b(?:by|had|has|tried|from|with|our|the|two|three|several|many|of) (?:an? )?(?:\w+ )?$/
/** "Health insurance for all full-time employees", "a team of 7 full-time staff". */
const COUNTS_STAFF =
  /^full[- ]?time (?:equivalent )?(?:(?:work |working |professional )?experience|employees?|staff|colleagues|workers|people|members|equivalents?|developers|engineers)\b/
const HIRES_AS =
  /\b(?:as|be|become|hire|hiring|seek\w*|looking for|want|need|you are) (?:you as )?(?:an? |two |three |our |several )?(?:\w+ )?$/
/** "For the right contractor". */
const SEEKS = /\b(?:for|seek\w*|need\w*|want\w*|hir(?:e|ing)|find(?:ing)?) (?:an?|the) (?:\w+ )?$/

/** "You have worked for a consultancy, a contractor or a bank". */
const WORKED_FOR =
  /\b(?:experience|worked|working|background|employed|career)\b[^.;]{0,60}\b(?:for|with|at|within|in|from|either)\b[^.;]{0,60}$/
const DENIED =
  /\b(?:conversion (?:in)?to|transition to|going to(?= $)|switch(?:ing)? to|perhaps|maybe|possibly|(?:can't|cannot|can not|not possible to) work as|not (?:looking|searching) for|(?:do not|don't|cannot|can't|can not|won't|will not|never) (?:take|accept|want|work with|hire|consider|need|employ)|no|not|without|non|(?:can|could|may|might|will|would|to) (?:go|turn|become|convert(?: in)?to)|(?:possibility|chance|option|view|prospect|potential|path|possible|later) (?:of|to|for)?|(?:\d|\b(?:sek|eur|usd|gbp|chf|nok|dkk|pln|salary|pay)) at)\s*(?:an?\s+|go(?:ing)?\s+|becom(?:e|ing)\s+)?$/

/** "No agencies or freelancers". */
const INTERMEDIARIES =
  '(?:agenc(?:y|ies)|recruiters?|consultan(?:ts?|c(?:y|ies))|body ?shops?|intermediar(?:y|ies)|outsourc(?:ers?|ing)(?: firms?)?|(?:staffing|recruitment|recruiting) (?:firms|agencies|compan(?:y|ies))|headhunters|third[- ]parties|vendors|middlemen|employers of record)'
const DENIED_IN_LIST = new RegExp(
  `\\b(?:no|without) (?:any )?(?:${INTERMEDIARIES}(?:\\s?[,/&]\\s?|,? (?:or|and|nor) )(?:no )?){1,4}$`,
)

/** "Freelancers pass", "recibos verdes not possible". */
const IS_REFUSED =
  /^(?:,? (?:and|or|&|nor) [a-z]+| [a-z]+ (?:and|or) [a-z]+)?\s*(?:(?:[:,] )?(?:please )?(?:do not|don't) (?:contact|apply|call|write|reply)\b|(?:please )?(?:pass|need not)\b(?! the)|(?:(?:is|are|will) )?(?:not|n't) (?:be )?(?:possible|considered|accepted|wanted|an option|available|offered)\b|aren't |isn't |no thanks|please don't|won't )/

/** "Contract: Business Analyst", "Contract Java developer" as the first words. */
const OPENS_WITH_CONTRACT =
  /^\W*(?:contract(?=\s*[:-]|\s+(?:[\w/.+#-]+ ){0,3}(?:developer|dev|engineer|analyst|architect|consultant|tester|manager|dba|admin|administrator|designer|scientist|programmer|sysprog|sre)s?\b))/

/** "AWS - contract - US hours". */
const BETWEEN_BARS = /(?<=(?:^|[|•·;\n]|\s[-–])\s*)contract(?=\s*(?:[|•·;\n]|\s[-–]\s|$))/

export function engagementsIn(lower: string, statement: Statement): EngagementPhrase[] {
  const text = lower.slice(statement.start, statement.end)
  const found: EngagementPhrase[] = []
  const opening = (statement.line === 0 ? OPENS_WITH_CONTRACT.exec(text) : null) ?? BETWEEN_BARS.exec(text)
  if (opening !== null && !/smart contract/.test(text))
    found.push({
      start: statement.start + opening.index,
      end: statement.start + opening.index + opening[0].length,
      engagement: 'contract',
    })
  for (const [pattern, engagement] of PHRASES) {
    for (const match of text.matchAll(pattern)) {
      const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
      const isKnown = found.some((phrase) => phrase.engagement === engagement)
      if (isKnown || !isOfThisJob(text, match[0], before, after)) continue
      const start = statement.start + match.index
      found.push({ start, end: start + match[0].length, engagement })
    }
  }
  return found
}

/** A full-time job elsewhere is not this one, and "2 FTE" states seats. */
function isOfThisJob(text: string, word: string, before: string, after: string): boolean {
  if (word === 'fte' && (/\d\s?[xk]?\s?[€£$]?\s*$/.test(before) || /^\s*[:=]?\s*0?[.,]\d/.test(after))) return false
  if (/^\s+(?:jobs?|roles?|work|employment)?\s*(?:elsewhere|somewhere else)\b/.test(after)) return false
  if (isOfStaff(word, before, word + after) || IS_REFUSED.test(after)) return false
  if (DENIED.test(before) || DENIED_IN_LIST.test(before)) return false
  if (/^contractors?$/.test(word) && OF_PEOPLE.test(before) && !SEEKS.test(before)) return false
  return !(/^(?:b2b|fte|contractors?|contract developer|contract engineer)$/.test(word) && isOfTheBusiness(text, word))
}

function isOfStaff(word: string, before: string, from: string): boolean {
  if (word.startsWith('full')) return COUNTS_STAFF.test(from) && !HIRES_AS.test(before)
  return word.startsWith('contractor') && WORKED_FOR.test(before)
}

/** "B2B SaaS", "manage contractors": not the candidate's form of engagement. */
function isOfTheBusiness(text: string, word: string): boolean {
  if (
    /b2b (?:saas|sales|product|software|compan|startup|platform|marketing|e-?commerce|customers?|clients?|business|market|services|experience|environment|apps?)|\b(?:products?|saas|startups?|companies|software|apis?|platforms?),? b2b\b(?! (?:contract|only|rate|basis))/.test(
      text,
    )
  )
    return true
  if (word === 'b2b')
    return !/\bb2b (?:contract|rate|basis|or|only|cooperation|agreement)\b|\b(?:on|or|net|via|as|\/h) b2b\b|[(/,] ?b2b\b|\bb2b\W{0,3}(?:up to |max\.? )?\W?\d|\d[^.]{0,20}b2b/.test(
      text,
    )
  if (word.startsWith('contract ')) return /smart contract/.test(text)
  if (word.startsWith('contractor'))
    return /(?:manage|managing|work with|coordinate|external|with|supervise)[^.]{0,30}contractor|contractors? (?:does|do|handles?|builds?|will|takes?|is|are responsible)\b/.test(
      text,
    )
  return false
}
