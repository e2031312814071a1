import { Confirm } from '@assay/ui/dialog'
import { useState } from 'react'
import { formatCount, formatPay } from '../../platform/format.ts'
import { BulkButton } from '../../platform/list-views/selection.tsx'
import type { Selection } from '../../platform/list-views/use-selection.ts'
import { nameOf } from './offer-labels.ts'
import styles from './offers.module.css'
import { type PlainAct, useActOnMany } from './offers.mutations.ts'
import type { ListedOffer } from './offers.queries.ts'

/** In display order; the order of an offer's way. */
const ACTS: readonly { act: PlainAct; label: string; verb: string; words: string }[] = [
  {
    act: 'submit',
    label: 'Submit for approval…',
    verb: 'Submit',
    words: 'The approvers are notified. You can’t edit the offers until then.',
  },
  { act: 'approve', label: 'Approve…', verb: 'Approve', words: 'They can then be sent.' },
  { act: 'send', label: 'Send…', verb: 'Send', words: 'Each candidate gets their own letter and link.' },
  {
    act: 'remind',
    label: 'Send reminder…',
    verb: 'Send reminders for',
    words: 'Each candidate gets at most one reminder a day.',
  },
  {
    act: 'discard',
    label: 'Discard…',
    verb: 'Discard',
    words: 'The candidates haven’t seen them and aren’t notified.',
  },
]

/** Actions on many offers together. They involve money, so each is confirmed by name and amount. */
export function OfferBulk({ selection }: { selection: Selection<ListedOffer> }) {
  const { rows, clear } = selection
  const [asking, setAsking] = useState<{ at: (typeof ACTS)[number]; offers: readonly ListedOffer[] } | null>(null)
  const act = useActOnMany(() => {
    setAsking(null)
    clear()
  })
  return (
    <>
      {ACTS.map((at) => (
        <BulkButton
          key={at.act}
          label={at.label}
          to={rows.filter(({ mayDo }) => mayDo.includes(at.act))}
          of={rows}
          onPress={(offers) => setAsking({ at, offers })}
        />
      ))}
      {asking !== null && (
        <Confirm
          open
          onOpenChange={() => setAsking(null)}
          title={`${asking.at.verb} ${formatCount(asking.offers.length, 'offer')}?`}
          confirmLabel={`${asking.at.verb} ${formatCount(asking.offers.length, 'offer')}`}
          danger={asking.at.act === 'discard'}
          busy={act.isPending}
          onConfirm={() => act.mutate({ act: asking.at.act, offers: asking.offers })}
        >
          <p>{asking.at.words}</p>
          <ul className={styles.asked}>
            {asking.offers.map((offer) => (
              <li key={offer.id}>
                {nameOf(offer)}{' '}
                <span className={styles.note}>{`${formatPay(offer.amount)} · ${offer.requirementTitle}`}</span>
              </li>
            ))}
          </ul>
        </Confirm>
      )}
    </>
  )
}
