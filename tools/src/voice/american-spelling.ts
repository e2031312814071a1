// American spelling of words that are spelled differently in British English.

const STEMS =
  'anonym|author|capital|categor|central|custom|emphas|final|formal|general|initial|local|material|maxim|memo|minim|modern|normal|optim|organ|orthonormal|parallel|penal|personal|priorit|quant|random|real|recogn|regular|sanit|serial|special|stabil|standard|summar|symbol|synchron|token|util|vector|visual'
const ISE = new RegExp(`^((?:de|un|re|in|pseud|mis)?(?:${STEMS}))is(e|ed|er|ers|es|ing|able|ation|ations)$`)

const WORDS: Readonly<Record<string, string>> = {
  ageing: 'aging',
  analyse: 'analyze',
  analysed: 'analyzed',
  analysing: 'analyzing',
  artefact: 'artifact',
  behaviour: 'behavior',
  catalogue: 'catalog',
  centre: 'center',
  colour: 'color',
  defence: 'defense',
  favour: 'favor',
  favourite: 'favorite',
  fulfil: 'fulfill',
  fulfils: 'fulfills',
  grey: 'gray',
  honour: 'honor',
  judgement: 'judgment',
  labelled: 'labeled',
  labelling: 'labeling',
  learnt: 'learned',
  levelled: 'leveled',
  licence: 'license',
  misspelt: 'misspelled',
  modelled: 'modeled',
  modelling: 'modeling',
  neighbour: 'neighbor',
  neighbouring: 'neighboring',
  pretence: 'pretense',
  respelt: 'respelled',
  spelt: 'spelled',
  travelling: 'traveling',
}

/** The American spelling of a lower-case word, or null where there is nothing to change. */
export function americanSpelling(word: string): string | null {
  const ise = ISE.exec(word)
  if (ise !== null) return `${ise[1]}iz${ise[2]}`
  const plural = word.endsWith('s') ? WORDS[word.slice(0, -1)] : undefined
  return Object.hasOwn(WORDS, word) ? (WORDS[word] ?? null) : plural === undefined ? null : `${plural}s`
}
