import { placeOfZone } from '@assay/contracts/zone-names'
import { Button } from '@assay/ui/button'
import { Hallmark, type HallmarkStrength } from '@assay/ui/hallmark'
import { TextLink } from '@assay/ui/link'
import { Panel } from '@assay/ui/panel'
import { PersonMark } from '@assay/ui/person-mark'
import { type ReactNode, useState } from 'react'
import {
  capitalize,
  formatAgo,
  formatCount,
  formatCountry,
  formatDay,
  formatHours,
  formatMonth,
  formatPayBeside,
  formatYears,
} from '../../platform/format.ts'
import { formatConsent } from '../../platform/format-consent.ts'
import styles from './candidate-details.module.css'
import type { Candidate } from './candidates.queries.ts'

const grades: Record<Candidate['skills'][number]['evidence'], { strength: HallmarkStrength; label: string }> = {
  claimed: { strength: 0, label: 'Self-reported' },
  agency: { strength: 1, label: 'Agency-confirmed' },
  assessed: { strength: 2, label: 'Assessed' },
  interviewed: { strength: 3, label: 'Interviewed' },
  workSample: { strength: 4, label: 'Work sample' },
}

const engagementLabels = { fullTime: 'full-time', contract: 'contract' }
const FEW_SKILLS = 12

interface CandidateDetailsProps {
  candidate: Candidate
  /** The expected pay in the unit of the search. */
  payConverted?: Candidate['rateExpected']
  /** Searches never show names, not even shared ones. */
  inSearch?: boolean
  /** For users outside the company: no colleague is named. */
  isOutside?: boolean
  actions?: ReactNode
  /** The candidate's entries in the company's pipelines. */
  pipeline?: ReactNode
}

export function CandidateDetails({
  candidate,
  payConverted = null,
  inSearch = false,
  isOutside = false,
  actions,
  pipeline,
}: CandidateDetailsProps) {
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <div className={styles.person}>
          <PersonMark id={candidate.id} name={candidate.legalName ?? candidate.maskedName} size="large" />
          <div>
            <h1 tabIndex={-1}>{candidate.legalName ?? candidate.maskedName}</h1>
            <p className={styles.headline}>{candidate.headline}</p>
          </div>
        </div>
        {candidate.masked && !isOutside && (
          <p className={styles.masked}>
            {inSearch
              ? 'Names are hidden in search. Open the profile to see details shared with you.'
              : 'Name, employers and contact details are hidden until the candidate shares them.'}
          </p>
        )}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.body}>
        <div className={styles.beside}>
          {pipeline}
          <Facts candidate={candidate} payConverted={payConverted} isOutside={isOutside} />
        </div>
        <div className={styles.main}>
          {candidate.summary !== null && <p className={styles.summary}>{candidate.summary}</p>}
          <Skills skills={candidate.skills} />
          <Vetting vetting={candidate.vetting} />
          <Work candidate={candidate} />
          <Education education={candidate.education} />
        </div>
      </div>
    </div>
  )
}

/** Pay, agency and consent are between the candidate and the company. */
const INSIDE: readonly string[] = ['Expected pay', 'Represented by', 'Consent']

type FactsProps = Required<Pick<CandidateDetailsProps, 'candidate' | 'payConverted' | 'isOutside'>>

