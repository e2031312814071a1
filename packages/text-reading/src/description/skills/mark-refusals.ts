import type { Mention } from './read-demands.ts'

/** A mention's stretch within its statement. */
export interface Place {
  from: number
  to: number
}

type Verdict = 'unwanted' | 'dropped' | 'must'

const NOT = "(?:not|n't|n’t|never)"
const AUXILIARY = '(?:do|does|did|will|would|wo|can|ca|could|should|must|need|are|is|was|were|has|have|had|am)'
/** Verbs whose denial denies nothing: "don't forget SQL", "you can't do without Git"; and those of a refusal. */
const NO_DENIAL =
  '(?:only|just|mind|forget|compromise|negotiate|budge|go amiss|hesitate|miss|lose|limit\\w*|(?:do|live|work|go|get by|manage|imagine \\w+) without|get enough|wait|shy|afraid|scared|fear\\w*|worr\\w+|underestimate|neglect|avoid|stop|fall asleep|hurt|harm|scare\\w*|be (?:shy|afraid|scared|without|a stranger|(?:the |our )?(?:only|first|last)|alone)|have to (?:ask|google|look)|want|send|share|submit|forward|propose|present|hire|like|consider\\w*|accept\\w*|looking|interested|apply|hiring|if|yet|necessarily|a must|essential|mandatory|but)\\b'
const DENIED = `(?:(?:do|does|did|will|would|wo|ca|can|need|should|must|are|is|am|have|has|'ll|u)\\s*)?${NOT}`

/** What the candidate need not know, or what the employer left behind: excludes no one. */
const EXCUSES_NEXT = new RegExp(
  [
    // Not crying without a skill means doing without it.
    `\\b(?:${AUXILIARY}\\s?)?${NOT}\\s+(?:\\w+ing\\s+)?(?:cry|panic|sulk|complain|whine|moan|freak out|suffer|despair|be (?:sad|lost|unhappy|upset)) (?:without|about|over)\\b`,
    `\\b(?:you|we|they|u|i|one|candidates?|it|there|nobody|no one|\\w+s)?\\s*(?:also\\s+|really\\s+)?${DENIED}\\s+(?:really\\s+|even\\s+)?(?:have to|need(?:ed)?|expect(?:ed|ing)?|requir(?:e|ed|ing)|ask(?:ed|ing)?|insist(?:ing)? on|be\\s+(?:asked|writing|using|touching|doing|working|required|expected|coding|maintaining|dealing)|touch|write|see|know|mind(?! (?:where|when|how)\\b)|worry|care(?! (?:where|when|how)\\b)|work (?:with|in|on)|deal with|do|(?<!we (?:do not|don't) )use)\\b(?:\\s+(?:to|for|about|with|any|an?|on|in|us|you|know|write|use|do|touch|have|be|learn|bring|expert|experts?|knowledge|experience|skills|in|of|legacy|much|deep)\\b)*`,
    `\\b${AUXILIARY}\\s?${NOT}\\s+(?!${NO_DENIAL})(?:\\w+ly\\s+|even\\s+|really\\s+)?\\w+(?:\\s+(?:to|for|on|with|in|into|about|of|us|me|any|anything|an?|the|our|your|from|over|by|at|be|being|move|go|work|use|write|know|have|touch|find|need|meet|using|used|seen|touched|tried|worked|written|experience|moving|working|writing|building)\\b){0,6}`,
    '\\b(?:nobody|no one|none of (?:us|them|the \\w+))\\b(?:\\s+(?:here|will|would|expects?|asks?|needs?|wants?|has|have|is|uses?|writes?|knows?|touch(?:es)?|you|us|to|for|write|use|know|touch|learn|do|ask|anything|about|of|in|with|on|any)\\b){1,7}',
    "\\bthere(?:'s| is| are|'re| will be) no(?:t any)?\\b(?:\\s+(?:need|room|place|use|more)\\b)?(?:\\s+(?:for|of|to)\\b)?",
    '\\bleave (?:your|the|all|any)\\b',
    // "It isn't necessary to have touched Kubernetes."
    "(?:\\bnot|n't) (?:\\w+ly )?(?:necessary|needed|required|essential|mandatory|important|crucial|vital|expected) (?:to|that you|for you to)\\b(?: (?:know|have|be|an?|any|use|used|write|learn|touched|seen|worked|with|in|ever|even|already|experience|of))*",
    '\\bmigrat\\w+(?: of [^.;,]{1,40}?)? (?:away )?from\\b(?: the| our)?',
    "\\b(?:needn't|need not(?! only\\b| just\\b))\\b(?:\\s+(?:know|have|be|an?|any|use|write|learn)\\b)*",
    "\\b(?:there is |there's )?no (?:need|requirement|necessity)\\b(?:\\s+(?:for|to|of|know|use|learn|have|any|an?|be|good|great|fluent|experts?|at|in)\\b)*",
    '\\b(?:need|needs|require|requires|with|expect) no\\b(?:\\s+(?:prior|previous|knowledge|experience|skills|expertise|of|in|with)\\b)*',
    '\\bno (?:prior |previous |specific |formal |professional )?(?:knowledge|experience|expertise|skills)\\b(?:\\s+(?:of|in|with)\\b)*(?=[^.;]{0,40}(?:needed|required|necessary|expected))',
    '\\b(?:replace|replacing|retire|rewrite|sunset|drop|dropping|remove|removing|get(?:ting)? rid of|phas(?:e|ing) out|move off|moving off|decommission) (?:our|the|an?|all)(?: old| legacy| ageing| aging)?\\b',
    '\\bin the (?:process|middle|course) of (?:retir|replac|phas|decommission|sunset|remov|drop|leav)\\w*(?: out)?\\b(?: the| our| all)?',
    '\\b(?:replacement|retirement|decommissioning|removal|phase-?out|sunset(?:ting)?) of (?:our|the|all|an?)?\\b(?: old| legacy| ageing| aging)?',
    "(?<!n't )(?<!not )\\bforget(?: (?:all|everything|anything|what(?:ever)?) (?:that )?you(?:'ve| have)? (?:know|knew|learned|learnt))?(?: about| of| in)?\\b",
    "\\b(?:could(?: not|n't)|can(?:not|'t)|wouldn't) care less(?: about| for| if(?: you(?:'ve| have)? (?:know|used?))?| whether(?: you(?:'ve| have)? (?:know|used?))?)?\\b",
    // "Who only know RDS", "your experience is limited to Kaggle".
    "\\b(?:who|you)(?:'ve| have)? (?:so far )?(?:only|just|merely) (?:ever )?(?:know|knows|known|done|did|do|does|used|use|uses|worked (?:with|in|on)|touched|seen)\\b|(?<!\\bnot )\\blimited to\\b",
    '\\b(?:never mind|neither|nor|stopped(?: using)?|stop using|moved on from|(?:gave|given|giving) up(?: on)?)\\b',
    "\\b(?:skip (?:this|it|us)|(?:don't|do not) apply|not (?:for you|the (?:right )?(?:job|role|place))(?: for you)?) if (?:you (?:want|love|prefer|like|only|expect|come from)|your (?:background|experience|profile|career|world|heart) (?:is|lies|was)(?: only| mainly| mostly| purely)?)(?: to| in| with)?\\b(?:\\s+(?:work|do|use|write|with|in|on)\\b)*",
    '\\b(?:moved|moving|migrated|migrating|switched|switching|shifted|shifting|weaned|transitioned|transitioning)\\s+(?:away |off )?(?:from|off)(?: of)?\\b',
    '\\b(?:(?:we|they)(?:.(?:re|ve))?|are|was|were|been|have|has|just|already|recently|and|is)\\s+(?:\\w+ly\\s+)?(?:dropped|retired|abandoned|ditched|sunset|sunsetted|replaced|replacing|phased out|phasing out|leaving|dropping|retiring|abandoning|sunsetting|decommissioning|ditching|got rid of|decommissioned|killed|scrapped|left(?: behind)?|outgrew|moved past)\\b(?!\\s+(?:by|with|in favou?r))(?:\\s+(?:our|the|all|old|last)\\b)*',
    "\\b(?:we|they)(?:'ve| have|'s| is| are| run| use)? (?:no|nothing on|nothing in|zero)\\b",
    '\\bnothing (?:on|in|with)\\b',
    '\\bno longer (?:use|run|need|work with|require|do|support)\\b',
    "\\b(?:even )?if you(?:'ve| have)? never (?:\\w+ ){1,2}",
    `\\bif you (?:have|do) ?${NOT} (?:\\w+ ){1,2}`,
    "\\b(?:don't worry|no worries|no problem|fine|ok|okay) if\\b[^,;.]{0,30}?(?=\\s\\S)",
    '\\b(?:instead of|in place of|as opposed to)\\b(?: the| an?)?',
    // "React was chosen after a bake-off with Vue".
    '\\b(?:chose|chosen|picked|won|selected|decided|opted)\\b[^.;]{0,40}?\\b(?:over|against|(?:bake-?off|comparison|contest|duel) (?:with|between|against|of)|evaluati(?:on of|ng)|comparing)\\b',
    // "(not only Laravel)", unless "but" follows.
    '\\bnot (?:only|just|merely|purely)\\b(?! (?:any|one|the)\\b)(?![^.;]*\\bbut\\b)',
    '\\bnobody (?:here )?(?:writes?|uses?|needs?|wants?|runs?|misses|asks? for)\\b',
    '\\bnot part of\\b[^.;:]{0,24}:?',
    // "An ex-Oracle shop", "we say goodbye to Ruby".
    '\\bex-(?=[a-z])',
    // "Too many Java people", "we have enough front-end developers".
    "(?<!n't |not |never |hardly )\\b(?:too many|(?:we|i|they)(?:'ve)?(?: already)? (?:have|got|have got|dispose of)(?: (?:already|more than))? (?:enough|plenty of|lots of|a lot of)|we already have)(?=(?:\\s[\\w.+#/-]+){1,3}\\s(?:people|folks|devs|developers|engineers|profiles|cvs|candidates|guys|persons|know-how)\\b)",
    '\\b(?:(?:say(?:ing)?|said|bid(?:ding)?|wav(?:e|ing)) (?:goodbye|farewell|bye)|part(?:ing|ed)? (?:ways|company)) (?:to|with)\\b',
    `\\b${NOT} (?:on|in) (?:the|your|our) (?:list|desk|scope|stack)\\b`,
    // "Ignore the mention of Oracle", "it is of no importance whether you have seen Jira".
    '\\b(?:ignore|disregard|overlook|skip)\\b(?: (?:the|any|that|our))?(?: (?:mention|words?|lines?|part|section|bit|references?|entry|bullet|remark|stuff) (?:of|about|on|to))?',
    '\\b(?:of (?:no|little) (?:importance|interest|relevance|consequence|concern)|makes? no difference|(?:irrelevant|immaterial|unimportant|neither here nor there)|no matter)(?: to (?:us|me))? (?:if|whether)\\b(?![^.;]*\\bor\\b)(?: you(?:.ve| have| can| could)?)?(?: (?:ever|even|already))?(?: (?:know|seen|used|use|done|do|worked|work|touched|learnt|learned|with|in|on|have|had))*',
  ].join('|'),
  'g',
)

