import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { useState } from 'react'

const STOPS = [
  [
    'Describe',
    'Paste a job description or a sentence. Assay reads titles, skills, pay and hours from it, and marks what it did not understand.',
  ],
  [
    'Rank',
    'Candidates are ranked by evidence. Each score is a sum of contributions that you can read, and change by weights.',
  ],
  [
    'Shortlist',
    'Put people on the shortlist of a job. Colleagues vote, with or without names, and every step is in the timeline.',
  ],
  [
    'Ask for contact',
    'Names and contact details stay hidden until the candidate agrees. You pay a credit only if they do.',
  ],
  ['Interview', 'Propose times that suit everyone. Interviewers fill in scorecards before they read those of others.'],
  [
    'Offer and hire',
    'Offers are approved by a second person, sent as a document, and answered by a link. The hire is followed to the end of the guarantee.',
  ],
] as const

/** What happens from a job description to a hire, in six stops. */
export function Tour({ onClose }: { onClose: () => void }) {
  const [at, setAt] = useState(0)
  const [title, words] = STOPS[at] ?? STOPS[0]
  const isLast = at === STOPS.length - 1
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={`Stop ${at + 1} of ${STOPS.length}`}
      width="narrow"
      footer={
        <>
          {at > 0 && <Button onClick={() => setAt(at - 1)}>Back</Button>}
          <Button variant="primary" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
            {isLast ? 'End the tour' : 'Next'}
          </Button>
        </>
      }
    >
      <p>{words}</p>
    </Dialog>
  )
}
