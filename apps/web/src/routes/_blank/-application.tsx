import type { LinkPurpose } from '@assay/contracts/candidate-links'
import { Panel } from '@assay/ui/panel'
import { LoadingState } from '@assay/ui/states'
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { ApplicationHead } from '../../domains/candidate-links/application-head.tsx'
import { applicationQuery, linkQuery } from '../../domains/candidate-links/links.queries.ts'
import {
  AskFirst,
  HistoryAndRights,
  OtherDeadlines,
  WhereItStands,
} from '../../domains/contact-requests/follow-progress.tsx'
import { JobAsksPanel, JobText } from '../../domains/public-jobs/job-asks.tsx'
import { ApiError } from '../../platform/api-error.ts'
import { applicationKey, type CandidateLink, type LinkPageProps } from '../../platform/candidate-link.ts'
import { Region } from '../../platform/region.tsx'

/** The content of each link, loaded on demand. */
const loads: Readonly<Partial<Record<LinkPurpose, () => Promise<ComponentType<LinkPageProps>>>>> = {
  answerContactRequest: async () =>
    (await import('../../domains/contact-requests/answer-contact-request.tsx')).AnswerContactRequest,
  chooseInterviewSlot: async () =>
    (await import('../../domains/interviews/answering/answer-interview.tsx')).AnswerInterview,
  answerOffer: async () => (await import('../../domains/offers/answer-offer.tsx')).AnswerOffer,
  confirmStart: async () => (await import('../../domains/hires/confirm-start.tsx')).ConfirmStart,
  correctOrEraseData: async () => (await import('./-own-data-page.tsx')).OwnDataPage,
  askForAccommodation: async () => (await import('../../domains/candidate-requests/own-requests.tsx')).OwnRequests,
  askForExplanation: async () => (await import('../../domains/contact-requests/read-explanation.tsx')).ReadExplanation,
}

const pages = Object.fromEntries(
  Object.entries(loads).map(([purpose, load]) => [purpose, lazy(async () => ({ default: await load() }))]),
) as Readonly<Partial<Record<LinkPurpose, ComponentType<LinkPageProps>>>>

/** One page for an application, whichever of its links was opened: the question, the job, the history, the rights. */
export function Application({ link, token }: { link: CandidateLink; token: string }) {
  const query = useQuery(applicationQuery(token))
  useReloadAfterAnswers(token)
  // Together with the application, not after it.
  useEffect(() => void loads[link.purpose]?.().catch(() => undefined), [link.purpose])
  if (query.isPending) return <LoadingState />
  // A link's question can be answered even where nothing else is known about it, such as after an erasure.
  if (query.data === undefined || isGone(query.error))
    return (
      <Suspense fallback={<LoadingState />}>
        <Asked link={link} token={token} />
      </Suspense>
    )
  const { company, shows } = query.data
  const asked = link.purpose === 'followProgress' ? (shows.deadlines.find(isToAnswer)?.link ?? null) : null
  const shown = asked?.split('#')[1] ?? token
  // One boundary for all: an answer that came later would push away what is being read.
  return (
    <Suspense fallback={<LoadingState />}>
      <ApplicationHead company={company} shows={shows} />
      {asked !== null ? (
        <CandidateRequestForm key={shown} token={shown} zone={shows.timezone} />
      ) : link.purpose === 'followProgress' ? (
        <WhereItStands shows={shows} />
      ) : (
        <Asked link={link} token={token} zone={shows.timezone} />
      )}
      <AskFirst company={company} shows={shows} of={shown} />
      <OtherDeadlines company={company} shows={shows} except={shown} />
      <JobAsksPanel job={shows.job} />
      {shows.job.description !== '' && (
        <Panel title="Job description">
          <JobText description={shows.job.description} title={shows.requirementTitle} />
        </Panel>
      )}
      <HistoryAndRights company={company} shows={shows} />
    </Suspense>
  )
}

/** A failed reload keeps what was shown; an erasure does not. */
const isGone = (error: Error | null): boolean => error instanceof ApiError && error.status === 404

const isToAnswer = ({ who, link }: { who: 'you' | 'company'; link: string | null }): boolean =>
  who === 'you' && link !== null

function CandidateRequestForm({ token, zone }: { token: string; zone: string }): ReactNode {
  const query = useQuery(linkQuery(token))
  return <Region query={query}>{(link) => <Asked link={link} token={token} zone={zone} />}</Region>
}

function Asked(props: LinkPageProps): ReactNode {
  const Page = pages[props.link.purpose]
  return Page === undefined ? null : <Page {...props} />
}

/** An answer changes the history, the deadlines and the way, so they are read again when it is given. */
function useReloadAfterAnswers(token: string): void {
  const client = useQueryClient()
  const isAnswering = useIsMutating() > 0
  const wasAnswering = useRef(false)
  useEffect(() => {
    if (wasAnswering.current && !isAnswering) void client.invalidateQueries({ queryKey: applicationKey(token) })
    wasAnswering.current = isAnswering
  }, [client, isAnswering, token])
}
