import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { toasts } from '@assay/ui/toast-store.ts'
import { useState } from 'react'
import { FactList } from '../../../platform/fact-list.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { type Interview, recommendationLabels } from '../records/index.ts'
import { dropScorecardDraft, unsentParts } from './scorecard-draft.ts'

/** The user submitted the scorecard in another window while this one had other words, which are kept until discarded. */
export function UnsentScorecard({ interview }: { interview: Interview }) {
  const { user } = useSession()
  const [isDiscarded, setDiscarded] = useState(false)
  const sent = interview.scorecards.find(({ userId }) => userId === user?.id)
  const parts = sent === undefined || isDiscarded ? [] : unsentParts(interview, sent, recommendationLabels)
  if (parts.length === 0) return null
  return (
    <Notice
      tone="warn"
      title="You submitted this scorecard in another window"
      action={
        <>
          <Button
            size="small"
            onClick={async () => {
              await navigator.clipboard.writeText(parts.map(([label, words]) => `${label}: ${words}`).join('\n'))
              toasts.success('Copied')
            }}
          >
            Copy text
          </Button>
          <Button
            size="small"
            onClick={() => {
              dropScorecardDraft(interview.id)
              setDiscarded(true)
            }}
          >
            Discard
          </Button>
        </>
      }
    >
      It can’t be changed. What you entered here wasn’t submitted:
      <FactList facts={parts} />
    </Notice>
  )
}
