import { editDistance } from '../../text/misspelling.ts'
import type { Section } from './read-headings.ts'

/** What the words of a heading announce; the first that fits counts, so refusals and wishes come before demands. */
const CUES: readonly (readonly [RegExp, Section])[] = [
  [
    /\b(?:nice|good|great)[ -]to[ -](?:have|know)|\b(?:nice|great) if\b|\bnice\b.*\bnot\b|\bbonus|\bpluss?(?:es)?\b|\bpreferr?(?:ed|able|ably)?\b|\bdesir|\boptional|\badvantage|\bassets?\b|\b(?:x?tra|extra) (?:points|credit|marks|skills)\b|\bbrownie|\bideally\b|\bwould (?:be (?:nice|great|a|an|the|ideal|cool|thrilled|happy|delighted)|make us|value|love|appreciate|help|delight)|\bwish(?:es|ed)?\b|\bcherry\b|\bicing\b|\b(?:that|which|also|what) (?:also )?helps?\b|\bhelpful\b|\bbenefici|\beven better\b|\b(?:us|we) (?:smile|happy|happier)\b|\bextras\b|\bstand out\b|\bwelcome\b|\bnot (?:a must|essential|mandatory|required|needed) but\b|\badditional (?:skills|qualifications|knowledge|experience)\b|\bsecondary skills?\b|\bless important\b|\bif you (?:also|happen)\b|\byou (?:also|may|might) have\b|^(?:should|could|nice)$|^not (?:essential|mandatory|a must|obligatory)$/,
    'nice',
  ],
  [
    /\b(?:must|should|may) not\b|\b(?:do not|don'?t|doesn'?t|not|won'?t) (?:want|hire|consider|accept|send|apply|looking|interested)\b|\bhard no|^(?:our )?no'?s$|^no$|\bno[ -]?go(?:'?e?s)?\b|\bdeal[ -]?break|\bknock[ -]?out|^exclu(?:ded|sions?)\b|\bred flags?\b|\bunwanted\b|\bforbidden\b|\bbanned\b|\brejected\b|\btaboo\b|\bunwelcome\b|\b(?:please|kindly) no\b|\bno thanks\b|\bto avoid\b|\bavoid\b/,
    'refused',
  ],
  [
    /(?:\bnot\b|n't\b|\bdont\b|\bnever\b|\bno longer\b).{0,20}\b(?:need|requir|necessar|expect|touch|do\b|use\b|used|part|ask|care|matter|desk|relevant|bring|have to|worry|scope|covered?)|\b(?:isn'?t|aren'?t|is not|are not)\b|\bno (?:requirements?|need|part)\b|\bless relevant\b|\bwon'?t\b|\bwill not\b|\bforget\b|\b(?:left|leave) behind\b|\bmoved (?:away|on) from\b|\bout of scope\b|\bexcluded from scope\b|\bunimportant\b|\birrelevant\b/,
    'excused',
  ],
  [
    /\bbenefits?\b|\bperks?\b|\b(?:we|to) offer\b|\boffer(?:s|ed|ing)?$|^(?:our|the) offer\b|\bin it for you\b|\bwhy (?:join|work|you|us|choose)\b|\bin return\b|\b(?:what|things) (?:do )?you(?:'ll| will| can)? (?:get|receive|enjoy|expect|gain)\b|\bwe (?:give|provide)\b|\bpackage\b|\bgoodies\b|\btreats\b/,
    'benefits',
  ],
  [
    /\bequal (?:opportunit|employ)|\bdiversity\b|\binclusi|\bprivacy\b|\bdisclaimer\b|\bgdpr\b|\bdata protection\b|\beeo\b/,
    'legal',
  ],
  [
    /\bto apply\b|\byour application\b|^application|\bmore information\b|\bquestions\b|\bcontact\b|\b(?:hiring|interview|recruit(?:ing|ment)|selection) process\b|\bnext steps\b|\binterested\b|\bhow to\b/,
    'apply',
  ],
  [
    /\babout (?:us\b|the company|our company)|\bwho (?:we are|are we)\b(?! looking)|\bour (?:mission|values|company|culture|story|history)\b|\bcompany (?:profile|description|overview|info|background|history)\b|^(?:the |about )?company$|^about (?!you\b|the (?:role|job|position|team|project)|this|your)\S+(?: \S+)?$/,
    'about',
  ],
  [
    /\bresponsib|\byou(?:'ll| will) (?:do|be|own|work)\b|\bdut(?:y|ies)\b|\btasks?\b|\byour (?:role|mission|job|day|impact)\b|\bwhat (?:do )?you(?:'ll| will)? do\b|\bwaiting for you\b|\bwaits for you\b|\b(?:in|about) (?:this|the) (?:role|job|position)\b|^the (?:job|work|mission)$|\bday[ -]to[ -]day\b|\bday (?:in|at)\b|\bdeliverables\b|\bcan learn here\b/,
    'tasks',
  ],
  [
    /\brequire|\bqualif|\bmust(?:s|[ -]haves?)?\b|\bmandator|\bessential|\bminimum\b|\bmin(?:\.|imal)? (?:exp|skills)|\bskills?\b|\bskillset\b|\b(?:you|we|to)(?:'ll| will| should| need to| would like you to)? (?:bring|need|have|know|offer|ask|expect|require|demand)\b|\bneeds?\b|\bbring|\bprofile\b|\blook(?:ing)? for\b|\bask(?:ing)? for\b|\bcompetenc|\bexpect\b|\bexperience\b|\bexpertise\b|\btoolbox\b|\byour background\b|\bideal (?:person|candidate|profile|you)\b|\bwho you are\b|\babout you\b|\bknow(?:ledge)? (?:well|already)\b|\bwe want\b|\bshould (?:you )?have\b|\bmusts\b|\bcriteria\b|\bprerequisites?\b/,
    'must',
  ],
  [/\bstack\b|\btechnolog|\btools?\b|\btooling\b|\btech\b/, 'stack'],
]

/** The section that a heading announces, or null. */
export function sectionNamed(heading: string): Section | null {
  const words = corrected(heading.replace(/[^a-z0-9' /&-]+/g, ' ').trim())
  if (/^(?:do you know|is this|does this|sounds?) /.test(words)) return null
  for (const [pattern, section] of CUES) if (pattern.test(words)) return section
  return null
}

const HEADING_WORDS =
  'requirements requirement required qualifications qualification responsibilities responsibility experience essential essentials mandatory minimum preferred desirable desired optional advantage benefits skills technical knowledge candidate profile expect looking bring offer nice bonus about company duties education certificates additional description language languages location compensation salary duration contract'.split(
    ' ',
  )
const KNOWN = new Set(HEADING_WORDS)

/** "Requirments", "Benifits": one letter wrong in words of five letters, two in words of nine. */
function corrected(heading: string): string {
  return heading.replace(/[a-z]{4,}/g, (word) => {
    if (KNOWN.has(word)) return word
    const reach = word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0
    if (reach === 0) return word === 'heve' || word === 'hava' ? 'have' : word
    for (const known of HEADING_WORDS) {
      if (known.charCodeAt(0) !== word.charCodeAt(0) || Math.abs(known.length - word.length) > reach) continue
      if (editDistance(word, known, reach) <= reach) return known
    }
    return word
  })
}

/** Labels of job boards whose value says nothing about the candidate. */
const METADATA =
  /^(?:industry(?: type)?|sector|functional area|department|dept|division|role category|job category|category|job function|education|ug|pg|req(?:uisition)?(?: id| no)?|job (?:id|ref(?:erence)?|code|family)|ref(?:erence)?(?: no| number)?|posted(?: on| by)?|published|date posted|added|views|applicants|company(?: size| name| type)?|size|staff|employees|headcount|founded|established|trading since|client|end client|employer|business unit|rating|reviews|recruiter|agency|posted by|website|source|job source|report(?:s|ing) to|line manager|vacancy ref|status)$/

export function isMetadataLabel(label: string): boolean {
  return METADATA.test(label.trim())
}
