// Files that may use refused words, and files that still need rewording.

/** For each refused word, the path prefixes in which it is allowed. */
export type VoiceDebt = Readonly<Record<string, readonly string[]>>

const exceptions: readonly { readonly path: RegExp; readonly because: string }[] = [
  { path: /^docs\/GLOSSARY\.md$/, because: 'It lists what is not to be said.' },
  { path: /\/(legacy-[\w.-]+|requirement-address)\.ts$/, because: 'It opens what was kept under the old names.' },
  { path: /\/(word-lists|baselines\/words)\.ts$/, because: 'It lists the words that texts are made of.' },
  { path: /foreign-resumes\/europass\.rules\.ts$/, because: 'Europass names an element so.' },
  { path: /^tools\/src\/voice\//, because: 'The rules name what they refuse.' },
]

/** Still to be reworded. The list only shrinks: other files must not use the word. */
export const voiceDebt: VoiceDebt = {}

export const isExcepted = (path: string): boolean => exceptions.some((one) => one.path.test(path))

export const isPending = (debt: VoiceDebt, path: string, word: string): boolean =>
  (debt[word] ?? []).some((prefix) => path.startsWith(prefix))
