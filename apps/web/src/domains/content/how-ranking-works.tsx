import { Hallmark } from '@assay/ui/hallmark'
import { Meter } from '@assay/ui/meter'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatPercent } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { evidenceGrades } from './evidence-grades.ts'
import styles from './how-ranking-works.module.css'
import { type ModelCard, servingModelCard } from './model-card.queries.ts'
import { ModelQuality } from './model-quality.tsx'

/** Explains the scoring, the weight of each part and the quality of the ranking, read from the model in use. */
export function HowRankingWorks() {
  const query = useQuery(servingModelCard())
  return (
    <article className={styles.page}>
      <header>
        <h1 tabIndex={-1}>How ranking works</h1>
        <p className={styles.lead}>
          A score is a sum of whole points: up to 1,000 for what a search asks for, and extra points for candidates who
          meet all of it, so that they come first. Open any score to see each criterion, the candidate’s evidence and
          the points. The contributions add up to the score exactly. The ranking suggests who to look at first, and
          people decide.
        </p>
      </header>
      <Region query={query}>{(modelCard) => <Description modelCard={modelCard} />}</Region>
      <Section title="What ranking never sees">
        <p>
          Ranking never uses names, photos, gender, age, nationality, schools, addresses or links. Career gaps, the
          length or style of a résumé, and experience more than three years beyond what is requested don’t count either.
          Country counts only if an employer sets it as a limit.
        </p>
      </Section>
      <Section title="Ties">
        <p>
          The list descends by score. Candidates with equal scores are ordered at random, drawn once per search and
          stored with it. Candidates whose order could change if the model were retrained are marked “too close to
          call”.
        </p>
      </Section>
      <Section title="Reproducibility">
        <p>
          Every search is stored with its criteria, candidates, model and contributions. You can verify its ranking at
          any time: the result must be identical, and any difference is listed.
        </p>
      </Section>
    </article>
  )
}

function Description({ modelCard }: { modelCard: ModelCard }) {
  return (
    <>
      <Section title="Weights">
        <p>
          This is how points are distributed in a search that uses every criterion. Criteria that a search doesn’t use
          get no points.
        </p>
        <Shares shares={modelCard.shares} />
      </Section>
      <Section title="Who comes first">
        <p>
          Candidates who meet every must-have, have worked in the requested role and have more than half of the
          requested years come first. If a search has five or more must-haves and titles, candidates who miss only one
          come next; if it has fewer, candidates who miss only preferences: country, languages, hours of overlap or pay
          up to half above the limit. A verified skill, or one described in a dated job, meets a must-have; a skill that
          is only listed meets it partly. A certificate is held, not used, so it only has to be listed. Within these
          groups, the points below decide.
        </p>
      </Section>
      <Section title="Verification levels">
        <p>
          A skill earns more the better and the more recently it was verified. Skills that are only listed, and
          keywords, add at most {modelCard.most.listed} points and never meet a must-have, except certificates, which
          then count like skills described in dated jobs. Self-reported skills described in dated jobs add at most{' '}
          {modelCard.most.claimed} within a group, and all self-reported information, including titles and years, at
          most {modelCard.most.stated}. Repeating keywords, listing unrelated skills or self-praise adds nothing.
        </p>
        <Proof proof={modelCard.proof} />
      </Section>
      {modelCard.most.words > 0 && (
        <Section title="Keywords">
          <p>
            A job description also contains domain terms that aren’t in our list of skills, such as “call center
            software” or “freight”. Candidates who use them to describe their work gain a little: all keywords together
            add at most {modelCard.most.words} points
            {modelCard.most.wordsUntitled > modelCard.most.words &&
              `, or ${modelCard.most.wordsUntitled} if the search has no title`}
            . Searches with many skills give keywords less weight, and rare keywords count more than common ones.
            Keywords are self-reported, so they are part of the {modelCard.most.listed} points for lists.
          </p>
          <p>
            Only keywords from a public list count, each once. Every explanation shows them in one line, and you can
            remove each keyword from the search criteria.
          </p>
        </Section>
      )}
      {modelCard.most.careers > 0 && (
        <Section title="Careers">
          <p>
            Anonymous counts over thousands of careers show which skills led other people to which kind of work.
            Candidates who have such skills gain a little, at most {modelCard.most.careers} points, and a longer list of
            skills earns no more. Every explanation names the skills that count. These points are part of the{' '}
            {modelCard.most.claimed} points for self-reported skills.
          </p>
        </Section>
      )}
      <Section title="Ranking quality">
        <ModelQuality modelCard={modelCard} />
      </Section>
    </>
  )
}

const partLabels: Readonly<Record<ModelCard['shares'][number]['part'], string>> = {
  title: 'Title',
  skills: 'Skills',
  seniority: 'Seniority',
  years: 'Experience',
  vetting: 'Vetting',
  rate: 'Pay',
  notice: 'Notice',
  overlap: 'Time zone overlap',
  language: 'Languages',
}

function Shares({ shares }: Pick<ModelCard, 'shares'>) {
  return (
    <ul className={styles.bars}>
      {shares.map(({ part, share }) => (
        <li key={part} className={styles.bar}>
          <span>{partLabels[part]}</span>
          <Meter label={partLabels[part]} value={share} max={1} text={percentOf(share)} />
          <span className={styles.value}>{percentOf(share)}</span>
        </li>
      ))}
    </ul>
  )
}

function Proof({ proof }: Pick<ModelCard, 'proof'>) {
  const worthOf = new Map<string, number>(proof.map(({ grade, worth }) => [grade, worth]))
  return (
    <ul className={styles.bars}>
      {evidenceGrades.map(({ grade, strength, label }) => {
        const worth = worthOf.get(grade) ?? 0
        return (
          <li key={grade} className={styles.bar}>
            <Hallmark strength={strength} label={label} />
            <Meter label={label} value={worth} max={1} text={percentOf(worth)} tone="copper" />
            <span className={styles.value}>{percentOf(worth)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

const percentOf = (share: number): string => formatPercent(Math.round(share * 1_000) / 10)
