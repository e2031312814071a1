import { Hallmark } from '@assay/ui/hallmark'
import { Meter } from '@assay/ui/meter'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Region } from '../../platform/region.tsx'
import { evidenceGrades } from './evidence-grades.ts'
import styles from './how-ranking-works.module.css'
import { type ModelCard, servingModelCard } from './model-card.queries.ts'
import { ModelQuality } from './model-quality.tsx'

/** How a score comes about, how much each thing can count, and how good the order is: read from the model that serves. */
export function HowRankingWorks() {
  const query = useQuery(servingModelCard())
  return (
    <article className={styles.page}>
      <header>
        <h1 tabIndex={-1}>How the ranking works</h1>
        <p className={styles.lead}>
          A score is a sum of whole points; who proves all that is asked has about 1,000. Whoever sees a score can open
          it and read every line: what was asked, what this person shows for it, and the points. The lines add up to the
          score exactly. A person decides; the ranking only says whom to look at first, and why.
        </p>
      </header>
      <Region query={query}>{(card) => <Card card={card} />}</Region>
      <Section title="What it never sees">
        <p>
          Name, photo, gender, age, nationality, school, address and links are not given to the ranking at all. Changing
          any of them moves nobody by a single point. Neither do years beyond three more than asked, gaps, the length of
          a résumé, or how well it is written. The country counts only as a limit that an employer sets.
        </p>
      </Section>
      <Section title="Too close to call">
        <p>
          Where two people are so near that learning again could turn their order around, they stand in one group. Who
          of a group is read first is drawn by lot for each search, and the lot is kept with it.
        </p>
      </Section>
      <Section title="The same again">
        <p>
          Every search is frozen: the question, the people, the model, every line. It can be ranked again at any time,
          and must come out the same to the last byte; if anything was changed, the replay names it.
        </p>
      </Section>
    </article>
  )
}

function Card({ card }: { card: ModelCard }) {
  return (
    <>
      <Section title="What counts">
        <p>
          A search that asks for everything shares out its points like this. What a search does not ask for takes no
          points.
        </p>
        <Shares shares={card.shares} />
      </Section>
      <Section title="What proof is worth">
        <p>
          The same skill earns more the better it is proven, and fresh proof more than old. Everything that somebody
          only claims moves them by at most {card.most.claimed} points of 1,000, everything that they can write at all,
          titles and years included, by at most {card.most.stated}. Repeating a word, naming what nobody asked for, or
          praising oneself adds nothing.
        </p>
        <Proof proof={card.proof} />
      </Section>
      {card.most.words > 0 && (
        <Section title="Words that count a little">
          <p>
            A description also names what is no skill on our list: products and phrases of a trade such as “call center
            software” or “freight”. Who uses them where they speak of their work gains a little: all words together at
            most {card.most.words} points
            {card.most.wordsUntitled > card.most.words &&
              `, or ${card.most.wordsUntitled} where a search names no title`}
            ; less the more skills a search names, and rare words more than common ones. They are claims, so they count
            among the {card.most.claimed} points that claims can move.
          </p>
          <p>
            Only words of a public list are looked for. Each counts once, however often it is said; how well somebody
            writes, and any other word, counts nothing. Every explanation shows them as one line, and whoever searches
            sees them beside the question and can take each away.
          </p>
        </Section>
      )}
      <Section title="How good the order is">
        <ModelQuality card={card} />
      </Section>
    </>
  )
}

const partWords: Readonly<Record<ModelCard['shares'][number]['part'], string>> = {
  title: 'Title',
  skills: 'Skills',
  seniority: 'Seniority',
  years: 'Years of work',
  vetting: 'Result of vetting',
  rate: 'Rate below the limit',
  notice: 'Shorter notice',
  overlap: 'More shared hours',
  language: 'Languages',
}

function Shares({ shares }: Pick<ModelCard, 'shares'>) {
  return (
    <ul className={styles.bars}>
      {shares.map(({ part, share }) => (
        <li key={part} className={styles.bar}>
          <span>{partWords[part]}</span>
          <Meter label={partWords[part]} value={share} max={1} text={percentOf(share)} />
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

const percentOf = (share: number): string => `${(share * 100).toFixed(1).replace('.0', '')}%`
