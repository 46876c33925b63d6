import type { ReactNode } from 'react'
import Logo from '#web/ui/logo.tsx'
import './sign-in-frame.css'
import * as t from '#words/office/frame.ts'

/** Shows the frame of the pages before the office opens: logo, heading and instructions. */
export const SignInFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="office-door">
    <p className="office-brand">
      <Logo />
      {t.office}
    </p>
    <h1>{title}</h1>
    {children}
  </main>
)
