import { Badge } from '@assay/ui/badge'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import type { ReactNode } from 'react'
import { formatDay } from '../../platform/format.ts'
import { nameOf, reasonLabels, stateLabels } from './referral-labels.ts'
import styles from './referrals.module.css'
import type { Referral } from './referrals.queries.ts'

/** Referrals of a user, or all of them with the actions of an operator. */
export function ReferralList({
  referrals,
  acts,
}: {
  referrals: readonly Referral[]
  acts: (referral: Referral) => ReactNode
}) {
  const hasReferrers = referrals.some(({ referrerName }) => referrerName !== null)
  return (
    <Table label="Referrals">
      <thead>
        <tr>
          <HeadCell>Referred</HeadCell>
          {hasReferrers && <HeadCell>By</HeadCell>}
          <HeadCell>Status</HeadCell>
          <HeadCell numeric className={styles.roomy}>
            Reward
          </HeadCell>
          <HeadCell className={styles.roomy}>Since</HeadCell>
          <HeadCell>Actions</HeadCell>
        </tr>
      </thead>
      <tbody>
        {referrals.map((referral) => {
          const { label, tone } = stateLabels[referral.state]
          return (
            <Row key={referral.id}>
              <Cell>
                {nameOf(referral)}
                {referral.dispute !== null && <span className={styles.note}>Disputed: {referral.dispute}</span>}
              </Cell>
              {hasReferrers && <Cell>{referral.referrerName ?? '–'}</Cell>}
              <Cell>
                <Badge tone={tone}>{label}</Badge>
                {referral.reason !== null && <span className={styles.note}>{reasonLabels[referral.reason]}</span>}
              </Cell>
              <Cell numeric className={styles.roomy}>
                {referral.isLink ? '–' : `${referral.rewardCredits} credits`}
              </Cell>
              <Cell className={styles.roomy}>{formatDay(referral.createdAt)}</Cell>
              <Cell>{acts(referral)}</Cell>
            </Row>
          )
        })}
      </tbody>
    </Table>
  )
}
