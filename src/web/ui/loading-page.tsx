import type { ReactNode } from 'react'
import { LoadingWord } from './skeleton.tsx'

/** Shown until the page's data have arrived. */
export const LoadingPage = ({ children }: { children?: ReactNode }) => (
  <main id="main" className="wrap section">
    <LoadingWord />
    {children}
  </main>
)