const OF_SKILL =
  '^[\\s")]*(?:(?:and|or) (?:similar|other|such|related|comparable) (?:\\w+\\s+)?|(?:and|or) (?:the )?likes?\\s+)?(?:(?:knowledge|experience|skills?|cert(?:ificate|ification)?s?|background|work|clearance|expertise|projects?|jobs?|tools|tooling|stuff|cvs|profiles)\\s*(?=[\\s:=-]))?\\s*'
/** What is described as no disadvantage, or as insufficient alone, is still asked for. */
const NO_FAULT =
  '(?:go amiss|go astray|do any harm|an? (?:\\w+ )?(?:nice[- ]to[- ]have|optional|bonus|plus|extra|luxury|nicety|gimmick)|only|just|hurt|harm|scare\\w*|frighten\\w*|deter|faze|daunt\\w*|intimidate\\w*|surprise\\w*|bother you|bite|stop you|put you off|new\\b|foreign|unknown|alien|a? ?strang\\w+|optional|negotiable|enough|sufficient|a problem|an? (?:issue|obstacle|secret|mystery|afterthought)|up for (?:\\w+ )?(?:discussion|debate|negotiation|grabs)|open to (?:discussion|debate|negotiation)|debatable|missing|lost|be missing|go missing|be (?:new|foreign|enough|sufficient|negotiable|optional|a problem)|an? (?:must|condition|precondition|deal)|essential|mandatory|strictly|indispensable|obligatory|compulsory|insist)\\b'

