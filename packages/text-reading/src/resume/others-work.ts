import { endOfClause, type Stretch } from './denied-stretches.ts'

/** Who else works with something. */
const OTHERS =
  /(?:^|[\n.;:!?,]\s{0,3}|\b(?:while|whereas|because|since|where|that|and) )(?:[-–—•*·] ?)?(?:(?:my|our|their|the|die|unsere|some|many|most|all|other) )?(?:(?:other|new|former|big|large|rival|sister) )?(?:colleagues?|co-?workers?|customers?|clients?|competitors?|competition|rivals?|suppliers?|vendors?|brothers?|sisters?|friends?|wife|husband|managers?|boss|bosses|other (?:teams?|departments?|groups?|people)|others|kollegen|kunden)(?: (?:also|mostly|often|mainly|already|all|there|who|then))* (?:use[sd]?|knows?|knew|(?:is|are|was|were) (?:an? )?(?:experts?|good|using|working)|work(?:s|ed)? with|wr[oi]tes?|buil[dt]s?|ran|runs?|had|ha[sv]e|prefer(?:s|red)?|arbeiteten|nutzten|built it)\b/g
/** What has not been, or was only wanted. */
const NOT_YET =
  /\b(?:(?:will|shall|'ll)(?: soon| then| also)? (?:use|work|learn|start|be (?:using|working|learning))|going to (?:use|learn|work)|about to (?:use|learn|work|start)|(?:would|'d) (?:like|love|prefer|be (?:able|happy|glad|willing)) to|(?:want|wants|wanted|hope|hopes|hoped|hoping|wish|wishes|wished|dream|dreamt|dreamed) (?:to|of) (?:use|using|work|working|learn|learning|try|trying)|(?:am|is|was|became|got) (?:very |always |really )?(?:interested|curious) (?:in|about))\b/g
/** What was read, heard or looked for in others. */
const SECOND_HAND =
  /\b(?:read(?:ing)? (?:\w+ )?(?:books?|blogs?|articles?|news|about)|(?:attended|visited|watched|listened to|heard|joined) (?:[\w-]+ ){0,3}(?:talks?|webinars?|lectures?|meetups?|podcasts?|videos?|keynotes?)|(?:hired|recruited|hiring|recruiting|interviewed|sourced|sourcing|placed) (?:\w+ ){0,3}(?:engineers?|developers?|people|candidates?|programmers?|consultants?|specialists?|experts?) (?:with|who)|sold (?:licen[cs]es?|subscriptions?|courses?|books?|trainings?)|(?:wrote|edited|published) (?:a |the |an )?(?:newsletter|press release|tweets?) (?:about|on))\b/g

/** Clauses that name skills and tell of other people's work, or of none yet. */
export function othersWork(lower: string): Stretch[] {
  return [OTHERS, NOT_YET, SECOND_HAND].flatMap((pattern) =>
    [...lower.matchAll(pattern)].map(
      (match): Stretch => [match.index, endOfClause(lower, match.index + match[0].length)],
    ),
  )
}
