import { createHash } from 'node:crypto'
import type { Placeholder } from '@assay/contracts/offer-templates'
import type { Queries } from '../../../../platform/context/context.ts'
import { drawLetter } from '../../../../platform/letters/draw-letter.ts'
import { unprintableIn } from '../../../../platform/letters/printable.ts'
import { addDays, dayIn, formatDay } from '../../../../platform/time/days.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { formatInstant } from '../../../../platform/time/instants.ts'
import { findContactFacts, findReachableBy, loadReleases } from '../../../candidates/index.ts'
import type { Requirement } from '../../../requirements/index.ts'
import { type Company, findCompany, findShownUser } from '../../../tenants/index.ts'
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
  /** Marks a document that is not the letter itself, such as a preview, above the first line. */
  readonly banner?: string
  /** For who reviews blind. */
  readonly hidesName?: boolean
}

/** The letter of an offer. The same offer at the same instant gives the same bytes. */
export async function writeLetter(db: Queries, offer: Offer, sending: Sending): Promise<WrittenLetter> {
  const { requirement, at, expiresAt, banner, hidesName = false } = sending
  const company = await findCompany(db, offer.companyId)
  if (company === null) throw new Error('The company no longer exists.')
  const candidate = await nameOf(db, offer, { company, at, hidesName })
  const expires = formatInstant(expiresAt, company.timezone)
  const sender = await senderOf(db, offer, company)
  const values = { ...valuesOf(offer), candidate, sender, company: company.name, position: requirement.title, expires }
  const terms = fillIn(offer.terms, values)
  const foot = `${company.name} · Offer ${offer.id}, version ${offer.revision}`
  const bytes = await drawOffer(company, { values, terms, at, foot, banner })
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { bytes, hash, terms, position: requirement.title, companyName: company.name }
}

export const PREVIEW = 'PREVIEW. Not sent and not binding.'
const EXAMPLE_ACCEPTANCE_MS = 7 * DAY_MS

/** The letter that a template makes of an invented offer. */
export function writeExample(company: Company, { body, sender, at }: { body: string; sender: string; at: Date }) {
  const inAMonth = addDays(dayIn(company.timezone, at), 30)
  const terms = { engagement: 'fullTime', hoursPerWeek: 40, startOn: inAMonth, trialDays: 90 } as const
  const pay = { amountMinor: 7_200_000, currency: company.currency, payPeriod: 'year' } as const
  const values = {
    ...valuesOf({ ...terms, ...pay }),
    candidate: 'Alex Example',
    sender: printableOr(company.name, sender),
    company: company.name,
    position: 'Senior Backend Engineer',
    expires: formatInstant(new Date(at.getTime() + EXAMPLE_ACCEPTANCE_MS), company.timezone),
  }
  const foot = `${company.name} · Example`
  return drawOffer(company, { values, terms: fillIn(body, values), at, foot, banner: PREVIEW })
}

interface Drawn {
  readonly values: Readonly<Record<Placeholder, string>>
  readonly terms: string
  readonly at: Date
  readonly foot: string
  readonly banner: string | undefined
}

const drawOffer = (company: Company, { values, terms, at, foot, banner }: Drawn): Promise<Buffer> =>
  drawLetter({
    title: 'Offer',
    from: company.name,
    at,
    day: formatDay(dayIn(company.timezone, at)),
    facts: [
      ['For', values.candidate],
      ['Position', values.position],
      ['Pay', values.pay],
      ['Employment', `${sentence(values.engagement)}, ${values.hours}`],
      ['Start', values.start],
      ['Trial', sentence(values.trial)],
      ['Open until', values.expires],
    ],
    text: terms,
    foot,
    ...(banner === undefined ? {} : { banner }),
  })

/** The author of the offer; the company, if the font lacks a character of the name. */
async function senderOf(db: Queries, { authorIds }: Offer, company: Company): Promise<string> {
  const [authorId] = authorIds
  const name = authorId === undefined ? '' : ((await findShownUser(db, authorId))?.fullName ?? '')
  return printableOr(company.name, name)
}

const printableOr = (other: string, name: string): string =>
  name === '' || unprintableIn(name).length > 0 ? other : name

type Terms = Pick<
  Offer,
  'amountMinor' | 'currency' | 'payPeriod' | 'engagement' | 'hoursPerWeek' | 'startOn' | 'trialDays'
>

function valuesOf({ amountMinor, currency, payPeriod, engagement, hoursPerWeek, startOn, trialDays }: Terms) {
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
  { company, at, hidesName }: { company: Company; at: Date; hidesName: boolean },
): Promise<string> {
  const wanted = { companyId, candidateIds: [candidateId], requirementIds: [requirementId] }
  const isReleased = await loadReleases(db, wanted)
  const legalName =
    !hidesName && isReleased(requirementId, candidateId)
      ? ((await findReachableBy(db, candidateId))?.legalName ?? null)
      : null
  // A name with characters that the font lacks stays masked; the candidate types it on acceptance.
  if (legalName !== null && unprintableIn(legalName).length === 0) return legalName
  const today = dayIn(company.timezone, at)
  return (await findContactFacts(db, { candidateId, companyName: company.name, today }))?.maskedName ?? 'Candidate'
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
