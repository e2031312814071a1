import { Button } from '@assay/ui/button'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Shortlist, type ShortlistProps } from '../../domains/shortlists/board/index.ts'
import type { Entry } from '../../domains/shortlists/entries/index.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'
import { EntryLinks } from './-entry-links.tsx'
import { MakeOffer } from './-make-offer.tsx'
import { RecordCandidateRequest } from './-record-candidate-request.tsx'
import { RequestContact, RequestContacts } from './-requesting.tsx'

export function OneShortlist({ requirement, view, onView }: Pick<ShortlistProps, 'requirement' | 'view' | 'onView'>) {
  const { user } = useSession()
  const [asking, setAsking] = useState<readonly Entry[]>([])
  return (
    <>
      <Shortlist
        requirement={requirement}
        view={view}
        onView={onView}
        onContact={mayDo(user, 'contact.request') ? setAsking : undefined}
        profile={(entry, words) => (
          <EntryLinks requirementId={requirement.id} candidateId={entry.candidate.id} words={words}>
            <RequestContact
              requirementId={requirement.id}
              candidateId={entry.candidate.id}
              name={entry.candidate.maskedName}
              stage={entry.stage}
            />
            <RecordCandidateRequest entryId={entry.id} />
            <MakeOffer entryId={entry.id} stage={entry.stage} />
          </EntryLinks>
        )}
        start={
          <Button variant="primary" render={<Link to="/candidate-search" />}>
            Find candidates
          </Button>
        }
      />
      {asking.length > 0 && (
        <RequestContacts
          key={asking.map(({ id }) => id).join()}
          requirementId={requirement.id}
          people={asking.map(({ candidate }) => ({ candidateId: candidate.id, name: candidate.maskedName }))}
          onDone={() => setAsking([])}
        />
      )}
    </>
  )
}
