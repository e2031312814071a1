import type { publicFigures } from '@assay/contracts/dashboards'
import type { ResourceOf } from '@assay/contracts/resource'
import type { ReactNode } from 'react'
import { Counters } from './counters.tsx'
import styles from './home.module.css'
import { HowVettingWorks } from './how-vetting-works.tsx'
import { NoCandidatesYet } from './no-candidates-yet.tsx'
import { SumExample } from './sum-example.tsx'

export interface HomeProps {
  /** undefined while loading, null if the request failed. */
  figures: ResourceOf<typeof publicFigures> | null | undefined
  zone: string
  /** The search box. */
  search: ReactNode
  /** The latest published bias audit. */
  audit?: ReactNode
}

export function Home({ figures, zone, search, audit }: HomeProps) {
  const isEmpty = figures?.candidatesAvailable === 0
  return (
    <div className={styles.page}>
      <section className={styles.top} aria-labelledby="promise">
        <div>
          <h1 id="promise" className={styles.promise}>
            Paste a job. Get vetted engineers, with the reason for every rank.
          </h1>
          <p className={styles.sub}>
            Every score is a sum you can check: what the job asks for, what the candidate has shown, and how it was
            verified.
          </p>
          {isEmpty ? <NoCandidatesYet /> : search}
        </div>
        <SumExample />
      </section>
      {!isEmpty && <Counters figures={figures} zone={zone} />}
      <HowVettingWorks />
      {audit}
    </div>
  )
}
