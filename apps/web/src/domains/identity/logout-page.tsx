import { LoadingState } from '@assay/ui/states'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { logOut } from '../../platform/session/session.ts'

/** Ends this session, or all sessions of the user, then opens `/` whatever the server answers. */
export function LogoutPage({ everywhere }: { everywhere: boolean }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const began = useRef(false)
  useEffect(() => {
    if (began.current) return
    began.current = true
    void logOut({ everywhere }).finally(() => {
      queryClient.clear()
      void navigate({ to: '/', replace: true })
    })
  }, [everywhere, navigate, queryClient])
  return (
    <>
      <h1 hidden>Sign out</h1>
      <LoadingState label="Signing out" />
    </>
  )
}
