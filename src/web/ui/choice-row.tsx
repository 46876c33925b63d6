import type { ReactNode } from 'react'
import './choice-row.css'

/** Chips of which exactly one is chosen. `label` names the choice for screen readers. */
export const ChoiceRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset>
    <legend className="visually-hidden">{label}</legend>
    <div className="choice-row">{children}</div>
  </fieldset>
)
