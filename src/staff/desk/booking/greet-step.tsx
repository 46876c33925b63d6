import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

const LOOKS = { done: 'greet-done', now: 'greet-now', later: 'greet-later' } as const

type GreetStepProps = {
  number: number
  state: 'done' | 'now' | 'later'
  title: string
  /** a secondary action next to the title */
  beside?: ReactNode
  children?: ReactNode
}

/** Shows one step of a check-in, with its number, or with a tick once it is done. */
export const GreetStep = ({ number, state, title, beside, children }: GreetStepProps) => (
  <section className={`greet-step ${LOOKS[state]}`}>
    <header>
      <span className="greet-point" aria-hidden="true">
        {state === 'done' ? <Icon name="check" /> : number}
      </span>
      <h2>{title}</h2>
      {beside}
    </header>
    <div className="greet-inside">{children}</div>
  </section>
)
