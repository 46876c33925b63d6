import type { IconName } from '#web/ui/icons/icon-names.ts'

/** A link inside a sentence; to a path of ours, an anchor, a phone or a mailbox. */
export type TextLink = { words: string; to: string }

/** A sentence or paragraph, with links and strong words where they are needed. */
export type Words = string | ReadonlyArray<string | TextLink | { strong: string }>

/** A thing and what is to be said of it, for what readers look up rather than read. */
export type Fact = { what: string; words: Words }

export type Block = Words | { list: readonly Words[] } | { numbered: readonly Words[] } | { facts: readonly Fact[] }

/** `id` is the anchor that links elsewhere name: it stays when the heading changes. */
export type Section = { id: string; heading: string; blocks: readonly Block[] }

/** The one thing to do after reading. */
export type NextStep = { heading: string; words: Words; label: string; to: string }

/** A page of texts. `title` and `description` are what search engines show, `heading` is the page's own. */
export type PageText = {
  path: string
  title: string
  description: string
  heading: string
  intro: Words
  sections: readonly Section[]
  next: NextStep
}

/** A step of a way that is shown in a row, with its picture. */
export type PictureStep = { icon: IconName; heading: string; words: string }

export type Question = { question: string; answer: readonly Words[] }
