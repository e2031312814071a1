import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { useState } from 'react'

const STOPS = [
  [
    'Describe',
    'Paste a job description or a sentence. Assay extracts titles, skills, pay and hours, and marks what it didn’t understand.',
  ],
  ['Rank', 'Candidates are ranked by evidence. Each score is a sum of contributions that you can read and adjust.'],
  [
    'Shortlist',
    'Shortlist candidates for a job. Colleagues vote, with or without names, and the timeline records every step.',
  ],
  [
    'Request contact',
    'Names and contact details stay hidden until the candidate agrees. You pay a credit only if they do.',
  ],
  [
    'Interview',
    'Propose times that suit everyone. Interviewers submit their scorecards before they see those of others.',
  ],
  [
    'Offer and hire',
    'A second person approves each offer; the candidate answers it online. Track the hire until the guarantee ends.',
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
      description={`Step ${at + 1} of ${STOPS.length}`}
      width="narrow"
      footer={
        <>
          {at > 0 && <Button onClick={() => setAt(at - 1)}>Back</Button>}
          <Button variant="primary" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
            {isLast ? 'End tour' : 'Next'}
          </Button>
        </>
      }
    >
      <p>{words}</p>
    </Dialog>
  )
}
