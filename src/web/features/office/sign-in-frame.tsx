import type { ReactNode } from 'react'
import Mark from '#web/ui/logo.tsx'
import { WORDS } from './words/words.ts'
import './sign-in-frame.css'

/** Before the office opens: its mark, one heading, and what to do. */
export const OfficeDoor = ({ title, children }: { title: string; children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="office-door">
    <p className="office-brand">
      <Mark />
      {WORDS.office}
    </p>
    <h1>{title}</h1>
    {children}
  </main>
)
