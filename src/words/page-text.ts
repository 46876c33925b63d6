import type { Language } from '#domain/languages.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'

/** A link inside a sentence: to a path on this site, an anchor, a phone number or a mailbox. */
export type TextLink = { words: string; to: string }

/** A sentence or paragraph, with links and strong words where needed. */
export type Words = string | ReadonlyArray<string | TextLink | { strong: string }>

/** A term and its explanation, for facts that readers look up. */
export type Fact = { what: string; words: Words }

export type Block = Words | { list: readonly Words[] } | { numbered: readonly Words[] } | { facts: readonly Fact[] }

/** `id` is the anchor to which other links lead. It stays the same when the heading changes. */
export type Section = { id: string; heading: string; blocks: readonly Block[] }

/** The one thing that a reader should do next. */
export type NextStep = { heading: string; words: Words; label: string; to: string }

/** A page of text. Search engines show `title` and `description`; visitors see `heading`. */
export type PageText = {
  path: string
  /** the language of this text, if it differs from the page's */
  language?: Language
  title: string
  description: string
  heading: string
  intro: Words
  sections: readonly Section[]
  next: NextStep
}

/** A step in a row of steps, with its picture. */
export type PictureStep = { icon: IconName; heading: string; words: string }

export type Question = { question: string; answer: readonly Words[] }
