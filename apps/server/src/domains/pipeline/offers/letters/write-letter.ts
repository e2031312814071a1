import { createHash } from 'node:crypto'
import type { Queries } from '../../../../platform/context/context.ts'
import { drawLetter } from '../../../../platform/letters/draw-letter.ts'
import { unprintableIn } from '../../../../platform/letters/printable.ts'
import { dayIn, formatDay } from '../../../../platform/time/days.ts'
import { findContactFacts, findReachableBy, loadReleases } from '../../../candidates/index.ts'
import type { Requirement } from '../../../requirements/index.ts'
import { type Company, findCompany } from '../../../tenants/index.ts'
import type { Offer } from '../records/index.ts'
import { fillIn } from '../records/index.ts'
import { formatEngagement, formatHours, formatPay, formatTrial } from './letter-words.rules.ts'

export interface WrittenLetter {
  readonly bytes: Buffer
  /** SHA-256 of the bytes. */
  readonly hash: string
  /** The free text, in addition to the facts. */
  readonly terms: string
  readonly position: string
  readonly companyName: string
}

interface Sending {
  readonly requirement: Requirement
  readonly at: Date
  readonly expiresAt: Date
  /** A preview, marked as such above its first line. */
  readonly isPreview: boolean
}

/** The letter of an offer. The same offer at the same instant gives the same bytes. */
export async function writeLetter(db: Queries, offer: Offer, sending: Sending): Promise<WrittenLetter> {
  const { requirement, at, expiresAt, isPreview } = sending
  const company = await findCompany(db, offer.companyId)
  if (company === null) throw new Error('The company is gone.')
  const candidate = await nameOf(db, offer, { company, at })
  const expires = `${formatDay(dayIn(company.timezone, expiresAt))}, ${timeIn(company.timezone, expiresAt)}`
  const values = { ...valuesOf(offer), candidate, company: company.name, position: requirement.title, expires }
  const terms = fillIn(offer.terms, values)
  const bytes = await drawLetter({
    title: 'Offer',
    from: company.name,
    at,
    day: formatDay(dayIn(company.timezone, at)),
    facts: [
      ['For', candidate],
      ['Position', requirement.title],
      ['Pay', values.pay],
      ['Employment', `${sentence(values.engagement)}, ${values.hours}`],
      ['Start', values.start],
      ['Trial', values.trial],
      ['Open until', expires],
    ],
    text: terms,
    foot: `${company.name} · Offer ${offer.id}, version ${offer.revision}`,
    ...(isPreview ? { banner: 'PREVIEW. Not sent and not binding.' } : {}),
  })
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { bytes, hash, terms, position: requirement.title, companyName: company.name }
}

function valuesOf({ amountMinor, currency, payPeriod, engagement, hoursPerWeek, startOn, trialDays }: Offer) {
  return {
    pay: formatPay({ amountMinor, currency, period: payPeriod }),
    engagement: formatEngagement(engagement),
    hours: formatHours(hoursPerWeek),
    start: formatDay(startOn),
    trial: formatTrial(trialDays),
  }
}

/** The candidate’s name if released to this company for this requirement; masked otherwise. */
async function nameOf(
  db: Queries,
  { companyId, candidateId, requirementId }: Offer,
  { company, at }: { company: Company; at: Date },
): Promise<string> {
  const wanted = { companyId, candidateIds: [candidateId], requirementIds: [requirementId] }
  const isReleased = await loadReleases(db, wanted)
  const legalName = isReleased(requirementId, candidateId)
    ? ((await findReachableBy(db, candidateId))?.legalName ?? null)
    : null
  // A name with characters that the font lacks stays masked; the candidate types it on acceptance.
  if (legalName !== null && unprintableIn(legalName).length === 0) return legalName
  const today = dayIn(company.timezone, at)
  return (await findContactFacts(db, { candidateId, companyName: company.name, today }))?.maskedName ?? 'Candidate'
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const timeIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at)
