import { cities, countries, languages, roleFamilies, skills, titles } from '@assay/taxonomy'
import { expect, test } from 'vitest'
import { compileGazetteer } from '../text/gazetteer.ts'
import { readResume } from './read-resume.ts'

const gazetteer = compileGazetteer({ skills, titles, roleFamilies, countries, cities, languages })
const TODAY = 20_787 // 2026-11-30

/** "software-engineer 2020-03..now" */
function jobsIn(...lines: string[]): string[] {
  const month = (value: number) => `${Math.floor(value / 12)}-${String((value % 12) + 1).padStart(2, '0')}`
  return readResume(lines.join('\n'), gazetteer, { id: 'c1', today: TODAY }).jobs.map(
    ({ title, from, to }) => `${title} ${from === null ? '?' : month(from)}..${to === null ? 'now' : month(to - 1)}`,
  )
}

test.each([
  [
    'German',
    ['Berufserfahrung', '03/2020 – heute  Senior Softwareentwicklerin, Otto GmbH', '- Java, Kafka'],
    ['07/2015 – 02/2020  Elektrobit, Erlangen – Webentwickler', 'Ausbildung', '2010 – 2015 Universität Hamburg'],
    ['software-engineer 2020-03..now', 'web-developer 2015-07..2020-02'],
  ],
  [
    'French',
    ['Expérience', 'Depuis mars 2022 : Développeuse full-stack chez Doctolib (Lyon)', 'Ruby, React'],
    ['Administrateur systèmes et réseaux – Mairie de Nantes – septembre 2016 à décembre 2020'],
    ['full-stack-developer 2022-03..now', 'systems-administrator 2016-09..2020-12'],
  ],
  [
    'Spanish',
    ['Experiencia laboral', 'Enero 2022 - Actualidad', 'Ingeniera de datos en BBVA', 'Spark, Scala'],
    ['Marzo 2018 - Diciembre 2021', 'Analista de datos en Telefónica', 'Educación', 'Grado, UCM, 2013 - 2017'],
    ['data-engineer 2022-01..now', 'data-analyst 2018-03..2021-12'],
  ],
  [
    'Portuguese',
    ['Experiência profissional', 'CESAR | Desenvolvedor Full Stack Sênior | jun/2021 – atual'],
    ['Accenture | Desenvolvedor Java Pleno | fev/2017 – mai/2021', 'Formação: UFPE (2012–2016)'],
    ['full-stack-developer 2021-06..now', 'java-developer 2017-02..2021-05'],
  ],
  [
    'Italian',
    ['Esperienze professionali', 'Sviluppatrice front-end presso Satispay (marzo 2021 - in corso): Angular'],
    ['Da 09/2017 a 02/2021: Sistemista presso CSI Piemonte – Linux'],
    ['front-end-developer 2021-03..now', 'systems-administrator 2017-09..2021-02'],
  ],
  [
    'Polish',
    ['Doświadczenie zawodowe', '01.2021 – obecnie   Starszy programista Python, Allegro', 'Django'],
    ['06.2017 – 12.2020   Inżynier oprogramowania, Asseco'],
    ['python-developer 2021-01..now', 'software-engineer 2017-06..2020-12'],
  ],
  [
    'Swedish',
    ['Arbetslivserfarenhet', 'Systemutvecklare, Volvo Cars, Göteborg, 2020-05 – nu', 'C#, .NET'],
    ['Webbutvecklare, Consid, 2016-08 – 2020-04', 'Utbildning', 'Chalmers, 2011-08 – 2016-06'],
    ['software-engineer 2020-05..now', 'web-developer 2016-08..2020-04'],
  ],
])('jobs of a résumé in %s', (_, first, second, jobs) => {
  expect(jobsIn('Maria Weber', ...first, ...second)).toEqual(jobs)
})

test('a field behind "en" belongs to the title, an employer does not', () => {
  expect(jobsIn('Expérience', 'Ingénieur en logiciel', 'Acme', 'Jan 2020 - present')).toEqual([
    'software-engineer 2020-01..now',
  ])
})

test('dates in the columns of a table, without a dash', () => {
  const rows = ['IBM        ABAP Developer    Jul-2020   Till Date', 'TCS        Systems Engineer  Sep-2014   Jul-2017']
  expect(jobsIn('Experience', ...rows)).toEqual([
    'sap-abap-developer 2020-07..now',
    'systems-engineer 2014-09..2017-07',
  ])
})

test('a row in which no part is known is a job without a title', () => {
  const rows = ['Audi  PLC programmer  2018.03 - present', 'Continental  Maintenance worker  09/2014 - 02/2018']
  expect(jobsIn('Work history', ...rows)).toEqual(['plc-programmer 2018-03..now', 'null 2014-09..2018-02'])
  expect(jobsIn('Experience', rows[0] ?? '', 'Promoted to a senior worker since 04/2019.')).toHaveLength(1)
})

test.each([
  ['Software Architect', 'software-architect'],
  ['Test Engineer', 'test-engineer'],
  ['Informatica Developer', 'etl-developer'],
  ['IT Consultant', 'it-consultant'],
  ['Chef de Partie', null],
])('the English title "%s" keeps its meaning', (name, slug) => {
  expect(jobsIn('Experience', name, 'Acme', 'Jan 2020 - present')).toEqual([`${slug} 2020-01..now`])
})