/** The same after the skill. */
const EXCUSES_LAST = new RegExp(
  [
    `${OF_SKILL}${AUXILIARY}\\s*(?:${NOT})\\s+(?!${NO_FAULT})[a-z]`,
    `${OF_SKILL}(?:is|are|will be|was|'s) (?:no|nothing|never)\\s+(?!(?:secret|problem|stranger|mystery|obstacle|issue|must|condition|precondition|nice[- ]to[- ]have|(?:mere |optional |pure )?bonus|(?:mere |optional |pure )?option|extra|luxury|add-on|gimmick|afterthought|wish)s?\\b)[a-z]`,
    `${OF_SKILL}(?:(?:is|are|was|were|has|have|had|got|been|will be|'s|'re)\\s+)?(?:(?:now|already|long|finally|recently|being|to be|\\w+ly)\\s+)*(?:went|gone|left|history|legacy|retired|dead|dropped|removed|replaced|decommissioned|deprecated|abandoned|sunset|banished|thrown|threw|ditched|phased|dying|scrapped|obsolete|yesterday)\\b(?! (?:in|as|behind) (?:production|use|your))`,
    "^\\s+(?:is something |which |that )?(?:we|they)(?: have|'ve| had)? (?:\\w+ly |long since |just )?(?:left|dropped|retired|abandoned|ditched|threw|thrown|removed|replaced|stopped|banned|killed|phased|outgrew|gave up)\\b",
    `${OF_SKILL}(?:=|:|-)\\s*(?:\\w+, )?(?:no|nope|nah)\\s*(?:[.;,!)]|$)`,
    '^[\\s")]*(?:=|:|-|\\()\\s*(?:not\\b(?! (?:a must|essential|mandatory))|no\\b(?! (?!(?:need|longer|more|thanks?|way|use|chance|interest|experience|knowledge|requirement|problem|go|please|pls|not|never|matter|sorry)\\b)[a-z])|nah\\b|nope\\b|never\\b|n/a\\b|irrelevant|unnecessary|whatever\\b|(?:we |i )?(?:don.t|do not|dont) (?:care|need|mind|use)\\b(?=\\s*(?:it|that|this|about it)?\\s*(?:[).;,!]|$)))',
    "^\\s*\\?\\s*(?:(?:we |i )?(?:don't|do not|doesn't|dont|won't) (?:care|matter|mind|need|use|bother)|no\\b(?!,? thank)|nah|nope|never|not\\b|forget|irrelevant|whatever|skip|leave|gone)",
    "^\\s*:\\s*(?:we(?:'re| are|'ve| have)? (?:\\w+ly )?(?:done|over|past|finished|left|moved|dropped|stopped)\\b|gone\\b|no longer|not any ?more|history\\b|behind us|never again)",
    "^[^.;]{0,24}\\b(?:you|nobody|no one|candidates?|we)\\b[^.;,]{0,14}(?:\\b(?:not|hardly|barely|rarely|never)\\b|n't\\b|\\bno need\\b)(?![^.;,]{0,24}\\b(?:much|often|a lot|daily|every day)\\b)[^.;,]{0,24}\\b(?:it|them|that|this|either)\\b",
    '^[^.;]{0,16}\\bshould (?:please |rather )?(?:look|go|search|try|apply) (?:elsewhere|somewhere else|for something else|(?:to|for|on|under|via) (?:our|the|another|an?) (?:\\w+ )?(?:vacancy|opening|role|posting|position|job|ad|advert))',
    "^[^.;,]{0,30}\\b(?:does|do|did|will|wo|would|is|are)(?:n't| not)\\s*(?:[.,;!)]|$)",
    // "Deep system design problem-solving is not expected".
    '^(?:\\s+(?!(?:and|or|in|with|of|for|on|to|but|if|who|that|which|is|are)\\b)[a-z-]+){1,2}\\s+(?:is|are) not (?:\\w+ly )?(?:needed|required|necessary|expected)\\b',
    // "Redux, we couldn't care less".
    "^,?\\s+(?:that |which )?(?:we|i|they) (?:could(?: not|n't)|can(?:not|'t)) care less\\b",
    // "Ada or Java we do not need", "FlexRay we have not any more".
    `^\\s+(?:we|you|they|one|nobody)\\s+(?:(?:do|does|did|will|would|can|could|must|should|need|have|has|are)\\s?(?:really )?${NOT}\\b(?! (?:\\w+ly )?insist)|(?:have|need|use|want|require|expect|ask|run|know)\\s+(?:not|no longer|never)\\b)`,
    // "Verilog alone does not meet the requirement".
    "^\\s+(?:(?:experience|knowledge|backgrounds?|profiles?|people|skills) )?(?:alone|on its own|by itself)\\b[^.;]{0,24}(?:\\bnot\\b|n't\\b|\\binsufficient\\b)",
    // "Zabbix we switch off in March", "Hadoop had its day".
    "^(?:,? (?:is|are) (?:something|what|the thing)| which| that)?\\s+(?:we|they)(?:'re| are|'ll| will| have|'ve| just)? (?:(?:going to|about to|currently|soon|now|\\w+ly) )?(?:switch|turn|shut|phas|retir|replac|remov|dropp?|decommission|sunset|abandon|ripp|getting rid|mov\\w+ (?:off|away)|migrat\\w+ (?:off|away))\\w*\\b",
    '^\\s+(?:has |have )?had (?:its|their) (?:day|time|moment|run)\\b|^(?:\\s+(?:setup|estate|installation|code|stack|part|platform|system))?\\s+(?:is|are|which is) on (?:its|the|their) way out\\b',
    // "Oracle roles are advertised separately".
    '^\\s+(?:roles|positions|jobs|posts|openings|vacancies|colleagues|people|folks|developers|engineers)\\s+(?:are|will be|have been|have)\\s+(?:their own|a (?:separate|different)|advertised|listed|posted|filled|closed|handled|covered|already|another|a different|hired)',
    // "there's one file left, so nah".
    '^\\s*(?:-|:|\\?)[^.;]{0,70}\\b(?:nah|nope|no need|not needed|skip it|ignore it|forget it)\\s*(?:[.!;]|$)',
    // "Kafka and Kotlin are what engineers swear by; you needn't".
    "^[^.;]{0,70};?\\s*\\b(?:you|candidates?)\\s+(?:needn't|need not|(?:do not|don't|won't|will not)(?: have| need)?(?: to)?)\\s*(?:[.!;]|$)",
    '^[^.;]{0,24},? (?:please |kindly )?(?:save yourself|save us|spare yourself|spare us)\\b',
    '^[^.;,]{0,24}\\bwill (?:be|feel) (?:unhappy|bored|wrong|disappointed|out of place)',
    `^[\\s")]*(?:(?:knowledge|experience|skills|certificates?|certification|background|work|clearance)\\s+)?(?:is|are|was|be|will be|would be|being)?\\s*(?:absolutely |definitely |strictly |really |explicitly |also )?${NOT}\\s+(?:be\\s+)?(?:needed|required|necessary|expected|relevant|important|part of|in scope|on the list|on your desk|a prerequisite|a precondition|used|wanted here)`,
    `^[\\s")]*(?:(?:knowledge|experience|skills|background)\\s+)?(?:is|are)(?:\\s+${NOT}|n't)\\s*(?:any more|anymore)?\\s*(?:[.,;!)]|$)`,
    '^[\\s")]*(?:is|are)n\'t (?:needed|required|necessary|expected|part of|relevant|on your desk)',
    '^[\\s")]*(?:(?:is|are|does|do)\\s+)?(?:not applicable|not (?:a|our) topic)\\b',
    // "Fastlane, Tom owns it".
    '^[^.;]{0,30}\\b(?!you\\b|we\\b|i\\b)[a-z]+ (?:owns|runs|handles|maintains|operates) (?:it|that|them|those)\\b',
    // "Silverlight viewers have been decommissioned".
    '^(?:\\s+[a-z]+s)?\\s+(?:have been|has been|were|was|got)\\s+(?:\\w+ly\\s+)?(?:decommissioned|retired|replaced|removed|dropped|switched off|phased out|sunset)\\b(?! (?:by|with) you\\b)',
    // "Teradata, being replatformed to Snowflake".
    '^,?\\s+(?:(?:is|are|was|were|gets?)\\s+)?(?:currently |now |slowly |already )?being (?:migrated|moved|replatformed|ported|converted|rewritten|transitioned)\\b',
    // "Pentaho and cron, and we want to say goodbye to both".
    '^[^.;]{0,60}\\b(?:goodbye to|farewell to|rid of|(?<!\\bor )leave|replace|drop|kill|abandon|retire) (?:both|them|it|all of (?:it|them))\\b',
    // "Python helpful, C++ no requirement".
    '^\\s+(?:experience |knowledge |skills )?no (?:requirement|prerequisite|precondition|condition|need)\\s*(?:[.;,!)]|$)',
    // "Zabbix yes, Nagios no", "k8s lol no that's on us".
    "^\\s+(?:(?:lol|haha|oh|well|eh|um|god|hell),? )?(?:no|nope|nah)(?:\\s*(?:[.;,!)]|$)|,? (?:that'?s|it'?s) )",
    // "Python (advanced), Scala (none)".
    '^\\s*\\((?:none|zero)\\)',
    // "Cobol not nec.", "Python not called for", "AWS knowledge is wasted here".
    `${OF_SKILL}(?:(?:is|are) )?not (?:nec\\b|req'?d\\b|reqd\\b|(?:called|asked) for\\b)`,
    `${OF_SKILL}(?:is|are|would be) (?:wasted\\b|lost on (?:us|me|them)\\b|worth (?:nothing|little)\\b(?! without))`,
    `${OF_SKILL}(?:is|are) (?:largely |mostly |completely |entirely |rather )?(?:irrelevant|unimportant|immaterial|legacy|history|superfluous|redundant|outdated|obsolete)\\b`,
    '^[^.;,]{0,40}\\bnot worth (?:mention|learn|put|list|a (?:mention|line))',
    // "MATLAB no need", "Power BI experience unnecessary", "neither expected nor useful".
    `${OF_SKILL}(?:(?:no need|not needed|unneeded)\\s*(?:[.;,!)]|$)|(?:unnecessary|superfluous|needless)\\b|(?:(?:is|are) )?neither\\b[^.;]*\\bnor\\b)`,
    // "Python plays no role", "Vue on the CV changes nothing".
    `${OF_SKILL}(?:on (?:the|your|a) \\w+ )?(?:will |would )?(?:plays?|has|have|makes?|adds?|changes?|brings?|finds?|gets?|carry|carries|counts?|serves?|earns?|buys?|helps?|gains?|wins?|means?|does|do)(?: (?:us|you|absolutely|here|for|really|practically))* (?:no|nothing|nowhere)\\b(?! (?:alternative|substitute|equal|rival|exception|secret|problem|mystery|doubt|harm|damage|limit|competition))`,
    // "Knowledge of it is of no use here", "AWS only? Then this is not for you".
    `${OF_SKILL}(?:is|are|will be) of (?:no|little|zero) \\w+`,
    '^(?: (?:experience|knowledge|background|people|profiles?))? only\\s*\\?',
    // "There is a Tableau person already".
    '^ (?:person|guy|guru|expert|developer|engineer|specialist|admin|team)s? (?:already|in[- ](?:house|place))\\b',
    // "Solana profiles can wait".
    '^(?:\\s+(?:profiles?|people|candidates?|experts?|experience|knowledge|skills?))?\\s+(?:can|may|must|has to|have to|will have to) wait\\b',
    // "The FPGA team sits next door (Verilog), not this seat".
    '^[\\s")]*,\\s*(?:but )?not (?:this|your|our|the|for) (?:seat|job|role|desk|team|position|part|you)\\b',
    '^[\\s")]*(?:is|are|was|will be|gets?) (?:currently |now |soon )?(?:being |to be )?(?:replaced|phased out|retired|sunset|decommissioned|abandoned)\\b',
    '^[\\s")]*(?:is|are) (?:only |just |purely )?(?:dispensable|superfluous|redundant|unnecessary|legacy|history|gone|a thing of the past|behind us|out of scope|someone else|handled by|irrelevant|unimportant|no (?:requirement|precondition|prerequisite|longer))',
    "^\\s*\\?\\s*(?:you(?:'ll| will) never|never|not here|we don't|no longer|you will not|gone)",
    '^[\\s")]*(?:(?:etc\\.?|and so on),?\\s+)?(?:unimportant|irrelevant|unnecessary|out of scope)\\b',
    // "MongoDB was in the first draft but has been struck out".
    '^[^.;,]{0,60}\\b(?:but|and|though)\\b[^.;,]{0,16}\\b(?:struck|crossed|cut|taken|thrown|left) (?:out|off|from)\\b',
    // "Git and Jenkins, which we are introducing (no experience is expected)".
    '^[^.;]{0,60}\\((?:no|without) (?:prior |previous )?(?:experience|knowledge|skills?)\\b[^)]{0,24}\\)',
    '^[^.;]{0,60}\\((?:none|nothing|not) (?:of (?:it|them|this) )?(?:is |are )?(?:needed|required|expected|necessary)[^)]{0,24}\\)',
    '^[^.;,]{0,24}\\b(?:is|are) (?:something |nothing |what )?you (?:can|may|might|should|could)? ?(?:safely |happily )?(?:forget|ignore|skip|leave out)\\b',
    '^[^.;,]{0,24}\\b(?:is|are) something you (?:only )?(?:know|have heard)',
    // "If PHP is your favorite language, this is not for you".
    "^[^.;]{0,50}\\b(?:this|it|that|we|the (?:job|role|place|team))(?: is|'s| are|'re) (?:probably |really |certainly |surely )?not (?:for|(?:the )?(?:right )?(?:job|role|place|team)? ?for) you\\b",
  ].join('|'),
)

