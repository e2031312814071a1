export interface Decision {
  /** Such as `0006-must-haves-prefer-or-require.md`. */
  readonly file: string
  readonly text: string
}

/** Decisions that the index lacks or names otherwise, and pages that do not begin as all others do. */
export function findDecisionGaps(index: string, decisions: readonly Decision[]): string[] {
  return decisions.flatMap(({ file, text }) => {
    const [heading = '', , status = ''] = text.split('\n')
    const number = file.slice(0, 4)
    const title = heading.slice(`# ${number} · `.length)
    if (heading !== `# ${number} · ${title}`)
      return [`docs/decisions/${file}: the heading does not begin with "# ${number} · ".`]
    if (!status.startsWith('Accepted, '))
      return [`docs/decisions/${file}: the third line does not say when it was accepted.`]
    const line = `- [${number}](${file}) ${title}`
    return index.split('\n').filter((each) => each === line).length === 1
      ? []
      : [`docs/decisions/README.md: add this line once, under its subject: ${line}`]
  })
}
