import type { ReactNode } from 'react'
import './choice-row.css'

/** Chips of which one is chosen; `label` says to screen readers what for. */
export const ChoiceRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset>
    <legend className="visually-hidden">{label}</legend>
    <div className="choice-row">{children}</div>
  </fieldset>
)
