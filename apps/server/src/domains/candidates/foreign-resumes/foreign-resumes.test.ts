import { expect, test } from 'vitest'
import { recordOfDocumentText, recordOfEuropass } from './index.ts'

const NAMED = { externalId: 'x', contentHash: 'h', today: '2026-11-20' }

const PASSPORT = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
<Identification><PersonName><FirstName>Betty</FirstName><Surname>Smith</Surname></PersonName><ContactInfo>
<Address><Contact><Municipality>Birmingham</Municipality><Country><Code>UK</Code><Label>United Kingdom</Label></Country></Contact></Address>
<Email><Contact>betty@kapa.example</Contact></Email><TelephoneList><Telephone><Contact>+44 2012345679</Contact></Telephone></TelephoneList>
</ContactInfo></Identification>
<Headline><Type><Code>preferred_job</Code></Type><Description><Label>Backend Developer</Label></Description></Headline>
<WorkExperienceList><WorkExperience><Period><From year="2018" month="--03"/><Current>true</Current></Period>
<Position><Label>Backend Developer</Label></Position><Activities>&lt;p&gt;Ran Kafka &amp;amp; PostgreSQL&lt;/p&gt;&lt;p&gt;Wrote Go&lt;/p&gt;</Activities>
<Employer><Name>Byron Works</Name></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Title>BSc Mathematics</Title><Organisation><Name>Somerville</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Code>en</Code></Description></MotherTongue></MotherTongueList>
<ForeignLanguageList><ForeignLanguage><Description><Code>de</Code></Description><ProficiencyLevel><Listening>C1</Listening><SpokenInteraction>B2</SpokenInteraction></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic></Skills>
</LearnerInfo></SkillsPassport>`

const CANDIDATE = `<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="o" xmlns:hr="h" xmlns:eures="e">
<CandidatePerson><PersonName><oa:GivenName>Eva</oa:GivenName><hr:FamilyName>Novak</hr:FamilyName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>eva@novak.example</oa:URI></Communication>
<Communication><UseCode>home</UseCode><Address type="home"><oa:CityName>Brno</oa:CityName><CountryCode>cz</CountryCode></Address></Communication>
<PrimaryLanguageCode name="NORMAL">cs</PrimaryLanguageCode></CandidatePerson>
<CandidateProfile languageCode="en"><EmploymentHistory><EmployerHistory><hr:OrganizationName>Red Fox</hr:OrganizationName>
<PositionHistory><PositionTitle typeCode="FREETEXT">Data Engineer</PositionTitle><eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2020-02</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
<oa:Description>&lt;ul&gt;&lt;li&gt;Spark and Airflow&lt;/li&gt;&lt;/ul&gt;</oa:Description></PositionHistory></EmployerHistory></EmploymentHistory>
<PersonQualifications><PersonCompetency><CompetencyID>en</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Speaking</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension></PersonCompetency></PersonQualifications>
</CandidateProfile></Candidate>`

test('a Skills Passport becomes the same candidate as its JSON Resume would', () => {
  const record = recordOfEuropass(PASSPORT, NAMED)
  expect(record).toMatchObject({
    contact: { legalName: 'Betty Smith', email: 'betty@kapa.example', phone: '+44 2012345679', city: 'Birmingham' },
    headline: 'Backend Developer',
    country: 'GB',
    work: [
      { employer: 'Byron Works', startedOn: '2018-03', endedOn: null, summary: 'Ran Kafka & PostgreSQL\nWrote Go' },
    ],
    education: [{ institution: 'Somerville', area: 'BSc Mathematics' }],
    languages: [
      { code: 'en', level: 'C2' },
      { code: 'de', level: 'B2' },
    ],
  })
  expect(record.skills.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['kafka', 'postgresql']))
})

test('so does a candidate of the present Europass portal', () => {
  expect(recordOfEuropass(CANDIDATE, NAMED)).toMatchObject({
    contact: { legalName: 'Eva Novak', email: 'eva@novak.example', city: 'Brno' },
    country: 'CZ',
    titleSlug: 'data-engineer',
    work: [{ employer: 'Red Fox', startedOn: '2020-02', summary: 'Spark and Airflow' }],
    languages: [
      { code: 'cs', level: 'C2' },
      { code: 'en', level: 'C1' },
    ],
  })
})

test.each([
  ['entities', '<!DOCTYPE x [<!ENTITY a "aaaa">]><Candidate>&a;</Candidate>'],
  ['another document', '<html><body>Ada</body></html>'],
  ['half a document', PASSPORT.slice(0, 900)],
  ['depth', '<a>'.repeat(100_000)],
])('XML with %s is refused', (_, xml) => {
  expect(() => recordOfEuropass(xml, NAMED)).toThrow()
})

const LINKEDIN = `Contact
+49 151 2345678 (Mobile)
ada@lovelace.example
www.linkedin.com/in/ada-
lovelace-77 (LinkedIn)
Top Skills
Go (Programming Language)
Apache Kafka
Kubernetes
Languages
English (Native or Bilingual)
German (Professional Working)
Certifications
Certified Kubernetes Administrator
Ada Lovelace
Senior Backend Engineer at Byron Works
Berlin, Germany
Summary
I build order intake that never loses an order.
Experience
Byron Works
6 years 3 months
Senior Backend Engineer
March 2021 - Present (3 years 9 months)
Berlin, Germany
Runs the Kafka cluster and its PostgreSQL sinks.
Backend Engineer
September 2018 - March 2021 (2 years 7 months)
Wrote Go services.
Difference Engines Ltd
Junior Developer
2016 - 2018 (2 years)
Looked after Ansible playbooks.
Page 1 of 2
Education
University of London
Bachelor of Science, Mathematics · (2013 - 2016)
Page 2 of 2`

test("LinkedIn's PDF is read by its layout: person, jobs under one employer, skills and languages", () => {
  const record = recordOfDocumentText(LINKEDIN, NAMED)
  expect(record).toMatchObject({
    contact: {
      legalName: 'Ada Lovelace',
      email: 'ada@lovelace.example',
      city: 'Berlin',
      links: ['https://www.linkedin.com/in/ada-lovelace-77'],
    },
    headline: 'Senior Backend Engineer at Byron Works',
    country: 'DE',
    work: [
      { title: 'Senior Backend Engineer', employer: 'Byron Works', startedOn: '2021-03', endedOn: null },
      { title: 'Backend Engineer', employer: 'Byron Works', startedOn: '2018-09', endedOn: '2021-03' },
      { title: 'Junior Developer', employer: 'Difference Engines Ltd', startedOn: '2016', endedOn: '2018' },
    ],
    education: [{ institution: 'University of London', studyType: 'Bachelor of Science', area: 'Mathematics' }],
    languages: [
      { code: 'en', level: 'C2' },
      { code: 'de', level: 'B2' },
    ],
  })
  expect(record.work[0]?.summary).toBe('Runs the Kafka cluster and its PostgreSQL sinks.')
  expect(record.skills.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['go', 'kafka', 'kubernetes', 'postgresql']),
  )
})

const inPassport = (activities: string): string =>
  PASSPORT.replace('&lt;p&gt;Ran Kafka &amp;amp; PostgreSQL&lt;/p&gt;&lt;p&gt;Wrote Go&lt;/p&gt;', activities)
const inLinkedin = (line: string): string =>
  `Contact\nwww.linkedin.com/in/ada\nLanguages\n${line}\nAda Lovelace\nGo Developer\nBerlin, Germany\nExperience\nAcme\nGo Developer\n2019 - 2021\nEducation\nSomerville\n${line}`

// Each of these once took hours and blocked all other requests.
test.each<[string, () => unknown]>([
  ['elements that never end', () => recordOfEuropass('<a '.repeat(300_000), NAMED)],
  ['comments that never end', () => recordOfEuropass('<!--'.repeat(300_000), NAMED)],
  ['an attribute without an end', () => recordOfEuropass(`<a ${'b'.repeat(600_000)}/>`, NAMED)],
  ['tags within tags', () => recordOfEuropass(inPassport('&lt;'.repeat(300_000)), NAMED)],
  ['odd blanks in a description', () => recordOfEuropass(inPassport('\u2003'.repeat(600_000)), NAMED)],
  ['blanks in a saved profile', () => recordOfDocumentText(inLinkedin(`a${' '.repeat(300_000)}·b`), NAMED)],
  ['brackets in a saved profile', () => recordOfDocumentText(inLinkedin('('.repeat(300_000)), NAMED)],
])('%s are read or refused without a delay', { timeout: 60_000 }, (_what, read) => {
  try {
    expect(read()).toMatchObject({ externalId: 'x' })
  } catch (error) {
    expect(error).toMatchObject({ name: expect.stringMatching(/^(?:XmlRefused|RowRejected)$/) })
  }
})
