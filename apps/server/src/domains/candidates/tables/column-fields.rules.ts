import { type CandidateField, candidateFields } from '@assay/contracts/import-runs'

/** Names under which spreadsheets, applicant systems and LinkedIn export these fields. */
const NAMES: Readonly<Record<CandidateField, readonly string[]>> = {
  external_id: ['external id', 'id', 'candidate id', 'reference', 'ref', 'kandidaten id'],
  name: ['name', 'full name', 'candidate', 'candidate name', 'vollständiger name', 'nom complet'],
  first_name: ['first name', 'firstname', 'given name', 'vorname', 'prénom'],
  last_name: ['last name', 'lastname', 'surname', 'family name', 'nachname', 'nom'],
  email: ['email', 'e mail', 'email address', 'mail', 'primary email', 'work email', 'emails'],
  phone: ['phone', 'phone number', 'telephone', 'mobile', 'mobile phone', 'cell', 'telefon', 'téléphone', 'phones'],
  links: [
    'links',
    'linkedin',
    'linkedin url',
    'linkedin profile',
    'profile url',
    'website',
    'github',
    'url',
    'portfolio',
  ],
  video_url: ['video url', 'video', 'video introduction', 'video intro', 'intro video'],
  headline: ['headline', 'tagline'],
  title: ['title', 'job title', 'current title', 'position', 'role', 'current position', 'beruf', 'poste'],
  employer: ['employer', 'company', 'current company', 'current employer', 'organization', 'firma', 'entreprise'],
  seniority: ['seniority', 'level', 'seniority level'],
  summary: ['summary', 'about', 'bio', 'profile', 'description', 'zusammenfassung', 'résumé'],
  experience_years: ['experience years', 'years', 'years of experience', 'experience', 'yoe', 'berufserfahrung'],
  skills: ['skills', 'skill', 'technologies', 'tags', 'tech stack', 'kenntnisse', 'compétences', 'competences'],
  languages: ['languages', 'language', 'spoken languages', 'sprachen', 'langues'],
  rate_amount: ['rate amount', 'rate', 'hourly rate', 'salary', 'expected salary', 'expected rate', 'day rate'],
  rate_currency: ['rate currency', 'currency', 'salary currency', 'währung', 'devise'],
  rate_period: ['rate period', 'period', 'salary period', 'rate unit'],
  notice_days: ['notice days', 'notice', 'notice period', 'notice period days', 'kündigungsfrist'],
  hours_per_week: ['hours per week', 'weekly hours', 'hours'],
  timezone: ['timezone', 'time zone', 'tz', 'zeitzone'],
  country: ['country', 'country code', 'land', 'pays'],
  city: ['city', 'town', 'location city', 'stadt', 'ville', 'ort'],
  engagement: ['engagement', 'employment type', 'contract type', 'engagement type'],
  state: ['state', 'status', 'availability'],
  last_confirmed_at: ['last confirmed at', 'last confirmed', 'confirmed on'],
}

const known = new Map(candidateFields.flatMap((field) => NAMES[field].map((name) => [wordsOf(name), field] as const)))

/** The likely meaning of the columns; each field at most once, by the first column of that name. */
export function proposeFields(columns: readonly string[]): (CandidateField | null)[] {
  const taken = new Set<CandidateField>()
  return columns.map((column) => {
    const field = known.get(wordsOf(column)) ?? null
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

function wordsOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
