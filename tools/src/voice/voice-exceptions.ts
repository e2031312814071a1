// Files that may say what is refused elsewhere, and those that have yet to be reworded.

/** `limits`: MAX_ and MIN_. `formatters`: formatX. `whom`: whom, whoever. `glossary`: one name per thing. */
export type VoiceRule = 'limits' | 'formatters' | 'whom' | 'glossary'

/** Beginnings of paths. */
export type VoiceDebt = Readonly<Record<VoiceRule, readonly string[]>>

const exceptions: readonly { readonly path: RegExp; readonly because: string }[] = [
  { path: /^docs\/GLOSSARY\.md$/, because: 'It lists what is not to be said.' },
  { path: /\/legacy-[\w-]+\.ts$/, because: 'It opens what was kept under the old names.' },
  { path: /\/(word-lists|baselines\/words)\.ts$/, because: 'It lists the words that texts are made of.' },
  { path: /^tools\/src\/voice\//, because: 'The rules name what they refuse.' },
]

/** Still to be reworded. It only ever shrinks: what is not listed is refused. */
export const voiceDebt: VoiceDebt = {
  limits: [],
  formatters: [],
  whom: ['apps/server/', 'apps/web/', 'packages/contracts/'],
  glossary: ['apps/server/', 'apps/web/', 'packages/contracts/'],
}

export const isExcepted = (path: string): boolean => exceptions.some((one) => one.path.test(path))

export const isPending = (debt: VoiceDebt, path: string, rule: VoiceRule): boolean =>
  debt[rule].some((prefix) => path.startsWith(prefix))
