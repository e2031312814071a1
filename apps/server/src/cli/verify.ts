import { existsSync, readFileSync } from 'node:fs'
import { oneLine } from '@assay/contracts/one-line'
import { type ExportedLog, parseLog, verifyLog } from '../domains/activities/index.ts'
import { verifyEvidence } from '../domains/evidence-files/index.ts'
import { asksForHelp, type Command, guarded, type Output, UsageError } from './command.ts'
import { readOptions } from './read-options.ts'

const HELP = `Usage: assay verify FILE.json [--signed-by FINGERPRINT | --contains HASH]

Checks an evidence file, or a log exported from the timeline, offline: on any machine, without a database.

Of an evidence file of a job or a decision: that every byte is as it was written, the seal of each section, the signature,
the chain of the ledger, that each explanation adds up to its score, and that the candidates in the file get the same scores,
lines and order when they are ranked again.

Of a log: that each entry matches its hash and each hash the entry before. Names and the text of notes are not hashed.

  --signed-by FINGERPRINT  also refuse an evidence file that another installation signed
  --contains HASH          also refuse a log without the entry that has this hash, such as one written down earlier

The exit code is 0 if everything is intact, 1 if anything was altered; alterations are listed.
`

export const verifyCommand: Command = {
  run: async (argv, output) => {
    if (asksForHelp(argv)) {
      output.out(HELP)
      return 0
    }
    return guarded('verify', output, async () => {
      const { values, positionals } = readOptions(argv, {
        'signed-by': { type: 'string' },
        contains: { type: 'string' },
      })
      const [path, ...more] = positionals
      if (path === undefined || more.length > 0) throw new UsageError('expected one file; see --help')
      if (!existsSync(path)) throw new UsageError(`${path} does not exist`)
      const bytes = readFileSync(path)
      if (bytes.subarray(0, 5).toString('latin1') === '%PDF-')
        throw new UsageError('the PDF is for reading: verify the JSON file, whose seal the PDF prints')
      const log = parseLog(bytes.toString('utf8'))
      return log === null ? check(bytes, values['signed-by'], output) : checkLog(log, values.contains, output)
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
    // What is no file of Assay was not altered either.
    return refuse(text.includes('assayEvidence') ? 'Altered' : 'Not verified', all, output)
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

function refuse(head: string, findings: readonly string[], output: Output): number {
  output.out(`${head}:\n${findings.map((found) => `  ${oneLine(found)}\n`).join('')}`)
  return 1
}

function checkLog(log: ExportedLog, wanted: string | undefined, output: Output): number {
  const { entries, gaps, unproven, last, findings } = verifyLog(log)
  const isMissing = wanted !== undefined && !log.entries.some(({ hash }) => hash === plain(wanted))
  const all = [...findings, ...(isMissing ? [`no entry has the hash ${wanted}`] : [])]
  if (all.length > 0) return refuse('Altered', all, output)
  output.out(
    `Nothing was altered: a log of ${entries} entries, exported ${oneLine(log.exportedAt)}\n` +
      (gaps === 0 ? '' : `gaps: ${gaps}, where entries are missing, as in a filtered export\n`) +
      (unproven === 0 ? '' : `entries without details: ${unproven}, of which only the links were checked\n`) +
      (last === null ? '' : `last entry ${last.seq}, hash ${oneLine(last.hash)}\n`),
  )
  return 0
}
