import type { ReactNode } from 'react'
import './chosen-bar.css'

type ChosenBarProps = { words: string; clearWords: string; onClear: () => void; children: ReactNode }

/** Shows, below a list, how many rows are ticked and what can be done with them. */
export const ChosenBar = ({ words, clearWords, onClear, children }: ChosenBarProps) => (
  <section className="chosen-bar" aria-label={words}>
    <b>{words}</b>
    {children}
    <button type="button" className="link plain" onClick={onClear}>
      {clearWords}
    </button>
  </section>
)
