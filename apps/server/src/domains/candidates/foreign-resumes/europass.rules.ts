// Europass as XML: the Skills Passport (until 2020) and the candidate document of the present portal, which is HR-XML.
import type { JsonResumeInput } from '../records/index.ts'
import { findCountry } from '../taxonomy/index.ts'
import { all, find, readXml, textAt, unescaped, type XmlElement, XmlRefused } from './xml-tree.rules.ts'

type Resume = Omit<JsonResumeInput, 'meta'>
type Languages = { code: string; level: string }[]

export interface ForeignResume {
  readonly resume: Resume
  readonly languages: Languages
}

/** Throws XmlRefused for XML that is no Europass document. */
export function readEuropass(source: string): ForeignResume {
  const root = readXml(source)
  if (root.name === 'SkillsPassport') return readPassport(root)
  if (root.name === 'Candidate') return readCandidate(root)
  throw new XmlRefused('This isn’t a Europass document.')
}

function readPassport(root: XmlElement): ForeignResume {
  const person = find(root, 'Identification')
  const contact = find(person, 'ContactInfo')
  const jobs = all(root, 'WorkExperience').map((job) => ({
    name: textAt(job, 'Employer', 'Name'),
    position: textAt(job, 'Position', 'Label'),
    startDate: dayOf(find(job, 'Period', 'From')),
    endDate: dayOf(find(job, 'Period', 'To')),
    summary: plain(textAt(job, 'Activities')),
  }))
  const skills = find(root, 'Skills')
  const said = ['Computer', 'JobRelated', 'Organisational'].map((name) =>
    plain(textAt(find(skills, name), 'Description')),
  )
  return {
    resume: {
      basics: {
        name: joined(textAt(person, 'PersonName', 'FirstName'), textAt(person, 'PersonName', 'Surname')),
        email: textAt(contact, 'Email', 'Contact'),
        phone: textAt(contact, 'Telephone', 'Contact'),
        label: textAt(root, 'Headline', 'Description', 'Label') ?? jobs[0]?.position ?? null,
        summary: joinedLines(said),
        location: { city: textAt(contact, 'Municipality'), countryCode: country(textAt(contact, 'Country', 'Code')) },
        profiles: all(contact, 'Website').flatMap((site) => linkOf(textAt(site, 'Contact'))),
      },
      work: jobs,
      education: all(root, 'Education').map((school) => ({
        institution: textAt(school, 'Organisation', 'Name'),
        area: textAt(school, 'Title'),
        studyType: textAt(school, 'Level', 'Label'),
      })),
    },
    languages: [
      ...all(skills, 'MotherTongue').map((tongue) => ({ code: textAt(tongue, 'Code') ?? '', level: 'C2' })),
      ...all(skills, 'ForeignLanguage').map((tongue) => ({
        code: textAt(tongue, 'Description', 'Code') ?? '',
        level:
          textAt(tongue, 'ProficiencyLevel', 'SpokenInteraction') ??
          textAt(tongue, 'ProficiencyLevel', 'Listening') ??
          '',
      })),
    ],
  }
}

function readCandidate(root: XmlElement): ForeignResume {
  const person = find(root, 'CandidatePerson')
  const profile = find(root, 'CandidateProfile')
  const ways = all(person, 'Communication')
  const way = (code: string) => ways.find((one) => textAt(one, 'ChannelCode')?.toLowerCase() === code)
  const jobs = all(profile, 'EmployerHistory').flatMap((employer) =>
    all(employer, 'PositionHistory').map((job) => ({
      name: textAt(employer, 'OrganizationName'),
      position: textAt(job, 'PositionTitle'),
      startDate: textAt(job, 'StartDate'),
      endDate: textAt(job, 'EndDate'),
      summary: plain(textAt(job, 'Description')),
    })),
  )
  const competences = all(profile, 'PersonCompetency')
  const isLanguage = (one: XmlElement) => textAt(one, 'TaxonomyID')?.toLowerCase() === 'language'
  const phone = way('telephone')
  const dialing = textAt(phone, 'CountryDialing')
  return {
    resume: {
      basics: {
        name: joined(textAt(person, 'PersonName', 'GivenName'), textAt(person, 'PersonName', 'FamilyName')),
        email: textAt(way('email'), 'URI'),
        phone: joined(dialing === null ? null : `+${dialing.replace(/^\+/, '')}`, textAt(phone, 'DialNumber')),
        label: textAt(profile, 'PositionPreference', 'PositionTitle') ?? jobs[0]?.position ?? null,
        summary: plain(textAt(profile, 'ExecutiveSummary')),
        location: {
          city: textAt(person, 'Address', 'CityName'),
          countryCode: country(textAt(person, 'Address', 'CountryCode') ?? textAt(person, 'ResidenceCountryCode')),
        },
        profiles: ways.flatMap((one) => (one === way('email') ? [] : linkOf(textAt(one, 'URI')))),
      },
      work: jobs,
      education: all(profile, 'EducationOrganizationAttendance').map((school) => ({
        institution: textAt(school, 'OrganizationName'),
        area: textAt(school, 'DegreeName'),
        studyType: null,
      })),
      skills: competences
        .filter((one) => !isLanguage(one))
        .flatMap((one) => {
          const name = textAt(one, 'CompetencyName')
          return name === null ? [] : [{ name: name.slice(0, 200) }]
        }),
    },
    languages: [
      ...all(person, 'PrimaryLanguageCode').map(({ text }) => ({ code: text.trim(), level: 'C2' })),
      ...competences.filter(isLanguage).map((one) => ({
        code: textAt(one, 'CompetencyID') ?? '',
        level: textAt(one, 'CompetencyDimension', 'ScoreText') ?? 'B1',
      })),
    ],
  }
}

const joined = (...parts: readonly (string | null)[]): string | null => parts.filter(Boolean).join(' ') || null
const joinedLines = (parts: readonly (string | null)[]): string | null => parts.filter(Boolean).join('\n') || null
const linkOf = (url: string | null) =>
  url === null || !/^(https?:\/\/|www\.)/i.test(url) ? [] : [{ url: url.slice(0, 400) }]

/** Europass writes UK and EL. */
const country = (code: string | null): string | null => {
  const known = code?.toUpperCase() ?? ''
  return findCountry(known === 'UK' ? 'GB' : known === 'EL' ? 'GR' : known)
}

function dayOf(date: XmlElement | undefined): string | null {
  const { year, month } = date?.attributes ?? {}
  if (year === undefined) return null
  return month === undefined ? year : `${year}-${month.replaceAll('-', '').padStart(2, '0')}`
}

/** Descriptions are HTML within the XML. */
function plain(html: string | null): string | null {
  if (html === null) return null
  const tagless = html.replaceAll(/<(?:br|\/p|\/li|\/div|\/ul|\/ol)[^<>]*>/gi, '\n').replaceAll(/<[^<>]*>/g, '')
  const lines = unescaped(tagless)
    .replaceAll(/[ \t\u00A0]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.join('\n').slice(0, 20_000) || null
}
