import type { Place } from './mark-refusals.ts'
import type { Mention } from './read-demands.ts'

/** People, groups and firms that are not the candidate. */
const PEOPLE =
  '(?:engineers|developers|devs|programmers|designers|scientists|analysts|researchers|testers|admins|architects|specialists|experts|colleagues|folks|guys|people|lads|crew|teams?|squads?|pods?|guilds?|departments?|division|agency|agencies|vendors?|suppliers?|contractors?|consultants?|freelancers|third part(?:y|ies)|external part(?:y|ies)|interns|students|users|competitors|bidders|tenderers|actuaries|economists|econometricians|statisticians|lawyers|accountants|traders|artists|animators|doctors|nurses|teachers)'
const OTHERS = `(?:${PEOPLE}|providers?|partners?|clients?|customers?|marketing|finance|sales|accounting|support|operations|ops|engineering|hr|it|dispatch|studios?|founders?|cto|ceo|boss|predecessors?)`
const SKILL_BEFORE = '(?:\\S+(?: \\S+)?,? (?:and |or |& )?){0,3}'

/** "With developers (React, Kotlin)", "the mobile team (three people, Swift)". */
const IN_BRACKETS_AFTER = new RegExp(
  `\\b(?:${PEOPLE}|(?:with|and|to|by) (?:the |our )?(?:marketing|finance|sales|accounting|dispatch|hr))\\b(?: (?!who\\b)[a-z-]+){0,2}\\s*\\((?:[^()]*[\\s,(])?$`,
)
/** "URGENT: 3 x Java devs (Kafka" opens a text: those who are sought. */
const SOUGHT_IN_BRACKETS =
  /^\W*(?:(?:urgent(?:ly)?|wanted|needed|hiring|we need|need|looking for|\d+(?: ?x)?|two|three|four|five|several|some|senior|junior|mid|lead)\W+){0,4}(?!(?:our|the|with|by|and|team|your|their|client|customer)\b)[\w+#./-]+(?: (?!(?:our|the|with|by|and|of|at|for|has|have|are)\b)[\w+#./-]+){0,2} ?\((?:[^()]*[\s,(])?$/
/** "Our customers' stacks range from COBOL to Go". */
const OF_CUSTOMERS =
  /^(?:(?:most|many|some|several|all) of )?(?:our|the|their|your|most|many|some) (?:[a-z-]+ )?(?:customers|clients|users|partners|competitors|suppliers)'?(?= )(?! (?:need|expect|require|ask|want|insist)\b)/
/** "With one designer (Figma) and a data team on Databricks". */
const BESIDE_ONE = new RegExp(
  `\\b(?:work|works|working|sit|sits|sitting|talk|pair|together|alongside|collaborat\\w+|cooperat\\w+|next)\\b[^.;:]{0,70}(?:\\b(?:one|our|another|the|an?) (?:[a-z-]+ ){0,2}(?:designer|developer|engineer|analyst|scientist|tester|admin|architect|colleague)\\s*\\((?:[^()]*[\\s,(])?|\\b(?:team|squad|pod|group|guild)s? (?:on|in) ${SKILL_BEFORE})$`,
)
/** "The data engineers, who program in Scala", "finance is on NetSuite", "learn how they use Tableau". */
const OTHERS_USE = new RegExp(
  `\\b(?:${OTHERS}(?:,? (?:who|which|that))?|(?:how|what|where|whether) (?:they|he|she))(?: (?:mostly|all|still|already|also|currently|mainly|only|now|happily|often))*,? (?:(?:is|are|was|were|lives?|lived|sits?|works?|worked|runs?|programs?|codes?|writes?|wrote|built|builds?|develops?|trains?|ships?) (?:their \\w+ |it |everything |mostly |the \\w+ )?(?:on|in|with|at|using)|operates?|hosts?|administers?|manages?|uses?|used|runs?|writes?|loves?|prefers?|maintains?|programs?|speaks?|likes?|swears? by|(?:have |has |had )?(?:proposed|offered|suggested|recommended|pitched)(?: both| either)?) (?:the |their |an? )?${SKILL_BEFORE}\\(?$`,
)
/** "Dashboards for people who have Splunk today". */
const OTHERS_HAVE = new RegExp(
  `\\b(?:people|customers|clients|users|companies) (?:who|that|which) (?:still |already )?(?:have|run|use|own) ${SKILL_BEFORE}$`,
)
/** "Which was written in Kotlin by two colleagues". */
const MADE_BY_OTHERS = new RegExp(
  `^[^.;,()]{0,24}\\bby (?:(?:the|our|an?|another|two|three|some|former|external|separate|different|other|my|\\w+ of our) ){0,3}(?:[a-z-]+ )?${OTHERS}\\b`,
)
/** "Is done by an external party (Aruba)", "come from our electrical department (EPLAN)". */
const BY_OTHERS_IN_BRACKETS = new RegExp(
  `\\b(?:by|from|at|with) (?:the|our|an?|another|their) (?:[a-z-]+ ){0,2}${OTHERS}\\s*\\((?:[^()]*[\\s,(])?$`,
)
/** "The apps are Flutter (separate team)". */
const BRACKETED_TEAM = new RegExp(
  `^\\s*\\((?:an?|the|our)?\\s*(?:separate|other|another|different|sister|external|third|second|own) (?:[a-z-]+ )?${PEOPLE}\\s*\\)`,
)
/** "Work with Unreal and Unity developers". */
const BESIDE_OTHERS = new RegExp(
  `\\b(?:work|works|working|sit|sits|sitting|talk|talking|pair|pairing|next|close|collaborat\\w+|partner\\w*|coordinat\\w+|cooperat\\w+|together|alongside|accompany|support|supporting|coach|coaching|lead|leading|advis\\w+)\\b[^.;:]{0,40}\\b(?:with|to|alongside|beside|the|our|\\d+|two|three|four|five|six)\\s+(?:[a-z-]+ )?${SKILL_BEFORE}$`,
)
const OTHERS_NEXT = new RegExp(`^(?: [a-z]+)?(?:,? (?:and|or|&) \\S+)? ${OTHERS}\\b`)
/** "Review designs of the Java and COBOL teams". */
const OF_OTHER_TEAMS = new RegExp(
  `\\b(?:of|for|by|from) (?:the|our|their|its|other|two|three) (?:[a-z-]+ )?${SKILL_BEFORE}$`,
)
const TEAMS_NEXT =
  /^(?:,? (?:and|or|&) \S+)? (?:teams?|squads?|developers|engineers|devs|people|folks|guys|colleagues|departments?)\b/
const BECOMES_ONE =
  /\b(?:join\w*|part of|becom\w+|grow\w*|strengthen\w*|lead\w*|head\w*|manag\w+|build\w*|reinforc\w+|expand\w*)\b/

/** "The previous employee worked with Delphi": what who leaves has done. */
const OF_PREDECESSOR =
  /\b(?:previous|former|departing|outgoing|last) (?:employee|colleague|developer|dev|engineer|programmer|admin|analyst|tester|designer|person|guy|lady|holder|hire|team lead|consultant|contractor|freelancer|agency|team)(?: [a-z]+){0,2}? (?:worked|did|used|knew|wrote|built|coded|programmed|developed|ran)\b[^.;]*$/

/** Phrases by which an employer states who is sought. */
const HIRES =
  /\b(?:our|my) (?:[\w-]+ ){0,3}(?:teams?|squad|crew|pod|unit) \([^()]*\) (?:has |is )?(?:lost|losing|loses|short\b|growing|grows|understaffed|expanding|misses|lacks)\b|\b(?:look(?:ing)? for|hir(?:e|ing)|seek(?:ing)?|search(?:ing)? for|need|needs|needed|want|wants|wanted|require\w*|must|you(?:'ve| have| know| bring| master))\b/

/**
 * What only others know: what is in brackets after them, what they use, what they have made. It may still be asked for
 * elsewhere.
 */
export function markSurroundings(
  text: string,
  places: readonly Place[],
  mentions: readonly Mention[],
  opensText: boolean,
): void {
  if (HIRES.test(text)) return
  mentions.forEach((mention, index) => {
    const { from, to } = places[index] as Place
    const before = text.slice(Math.max(0, from - 110), from)
    const after = text.slice(to, to + 70)
    const isOfOthers =
      OF_CUSTOMERS.test(text) ||
      (IN_BRACKETS_AFTER.test(before) && !(opensText && SOUGHT_IN_BRACKETS.test(text.slice(0, from)))) ||
      BY_OTHERS_IN_BRACKETS.test(before) ||
      BESIDE_ONE.test(before) ||
      BRACKETED_TEAM.test(after) ||
      OTHERS_USE.test(before) ||
      OF_PREDECESSOR.test(before) ||
      (OTHERS_HAVE.test(before) && !/^\s+(?:experience|knowledge|skills|background)\b/.test(after)) ||
      MADE_BY_OTHERS.test(after) ||
      (BESIDE_OTHERS.test(before) && OTHERS_NEXT.test(after)) ||
      (OF_OTHER_TEAMS.test(before) && TEAMS_NEXT.test(after) && !BECOMES_ONE.test(text))
    if (!isOfOthers) return
    mention.level = 'dropped'
    mention.isExplicit = true
    mention.isSettled = true
  })
}
