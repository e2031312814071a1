import type { Context } from '../../platform/context/context.ts'
import { drawLetter, type ReportLine } from '../../platform/letters/draw-letter.ts'
import { printable } from '../../platform/letters/printable.ts'
import { readInstallationKey } from '../candidate-links/index.ts'
import { type EvidenceFile, fingerprintOf, sealEvidence, writeEvidence } from './evidence.rules.ts'
import { evidenceExported } from './evidence-files.events.ts'
import { evidenceReport } from './evidence-report.rules.ts'
import { type EvidenceSource, gatherEvidence, type WantedEvidence } from './gather-evidence.ts'

/** Writes the file, and records that it was taken and with which seal. */
export async function exportEvidence(
  ctx: Context,
  database: EvidenceSource,
  { form, ...wanted }: WantedEvidence & { readonly form: 'json' | 'pdf' },
): Promise<{ bytes: Buffer; name: string }> {
  const { evidence, requirement } = await gatherEvidence(ctx, database, wanted)
  const key = await readInstallationKey(ctx.db, 'evidence')
  const file = sealEvidence(JSON.parse(JSON.stringify(evidence)), key)
  const bytes = form === 'json' ? Buffer.from(writeEvidence(file)) : await drawEvidence(file)
  await ctx.transaction(async (tx) =>
    tx.record(evidenceExported(requirement, { whole: file.seals.whole, form, shortlistedId: wanted.shortlistedId })),
  )
  const day = file.about.writtenAt.slice(0, 10)
  return { bytes, name: `evidence-${file.about.kind}-${day}.${form}` }
}

async function drawEvidence(file: EvidenceFile): Promise<Buffer> {
  const { about, seals, signature } = file
  return drawLetter({
    isArchival: true,
    title: printable(`Evidence: ${about.job.title}`),
    from: printable(about.company),
    day: about.writtenAt.slice(0, 10),
    at: new Date(about.writtenAt),
    facts: [
      ['About', about.kind === 'job' ? 'The whole job' : 'One decision'],
      ['Job', about.job.id],
      ['Seal', seals.whole],
      ['Signed by', fingerprintOf(signature.key)],
    ],
    text: evidenceReport(file).map(({ heading, lines }) => ({ heading, lines: lines.map(printableLine) })),
    foot: `Seal ${seals.whole.slice(0, 16)}`,
  })
}

const printableLine = (line: ReportLine): ReportLine =>
  typeof line === 'string' ? printable(line) : { figure: line.figure, words: printable(line.words) }
