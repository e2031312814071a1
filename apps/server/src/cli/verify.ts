import { existsSync, readFileSync } from 'node:fs'
import { oneLine } from '@assay/contracts/one-line'
import { verifyEvidence } from '../domains/evidence-files/index.ts'
import { asksForHelp, type Command, guarded, type Output, UsageError } from './command.ts'
import { readOptions } from './read-options.ts'

const HELP = `Usage: assay verify FILE.json [--signed-by FINGERPRINT]

Checks an evidence file of a job or a decision offline, on any machine without a database: that every byte is as
it was written, the seal of each section, the signature, the chain of the ledger, that each explanation adds up to its
score, and that the candidates in the file get the same scores, lines and order when they are ranked again.

  --signed-by FINGERPRINT  also refuse a file that another installation signed

The exit code is 0 if everything is intact, 1 if anything was altered; alterations are listed.
`

export const verifyCommand: Command = {
  run: async (argv, output) => {
    if (asksForHelp(argv)) {
      output.out(HELP)
      return 0
    }
    return guarded('verify', output, async () => {
      const { values, positionals } = readOptions(argv, { 'signed-by': { type: 'string' } })
      const [path, ...more] = positionals
      if (path === undefined || more.length > 0) throw new UsageError('expected one file; see --help')
      if (!existsSync(path)) throw new UsageError(`${path} does not exist`)
      const bytes = readFileSync(path)
      if (bytes.subarray(0, 5).toString('latin1') === '%PDF-')
        throw new UsageError('the PDF is for reading: verify the JSON file, whose seal the PDF prints')
      return check(bytes, values['signed-by'], output)
    })
  },
}

const plain = (fingerprint: string): string => fingerprint.replaceAll(/\s/g, '').toLowerCase()

async function check(bytes: Buffer, wanted: string | undefined, output: Output): Promise<number> {
  const text = bytes.toString('utf8')
  const { file, findings, signedBy } = await verifyEvidence(text)
  const all = [
    // Bytes that are not UTF-8 would otherwise be read as a replacement character.
    ...(Buffer.from(text).equals(bytes) ? [] : ['the file contains bytes that are not text']),
    ...findings,
    ...(wanted !== undefined && plain(wanted) !== plain(signedBy ?? '')
      ? ['another installation signed the file']
      : []),
  ]
  if (all.length > 0 || file === null) {
    output.out(`Altered:\n${all.map((found) => `  ${oneLine(found)}\n`).join('')}`)
    return 1
  }
  const { about, ledger, decisions, rankings, seals } = file
  const people = rankings.reduce((sum, { profiles }) => sum + profiles.length, 0)
  output.out(
    // The file may contain signs that move the cursor of a terminal.
    `${oneLine(`Nothing was altered: ${about.kind} “${about.job.title}” of ${about.company}, written ${about.writtenAt}`)}\n` +
      `${ledger.entries.length} ledger entries, ${decisions.length} decisions, ${rankings.length} rankings with ${people} profiles ranked again\n` +
      `seal ${seals.whole}\nsigned by ${signedBy}\n`,
  )
  return 0
}
