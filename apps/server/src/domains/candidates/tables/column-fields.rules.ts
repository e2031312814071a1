import { type CandidateField, candidateFields } from '@assay/contracts/import-runs'

/** Names under which spreadsheets, applicant systems and LinkedIn export these fields. */
const NAMES: Readonly<Record<CandidateField, readonly string[]>> = {
  external_id: [
    'external id',
    'id',
    'candidate id',
    'reference',
    'ref',
    'kandidaten id',
    'kennung',
    'kandidatennummer',
    'bewerber id',
    'identifiant',
    'identificador',
  ],
  name: [
    'name',
    'full name',
    'candidate',
    'candidate name',
    'vollständiger name',
    'nom complet',
    'nombre',
    'nombre completo',
    'nome',
    'nome completo',
    'naam',
    'volledige naam',
  ],
  first_name: ['first name', 'firstname', 'given name', 'vorname', 'prénom', 'voornaam'],
  last_name: [
    'last name',
    'lastname',
    'surname',
    'family name',
    'nachname',
    'nom',
    'familienname',
    'nom de famille',
    'apellido',
    'apellidos',
    'cognome',
    'sobrenome',
    'achternaam',
  ],
  email: [
    'email',
    'e mail',
    'email address',
    'mail',
    'primary email',
    'work email',
    'emails',
    'e mail adresse',
    'email adresse',
    'adresse e mail',
    'adresse email',
    'courriel',
    'correo',
    'correo electrónico',
    'e mailadres',
  ],
  phone: [
    'phone',
    'phone number',
    'telephone',
    'mobile',
    'mobile phone',
    'cell',
    'telefon',
    'téléphone',
    'phones',
    'telefonnummer',
    'handy',
    'handynummer',
    'mobil',
    'mobilnummer',
    'mobiltelefon',
    'numéro de téléphone',
    'téléphone portable',
    'portable',
    'teléfono',
    'móvil',
    'telefono',
    'cellulare',
    'telefone',
    'telefoonnummer',
  ],
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
  title: [
    'title',
    'job title',
    'current title',
    'position',
    'role',
    'current position',
    'beruf',
    'poste',
    'berufsbezeichnung',
    'stellenbezeichnung',
    'intitulé du poste',
    'puesto',
    'cargo',
    'functie',
  ],
  employer: [
    'employer',
    'company',
    'current company',
    'current employer',
    'organization',
    'firma',
    'entreprise',
    'arbeitgeber',
    'aktueller arbeitgeber',
    'unternehmen',
    'employeur',
    'société',
    'empresa',
    'azienda',
    'datore di lavoro',
    'werkgever',
  ],
  seniority: ['seniority', 'level', 'seniority level'],
  summary: [
    'summary',
    'about',
    'bio',
    'profile',
    'description',
    'zusammenfassung',
    'résumé',
    'kurzprofil',
    'resumen',
    'resumo',
    'samenvatting',
  ],
  experience_years: [
    'experience years',
    'years',
    'years of experience',
    'experience',
    'yoe',
    'berufserfahrung',
    'jahre berufserfahrung',
    'années d expérience',
    'años de experiencia',
    'anos de experiência',
    'anni di esperienza',
    'jaren ervaring',
  ],
  skills: [
    'skills',
    'skill',
    'technologies',
    'tags',
    'tech stack',
    'kenntnisse',
    'compétences',
    'competences',
    'fähigkeiten',
    'fertigkeiten',
    'habilidades',
    'competencias',
    'competências',
    'competenze',
    'vaardigheden',
  ],
  languages: [
    'languages',
    'language',
    'spoken languages',
    'sprachen',
    'langues',
    'sprachkenntnisse',
    'idiomas',
    'lingue',
    'talen',
  ],
  rate_amount: [
    'rate amount',
    'rate',
    'hourly rate',
    'salary',
    'expected salary',
    'expected rate',
    'day rate',
    'stundensatz',
    'gehaltsvorstellung',
    'prétentions salariales',
    'salaire souhaité',
    'salario',
    'salário',
  ],
  rate_currency: ['rate currency', 'currency', 'salary currency', 'währung', 'devise', 'moneda', 'moeda', 'valuta'],
  rate_period: ['rate period', 'period', 'salary period', 'rate unit'],
  notice_days: ['notice days', 'notice', 'notice period', 'notice period days', 'kündigungsfrist', 'préavis'],
  hours_per_week: [
    'hours per week',
    'weekly hours',
    'hours',
    'wochenstunden',
    'stunden pro woche',
    'heures par semaine',
    'horas por semana',
  ],
  timezone: ['timezone', 'time zone', 'tz', 'zeitzone', 'fuseau horaire', 'zona horaria', 'tijdzone'],
  country: ['country', 'country code', 'land', 'pays', 'país', 'paese'],
  city: [
    'city',
    'town',
    'location city',
    'stadt',
    'ville',
    'ort',
    'wohnort',
    'ciudad',
    'cidade',
    'città',
    'woonplaats',
  ],
  engagement: ['engagement', 'employment type', 'contract type', 'engagement type'],
  state: ['state', 'status', 'availability'],
  last_confirmed_at: ['last confirmed at', 'last confirmed', 'confirmed on'],
}

const known = new Map(candidateFields.flatMap((field) => NAMES[field].map((name) => [wordsOf(name), field] as const)))

/** The likely meaning of the columns; each field at most once, by the first column of that name. */
export function proposeFields(columns: readonly string[]): (CandidateField | null)[] {
  const taken = new Set<CandidateField>()
  const headings = columns.map(wordsOf)
  return headings.map((heading) => {
    const field = besideOthers(heading, known.get(heading) ?? null, headings)
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** A heading that means the whole name alone, and half of it beside the other half: “Vorname, Name”, “Nombre, Apellidos”. */
const LAST_BESIDE_FIRST = new Set(['name', 'naam', 'nom'])
const FIRST_BESIDE_LAST = new Set(['nombre', 'nome'])
/** The English headings are no reason: “First name” stands beside a whole “Name”, too. */
const FIRST_NAMES = new Set(['vorname', 'voornaam', 'prénom'])

function besideOthers(
  heading: string,
  field: CandidateField | null,
  headings: readonly string[],
): CandidateField | null {
  const has = (other: CandidateField): boolean => headings.some((each) => each !== heading && known.get(each) === other)
  const hasFirst = headings.some((each) => FIRST_NAMES.has(each))
  if (LAST_BESIDE_FIRST.has(heading)) return hasFirst && !has('last_name') ? 'last_name' : 'name'
  return FIRST_BESIDE_LAST.has(heading) && has('last_name') && !has('first_name') ? 'first_name' : field
}

function wordsOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
