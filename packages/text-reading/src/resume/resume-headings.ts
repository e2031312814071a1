/** The topic of a section of a résumé. */
export type ResumeSection =
  | 'top'
  | 'summary'
  | 'experience'
  | 'skills'
  | 'projects'
  | 'education'
  | 'certificates'
  | 'languages'
  /** Often beside the work history, which may go on below. */
  | 'personal'
  | 'other'

const HEADINGS: ReadonlyMap<string, ResumeSection> = headings({
  summary:
    'summary|professional summary|executive summary|career summary|profile|professional profile|career profile|executive profile|objective|career objective|career focus|career overview|professional overview|overview|about|about me|summary of qualifications|qualifications summary|personal statement|introduction|personal profile|professional objective|background|synopsis|summary of skills|job objective',
  experience:
    'experience|work experience|professional experience|employment|employment history|work history|career history|relevant experience|professional background|experience and projects|relevant work experience|job history|career experience|professional history|employment experience|it experience|technical experience|work background|industry experience|related experience|experience highlights|positions held|positions|professional work experience|additional experience|other experience|previous experience|career|berufserfahrung|experience professionnelle|experiences professionnelles|esperienza|esperienza lavorativa|esperienza professionale|esperienze professionali|experiencia|experiencia profesional|experiencia laboral|experiencia profissional|werkervaring|doswiadczenie|doswiadczenie zawodowe|internships|internship|military experience',
  skills:
    'skills|technical skills|core skills|key skills|skill highlights|skills summary|technical summary|core competencies|core competences|competencies|highlights|core qualifications|qualifications|areas of expertise|expertise|technologies|technical proficiencies|technical expertise|technical knowledge|tools|tools and technologies|tech stack|technical competencies|professional skills|it skills|computer skills|skills and abilities|key competencies|key qualifications|technical qualifications|areas of strength|skills and technologies|technology|technology summary|technical profile|technical skill set|skill set|skillset|strengths|specialties|software|computer proficiency|programming languages|additional skills|hard skills|software skills|expertise and skills|professional qualifications|proficiencies|technical tools|skills and tools|special skills|skills and expertise|relevant skills|technical highlights',
  projects:
    'projects|personal projects|selected projects|key projects|side projects|open source|academic projects|project experience|portfolio|project highlights|major projects|notable projects',
  education:
    'education|education and training|academic background|academics|educational background|training|courses|coursework|relevant coursework|academic qualifications|education and credentials|studies|education and certifications|professional training|educational qualifications|professional development|training and education|continuing education|education background|academic history|formal education|schooling|qualification|academic qualification|ausbildung|formation|formazione|istruzione e formazione|formacion|educacion|formacao|educacao|opleiding|opleidingen',
  certificates:
    'certifications|certificates|licenses|certifications and licenses|licenses and certifications|certification|professional certifications|credentials|certifications and training|technical certifications|courses and certifications',
  languages: 'languages|language skills|language|spoken languages|foreign languages',
  personal:
    'interests|hobbies|personal information|personal details|contact|contact information|hobbies and interests|personal',
  other:
    'references|volunteering|volunteer experience|volunteer work|affiliations|professional affiliations|awards|honors|honors and awards|awards and honors|publications|additional information|community service|activities|activities and honors|memberships|presentations|accomplishments|achievements|patents|professional memberships|military service|community involvement|key accomplishments|key achievements|extracurricular activities|leadership|professional activities|security clearance',
})

/** Inside a paragraph, these are usually words of a sentence. */
const ONLY_ON_A_LINE: ReadonlyMap<string, ResumeSection> = headings({
  summary: 'who i am|hello|intro|in short|short profile|kurzprofil|profil|perfil|profilo',
  experience:
    'jobs|work|my work|roles|clients|key clients|selected clients|contracts|recent contracts|assignments|recent assignments|selected assignments|engagements|client engagements|permanent roles|contract roles|freelance work|freelance projects|freelance assignments|where i worked|where i have worked|what i did|what i have done|career to date|beruflicher werdegang|berufspraxis|berufliche erfahrung|parcours professionnel|parcours|trayectoria profesional|percorso professionale|werkervaringen|loopbaan|arbetslivserfarenhet|erfarenhet|anstallningar|erhvervserfaring|arbejdserfaring|arbeidserfaring|yrkeserfaring|tyokokemus|pracovni zkusenosti|praxe|experienta profesionala|experienta|szakmai tapasztalat|is deneyimi|deneyim|is tecrubesi',
  skills:
    'things i know|what i know|what i use|what i work with|stack|my stack|toolbox|toolkit|top skills|kenntnisse|edv-kenntnisse|it-kenntnisse|fachkenntnisse|fahigkeiten|competences|competences techniques|competences cles|conocimientos|conocimientos tecnicos|habilidades|competenze|competenze tecniche|competenze informatiche|competencias|competencias tecnicas|conhecimentos|vaardigheden|umiejetnosci|dovednosti|kompetenser|kompetencer|kompetanse|osaaminen|taidot|competente|yetenekler',
  projects: 'things i built|what i built|projekte|projets|proyectos|progetti|projetos|projecten|projekty',
  education:
    'school|schools|university|degree|degrees|studium|studies and degrees|schule|bildung|bildungsweg|etudes|diplomes|estudios|studi|estudos|wyksztalcenie|edukacja|vzdelani|weiterbildung|fortbildungen|utbildning|uddannelse|utdanning|koulutus|educatie|studii|tanulmanyok|egitim',
  certificates:
    'certs|zertifikate|zertifizierungen|certificados|certificaciones|certificati|certificazioni|certyfikaty',
  languages:
    'sprachen|sprachkenntnisse|langues|langues etrangeres|idiomas|lingue|linguas|talen|talenkennis|jezyki|jezyki obce|jazyky|sprak|sprog|kielitaito|kielet|limbi straine|nyelvtudas|diller|yabanci diller',
  personal:
    "hobby|fun facts|interest|loisirs|centres d'interet|intereses|interessi|interesses|hobbys|interessen|zainteresowania|personliche daten|personal data|datos personales|dati personali|dados pessoais",
  other:
    'talks|speaking|conference talks|teaching|selected publications|selected talks|papers|referenzen|referees|ehrenamt|benevolat',
})

/** The section that a whole line names. */
export function headingOf(text: string): ResumeSection | undefined {
  const bare = text
    .replace(/[:#*_=\s-]+$/, '')
    .replace(/^[#*_=\s]+/, '')
    .replace(/&/g, 'and')
    .replace(/\s+/g, ' ')
  return sectionNamed(bare) ?? ONLY_ON_A_LINE.get(bare)
}

/** "Relevant Professional Experience", "Recent Consulting Experience" */
const WORK =
  /^(?:(?:relevant|professional|work|related|technical|industry|career|employment|additional|other|previous|prior|past|recent|current|selected|key|consulting|management|corporate|freelance|contract|international|it|job|full-time|working)(?: and)? ){1,3}(?:experiences?|history|employment)$/

/** The section that these lower-case words name. */
export function sectionNamed(words: string): ResumeSection | undefined {
  return HEADINGS.get(words) ?? (WORK.test(words) ? 'experience' : undefined)
}

export const MAX_HEADING_WORDS = 4

function headings(table: Record<Exclude<ResumeSection, 'top'>, string>): ReadonlyMap<string, ResumeSection> {
  return new Map(
    Object.entries(table).flatMap(([section, names]) =>
      names.split('|').map((name) => [name, section as ResumeSection] as const),
    ),
  )
}
