import type { OfferAct } from '@assay/contracts/offers'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Drawer } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { deliveryLabels } from '../../platform/labels/delivery-labels.ts'
import { Region } from '../../platform/region.tsx'
import { ActDialog, type Asking } from './act-dialog.tsx'
import { Approvals, OfferFacts } from './offer-facts.tsx'
import { nameOf, offerStateLabels } from './offer-labels.ts'
import styles from './offers.module.css'
import { useOpenDocument, useRevise } from './offers.mutations.ts'
import { type Offer, offerQuery } from './offers.queries.ts'
import { OtherVersions } from './other-versions.tsx'
import { PayBenchmark } from './pay-benchmark.tsx'

interface OfferDrawerProps {
  id: string
  onClose: () => void
  onEdit: (offer: Offer) => void
  profile: (offer: Offer, words: ReactNode) => ReactNode
  /** Links to the job, and to others who could take it after an offer that came to nothing. */
  job: (offer: Offer, words: ReactNode) => ReactNode
  alternatives: (offer: Offer, words: ReactNode) => ReactNode
  /** Opens another version of the offer. */
  version: (id: string, words: ReactNode) => ReactNode
}

export function OfferDrawer({ id, onClose, onEdit, profile, job, alternatives, version }: OfferDrawerProps) {
  const query = useQuery(offerQuery(id))
  const [asking, setAsking] = useState<Asking | null>(null)
  const offer = query.data
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={offer === undefined ? 'Offer' : nameOf(offer)}
      description={offer?.requirementTitle}
      footer={offer !== undefined && <Steps offer={offer} onAsk={setAsking} onEdit={onEdit} />}
    >
      <Region query={query}>
        {(shown) => (
          <div className={styles.form}>
            <p className={styles.line}>
              <Badge tone={offerStateLabels[shown.state].tone}>{offerStateLabels[shown.state].label}</Badge>
              {profile(shown, 'View profile')}
              {job(shown, 'Open job')}
              {CAME_TO_NOTHING.includes(shown.state) && alternatives(shown, 'Find alternatives')}
            </p>
            <OtherVersions offer={shown} link={version} />
            <Unreached offer={shown} />
            <OfferFacts offer={shown} />
            <Approvals offer={shown} />
            <PayBenchmark offer={shown} />
            <Letter offer={shown} />
          </div>
        )}
      </Region>
      {asking !== null && offer !== undefined && (
        <ActDialog asking={asking} offer={offer} onClose={() => setAsking(null)} />
      )}
    </Drawer>
  )
}

const CAME_TO_NOTHING: readonly Offer['state'][] = ['declined', 'expired', 'withdrawn']

const NOTIFIED_STATES: readonly Offer['state'][] = ['sent', 'viewed', 'accepted', 'withdrawn']

/** No email was sent: names who notifies the candidate, and what the company must do. */
function Unreached({ offer }: { offer: Offer }) {
  const words = deliveryLabels[offer.reachedBy]
  if (words === null || !NOTIFIED_STATES.includes(offer.state)) return null
  const isOut = offer.state === 'sent' || offer.state === 'viewed'
  return (
    <Notice>
      {words}
      {isOut && ' Give them the letter (PDF) and record their answer here. Only the candidate can use the link.'}
    </Notice>
  )
}

function Letter({ offer }: { offer: Offer }) {
  const open = useOpenDocument()
  const { documentHash } = offer
  return (
    <section className={styles.form} aria-label="Letter">
      <div className={styles.line}>
        <Button size="small" busy={open.isPending} onClick={() => open.mutate(offer)}>
          {documentHash === null ? 'Preview letter (PDF)' : 'Open letter (PDF)'}
        </Button>
      </div>
      {documentHash !== null && (
        <p className={styles.note}>
          Fingerprint (SHA-256) <code className={styles.hash}>{documentHash}</code>
        </p>
      )}
    </section>
  )
}

const LABELS: Readonly<Record<OfferAct, string>> = {
  edit: 'Edit offer',
  submit: 'Submit for approval',
  approve: 'Approve offer',
  return: 'Send back…',
  send: 'Send offer',
  remind: 'Send reminder',
  revise: 'Revise offer',
  withdraw: 'Withdraw offer…',
  discard: 'Discard offer…',
  recordAcceptance: 'Record acceptance…',
}
/** In display order; the primary action comes last. */
const ORDER: readonly OfferAct[] = [
  ...(['discard', 'withdraw', 'return', 'recordAcceptance', 'remind', 'edit', 'revise'] as const),
  ...(['submit', 'approve', 'send'] as const),
]
const LEADS_ON: readonly OfferAct[] = ['submit', 'approve', 'send']
const ENDS: readonly OfferAct[] = ['discard', 'withdraw']

/** Of several that lead on, the one that leads furthest stands out. */
function weightOf(act: OfferAct, possible: readonly OfferAct[]) {
  if (act === possible.findLast((each) => LEADS_ON.includes(each))) return 'primary'
  return ENDS.includes(act) ? 'quiet' : 'secondary'
}

function Steps({
  offer,
  onAsk,
  onEdit,
}: {
  offer: Offer
  onAsk: (asking: Asking) => void
  onEdit: (offer: Offer) => void
}) {
  const revise = useRevise(onEdit)
  const possible = ORDER.filter((act) => offer.mayDo.includes(act))
  const press = (act: OfferAct) => {
    if (act === 'edit') onEdit(offer)
    else if (act === 'revise') revise.mutate(offer.id)
    else onAsk(act)
  }
  return possible.map((act) => (
    <Button
      key={act}
      size="small"
      busy={act === 'revise' && revise.isPending}
      variant={weightOf(act, possible)}
      onClick={() => press(act)}
    >
      {LABELS[act]}
    </Button>
  ))
}