function Facts({ candidate, payConverted, isOutside }: FactsProps) {
  const facts: [string, ReactNode][] = [
    ['Title', candidate.titleName],
    ['Experience', candidate.experienceYears === null ? null : formatYears(candidate.experienceYears)],
    ['Expected pay', candidate.rateExpected === null ? null : formatPayBeside(candidate.rateExpected, payConverted)],
    [
      'Notice',
      candidate.noticeDays === null
        ? null
        : candidate.noticeDays === 0
          ? 'none'
          : formatCount(candidate.noticeDays, 'day'),
    ],
    ['Hours per week', candidate.hoursPerWeek === null ? null : formatHours(candidate.hoursPerWeek)],
    ['Time zone', candidate.timezone === null ? null : placeOfZone(candidate.timezone)],
    ['Country', candidate.country === null ? null : formatCountry(candidate.country)],
    ['Engagement', candidate.engagement.map((kind) => engagementLabels[kind]).join(' or ') || null],
    ['Languages', candidate.languages.map(({ name, level }) => `${name} ${level}`).join(', ') || null],
    ...(candidate.videoUrl === null
      ? []
      : [['Video introduction', <VideoLink key="video" to={candidate.videoUrl} />] as [string, ReactNode]]),
    ['Represented by', candidate.agencyName ?? 'no agency'],
    ['Consent', candidate.consentUntil === null ? null : formatConsent(candidate.consentUntil)],
    ['Last confirmed', candidate.lastConfirmedAt === null ? null : formatAgo(candidate.lastConfirmedAt)],
  ]
  return (
    <Panel title="At a glance">
      <dl className={styles.facts}>
        {(isOutside ? facts.filter(([name]) => !INSIDE.includes(name)) : facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={value === null ? styles.hidden : undefined}>{value ?? 'not stated'}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function VideoLink({ to }: { to: string }) {
  return (
    <TextLink href={to} target="_blank" rel="noreferrer">
      Watch
    </TextLink>
  )
}

function Skills({ skills }: { skills: Candidate['skills'] }) {
  const [all, setAll] = useState(false)
  const inOrder = [...skills].sort(
    (left, right) =>
      grades[right.evidence].strength - grades[left.evidence].strength || (right.years ?? 0) - (left.years ?? 0),
  )
  const shown = all ? inOrder : inOrder.slice(0, FEW_SKILLS)
  return (
    <Panel title="Skills" note={`${skills.length}, strongest verification first`}>
      <ul className={styles.skills}>
        {shown.map((skill) => (
          <li key={skill.skillId} className={styles.skill}>
            <span className={styles.skillName}>{skill.name}</span>
            <span className={styles.years}>{skill.years === null ? '' : `${Math.round(skill.years)} y`}</span>
            <Hallmark
              {...grades[skill.evidence]}
              date={skill.evidenceOn === null ? null : formatMonth(skill.evidenceOn)}
            />
            {skill.excerpt !== null && <span className={styles.excerpt}>“{skill.excerpt}”</span>}
          </li>
        ))}
      </ul>
      {inOrder.length > FEW_SKILLS && (
        <Button size="small" variant="quiet" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${inOrder.length}`}
        </Button>
      )}
    </Panel>
  )
}

function Vetting({ vetting }: { vetting: Candidate['vetting'] }) {
  return (
    <Panel title="Vetting">
      {vetting.length === 0 ? (
        <p className={styles.hidden}>Not vetted yet. Everything above is self-reported or agency-confirmed.</p>
      ) : (
        <ol className={styles.trail}>
          {vetting.map((result) => (
            <li key={`${result.stage} ${result.on}`} className={styles.entry}>
              <span className={styles.when}>{formatDay(result.on)}</span>
              <div>
                <span className={styles.what}>{capitalize(result.stage)}</span>{' '}
                <span className={styles.where}>
                  {result.method}, by {result.assessorRole}
                </span>
                <p className={styles.said}>
                  {result.score === null ? result.result : `${result.score} of ${result.scoreMax ?? 100}`}
                  {result.validUntil !== null && `, valid until ${formatDay(result.validUntil)}`}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

function Work({ candidate: { work, legalName } }: { candidate: Candidate }) {
  const unnamed = legalName === null ? 'employer hidden' : 'employer not stated'
  return (
    <Panel title="Work">
      {work.length === 0 ? (
        <p className={styles.hidden}>No work history</p>
      ) : (
        <ol className={styles.work}>
          {work.map((entry) => (
            <li key={`${entry.title} ${entry.startedOn}`} className={styles.entry}>
              <span className={styles.when}>{whenOf(entry)}</span>
              <div>
                <span className={styles.what}>{entry.title}</span>{' '}
                <span className={styles.where}>{entry.employer ?? unnamed}</span>
                {entry.summary !== null && <p className={styles.said}>{entry.summary}</p>}
                {entry.skills.length > 0 && <p className={styles.when}>{entry.skills.join(' · ')}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

function whenOf({ startedOn, endedOn }: Candidate['work'][number]): string {
  if (startedOn === null && endedOn === null) return 'no dates'
  return `${startedOn === null ? '' : formatMonth(startedOn)} – ${endedOn === null ? 'now' : formatMonth(endedOn)}`
}

function Education({ education }: { education: Candidate['education'] }) {
  return (
    <Panel title="Education">
      {education === null ? (
        <p className={styles.hidden}>Hidden to avoid bias. Education never affects the ranking.</p>
      ) : education.length === 0 ? (
        <p className={styles.hidden}>No education listed</p>
      ) : (
        <ol className={styles.work}>
          {education.map((entry) => (
            <li key={`${entry.area} ${entry.studyType}`} className={styles.entry}>
              <span className={styles.when}>{entry.studyType}</span>
              <div>
                <span className={styles.what}>{entry.area ?? 'Area not stated'}</span>{' '}
                <span className={styles.where}>{entry.institution ?? ''}</span>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
