import type { ReactNode } from 'react'
import { LoadingWord } from './skeleton.tsx'

/** A page whose data have not arrived. */
export const LoadingPage = ({ children }: { children?: ReactNode }) => (
  <main id="main" className="wrap section">
    <LoadingWord />
    {children}
  </main>
)
