import type { DeskFacts } from '#contract/desk-facts.ts'

/** What each part of the facts' page gets: all of them, and how to show what a change left. */
export type FactsProps = { facts: DeskFacts; show: (facts: DeskFacts) => void }
