/** Stop words of the Glasgow list that occur in postings; the baselines remove them and do no other normalization. */
const STOP_WORDS = new Set(
  `a about above across after again against all almost alone along already also although always am among an and another
  any anyone anything anywhere are around as at back be became because become been before behind being below between
  both but by can cannot could do does done down during each either else enough etc even ever every everyone everything
  except few for from further get give go had has have he hence her here hers herself him himself his how however i if
  in indeed into is it its itself just last least less made many may me meanwhile might more moreover most mostly much
  must my myself name namely neither never nevertheless next no nobody none nor not nothing now nowhere of off often on
  once one only onto or other others otherwise our ours ourselves out over own part per perhaps please put rather re
  same see seem several she should since so some someone something sometimes somewhere still such take than that the
  their them themselves then there therefore these they this those though through thus to together too toward towards
  under until up upon us very via was we well were what whatever when where whether which while who whole whom whose why
  will with within without would yet you your yours yourself`.split(/\s+/),
)

/** Lower-case runs of letters and digits without stop words, keeping the symbols of c++, c# and .net. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\.?[\p{L}\p{N}]+(?:[+#]+)?/gu) ?? []
  return words.map((word) => (word === '.net' ? word : word.replace(/^\./, ''))).filter((word) => !STOP_WORDS.has(word))
}

export function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
