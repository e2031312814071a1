const VAGUE = /^(utils?|helpers?|common|misc|shared|lib)$/i

/** A file name answers a question; these words answer none. */
export function findVagueNames(paths: readonly string[]): string[] {
  return paths
    .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path))
    .filter((path) => path.split('/').some((segment) => VAGUE.test(segment.split('.')[0] ?? '')))
    .map((path) => `${path}: the name says nothing; name the question that the file answers.`)
}
