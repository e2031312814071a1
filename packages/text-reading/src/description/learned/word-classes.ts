/** Words that mean the same for a skill's role; the class helps where a word was never seen in training. */
const CLASSES: Readonly<Record<string, string>> = {
  NOT: 'no not never without nobody none neither nor cannot dont doesnt wont isnt didnt cant hardly barely nothing nope nah zero non un noone nowhere minus sans except',
  NICE: 'plus pluses bonus ideally preferably preferred preferable prefer pref nice nicely welcome welcomed advantage advantages advantageous asset assets desirable desired desire optional optionally helpful helps handy beneficial appreciated appreciate favourable favorable favourably favorably useful merit merits brownie extra extras love lovely great cool better delighted delight happy happier smile glad gladly dream wish wished wishes sweet cherry icing sprinkle sprinkles wonderful amazing awesome sweetener godsend joy fun brilliant neat perfect superb kudos points star stars pleasure pleased excited impressed impress edge differentiator interesting attractive valued value',
  MUST: 'must musts required require requires requirement requirements mandatory essential essentials indispensable need needs prerequisite prerequisites negotiable vital crucial compulsory obligatory expect expected expects demand demanded demands insist insisted critical core key primary fundamental minimum least basics basic proven strong solid deep excellent',
  KNOW: 'know knows knowing known knowledge knowledgeable experience experiences experienced exp familiar familiarity skills skill skilled proficient proficiency expertise expert experts command versed fluent fluency comfortable confident grasp understanding understand mastery master masters background practice exposure worked used hands touched met seen mastered shipped wrote written handled competence competent competency capable conversant track record chops literate literacy acquainted savvy',
  MAYBE: 'would could might may if maybe perhaps possibly possible should either',
  PAST: 'dropped left retired retire retiring replaced replace replacing migrated migrating migrate moved moving switched switching abandoned abandoning legacy old former formerly previously ditched killed gone burned sunset sunsetting phased phasing decommissioned decommissioning decommission outgrown outgrew scrapped tried ago once away until longer anymore history removed removing goodbye farewell deprecated obsolete stopped rid shut rewrote exit exited past last yesterday ending ends era',
  OTHERS:
    'team teams colleagues colleague agency vendor vendors supplier suppliers client clients customer customers department departments partner partners they their them else other others another separate founder founders contractors folks squad squads sales marketing finance consultants guild designers scientists analysts upstairs',
  FIRM: "we our us we're we've we'll ours company i'm i my",
  YOU: "you your you've you're you'll you'd yourself candidate candidates applicant applicants person somebody someone anyone anybody who u she he engineer developer",
  LEARN:
    'learn learning learned learnt teach teaches teaching taught train training trained picked pick coach show catch willing willingness eager curious curiosity interested',
  CARE: 'matter matters mind care cares bother worry worries relevant irrelevant important needed necessary asked ask asks consider considered count counts indifferent interest touch',
}

const CLASS_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(CLASSES).flatMap(([name, words]) => words.split(' ').map((word) => [word, `@${name}`] as const)),
)

/** The class of a word in small letters; every contracted "not" is one. */
export function classOf(word: string): string | undefined {
  return CLASS_OF.get(word) ?? (word.endsWith("n't") ? '@NOT' : undefined)
}
