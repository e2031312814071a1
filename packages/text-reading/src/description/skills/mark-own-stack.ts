import type { Statement } from '../statements/index.ts'
import { clausesOf } from './clauses.ts'
import type { DescriptionShape } from './read-demands.ts'

/** Words by which a clause says who or what is sought. */
const SEEKS =
  /\b(?:needs?|needed|wants?|wanted|look(?:s|ing)? for|(?:is|are|'re|am|'m) after|seek(?:s|ing)?|sought|search(?:es|ed|ing)?|hir(?:e|es|ing)|recruit(?:s|ing)?|require[sd]?|requirements?|must(?:-haves?)?|mandatory|essential|compulsory|obligatory|indispensable|necessary|prerequisites?|expect(?:s|ed)?|missing|wish|prefer(?:s|red|ably)?|ideally|plus|bonus|welcome|please|should|you|your|candidates?|applicants?|sufficient|suffices?|enough|following|any(?: one)? of|one of|either|position|vacancy|opening|role|or no deal)\b|'d like\b|^\W*(?:no|not|without|except|excluding)\b/
/** What the employer, its product or its people do, after what may open a sentence. */
const OPENER =
  '(?:(?:hi|hello|hey|dear|bonjour|hola|ciao|hallo|greetings|good (?:morning|day|afternoon))[^,.!]{0,16}[,!] |(?:about us|company|team|background|context|who we are)\\s?[:–-] |(?:since|for|in|at|until|so far|internally|currently|today|now|originally|here|right now|in-house|historically)\\b(?:(?! we\\b| our\\b| the\\b| my\\b)[^,.;]){0,30},? )?'
const OURS =
  "(?:we(?:'re|'ve)?|our|my|everyone|everybody|all of us|most of us|(?:the|your|their|other|current|existing) (?:[\\w-]+ ){0,3}?(?:teams?|squads?|departments?|colleagues|co-?workers|developers|devs|engineers|designers|analysts|people|folks|founders?|company|firm|group|customers?|clients?|users)|(?:current|existing) (?:[\\w-]+ ){0,2}?(?:backend|frontend|apps?|product|platform|stack|systems?|website)|colleagues|co-?workers|customers|clients|[\\w-]+ (?:of ours|here)(?= (?:use|write|run|work|build|maintain|know|love)))"
const OF_EMPLOYER = new RegExp(`^\\W*${OPENER}${OURS}\\b`)
/** "Analytics is done in R", "the other six write C#": tells what something other than the demand is or uses. */
const TELLS =
  /^\W*(?!(?:(?:the|our|your|a|one|main|basic|key|core|first|most|only|real|daily|this|what|it|that|which|who|whoever|there|here|and|but|so|no|not|if|when|as|since|because|experience|knowledge|skills?|understanding|familiarity|expertise|background|proficiency|strong|solid|good) )*(?:what|it|that|which|who|whoever|there|if|when|whether|experience|knowledge|skills?|understanding|familiarity|expertise|background|proficiency|focus|language|framework|tool|stack|thing|point|task|tasks|job|work|project|core|key|core|day|days|basis|level|minimum|ideal)\b)(?:[\w'’-]+,? ){1,6}?(?:is|are|was|were|runs?|uses?|used|makes?|made|writes?|wrote|works?|serves?|develops?|builds?|built|lives?|sits?|maintains?|operates?|sells?|go|goes|flows?|do|does|left|came|loves?|started)\b/
/** "Payroll sits in Workday": the subject is itself a field of work. */
const TELLS_OF_FIELD =
  /^\W*[a-z]+(?: [a-z]+)? (?:is|are|was|runs?|sits?|lives?|goes|happens?|works?)(?: \w+)? (?:in|on|with|by|through|at|to)(?: the| our)? $/
/** "Founded by two Perl hackers", "known for our Shopify apps". */
const PRAISES =
  /^\W*(?:founded|established|started|born|known|famous|as an? [\w-]+ (?:partner|agency|company|integrator|consultancy))\b/

/** "The product is a Salesforce add-on, but you would work on …". */
const OF_PRODUCT =
  /^\W*(?:the|this) (?:[\w-]+ ){0,2}?(?:products?|platforms?|apps?|application|website|shop|site|game|systems?)\b/
const IS_CONTRASTED = /^\W*(?:but|however|though|while|whereas)\b/
/** Begins to speak of something else: "we moved in summer, the theme is custom Liquid". */
const OF_ANOTHER = /, (?:the |our )?[a-z-]+ (?:is|are|was|runs?) /

/** "Agency for Shopify stores", "a fintech scale-up with 200 engineers": what kind of employer it is. */
const IS_EMPLOYER =
  /^\W*(?:(?:about us|company|who we are)\s?[:–-] )?(?:an? |small |young |growing )?(?:[\w-]+ ){0,3}?(?:agency|studio|lab|fintech|consortium|university|hospital|start-?up|scale-?up|company|firm|consultancy|bank|insurer|institute|manufacturer|publisher|retailer|webshop|web shop|shop)\b(?! (?:is|are|floor|experience|background|engineer|developer))/

interface Clause {
  start: number
  end: number
}

/**
 * The clauses that only describe the employer, its product or its people, if another clause says what is sought: "we
 * build our shop with PHP; for the warehouse we search someone with dbt". Long texts with requirements tell them apart by
 * their sections.
 */
export function ownStackIn(statements: readonly Statement[], lower: string, shape: DescriptionShape): Clause[] {
  if (!shape.isBrief && shape.door === 'jobDesc') return []
  const clauses = statements.flatMap((statement) =>
    clausesOf(statement, lower.slice(statement.start, statement.end)).map((clause) => ({
      ...clause,
      text: lower.slice(clause.start, clause.end),
    })),
  )
  const isSought = clauses.some(
    ({ text, skills, section }) => skills.length > 0 && (section === 'title' || section === 'must' || SEEKS.test(text)),
  )
  if (!isSought) return []
  const own = clauses.filter(
    ({ text, skills, section, isHeading, start, end }) =>
      skills.length > 0 &&
      !isHeading &&
      (section === 'none' || section === 'stack') &&
      !SEEKS.test(text) &&
      (OF_EMPLOYER.test(text) ||
        IS_EMPLOYER.test(text) ||
        PRAISES.test(text) ||
        TELLS.test(text.slice(0, (skills[0]?.start ?? start) - start)) ||
        (skills.length > 1 && TELLS_OF_FIELD.test(text.slice(0, (skills[1]?.start ?? start) - start))) ||
        (OF_PRODUCT.test(text) && IS_CONTRASTED.test(lower.slice(end)))),
  )
  return own.map(({ start, end, text }) => {
    const other = OF_ANOTHER.exec(text)
    return { start, end: other === null ? end : start + other.index }
  })
}
