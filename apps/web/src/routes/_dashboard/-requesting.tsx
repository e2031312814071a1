import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { RequestDialog } from '../../domains/contact-requests/request-dialog.tsx'
import { mayDo, useSession } from '../../platform/session.ts'

interface RequestContactProps {
  requirementId: string
  candidateId: string
  name: string
  stage: PipelineStage
}

const ASKED: readonly PipelineStage[] = ['contactRequested', 'contactReleased']

/** Asks somebody who is shortlisted for their contact details, or leads to where that was done. */
export function RequestContact({ requirementId, candidateId, name, stage }: RequestContactProps) {
  const { user } = useSession()
  const [asking, setAsking] = useState(false)
  if (ASKED.includes(stage) && mayDo(user, 'contact.read'))
    return (
      <TextLink render={<Link to="/contact-info-requested" search={{ requirement: requirementId }} />}>
        The contact request
      </TextLink>
    )
  if (stage !== 'shortlisted' || !mayDo(user, 'contact.request')) return null
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Request contact…
      </Button>
      {asking && <RequestDialog {...{ candidateId, requirementId, name }} onClose={() => setAsking(false)} />}
    </>
  )
}
