import { Component, type ReactNode } from 'react'

/** Handles failures outside or inside the error page. It uses plain elements only, so that it can't fail too. */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <main style={{ padding: '4rem 1.5rem', textAlign: 'center' }}>
        <h1 style={{ fontSize: '1.25rem' }}>Something went wrong</h1>
        <p style={{ marginTop: '1rem' }}>
          <a href="/">Go to home page</a>
        </p>
      </main>
    )
  }
}
