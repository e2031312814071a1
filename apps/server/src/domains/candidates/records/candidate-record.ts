// One candidate of an import: skills, titles and places are already resolved to taxonomy slugs or codes.
import type { Pay } from '@assay/contracts/money'
import type { EvidenceGrade } from '@assay/contracts/search-criteria'

export interface SkillRecord {
  readonly slug: string
  readonly years: number | null
  readonly level: number | null
  readonly evidence: EvidenceGrade
  readonly evidenceOn: string | null
  readonly lastUsedOn: string | null
  /** 0 mentioned in passing, 1 listed, 2 used in a job, 3 core. */
  readonly prominence: 0 | 1 | 2 | 3
  readonly excerpt: string | null
}

export interface WorkRecord {
  readonly title: string
  readonly titleSlug: string | null
  readonly employer: string | null
  readonly startedOn: string | null
  readonly endedOn: string | null
  readonly summary: string | null
  readonly skills: readonly string[]
}

export interface EducationRecord {
  readonly area: string | null
  readonly studyType: string | null
  readonly institution: string | null
}

export interface VettingRecord {
  readonly stage: string
  readonly method: string
  readonly assessorRole: string
  readonly result: 'pass' | 'fail' | 'score'
  readonly score: number | null
  readonly scoreMax: number | null
  readonly on: string
  readonly validUntil: string | null
}

export interface ConsentRecord {
  readonly purpose: 'matching' | 'contact' | 'community' | 'statistics'
  readonly until: string
  readonly source: string
}

export interface ContactRecord {
  readonly legalName: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly city: string | null
  readonly links: readonly string[]
  readonly videoUrl: string | null
  readonly denyCompanies: readonly string[]
}

export interface CandidateRecord {
  /** Set for demo data only; other candidates get new ids. */
  readonly id?: string
  readonly externalId: string
  readonly contentHash: string
  readonly contact: ContactRecord
  readonly headline: string
  readonly summary: string | null
  /** Text that may name the candidate anywhere: stored with the contacts, never shown masked. */
  readonly privateText?: string
  /** The passages of such a text that are about the work. */
  readonly workText?: string
  readonly titleSlug: string | null
  readonly seniority: 'intern' | 'junior' | 'mid' | 'senior' | 'staff' | 'lead' | 'none'
  readonly experienceMonths: number | null
  readonly rate: Pay | null
  readonly noticeDays: number | null
  readonly hoursPerWeek: number | null
  readonly timezone: string | null
  readonly workingHours: readonly { readonly dow: number; readonly from: string; readonly to: string }[]
  readonly country: string | null
  readonly engagement: readonly ('fullTime' | 'contract')[]
  /** Keywords in the texts; only those of the shipped table. */
  readonly keywords?: readonly string[]
  readonly state: 'draft' | 'inVetting' | 'available' | 'engaged' | 'paused'
  readonly lastConfirmedAt: string | null
  readonly createdAt?: string
  readonly skills: readonly SkillRecord[]
  /** Skill names that the taxonomy does not know, for the import report. */
  readonly unknownSkills: readonly string[]
  readonly work: readonly WorkRecord[]
  readonly education: readonly EducationRecord[]
  readonly languages: readonly { readonly code: string; readonly level: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' }[]
  readonly vetting: readonly VettingRecord[]
  readonly consents: readonly ConsentRecord[]
}

/** A row that cannot become a candidate; the message explains how to fix it. */
export class RowRejected extends Error {
  override name = 'RowRejected'
}
