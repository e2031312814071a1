import type { ReadWords, Term } from './find-terms.ts'
import { isHeadNoun } from './title-names.ts'
import { GAP } from './tokenize.ts'

const REACH = 60
/** Names in a row, before this one. */
const NAMES_BEFORE = /(?:\p{Lu}[\p{L}'-]+ (?:\p{Lu}[\p{L}'-]+)?(?: and | or | & |, ))*$/u
/** Words after which a person is named. */
const ANNOUNCES =
  /(?:\breport(?:s|ing)? (?:directly )?(?:in)?to|\bcontact(?:s|ing)?(?: persons?)?(?: (?:is|are|at))?:?|\b(?:call|ask for|write to|talk to|speak (?:to|with)|get in touch with|reach out to|e-?mail|questions to|apply (?:to|with)|applications? to|cvs? to|resumes? to|regards,?|led by|headed by|managed by|founded by|hi|hello|dear)|\b(?:your|our|the|hiring|line) (?:[a-z]+ )?(?:manager|lead|boss|recruiter|founders?|predecessor|cto|ceo|coo|professor)(?: (?:is|are))?:?,?|\b(?:manager|recruiter|cto|ceo|coo)(?: is)?:?|\b(?:mr|mrs|ms|miss|dr|prof)\.?)\s+(?:(?:mr|mrs|ms|dr|prof)\.? )?$/
const GIVEN_NAME_BEFORE = /(?:^|[\s(,:])(\p{Lu}[\p{Ll}'-]+) $/u
const SURNAME_AFTER = /^ (\p{Lu}[\p{Ll}'-]+)(?=$|[\s,.;:()!?])/u
/** "Ada Young, Head of Data", "Ada Young (CTO)", "Ada Young is your manager". */
const HAS_A_POST =
  /^,? \(?(?:(?:our|the|your|a) )?(?:[a-z-]+ ){0,2}(?:head of|cto|ceo|coo|cfo|vp|director|recruiter|talent (?:acquisition|partner)|team lead|managing|founder|co-founder|hr\b|people partner)|^ (?:is|will be) (?:your|our|the) (?:[a-z-]+ ){0,3}(?:manager|lead|contact|boss|mentor|recruiter|colleague)/

/**
 * Tells names of people from names of technologies: "Report to Ada Lindqvist", "Julia Swift, Head of Data". The word
 * needs another capitalized word beside it that names nothing, and a phrase that announces a person or gives a post.
 */
export function isNameOfPerson(words: ReadWords, term: Term, isTerm: (token: number) => boolean): boolean {
  const { text, tokens } = words
  if (term.firstToken !== term.lastToken) return false
  if (!/^\p{Lu}\p{Ll}+$/u.test(text.clean.slice(term.start, term.end))) return false
  const isFree = (token: number, gap: number): boolean =>
    gap >= 0 &&
    ((tokens.gaps[gap] ?? GAP.hard) & GAP.hard) === 0 &&
    !isHeadNoun(tokens.words[token] ?? '') &&
    (!isTerm(token) || MAY_BE_NAMES.has(tokens.words[token] ?? ''))
  const before = text.clean.slice(Math.max(0, term.start - REACH), term.start)
  const after = text.clean.slice(term.end, term.end + REACH)
  const surname = SURNAME_AFTER.exec(after)
  if (surname !== null && isFree(term.lastToken + 1, term.lastToken))
    return isAnnounced(before) || HAS_A_POST.test(after.slice(surname[0].length).toLowerCase())
  const given = GIVEN_NAME_BEFORE.exec(before)
  if (MAY_BE_NAMES.has(tokens.words[term.firstToken] ?? '') && (ADDRESSED.test(before) || HAS_A_POST_ALONE.test(after)))
    return true
  if (given === null || !isFree(term.firstToken - 1, term.firstToken - 1)) return false
  const ahead = before.slice(0, before.length - (given[1] ?? '').length - 1)
  return isAnnounced(ahead) || HAS_A_POST.test(after.toLowerCase())
}

function isAnnounced(before: string): boolean {
  return ANNOUNCES.test(before.replace(NAMES_BEFORE, '').toLowerCase())
}

const POST =
  '(?:lead|leader|manager|head|owner|founder|boss|director|mentor|colleague|recruiter|assistant|CEO|CTO|CFO|COO)'
/** "Mrs. Perl", "the team lead, Julia, decides", but not "release manager, Jenkins". */
const ADDRESSED = new RegExp(
  `(?:\\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)\\.? |\\b(?:${POST}|dog|cat)(?: of [a-z]+)?(?: is | called | named | is called )|\\b(?:[Oo]ur|[Yy]our|[Tt]he|[Mm]y|[Hh]is|[Hh]er|[Tt]heir) (?:[a-z]+ ){0,3}(?:${POST}|dog|cat)(?: of [a-z]+)?, )$`,
)
/** "Ruby, our head of design". */
const HAS_A_POST_ALONE = new RegExp(`^, (?:our|the|your|my|a) (?:[a-z]+ ){0,2}${POST}\\b`)

/** Given names and surnames that are names of technologies, too. */
const MAY_BE_NAMES: ReadonlySet<string> = new Set(
  'ada julia ruby crystal swift haskell pascal perl jade julia jenkins maya chef spring kafka moses pearl basic stella lisa alice clara nova ray'.split(
    ' ',
  ),
)
