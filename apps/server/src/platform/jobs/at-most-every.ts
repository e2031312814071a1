/** Runs the work immediately, and again at the end of the interval if it was requested in between. */
export function atMostEvery(ms: number, work: () => void): () => void {
  let timer: NodeJS.Timeout | null = null
  let isAskedAgain = false
  const run = (): void => {
    work()
    timer = setTimeout(() => {
      timer = null
      if (!isAskedAgain) return
      isAskedAgain = false
      run()
    }, ms).unref()
  }
  return () => {
    if (timer) isAskedAgain = true
    else run()
  }
}
