export interface Catalog {
  readonly [code: string]: { readonly status: number; readonly title: string }
}

export interface CatalogInput {
  readonly catalog: Catalog
  /** docs/errors.md, or undefined when it is missing. */
  readonly reference: string | undefined
  /** The server's code without its tests. */
  readonly code: string
}

/** Compares the catalog, the code that throws and the reference in all directions. */
export function findCatalogGaps({ catalog, reference = '', code }: CatalogInput): string[] {
  const codes = Object.keys(catalog)
  const thrown = new Set([...code.matchAll(/new AppError\(\s*['"]([^'"]+)['"]/g)].map((found) => found[1] ?? ''))
  const rows = new Map([...reference.matchAll(/^\| `([^`]+)` \| (\d+) \| (.+?) \|$/gm)].map((row) => [row[1], row]))
  return [
    ...codes
      .filter((name) => !isNamedIn(code, name))
      .map((name) => `${name}: in the catalogue, but nothing throws it.`),
    ...[...thrown].filter((name) => !(name in catalog)).map((name) => `${name}: thrown, but not in the catalogue.`),
    ...codes.filter((name) => !rows.has(name)).map((name) => `${name}: missing in docs/errors.md.`),
    ...[...rows.keys()]
      .filter((name) => !codes.includes(String(name)))
      .map((name) => `${name}: in docs/errors.md, but not in the catalogue.`),
    ...codes
      .filter((name) => differs(rows.get(name), catalog[name]))
      .map((name) => `${name}: docs/errors.md says otherwise.`),
  ]
}

/** Renders docs/errors.md. */
export function writeReference(catalog: Catalog): string {
  const rows = Object.entries(catalog).map(([code, { status, title }]) => `| \`${code}\` | ${status} | ${title} |`)
  return `# Errors

Every error object of the API has one of these codes. Switch on \`code\`, show \`detail\`.
This table is generated from \`packages/contracts/src/error-codes.ts\` by \`npm run docs:errors\`.

| code | status | title |
|---|---|---|
${rows.join('\n')}
`
}

const isNamedIn = (code: string, name: string): boolean => code.includes(`'${name}'`) || code.includes(`"${name}"`)

function differs(row: RegExpMatchArray | undefined, entry: Catalog[string] | undefined): boolean {
  return row !== undefined && (Number(row[2]) !== entry?.status || row[3] !== entry?.title)
}
