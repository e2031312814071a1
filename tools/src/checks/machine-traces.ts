// Refuses local paths and registry addresses, which mean nothing to other readers.
const TRACES: readonly { readonly pattern: RegExp; readonly means: string }[] = [
  { pattern: /(?<![\w.~-])\/(?:work|root|home|Users)\/[\w.-]+/, means: 'a path of one machine' },
  { pattern: /\/tmp\/assay\/\w/, means: 'a path of one machine' },
  { pattern: /"resolved": "https?:/, means: 'the address of a package registry' },
]

export function findMachineTraces(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const trace = TRACES.find(({ pattern }) => pattern.test(line))
    return trace ? [`${path}:${index + 1}: ${trace.means}: ${line.trim().slice(0, 120)}`] : []
  })
}

export const mayHoldTraces = (path: string): boolean =>
  /\.(ts|tsx|mjs|cjs|json|jsonl|md|css|html|sql|yml|yaml|csv|txt|grit)$|(^|\/)(\.npmrc|\.ci\/run)$/.test(path) &&
  !path.startsWith('tools/src/checks/machine-traces')
