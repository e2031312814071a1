import { TextLink } from '@assay/ui/link'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayDo, useSession } from '../../platform/session/session.ts'

interface EntryLinksProps {
  requirementId: string
  candidateId: string
  words: ReactNode
}

export function EntryLinks({ requirementId, candidateId, words }: EntryLinksProps) {
  const { user } = useSession()
  return (
    <>
      <TextLink render={<Link to="/candidate-profile" search={{ id: candidateId }} />}>{words}</TextLink>
      {mayDo(user, 'search.run') && (
        <>
          {' · '}
          <TextLink render={<Link to="/alternative" search={{ requirement: requirementId, candidate: candidateId }} />}>
            Find alternatives
          </TextLink>
        </>
      )}
    </>
  )
}
