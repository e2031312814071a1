import { amountText } from '@assay/contracts/amounts'
import { csvCell } from '@assay/contracts/csv-cell'
import { skillIdFor } from '../profiles/index.ts'
import { type CandidateRecord, csvColumns } from '../records/index.ts'
import { skillNameOf, titleName } from '../taxonomy/index.ts'

export { csvColumns }

/** A candidate as a CSV row; the format has no columns for work, education and vetting. */
export function csvLineOf(record: CandidateRecord): string {
  const { contact, rate } = record
  const amount = rate === null ? '' : amountText(rate)
  const cells: Readonly<Record<(typeof csvColumns)[number], string | number | null>> = {
    external_id: record.externalId,
    name: contact.legalName,
    email: contact.email,
    phone: contact.phone,
    headline: record.headline,
    title: record.titleSlug === null ? '' : titleName(record.titleSlug),
    seniority: record.seniority,
    summary: record.summary ?? record.privateText ?? null,
    experience_years: record.experienceMonths === null ? '' : Math.round(record.experienceMonths / 1.2) / 10,
    skills: record.skills.map(skillCell).join(';'),
    languages: record.languages.map(({ code, level }) => `${code}:${level}`).join(';'),
    rate_amount: amount,
    rate_currency: rate?.currency ?? '',
    rate_period: rate?.period ?? '',
    notice_days: record.noticeDays,
    hours_per_week: record.hoursPerWeek,
    timezone: record.timezone,
    country: record.country,
    city: contact.city,
    engagement: record.engagement.join(';'),
    state: record.state,
    last_confirmed_at: record.lastConfirmedAt,
    video_url: contact.videoUrl,
  }
  return csvColumns.map((column) => csvCell(cells[column])).join(',')
}

function skillCell(skill: CandidateRecord['skills'][number]): string {
  const name = skillNameOf(skillIdFor(skill.slug)).replace(/[:;|]/g, ' ')
  return [name, skill.years ?? '', skill.evidence, skill.evidenceOn ?? ''].join(':').replace(/:+$/, '')
}