const FOLLOWED_BY_EXCUSE =
  /^[^,;.]{0,30}\b(?:is|are)? ?(?:not )?(?:also )?(?:needed|required|necessary|expected|involved)\b/

/** What the employer does not want. */
const REFUSES =
  /\b(?:no|not an?|non|without(?!\s+\w+ing\b)|exclud(?:e|ing)|except|avoid|(?:don't|do not|dont) (?:want|send|share|submit|forward|hire|like|propose|present|pitch|offer us|suggest|bring us)(?: to (?:see|read|get|receive|meet|interview))?(?: (?:a single|one more|even one)(?= ))?|under no circumstances|on no account|(?:no|0|zero) interest in|not (?:hiring|interested in|looking for|considering|accepting|using|want(?:ing)?)|stop (?:sending|sharing|submitting|forwarding|proposing)|rather not (?:see|get|receive|read|have)|we (?:don't|do not|dont) use|other than|rather than|never|away from|not|hate|hates|allergic to|tired of|fed up with|(?:anything|everything|anyone|all) but|zero tolerance for|refuses? to (?:use|touch|work with)|rule[sd]? out|reject(?:s|ed)?|turn(?:s|ed)? down|steer(?:s|ing)? clear of|unsuitable(?=\s*:))\b(?!\s+(?:only|just|less than|more than|later than|limited to|later|fewer|matter|need to|have to|yet|necessarily|a must|essential|mandatory|required|needed|necessary|but))/g

