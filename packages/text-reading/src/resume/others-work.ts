import { beginOfSentence, endAt, endOfClause, type Stretch } from './denied-stretches.ts'

/** Who else works with something. */
const OTHERS = new RegExp(
  [
    String.raw`(?:^|[\n.;:!?,]\s{0,3}|\b(?:while|whereas|because|since|where|that|and) )(?:[-–—•*·] ?)?`,
    '(?:(?:my|our|their|the|an?|another|some|many|most|all|other|one of (?:my|our|the)|die|unsere|meine|andere) )?',
    '(?:(?:other|new|former|big|large|rival|sister|external|outside|senior|junior|backend|frontend|data|platform) ){0,2}',
    '(?:colleagues?|co-?workers?|customers?|clients?|competitors?|competition|rivals?|suppliers?|vendors?|providers?|contractors?|freelancers?|subcontractors?|brothers?|sisters?|friends?|neighbou?rs?|roommates?|wife|husband|father|mother|founders?|predecessors?|successors?|managers?|boss|bosses|students?|interns?|juniors|teachers?|professors?|people|folks|guys|other (?:teams?|departments?|groups?)|others|kollegen|kolleginnen|kunden|freunde)',
    '(?: (?:at|in|of|from) (?:other|another|the other|different|big|large) (?:companies|company|firms?|teams?|departments?|places|banks|offices))?(?: (?:also|mostly|often|mainly|already|all|there|who|then))*',
    String.raw` (?:use[sd]?|using|loved?|likes?|knows?|knew|(?:is|are|was|were) (?:an? )?(?:experts?|good|using|working)|work(?:s|ed)? with|deliver(?:s|ed)?|maintain(?:s|ed)?|handle[sd]?|operate[sd]?|own(?:s|ed)?|took care of|looked after|set up|develop(?:s|ed)?|wr[oi]tes?|wrote|buil[dt]s?|ran|runs?|had|ha[sv]e|prefer(?:s|red)?|introduced?|brought|chose|arbeiteten|arbeiten|nutzten|nutzen|verwendeten|bauten|built it)\b`,
    String.raw`|\b(?:(?:mes|nos|les|le|mon|mis|nuestros|los|el|otros|i miei|i nostri|gli altri|il|(?:os )?meus|os|o|mijn|onze|de|moi|nasi|inni) (?:autres? )?|l['’])(?:collegues?|clients?|equipes|(?:equipe|equipo)(?= (?:voisine|d['’]a cote|vecino|al lado))|fournisseurs?|amis?|predecesseurs?|companer[oa]s?|colegas?|clientes?|equipos|proveedor(?:es)?|amigos?|colleg[ah]i?|clienti?|fornitori?|amici|collega['’]?s?|klant(?:en)?|koledzy|klienci|klient)(?: (?:voisine?s?|d['’]a cote|da altro|vecin[oa]s?|al lado|obok))?(?: (?:ont|a|han|ha|hanno|hebben|heeft))? (?:utilis|travaill|employ|developp|connaiss|usa|uso|utiliz|trabaj|trabalh|emple|desarroll|lavor|gebruik|werk|uzywa|korzysta|pracowa)\w*`,
  ].join(''),
  'g',
)
/** What has not been, or was only wanted. */
const NOT_YET =
  /\b(?:(?:will|shall|'ll)(?: soon| then| also)? (?:use|work|learn|start|be (?:using|working|learning))|\bi(?:'ll| will| shall| can)(?: soon| also| then)? (?:run|bring|adopt|master|operate)|if (?:hired|chosen|selected|(?:i am |i'm )?given (?:the|a) (?:chance|opportunity))|would be (?:great|nice|good|glad|happy|cool|fun) to|(?:was|were|am|is|are) (?:meant|supposed) to (?:use|run|work|know|bring)|going to (?:use|learn|work)|about to (?:use|learn|work|start)|(?:would|'d) (?:like|love|prefer|be (?:able|happy|glad|willing)) to|(?:want|wants|wanted|hope|hopes|hoped|hoping|wish|wishes|wished|dream|dreamt|dreamed) (?:to|of) (?:use|using|introduce|adopt|bring in|work|working|learn|learning|try|trying)|(?:am|is|was|became|got) (?:very |always |really )?(?:interested|curious) (?:in|about)|(?:would|could|should|might)(?: not|n't)? have (?:\w+ly )?(?:liked|loved|used|adopted|chosen|worked|learned|learnt|tried|built|preferred|moved)|(?:i|we) wish(?:ed)? (?:i|we|it|they|that)|if only (?:i|we)|(?:looking|searching|applying|hoping|longing) for (?:[\w-]+ ){0,3}(?:roles?|jobs?|positions?|projects?|teams?|opportunit(?:y|ies)|places?) (?:with|in|on|using|where)|considered(?! (?:an?|one|to|as|the)\b)|contemplated|(?:thought|talked) about|mochten?|wurden? (?:\w+ )?(?:gerne?|lieber)|(?:voudrais|aimerais|souhaiterais|quisiera|gustaria|vorrei|piacerebbe|zou graag|chcialabym|chcialbym))\b/g
/** What was read, heard or looked for in others. */
const SECOND_HAND =
  /\b(?:read(?:ing)? (?:\w+ )?(?:books?|blogs?|articles?|news|about)|(?:attended|visited|watched|listened to|heard|joined|enrolled in|signed up for|registered for) (?:[\w-]+ ){0,3}(?:conferences?|trade fairs?|courses?|classes|bootcamps?|talks?|webinars?|lectures?|meetups?|podcasts?|videos?|keynotes?)|(?:hired|recruited|hiring|recruiting|interviewed|sourced|sourcing|placed) (?:\w+ ){0,3}(?:engineers?|developers?|people|candidates?|programmers?|consultants?|specialists?|experts?) (?:with|who)|sold (?:licen[cs]es?|subscriptions?|courses?|books?|trainings?)|heard (?:[\w-]+ ){0,3}(?:about|of)|(?:was|were|got|been) (?:shown|told about|introduced to|taught)|(?:with|to|beside|alongside|against|from|among) (?:the |some |many |real )?(?:experts?|vendors?|makers|fans|gurus|competitors) (?:of|in|on|for|who)|(?:your|this|the) (?:[\w-]+ )?(?:posting|advert|vacancy|ad|job description) (?:asks?|asked|wants?|requires?|required|names?|demands?|says?)|(?:appl(?:y|ied|ying)|shortlisted|considered|advertised) (?:to|for) (?:\w+ ){0,3}(?:jobs?|roles?|positions?|vacanc(?:y|ies))|(?:asked|looked|looking|searched) for (?:someone|somebody|people|a person|anyone) who|endorsed (?:for|in)|(?:rate[sd]? myself|self-rated)|(?:wrote|edited|published) (?:a |the |an )?(?:newsletter|press release|tweets?) (?:about|on))\b/g

/** What is known by name, compared with or looked forward to; what a label announces; what others are said to offer. */
const BY_NAME_ONLY = new RegExp(
  [
    String.raw`(?:(?:^|[\n.;:,!?•*-]\s{0,3})(?:i am |i'm )?|\b(?:am|was|became|become|got|also|quite|somewhat|generally) )(?:familiar|acquainted) with\b`,
    String.raw`\b(?:brief|limited|little|minimal|basic|superficial|theoretical|some) (?:exposure to|familiarity with|(?:knowledge|understanding|awareness) of)\b`,
    String.raw`(?:^|[\n.;:!?•*-]\s{0,3})(?:(?:an? )?(?:absolute |total )?(?:beginner|novice) (?:in|at|with)|(?:very |always |also )?(?:interested|curious) in)\b`,
    String.raw`\b(?:ready|willing|eager|keen|excited|happy|prepared|hoping|planning|plan|plans|planned|intend|intends|intended|proposals?|proposed) to (?:use|using|work with|adopt|introduce|pick up|move to|migrate to|switch to|try|start with)\b`,
    String.raw`\b(?:can|could|able to) (?:\w+ly )?(?:pick up|learn)\b`,
    String.raw`\b(?:inspired by|modell?ed (?:on|after)|reminiscent of|(?:faster|slower|simpler|better|cheaper|lighter|easier|worse) than|alternatives? to|(?:clones?|imitations?) of|as (?:good|fast|reliable|simple|powerful|stable) as)\b`,
    String.raw`\b(?:similar|comparable|akin) to\b|\bcompet(?:es?|ed|ing) with\b|\b(?:resembles?|resembling)\b`,
    String.raw`(?:^|[\n.;!?•*-]\s{0,3})(?:(?:my|personal|future|next) )*(?:goals?|learning (?:plans?|goals?|list)|wish ?list|road ?map|to-?do(?: list)?|backlog|next(?: up| steps?)?|still to come|dream (?:stack|job|role)|interests|courses(?: (?:attended|taken))?|coursework|trainings?(?: attended)?|about (?:the|our|my) (?:company|employer|client))(?: (?:for|of|in) [a-z0-9 ]{2,16})?\s?:`,
    String.raw`(?:^|[\n.;!?•*-]\s{0,3})(?:open to|available for|seeking) `,
    String.raw`\b(?:passed|took|sat) (?:an?|the) (?:[\w-]+ ){0,2}(?:quiz|test|exam|assessment) (?:on|in|about)\b`,
    String.raw`\b(?:studying|preparing) for (?=[^.;!?\n]{2,80}\b(?:certificates?|certifications?|exams?)\b)`,
    String.raw`\b(?:interviewed|screened|sourced|recruited) (?:\w+ ){0,2}(?:candidates|people|applicants|engineers|developers) for (?:\w+ ){0,2}(?:roles|positions|jobs|vacancies)\b`,
    String.raw`\b(?:interesse (?:an|fur)|grundkenntnisse|notions (?:de|d')|connaissances (?:de base|theoriques)|conocimientos (?:basicos|teoricos)|(?:nozioni|conoscenze) (?:di base|teoriche)|basiskennis van|je souhaite apprendre)\b`,
  ].join('|'),
  'g',
)
/** After it, what was done is told again. */
const DONE =
  /[.;:!?\n](?!\w)|\b(?:but|however|although|with|using|via|by)\b|(?:,|\b(?:and|then|while))\s(?:i |we )?(?:\w+ly )?(?:\w{2,}ed|building|built|wrote|ran|led|made|took|set up|kept|taught|brought|grew|cut)\b|\b(?:i|we) (?:built|wrote|ran|made|run|moved|developed|designed)\b/g

/** What was there before, and has given way: "replaced Kafka with", "moved away from Kafka". */
const GIVEN_UP =
  /\b(?:replac(?:ed|ing)|remov(?:ed|ing)|retir(?:ed|ing)|dropp(?:ed|ing)|abandon(?:ed|ing)|decommission(?:ed|ing)|sunset|phas(?:ed|ing) out|got rid of|avoid(?:ed|ing)|(?:migrat(?:ed|ing)|mov(?:ed|ing)) (?:[\w-]+ ){0,4}(?:away from|off))(?= )/g
/** "Replaced A, B and C with …": a comma goes on with the list, unless a verb follows, or the last of it. */
const GAVE_WAY =
  /[;:!?\n()]|\.(?!\w)|,(?=\s*(?:and )?\w+(?:ed|ing|ilt|rote|an|ade)\b)|,(?!\s*(?:and )?[\w.+#/ -]{1,32}(?:,|\s(?:and|or|with|by)\b))|\b(?:with|by|using|for|in|from|to|via|through|and (?:built|used|moved|wrote|ran|led|made|then|introduced))\b/g
/** The sentence before such words tells of a time to come. */
const PLANNED = /\b(?:planned|scheduled|foreseen|intended) for (?:next|later|the future|the coming|20\d\d)\b/g
/** What speaks to the reader or ranker of the text, and of its writer as a candidate. */
const ORDERS = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override) (?:all |any |the |your |my |these |those )*(?:previous|prior|preceding|above|earlier|former|system|other) (?:instructions?|prompts?|rules|orders|criteria|text)\b`,
    String.raw`(?:^|[\n.;:!?,\]]\s{0,3}|\b(?:please|must|should|to|and) )(?:rate|rank|score|grade|treat|consider|count|recommend|select|shortlist|choose|pick|hire|place|mark|classify) (?:me\b|(?:this|the|my) (?:candidate|applicant|profile|person|resume|cv|application)\b)`,
    String.raw`\b(?:this|the) (?:candidate|applicant) (?:has|is|was|knows|uses|used|holds|meets|fits|matches|excels|should|must)\b`,
    String.raw`\b(?:this|my) (?:resume|cv|profile|application) (?:matches|meets|fits|fulfil?ls|satisfies|contains|covers)\b`,
    String.raw`\b(?:skills|strengths|profile) of (?:this|the) (?:person|candidate|applicant)\b`,
    String.raw`\b(?:dear|hello|hi|attention|(?:note|message|notice|instructions?) (?:to|for)) (?:(?:the|all|any|this) )?(?:[\w’']+ )?(?:ai|ats|llm|parsers?|screeners?|bots?|robots?|recruiters?|assistants?|algorithms?|rankers?)\b`,
    String.raw`\b(?:dear|hello) (?:large )?language models?\b|\bif you are an? (?:ai|llm|language model|bot|machine|parser|screener)\b`,
    String.raw`(?:^|[\n.;!?•*-]\s{0,3})(?:evaluator|reviewer|recruiter|screener|screening|parser|system|assessor|ranking|scoring|verification) (?:notes?|hints?|results?|summary|instructions?)\s?:`,
    String.raw`(?:^|[\n.;!?•*-]\s{0,3})(?:evidence|proof|verified|verification|status|assessment)\s?:|</?(?:skills?|verified|evidence|system|assistant|candidate|rank\w*)\b[^>\n]{0,40}>`,
    String.raw`\bas an? (?:large )?(?:language model|ai (?:assistant|model|screener|ranker|recruiter))\b|\[/?inst\]|<\|?im_(?:start|end)`,
    String.raw`\bwhen (?:you )?(?:screen|rank|read|pars|scor|rat|assess|evaluat)(?:e|ing)? (?:this|my) (?:resume|cv|profile|application|candidate)\b`,
  ].join('|'),
  'g',
)
/** Words to be found by, up to the end of the line: "ATS keywords: …", "#kafka #docker". */
const TO_BE_FOUND =
  /(?:^|[\n.;!?•*-]\s{0,3})(?:(?:ats|seo|resume|cv|search|hidden|related|index|extra) ){0,2}(?:key ?words?|(?:hash)?tags|buzz ?words?|search terms?|index terms?|related (?:terms|skills|topics)|seo|suchbegriffe?|schlagworte[r]?|schlusselworter|stichworte[r]?|mots?[- ]cles?|palabras? clave|palavras?[- ]chave|parol[ae] chiave|trefwoorden|zoekwoorden|slowa kluczowe|nyckelord)\s?:[^\n]*|#[a-z][\w+.-]*(?:[ ,]+#[a-z][\w+.-]*)+/g

/** Work about a product that is none with it: buying, selling, teaching papers, hiring, decorating. */
const ABOUT_IT = new RegExp(
  [
    String.raw`\b(?:sold|marketed|pitched|advertised|resold) (?=[a-z])`,
    String.raw`\b(?:translated|proofread|typeset|illustrated|printed) (?:the |an? |some )?(?:[\w.+#-]+ ){0,3}(?:manuals?|books?|handbooks?|brochures?|guides?|articles?|slides)\b`,
    String.raw`\b(?:graded|marked|corrected) (?:[\w-]+ ){0,2}(?:papers?|exams?|essays?|homework|assignments|theses)\b`,
    String.raw`\b(?:designed|drew|printed|ordered|made) (?:the |an? |some )?(?:[\w-]+ )?(?:logos?|posters?|flyers?|banners?|stickers?|t-?shirts?|mugs?|business cards)\b`,
    String.raw`\b(?:approved|paid|processed|filed|negotiated|renewed|bought|purchased|ordered) (?:the |all |our |some )?(?:[\w-]+ ){0,2}(?:invoices?|bills?|expenses?|purchase orders?|budgets?|licen[cs]es?|contracts?|subscriptions?) (?:for|of|from|about)\b`,
    String.raw`\bnamed (?:our|my|the|an?) (?:(?!and |but |with |to )[a-z]+ ){1,3}`,
    String.raw`\b(?:sat|stood|lived|lunched) (?:beside|next to|near|opposite|behind|among|across from) `,
    String.raw`\b(?:interviewed|screened|quizzed|examined) (?:[\w-]+ ){0,2}(?:candidates?|applicants?|students?|people|hires) (?:on|about|in)\b`,
    String.raw`(?:^|[\n.;!?•*-]\s{0,3})(?:required|mandatory|desired|wanted|must[ -]haves?|nice[ -]to[ -]haves?|scores?|ratings?|grades?|references|referees)(?: skills?)?\s?:`,
    String.raw`"\w+"\s?:\s?[["{]`,
  ].join('|'),
  'g',
)
/** The sentence before such words quotes a posting, or tells of what never came. */
const NEVER_CAME =
  /\b(?:as (?:the|this|that|your|a) (?:[\w-]+ )?(?:posting|advert|ad|vacancy|job description) (?:puts?|says?|said|asks?|wants?|words?)|(?:was|were|stayed|remained) (?:only |just |always )?on (?:our|the|their|my) (?:roadmap|road map|wish ?list|to-?do list|backlog))\b/g

/** "Who does not love Kafka?" Texts that lost their bullets have question marks between other words. */
const QUESTION =
  /(?<=(?:^|[.;:!?\n])\s{0,3})(?:who|what|which|why|how|when|where|do|does|did|have|has|is|are|can|could|would|want|need|ever)\b(?:[^.;!?\n]|\.(?=\w)){2,160}(?<=[\w+#)])\?(?=\s|$)/g

/** Clauses that name skills and tell of other people's work, or of none yet. */
export function othersWork(lower: string): Stretch[] {
  const clauses = [OTHERS, NOT_YET, SECOND_HAND].flatMap((pattern) =>
    [...lower.matchAll(pattern)].map(
      (match): Stretch => [match.index, endOfClause(lower, match.index + match[0].length)],
    ),
  )
  const named = [...lower.matchAll(BY_NAME_ONLY)].map(
    (match): Stretch => [match.index, endAt(DONE, lower, match.index + match[0].length)],
  )
  const givenUp = [...lower.matchAll(GIVEN_UP)].map(
    (match): Stretch => [match.index, endAt(GAVE_WAY, lower, match.index + match[0].length)],
  )
  const about = [...lower.matchAll(ABOUT_IT)].map(
    (match): Stretch => [match.index, endAt(DONE, lower, match.index + match[0].length)],
  )
  const planned = [PLANNED, NEVER_CAME].flatMap((pattern) =>
    [...lower.matchAll(pattern)].map((match): Stretch => [beginOfSentence(lower, match.index), match.index]),
  )
  const questions = [...lower.matchAll(QUESTION)].map((match): Stretch => [match.index, match.index + match[0].length])
  const orders = [...lower.matchAll(ORDERS)].map(
    (match): Stretch => [beginOfSentence(lower, match.index), endOfClause(lower, match.index + match[0].length)],
  )
  const found = [...lower.matchAll(TO_BE_FOUND)].map((match): Stretch => [match.index, match.index + match[0].length])
  return [...clauses, ...named, ...about, ...givenUp, ...planned, ...questions, ...orders, ...found]
}
