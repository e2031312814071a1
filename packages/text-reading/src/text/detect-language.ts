/** Function words that are frequent in one language and rare in the others. */
const PROFILES: readonly (readonly [string, string])[] = [
  [
    'en',
    'the and of to in for with you we are is our your a an on as will be or at by from have this that experience team work who',
  ],
  [
    'de',
    'und der die das mit fur wir sie ist von eine ein einen den dem des im zu auf als bei oder sowie dich du deine unser unsere ihre nicht werden haben auch kenntnisse erfahrung suchen',
  ],
  [
    'fr',
    'le la les des et du de une un vous nous pour dans avec sur est au aux en que qui votre notre vos nos ou ce cette etes sommes experience connaissances equipe recherchons',
  ],
  [
    'es',
    'el la los las de y en que con para por un una del se su nuestro nuestra como es al o tu somos buscamos experiencia conocimientos equipo trabajo anos',
  ],
  [
    'pt',
    'o a os as de e em que com para por um uma do da dos das no na se seu nosso como ao ou voce nos experiencia conhecimento equipe equipa trabalho anos vaga',
  ],
  [
    'it',
    'il la le gli di e in che con per un una del della dei delle al nel si ti noi siamo come o sono tua nostro esperienza conoscenza lavoro squadra anni cerchiamo ricerca',
  ],
  [
    'nl',
    'de het een en van in met voor je jij wij we ons onze op te zijn is aan als bij of naar ook ervaring kennis werk jouw bent heb binnen jaar zoeken',
  ],
  [
    'da',
    'og i at er til en et af for med pa det den du vi som har din vores vil kan ikke ved eller fra dig skal erfaring arbejde',
  ],
  [
    'sv',
    'och att i en ett av for med pa det den du vi som har din var vill kan inte vid eller fran dig ar till om erfarenhet arbete soker',
  ],
  [
    'nb',
    'og i at er til en et av for med pa det den du vi som har din var vil kan ikke ved eller fra deg skal ogsa erfaring arbeid',
  ],
  [
    'fi',
    'ja on ei ole se etta joka me sinun meidan sinulla tyo kokemusta osaaminen olet kanssa myos voit tai haemme seka',
  ],
  [
    'pl',
    'i w z na do o nie jest oraz dla od po za przez lub sie jako doswiadczenie znajomosc praca zespol naszym szukamy umiejetnosc mile',
  ],
  ['cs', 'a v na se je s do pro z o k za od jako nebo jsme zkusenosti znalost prace tym nas hledame umite'],
  ['ro', 'si de la in cu pe un o pentru din este sau care nu ca experienta cunostinte echipa munca ani cautam'],
  ['hu', 'a az es egy hogy nem van meg vagy is ha mint csapat tapasztalat ismerete munka keresunk'],
  ['tr', 've bir bu ile icin olarak deneyim bilgisi ekip olan en az veya yil ariyoruz calisma'],
  ['vi', 'va cac cua cho voi co la trong kinh nghiem nhung duoc lam viec'],
  ['id', 'dan yang di untuk dengan dalam kami anda pengalaman tim kerja atau adalah dari pada'],
]

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30ff]/g, 'ja'],
  [/[\uac00-\ud7af]/g, 'ko'],
  [/[\u4e00-\u9fff]/g, 'zh'],
  [/[\u0400-\u04ff]/g, 'ru'],
  [/[\u0600-\u06ff]/g, 'ar'],
  [/[\u0590-\u05ff]/g, 'he'],
  [/[\u0370-\u03ff]/g, 'el'],
  [/[\u0e00-\u0e7f]/g, 'th'],
  [/[\u0900-\u097f]/g, 'hi'],
  [/[\u0980-\u09ff]/g, 'bn'],
  [/[\u0b80-\u0bff]/g, 'ta'],
  [/[\u10a0-\u10ff]/g, 'ka'],
]
const UKRAINIAN = /[іїєґІЇЄҐ]/g

const LANGUAGES_BY_WORD = byWord()

/** The BCP 47 tag of the text's language; null for English and when uncertain. */
export function foreignLanguage(original: string, words: readonly string[]): string | null {
  return languageByScript(original) ?? languageByWords(words)
}

const FIRST_OTHER_SCRIPT = 0x370
const MIN_LETTERS = 4

function lettersOfOtherScripts(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code >= FIRST_OTHER_SCRIPT && (code < 0x2000 || code >= 0x3040)) count += 1
  }
  return count
}

function languageByScript(text: string): string | null {
  if (lettersOfOtherScripts(text) < MIN_LETTERS) return null
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0
  for (const [script, language] of SCRIPTS) {
    const count = text.match(script)?.length ?? 0
    const isDense = language === 'zh' || language === 'ja' || language === 'ko'
    if (count < MIN_LETTERS || count * (isDense ? 3 : 1) < latin) continue
    return language === 'ru' && (text.match(UKRAINIAN)?.length ?? 0) * 40 > count ? 'uk' : language
  }
  return null
}

const SURE_FROM_HITS = 3

const SURE_FROM_WORDS = 3
const LONG_WORD = 2

function languageByWords(words: readonly string[]): string | null {
  const hits = new Map<string, number>()
  const longer = new Map<string, Set<string>>()
  for (const word of words) {
    for (const language of LANGUAGES_BY_WORD.get(word) ?? []) {
      hits.set(language, (hits.get(language) ?? 0) + 1)
      if (word.length >= LONG_WORD) longer.set(language, (longer.get(language) ?? new Set()).add(word))
    }
  }
  const english = hits.get('en') ?? 0
  let best: string | null = null
  let most = SURE_FROM_HITS - 1
  for (const [language, count] of hits) {
    // Single letters ("e.g.", "v.8", "o.a.") are words of some languages and abbreviations in English.
    const isSure = (longer.get(language)?.size ?? 0) >= SURE_FROM_WORDS
    if (language === 'en' || count <= most || !isSure) continue
    best = language
    most = count
  }
  return best !== null && most > 1.4 * english && most * 12 >= words.length ? best : null
}

function byWord(): ReadonlyMap<string, readonly string[]> {
  const languages = new Map<string, string[]>()
  for (const [language, words] of PROFILES) {
    for (const word of words.split(' ')) {
      const list = languages.get(word)
      if (list === undefined) languages.set(word, [language])
      else list.push(language)
    }
  }
  return languages
}