/** The same after the skill: "PHP profiles, please do not apply". */
const REFUSES_LAST =
  /^(?:[\s")]*|-)(?:(?:experience|profiles?|developers?|devs?|programmers?|coders?|engineers?|admins?|dbas?|designers?|freelancers?|contractors?|agencies|shops?|professionals?|ppl|persons?|lads|users|applicants?|people|candidates?|folks|guys|fans|veterans|gurus|specialists|experts|consultants|analysts?|testers?|builders?|architects?|enthusiasts|lovers|evangelists|crowd|backgrounds?|resumes|cvs?|only)[\s,]*){0,3}(?:=|:|\?|-|,|please|kindly|pls|should|need|who|with)?\s*(?:(?:please|kindly|pls|you)\s+)?(?:(?:do|need|should)(?:\s+not|n'?t)\s+(?:apply|bother|send|share|submit|forward|propose|refer)|no,? thanks?\b(?! to\b)|thanks,? but no\b|no thank you|(?:is |are )?off the (?:table|cards|menu|list)\b|over (?:my|our) dead bod(?:y|ies)\b|(?:god|hell|heavens),? no\b|we (?:love|like|respect|adore|admire) you,? but not?\b|sorry\b(?=,? (?:but )?(?:no\b|not\b)|\s*(?:[.,;!)]|$))|rather not|better not|please don't|nope\b|hard pass|(?:ignore|skip|refrain|excuse|stay away)\b|not (?:be )?considered|not wanted|not welcome|unwanted|are (?:excluded|out)\b(?!\s*\?)|(?:go|goes|end up|ends up|land|lands|will go|will end up)(?: \w+){0,4} (?:bin|trash|spam|basket|garbage|rubbish|shredder|archive)\b|(?:is|are) out of the question|(?:get|gets|is|are|will be) (?:automatically |\w+ly )?(?:rejected|ignored|declined|discarded|disregarded|dismissed|binned|deleted|eliminated|disqualified|(?:screened|filtered|weeded|sorted) out|turned (?:away|down))|(?:should |must |may |can )?(?:please )?look (?:elsewhere|somewhere else)\b|is (?:a )?(?:no[ -]go|deal[ -]?breaker)|(?:is |are )?(?:strictly )?(?:forbidden|banned|taboo|prohibited|verboten)\b)/

const NO_GO = 'no-?go|deal-?breaker|show-?stopper|knock-?out'
/** "Ionic or Flutter are a no-go", but "no Swift is a no-go". */
const IS_OUT = new RegExp(
  `^[\\s")]*(?:experience |backgrounds? |profiles? )?(?:is|are|would be|will be|=) (?:an? |our |the )?(?:(?!no\\b|not\\b|hardly\\b|never\\b)\\w+ )?(?:${NO_GO})s?\\b`,
)
const LACK_BEFORE =
  /\b(?:no|not|without|lack\w*|missing|absence|poor|zero|never|if|only|just|mere\w*)\b[^,.;]*$|n't [^,.;]*$/

const LACKING_BEFORE =
  /\b(?:no|zero|without|missing|lacking|(?:lack|absence) of|not (?:having|knowing))\s+(?:any |real |solid )?$/

const PERSONS =
  '(?:persons?|people|folks|ppl|guys|dbas?|designers?|freelancers?|contractors?|professionals?|scientists?|developers?|devs?|engineers?|programmers?|coders?|admins?|analysts?|testers?|architects?|consultants?|specialists?|experts?|builders?|fans?|lovers|enthusiasts|profiles?|backgrounds?|candidates?|applicants?|veterans?|gurus?)'
/** "Salesforce admins, this one isn't for you", "if you are a Magento person, this is not the job for you". */
const TURNS_AWAY = new RegExp(
  `^(?:[- ]only)?\\s+${PERSONS}\\b[^.;]{0,12}\\b(?:this|it|that|we|the (?:job|role|place|team))(?: one| role| job| position)?(?: is|'s| are|'re)(?:n't| (?:probably |really |certainly |surely )?not) (?:for|(?:the |a )?(?:right |good )?(?:job|role|place|team|fit|match)? ?for) you\\b`,
)
/** "This role is not for WordPress people", "not suitable for candidates with a purely SAP background". */
const NOT_FOR_PERSONS =
  /\b(?:not|isn't|aren't) (?:(?:a|the) )?(?:(?:right |good )?(?:job|role|place|position|fit|match) )?(?:for|suited to|suitable for|aimed at|meant for)\b(?: (?:an?|pure|purely|mere|merely|only|mainly|mostly|typical|classic|any|those|people|candidates|applicants|developers|with|from|who|come|coming))*/g
/** "Not suitable for people coming from manual testing". */
const WITH_PERSONS =
  /\b(?:people|those|candidates|applicants|developers|any)(?: who)?(?: com(?:e|ing))? (?:from|with)(?: (?:an?|pure|purely|only|mainly|mostly))*$/
const ONE_SIDED = /\b(?:pure|purely|mere|merely|only|mainly|mostly)\b/
const ONE_SIDED_LAST = /^[^.;,]{0,24}\b(?:only|alone)\b/
const OF_PERSONS = new RegExp(`^(?:[- ]only)?(?: (?:or|and|/) [^ ,.;]+)?\\s+${PERSONS}\\b`)

/** Spares most sentences the patterns. */
export const MAY_DENY =
  /n't\b|n’t\b|\b(?:ignor\w+|disregard\w*|overlook\w*|irrelevant|immaterial|unimportant|neither|lacks|no|non|not|never|nt|need ?not|needn't|neither|nobody|nothing|without|exclud\w+|except|avoid|forget|(?:gave|given|giving) up|dropped|retired?|abandon\w+|ditched|sunset\w*|replac\w+|phas\w+|rid|decommission\w+|killed|scrapped|left|outgrew|moved|moving|migrat\w+|switch\w+|shift\w*|only|just|merely|limited|little|already|in[- ]house|weaned|transitioned|rewrite|stop\w*|skip|dont|other than|rather than|instead|needn't|nah|nope|alone|in place|as opposed|away|hates?|allergic|tired|fed up|but|zero|refuses?|rule[sd]? out|reject(?:s|ed)?|turn(?:s|ed)? down|leaving|dropping|retiring|fine|ok|okay|worr\w+|leave|none|bake-?off|goodbye|farewell|part\w* (?:ways|company)|ex(?=-)|clear of|unsuitable|against|over|compar\w+|evaluat\w+|too many|enough|plenty|zero)\b|\b0 interest\b/

const REACH = 42
const FILLERS =
  /^[\s:("-]*(?:(?:an?|any|another|more|prior|previous|existing|specific|deep|real|formal|solid|strong|good|proper|decent|sound|proven|excellent|fluent|pure|pure-play|legacy|classic|the|use|using|about|for|from|work|working|with|into|do|want|need|old|plain|our|your|of|in|to|on|know|knowing|knowledge|experience|expert|other|fresh|please|pls|certified|profiles?|candidates?|people|developers?|agency|proprietary|manual|much|too|somebody|someone|else|else's|people's|certificates?|and|those|who|did|done|have|has|comes?|came|knows?|used|worked|ever|only|just|web|us|me|features?|\w+ing)[\s:]+){0,8}["(]?$/

/** "No fear of Perl", and "low/no code AutoML", a kind of tool. */
function refusesNothing(text: string, from: number): boolean {
  return (
    /^ (?:fear|fears|aversion|allergy|objections?|hesitation|problems?|qualms)\b/.test(text.slice(from)) ||
    /^no[- ]code\b/.test(text.slice(from - 2, from + 6))
  )
}

export function markRefusals(
  text: string,
  places: readonly Place[],
  mentions: readonly Mention[],
  opening: Opening = null,
): void {
  const isJudged = new Array<boolean>(mentions.length).fill(false)
  const judge = (index: number, verdict: Verdict, isOutright = false): void => {
    const mention = mentions[index]
    if (mention === undefined || isJudged[index]) return
    isJudged[index] = true
    mention.level = verdict
    mention.isExplicit = true
    if (isOutright && verdict === 'unwanted') mention.isSettled = true
  }
  const require = (index: number): void => {
    isJudged[index] = false
    judge(index, 'must')
    if (mentions[index] !== undefined) mentions[index].isSettled = true
  }
  places.forEach((place, index) => {
    const rest = plainTail(text.slice(place.to, place.to + REACH_AFTER))
    if (IS_OUT.test(rest) && LACKING_BEFORE.test(text.slice(0, place.from))) {
      require(index)
      return
    }
    const isOut = IS_OUT.test(rest) && !LACK_BEFORE.test(text.slice(0, place.from))
    const isRefused = isOut || ((REFUSES_LAST.test(rest) || TURNS_AWAY.test(rest)) && !SELDOM.test(rest))
    const isOneSided = ONLY.test(rest) || ONLY_BEFORE.test(text.slice(0, place.from))
    const verdict: Verdict | null = isRefused
      ? isOneSided
        ? 'dropped'
        : 'unwanted'
      : EXCUSES_LAST.test(rest)
        ? 'dropped'
        : null
    // "Vue or React doesn't matter" takes either.
    const isEither =
      NO_MATTER.test(rest) && index > 0 && /^\s*(?:\/|or)\s*$/.test(text.slice(places[index - 1]?.to ?? 0, place.from))
    if (verdict === null || isEither || isWished(rest) || isOfNext(text, place, places[index + 1])) return
    for (const at of withoutDemanded(text, places, listBefore(text, places, index), opening))
      judge(at, verdict, OUTRIGHT.test(rest))
  })
  if (!MAY_DENY.test(text)) return
  markUnwelcome(text, places, judge)
  for (const match of text.matchAll(INDISPENSABLE))
    for (const index of listAfter(text, places, match.index + match[0].length)) require(index)
  markLacking(text, places, (index, verdict) => {
    if (verdict === 'must') isJudged[index] = false
    judge(index, verdict)
    const mention = mentions[index]
    if (mention !== undefined) mention.isSettled = true
  })
  for (const match of text.matchAll(NOT_FOR_PERSONS))
    for (const [index, verdict] of unsuitableIn(text, places, match)) judge(index, verdict)
  for (const [pattern, verdict] of [
    [EXCUSES_NEXT, 'dropped'],
    [REFUSES, 'unwanted'],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      const from = match.index + match[0].length
      if (refusesNothing(text, from)) continue
      for (const index of listAfter(text, places, from)) {
        if (isProverb(text, match[0], places, index)) require(index)
        if (isAlternative(text, match, places[index]) || isProverb(text, match[0], places, index)) continue
        judge(
          index,
          verdict === 'unwanted' && isMerelyExcused(text, places, index, match[0], match.index) ? 'dropped' : verdict,
          OUTRIGHT.test(match[0]),
        )
      }
    }
  }
}

const NO_MATTER = /^\s*(?:(?:doesn't|does not|don't|do not|doesnt|dont) (?:really )?matter)\s*(?:[.,;!)]|$)/

/** Words of refusal that no other reading fits. */
const OUTRIGHT =
  /^\s*(?:under no circumstances|on no account|(?:no|0|zero) interest|(?:don't|do not|dont) want to (?:see|read|get|receive|meet|interview))\b|\boff the (?:table|cards|menu|list)\b|\bdead bod|\b(?:god|hell|heavens),? no\b/

/** "React people are declined rarely" turns no one away. */
const SELDOM = /^[^,.;]{0,40}\b(?:rarely|seldom|hardly ever|almost never)\b/

function unsuitableIn(text: string, places: readonly Place[], match: RegExpExecArray): [number, Verdict][] {
  const list = listAfter(text, places, match.index + match[0].length)
  const rest = text.slice(places[list.at(-1) ?? -1]?.to ?? text.length)
  const isOfPersons = list.some((index) => OF_PERSONS.test(text.slice(places[index]?.to ?? 0)))
  const isOneSided = ONE_SIDED.test(match[0]) || ONE_SIDED_LAST.test(rest)
  if (WITH_PERSONS.test(match[0])) return list.map((index) => [index, isOneSided ? 'dropped' : 'unwanted'])
  return isOfPersons ? list.map((index) => [index, 'unwanted']) : []
}

/** What stands before a statement's first skill where a demand may be understood. */
export type Opening = 'demand' | 'text' | null

/** "Java devs, PHP unwanted". */
const AFTER_PERSONS = new RegExp(`^\\s*${PERSONS}\\s*,\\s*$`)
const AFTER_COMMA = new RegExp(`^\\s*(?:${PERSONS})?\\s*,\\s*$`)

/** "We want Kotlin, PHP people need not apply": the comma ends what is wanted. */
const DEMANDS =
  /\b(?:want|need|look(?:ing)? for|seek(?:ing)?|requires?|hir(?:e|ing)|must (?:have|know)|experience (?:with|in))\s+(?:an? |the )?$/

/** Of listed skills that are refused, those after the last comma, if a demand opens the list. */
export function withoutDemanded(
  text: string,
  places: readonly Place[],
  list: readonly number[],
  opening: Opening = null,
): number[] {
  const sorted = [...list].sort((left, right) => left - right)
  const before = text.slice(0, places[sorted[0] ?? 0]?.from ?? 0)
  const isDemanded = DEMANDS.test(before)
  if (!isDemanded && !(opening !== null && before.trim() === '')) return sorted
  const rest = text.slice(places[sorted.at(-1) ?? -1]?.to ?? text.length)
  // "GeoServer, MapServer are not in use" speaks of all.
  if (opening === 'text' && /^\s+(?:are|were|aren't|have|do|don't)\b/.test(rest)) return sorted
  // "PHP, Drupal people need not apply", but "Java devs, PHP people need not apply".
  const comma = !isDemanded && opening === 'text' && OF_PERSONS.test(rest) ? AFTER_PERSONS : AFTER_COMMA
  const isAfterComma = (index: number): boolean =>
    comma.test(text.slice(places[index - 1]?.to ?? 0, places[index]?.from ?? 0))
  return sorted.slice(
    Math.max(
      0,
      sorted.findLastIndex((index, place) => place > 0 && isAfterComma(index)),
    ),
  )
}

const REACH_AFTER = 120
const REACH_OF_TAIL = 80
const DESCRIBES =
  /^(\s+[a-z]+)?\s*\([^()]{1,40}\)(?=\s+(?:is|are|was|were|isn't|aren't|has|have|will|does|do|belongs?|sits?|stays?|lies?|goes?)\b)/

/** What is stated about a name, without a bracket that only describes it; "= gone" and "-> gone" refuse it. */
export function plainTail(tail: string): string {
  const plain = tail.charAt(1) === ' ' || !/[(=>]/.test(tail) ? tail : tail.replace(DESCRIBES, '$1')
  return plain.replace(/^\s*(?:=>?|->)\s*/, ' is ').slice(0, REACH_OF_TAIL)
}

/** "Don't apply if PHP is your main thing": the rest of the sentence describes unwanted applicants. */
const NOT_FOR_THOSE =
  /\b(?:don't|do not|please don't|kindly don't|shouldn't|should not|needn't|need not) (?:apply|bother|write|reply)\b[^.;]{0,16}\bif\b/
const OF_MANY = /\byour (?:main|only|first|favou?rite) (?:thing|language|tool|stack|skill|strength|focus|experience)\b/

function markUnwelcome(text: string, places: readonly Place[], judge: (index: number, verdict: Verdict) => void): void {
  const match = NOT_FOR_THOSE.exec(text)
  if (match === null) return
  const rest = text.slice(match.index + match[0].length)
  if (/\b(?:not|never|no|without|lack\w*)\b|n't\b/.test(rest)) return
  places.forEach(({ from }, index) => {
    if (from > match.index) judge(index, OF_MANY.test(rest) ? 'unwanted' : 'dropped')
  })
}

function markLacking(text: string, places: readonly Place[], judge: (index: number, verdict: Verdict) => void): void {
  for (const match of text.matchAll(LACKING)) {
    const list = listAfter(text, places, match.index + match[0].length)
    const last = places[list.at(-1) ?? -1]
    const before = text.slice(Math.max(0, match.index - 60), match.index)
    const isDenied = NOBODY.test(before) && !MISSES.test(before) && !NO_WORRY.test(before)
    // "Candidates without F5 experience are welcome" can do without it.
    if (last !== undefined && IS_WELCOME.test(text.slice(last.to, last.to + 80))) {
      for (const index of list) judge(index, 'dropped')
      continue
    }
    const rest = last === undefined ? '' : text.slice(last.to, last.to + 80)
    const isAsked =
      isDenied ||
      IS_TURNED_AWAY.test(rest) ||
      IS_NO_GO.test(rest) ||
      ENDS_THERE.test(rest) ||
      (OPENS_CLAUSE.test(before) && DENIED_WITHOUT.test(rest) && !IS_NO_MATTER.test(rest))
    if (last === undefined || !isAsked) continue
    for (const index of list) judge(index, 'must')
  }
}

/** "There is no way around Terraform". */
const INDISPENSABLE =
  /\bno (?:way|getting|path|road) (?:around|past)\b|\bno (?:substitute|replacement) for\b|\b(?:stands?|rises?) (?:and|or) falls? with\b|\bhinges? on\b/g

/** "Those without CCNP need not apply" asks for it. */
const LACKING =
  /\b(?:without|lacking|lacks|unless you(?:'ve| have)?(?: (?:know|master|speak|can|do|write|bring|have|worked|used|done))?|(?:if|when) (?:you|they|he|she|somebody|someone|a candidate) (?:cannot|can't|do not|don't|have not|haven't|have no|has no|has not)(?: (?:know|show|have|do|speak|read|write|code|program|handle|use|used|master|bring|tell|explain|demonstrate|prove|worked|done|seen))?(?: (?:us|me|any|much|some|with|in|of|about|experience|knowledge|code|work))*|with (?:no|zero|little)|(?:no|zero) (?:trace|sign|knowledge|experience) (?:of|in|with)|absence of|lack of|who (?:lack|do not (?:know|have)|don't (?:know|have)|have no|has no|(?:have |has |'ve |'s )?never (?:used|touched|written|seen|done|worked (?:with|in|on)|built|shipped))|(?:if|when|because|since) you (?:have |'ve )?never (?:\w+ ){1,2}?(?:with |in |on |any )?(?=\S)|not (?:knowing|having)|never (?:having )?(?:used|touched|written|seen|done|worked (?:with|in|on)|built|shipped))\b/g
/** Not crying without a skill means doing without it. */
const MISSES = /\b(?:cry|panic|sulk|complain|whine|moan|suffer|despair|freak out|lost|sad|unhappy|upset)\s*$/
/** "Don't worry if you don't know Rust". */
const NO_WORRY =
  /\b(?:problem|worry|worries|matter|issue|mind|care|hesitate|disqualif\w+|reject\w*|obstacle|disadvantage|afraid|shy|panic|required|needed|necessary|must)\b/
/** "She won't see anyone without Java". */
const NOBODY = /(?:\b(?:not|never|nobody|no one|nothing|cannot)\b|n't\b)[^.;,]{0,40}$/
/** "Without solid Java you will not be happy": whatever is denied at the start of a sentence for want of a skill. */
const OPENS_CLAUSE = /(?:^|[,;:–—]\s*|\b(?:and|but|because|as|since)\s)$/
const DENIED_WITHOUT =
  /^[^.;]{0,24}?,?\s(?:you|they|one|he|she|nobody|no one|no [a-z]+|nothing|it|this|things|life|we|i|there)\b(?:[^.;]{0,40}?\s|)(?:not\b|never\b|no\b|nobody\b|nothing\b|hardly\b|useless|hopeless|pointless|lost\b)|^[^.;]{0,40}n't\b|^[^.;]{0,20}?,?\s(?:no [a-z]+|nothing|nobody|no one)\s[a-z]+/
const IS_NO_MATTER =
  /\b(?:problem|worry|matter|issue|turn|mind|care|disqualif\w+|reject\w*|bother|worse|disadvantage|obstacle|hold|hesitate|trouble|rul\w+)\b/
const IS_WORK = '(?:\\s+(?:experience|knowledge|skills|background|certificat\\w+|work|projects?|code|portfolio))?'
const ENDS_THERE = new RegExp(
  `^${IS_WORK}\\s*,?\\s*(?:please\\s+)?(?:(?:do|should|need|will|can)\\s?(?:not|n't)|don't|won't|there (?:is|'s) no (?:point|use|sense)|it is (?:pointless|useless))\\b`,
)
const IS_NO_GO = new RegExp(
  `^[^.;]{0,20}?\\s(?:is|are|would be|will be|means|equals|=) (?:a |an |our |the )?(?:\\w+ )?(?:${NO_GO}|reject\\w*|disqualif\\w*|exclusion|out\\b|of no (?:use|help|interest|value)\\b|no (?:use|good|help)\\b)`,
)
const IS_TURNED_AWAY =
  /^(?:\s+(?:experience|knowledge|skills))?,?\s*(?:you|they|one)(?:'d|'ll| would| will)? (?:be (?:lost|stuck|unhappy)|hate|regret|struggle|not get|have no chance|suffer|drown)\b|^,?\s*(?:it|this|that|nothing|things|you)(?:'ll)? (?:won't|will not|can't|cannot|doesn't|does not|will|be) (?:be )?(?:work|fly|go|happen|get|succeed|lost|difficult|hard|impossible)\b|^(?:\s+(?:experience|knowledge|skills|background|certificat\w+))?\s*,?\s*(?:please\s+)?(?:(?:need|should|do|will|can|would|is|are|shall)\s?(?:not|n't)|won't|cannot|can't|don't|needn't|(?:is|are|will be|get|gets)\s+(?:rejected|declined|ignored|excluded|returned|turned|filtered|sorted))\b/

const IS_WELCOME =
  /^(?:\s+(?:you|they|one)(?:'d|'ll| would| will| can)? (?:be (?:fine|ok|okay)|survive|manage|cope|get by)\b)|^(?:\s+(?:experience|knowledge|skills|background|certificat\w+|exposure))?\s*,?\s*(?:(?:is|are|will be|would be|can|may|should|will|also|still|very|equally|just as|too)\s+)*(?:welcome|fine|ok|okay|considered|apply|accepted|encouraged|no problem|possible)\b/

/** "Java-only profiles" are refused for what they lack. */
const ONLY = /^-?\s?only\b/
const ONLY_BEFORE = /\b(?:with|have|know|done|used?|listing|list) (?:only|just|merely|nothing but) $/

/** "Angular (not AngularJS)" denies what is in the brackets. */
function isOfNext(text: string, { to }: Place, next: Place | undefined): boolean {
  return (
    next !== undefined &&
    /^\s*\(\s*(?:and )?(?:not|no)\s+(?:(?:only|just|merely) )?(?:the (?:old )?)?$/.test(text.slice(to, next.from))
  )
}

/** "Not required but helpful" is a wish. */
function isWished(rest: string): boolean {
  return /^[^.;]{0,50}\b(?:but|though|although|yet|still)\b (?:\w+ ){0,5}(?:nice|helpful|welcome|a plus|good|useful|appreciated|an advantage|great|handy|valued)\b/.test(
    rest,
  )
}

/** "No OSCP, no interview" asks for it. */
function isProverb(text: string, cue: string, places: readonly Place[], index: number): boolean {
  const rest = text.slice(places[index]?.to ?? 0, (places[index]?.to ?? 0) + 40)
  return (
    cue === 'no' &&
    /^,?\s*(?:=\s*)?no (?:interview|party|deal|call|chance|job|hire|offer|application|reply|entry|glory|contract|talk|meeting|go)\b/.test(
      rest,
    )
  )
}

/** "Java instead of Kotlin is possible" and "Kotlin acceptable instead of Java" name alternatives. */
function isAlternative(text: string, { 0: cue, index }: RegExpExecArray, place: Place | undefined): boolean {
  if (place === undefined || !/instead of|in place of/.test(cue)) return false
  return ACCEPTED.test(text.slice(place.to, place.to + 40)) || ACCEPTED_BEFORE.test(text.slice(0, index))
}

const ACCEPTED_BEFORE =
  /\b(?:ok|okay|fine|possible|acceptable|accepted|allowed|tolerated|considered|works|will do|counts|suffices|welcome)\s*,?\s*$/

export const ACCEPTED =
  /^[\s")]*(?:(?:experience|knowledge|skills)\s+)?(?:(?:is|are|would be|will be|would|be|also|too|equally|just as)\s+)*(?:ok\b|okay|fine|possible|good\b|accept(?:ed|able)?|allowed|tolerated|considered|works?\b|will do|counts?\b|suffices?|welcome\b|enough)/

/** "Not a Java job", "no frontend work", "Azure-only profiles": says what the job is not. */
function isMerelyExcused(text: string, places: readonly Place[], index: number, cue: string, at: number): boolean {
  const place = places[index]
  if (place === undefined) return false
  const rest = text.slice(place.to, place.to + 60)
  // "No Kubernetes experience? No problem."
  if (/^(?:\s+(?:experience|knowledge|skills|background|yet|so far)){0,2}\s*\?/.test(rest)) return true
  // "It didn't pay off, thus no PyTorch" describes the employer's stack.
  if (
    cue === 'no' &&
    /\b(?:thus|so|therefore|hence|means|meaning)\s*$/.test(text.slice(0, at)) &&
    !OF_PEOPLE.test(rest)
  )
    return true
  // "We steer clear of MongoDB" speaks of a stack, unless people follow.
  if (/^steer/.test(cue) && !OF_PEOPLE.test(rest)) return true
  // "Cypress, not Playwright" prefers one of two.
  if (cue === 'rather than') return true
  // "No jQuery spaghetti": of the skill only a bad kind is refused.
  if (cue === 'no' && BAD_KIND.test(rest)) return true
  if (cue === 'not' && /[,(]\s*(?:but |and )?$/.test(text.slice(0, at))) return true
  // "Are you fed up with jQuery?" is about the candidate's present job.
  if (/^(?:tired of|fed up)$/.test(cue) && /\byour?\b|\?/.test(text)) return true
  // "Without PHP please".
  if (
    cue === 'without' &&
    /^ *(?:experience|people|profiles|developers)? *,? *(?:please|pls|thanks|thank you)\b/.test(rest)
  )
    return false
  // "Not Java but Kotlin" and "without GraphQL you'd be fine" refuse no one.
  if (cue === 'without' || (cue === 'not' && /^\s*,?\s*but\b/.test(rest))) return true
  if (/^\s+(?:(?:in|on|at) (?:our|the|this|your|my)\b|here\b|any ?more\b|estate\b|stack\b|left\b)/.test(rest))
    return true
  if (
    ONLY.test(rest) ||
    /\bonly\s+(?:(?:did|done|know|knows|used|worked (?:with|in|on)|write|with|in) )?$/.test(text.slice(0, place.from))
  )
    return true
  if (/^\s+(?:job|agency|shop|company|house|team|studio|work|involved|project|factory)\b/.test(rest)) return true
  return FOLLOWED_BY_EXCUSE.test(rest)
}

const OF_PEOPLE =
  /\b(?:people|persons?|ppl|folks|guys|please|pls|thanks?|backgrounds?|profiles?|candidates?|devs?|developers?|engineers?)\b/

const BAD_KIND =
  /^\s+(?:spaghetti|hacks?|mess|soup|magic|monoliths?|theme|themes|templates|tutorials?|cowboys?|slides|decks|files|support|maintenance|scripts?|macros?|legacy)\b/

const MAX_SHARED = 6

/** The mention right after a cue and those listed with it: "no A, B or C", but only A of "no A, B". */
export function listAfter(text: string, places: readonly Place[], from: number): number[] {
  // "Not be on call", "not be doing deep learning": the last word of the denial is the first of the name.
  const first = places.findIndex((place) => place.from >= from || (place.to > from && place.from >= from - MAX_SHARED))
  const head = places[first]
  if (head === undefined || head.from - from > REACH || !FILLERS.test(text.slice(from, head.from))) return []
  const list = [first]
  // "Exclude: Ruby, Perl" speaks of all that follow.
  const isLabel = /^\s*:/.test(text.slice(from, head.from))
  let closed = 1
  for (let index = first + 1; index < places.length; index += 1) {
    const gap = text.slice(places[index - 1]?.to ?? 0, places[index]?.from ?? 0)
    if (!LISTED.test(gap) && gap.trim() !== '') break
    // A verb begins another clause.
    if (gap.trim() === '' && /^ (?:is|are|would|will|can|has|have)\b/.test(text.slice(places[index]?.to ?? 0))) break
    list.push(index)
    if (/\b(?:or|nor)\b|\/|^\s+$/.test(gap) || (/\band\b/.test(gap) && !/,/.test(gap))) closed = list.length
  }
  return isLabel ? list : list.slice(0, closed)
}

const LISTED =
  /^(?:[\s-]*(?:experience|certs?|certificates?|skills|knowledge|estate|work|clusters?|servers?|setup|stack|instances?|platform|installation|developers?|people|profiles?|backgrounds?|candidates?))?\s*(?:[,/&+]|,?\s*(?:\bor\b|\bnor\b|\band\b)|,\s*(?:no|and no|or no|and not)\b)\s*(?:(?:an?|any|the|our|all|no|not|anything|something|everything|else|other|on|in|with|related to)\s+){0,4}$/

/** "Note that GeoServer, MapServer are not in use". */
const OPENS_SENTENCE = /^\W*(?:(?:please )?note(?:,? that)?|fyi|also|but|and|unfortunately)?\W*$/

/** The mention before a cue and those that are listed with it by "or" and "and". */
export function listBefore(text: string, places: readonly Place[], last: number): number[] {
  const list = [last]
  // A sentence that begins with the list covers all of it.
  const gapAt = (index: number): string => text.slice(places[index - 1]?.to ?? 0, places[index]?.from ?? 0)
  // "Azure and Terraform, Kafka would be a plus": the comma begins another clause.
  const isClause =
    last > 1 &&
    /^\s*,\s*$/.test(text.slice(places[last - 1]?.to ?? 0, places[last]?.from ?? 0)) &&
    /\b(?:and|&)\s*$/.test(text.slice(places[last - 2]?.to ?? 0, places[last - 1]?.from ?? 0))
  if (isClause) return list
  const opens =
    OPENS_SENTENCE.test(text.slice(0, places[0]?.from ?? 0)) &&
    places.slice(1, last + 1).every((_, index) => /^\s*(?:[,/&]|,?\s*\b(?:or|nor|and)\b)\s*$/.test(gapAt(index + 1)))
  for (let index = last; index > 0; index -= 1) {
    const gap = gapAt(index)
    const isComma = opens && /^\s*,\s*$/.test(gap)
    if (!isComma && !/^\s*(?:\/|,?\s*\b(?:or|nor|and)\b|&)\s*(?:(?:the|an?|our|your)\s+)?$/.test(gap)) break
    list.push(index - 1)
  }
  return list
}
