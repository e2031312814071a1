import type { Statement } from '../statements/index.ts'
import type { Mention } from './read-demands.ts'

/** "Join GitLab", "at Stripe, we", "Company: Elastic": what stands before the name of the employer. */
const NAMES_EMPLOYER_BEFORE =
  /(?:^|[\n.!?•|*]\s*)(?:(?:\*\*)?(?:company|employer|organi[sz]ation|hiring (?:company|organi[sz]ation))(?: name)?(?:\*\*)?\s*[:|-]|(?:join|meet|why|who is|what is|discover|life at|careers? at|jobs? at|working (?:at|for)|work (?:at|for)|about(?: us:?| the company:?)?))\s*(?:\*\*)?\s*$|(?:^|[\n.!?•|]\s*)(?:here )?at $|\b(?:join(?:ing)?|why you(?:'ll| will) love|(?:your |a )?career (?:at|with)|people (?:at|of)|the team (?:at|behind)|(?:roles?|jobs?|positions?|everyone|teams?|working|work|developers|here) (?:at|for)|life at|culture at|engineers at) $/
/** "At Stripe, we". */
const OWN_SENTENCE_AFTER =
  /^,? (?:we|you|your|our|you'll|you will|we're|everyone|everything|every|each|people|it is|it's)\b/
/** "About GitLab" alone in its line. */
const ALONE_AFTER = /^(?:,? (?:inc|llc|ltd|gmbh|corp|plc|ag|b\.?v|s\.?a)\b\.?)?\s*[:?!*]*\s*(?:\n|$)/
/** "Datadog is hiring", "Elastic's mission", "GitLab logo". */
const EMPLOYER_AFTER =
  /^(?:,? (?:inc|llc|ltd|gmbh|corp|plc)\b\.?,?)?(?: (?:is|are) (?:currently |now |always |actively )?(?:hiring|recruiting|(?:looking|searching) for|seeking|committed to|proud to be|an (?:\w+ ){0,2}equal)|'s (?:mission|values?|culture|employees|engineering (?:team|org\w*)|benefits|purpose|vision|leadership|headquarters|hiring|recruit\w*|use of)\b| (?:logo|careers|team members?|employees|recruit(?:ers|ment|ing))\b)/

interface Clean {
  lower: string
  clean: string
}

/** The products whose maker is the employer: a posting of GitLab names GitLab without asking for it. */
export function productsOfEmployer(
  { lower, clean }: Clean,
  statements: readonly Statement[],
  isProduct: (slug: string) => boolean,
): ReadonlySet<string> {
  const own = new Set<string>()
  for (const { skills, line } of statements) {
    for (const { slug, start, end } of skills) {
      if (own.has(slug) || !isProduct(slug) || !/^[A-Z]/.test(clean.slice(start, end))) continue
      const before = lower.slice(Math.max(0, start - REACH), start)
      const after = lower.slice(end, end + REACH)
      const isNamed = NAMES_EMPLOYER_BEFORE.test(before) && (OWN_SENTENCE_AFTER.test(after) || ALONE_AFTER.test(after))
      const isEmployer = isNamed || EMPLOYER_AFTER.test(after) || (line === 0 && AT_IN_TITLE.test(before))
      if (isEmployer) own.add(slug)
    }
  }
  return own
}

const REACH = 60
/** "Data Engineer at Snowflake" in the first line. */
const AT_IN_TITLE =
  /\b(?:engineer|developer|architect|analyst|scientist|manager|designer|administrator|lead|programmer|consultant|specialist)\w* (?:at|@) $/

const IN_TITLE = /\s(?:at|@|[-|])\s$/

/** Drops what the employer makes itself, except among the demands and in the title. */
export function markOwnProduct(
  text: string,
  { start, section }: Statement,
  mentions: readonly Mention[],
  own: ReadonlySet<string>,
): void {
  if (own.size === 0) return
  const isDemanded = ({ term }: Mention): boolean =>
    section === 'title'
      ? !IN_TITLE.test(text.slice(0, term.start - start))
      : (section === 'must' || section === 'nice') && !/^'s\b/.test(text.slice(term.end - start))
  for (const mention of mentions) {
    if (!own.has(mention.term.slug) || isDemanded(mention)) continue
    mention.level = 'dropped'
    mention.isSettled = true
  }
}
