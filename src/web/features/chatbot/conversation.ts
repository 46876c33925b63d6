import { FEEDBACK_KINDS, type FeedbackKind } from '#domain/feedback/feedback.ts'
import { unreachable } from '#domain/kernel/result.ts'
import { findQuestion, findTopic } from './topics.ts'

/** Milliseconds until the questions of a category and the answer to a question appear (specification §2, §9). */
export const CATEGORY_DELAY = 1500
export const ANSWER_DELAY = 2000
/** Replaces both delays for visitors who prefer reduced motion. */
export const REDUCED_DELAY = 50

/** How many lines a tab keeps; the oldest are dropped first. */
export const MAX_ENTRIES = 200

/** The log below the greeting. `category` and `question` are the visitor's lines, the rest is the site's. */
export type ChatEntry = { serial: number } & (
  | { kind: 'category' | 'questions'; topic: string }
  | { kind: 'question' | 'answer'; question: string }
  | { kind: 'ticket'; about: FeedbackKind; ticket: string }
)

/**
 * `topic`: the topic whose questions are offered; if there is none, the categories are offered. `form`: the open form.
 */
export type Conversation = {
  entries: readonly ChatEntry[]
  topic: string | undefined
  form: FeedbackKind | undefined
}

export type ChatEvent =
  | { type: 'category-picked'; topic: string }
  | { type: 'question-picked'; question: string }
  /** the delay is over */
  | { type: 'delay-passed' }
  | { type: 'back' }
  | { type: 'started-over' }
  /** the visitor changed the kind of message in the open form */
  | { type: 'form-changed'; about: FeedbackKind }
  | { type: 'form-left' }
  | { type: 'message-sent'; about: FeedbackKind; ticket: string }

export const START: Conversation = { entries: [], topic: undefined, form: undefined }

/**
 * Returns the reply that the visitor is waiting for; undefined unless the last line is the visitor's and has no reply
 * yet.
 */
export function pendingReply({ entries }: Conversation): 'questions' | 'answer' | undefined {
  const last = entries.at(-1)?.kind
  if (last === 'category') return 'questions'
  return last === 'question' ? 'answer' : undefined
}

/** Returns how many milliseconds the reply is delayed; undefined if no reply is pending. */
export function delayOf(conversation: Conversation, motion: 'full' | 'reduced'): number | undefined {
  const what = pendingReply(conversation)
  if (what === undefined || motion === 'reduced') return what && REDUCED_DELAY
  return what === 'questions' ? CATEGORY_DELAY : ANSWER_DELAY
}

/** An entry of any kind without its serial. */
type Line = ChatEntry extends infer Entry ? (Entry extends ChatEntry ? Omit<Entry, 'serial'> : never) : never

function say(entries: readonly ChatEntry[], line: Line): ChatEntry[] {
  const serial = (entries.at(-1)?.serial ?? 0) + 1
  return [...entries, { ...line, serial }].slice(-MAX_ENTRIES)
}

const isAskedOf = (topic: string | undefined, question: string) =>
  findTopic(topic ?? '')?.questions.some(({ id }) => id === question) === true

/**
 * Returns the next state of the conversation, as a pure state machine. A second press while an answer is pending
 * changes nothing.
 */
export function nextConversation(state: Conversation, event: ChatEvent): Conversation {
  switch (event.type) {
    case 'category-picked':
      if (pendingReply(state) || state.topic !== undefined || !findTopic(event.topic)) return state
      return { ...state, entries: say(state.entries, { kind: 'category', topic: event.topic }) }
    case 'question-picked':
      if (pendingReply(state) || !isAskedOf(state.topic, event.question)) return state
      return { ...state, form: undefined, entries: say(state.entries, { kind: 'question', question: event.question }) }
    case 'delay-passed':
      return reply(state)
    case 'back':
      // Going back also removes a choice that has no reply yet.
      return { ...START, entries: pendingReply(state) ? state.entries.slice(0, -1) : state.entries }
    case 'started-over':
      return START
    case 'form-changed':
      return state.form ? { ...state, form: event.about } : state
    case 'form-left':
      return { ...state, form: undefined }
    case 'message-sent':
      return sent(state, event)
    default:
      return unreachable(event)
  }
}

function reply(state: Conversation): Conversation {
  const last = state.entries.at(-1)
  if (last?.kind === 'category') {
    const { topic } = last
    return { ...state, topic, entries: say(state.entries, { kind: 'questions', topic }) }
  }
  if (last?.kind === 'question') {
    const { question } = last
    const form = findQuestion(question)?.answer.form
    return { ...state, form, entries: say(state.entries, { kind: 'answer', question }) }
  }
  return state
}

/** Records a sent message. A message that was sent twice keeps its ticket, which is shown only once. */
function sent(state: Conversation, { about, ticket }: { about: FeedbackKind; ticket: string }): Conversation {
  const isSaid = state.entries.some((entry) => entry.kind === 'ticket' && entry.ticket === ticket)
  const entries = isSaid ? state.entries : say(state.entries, { kind: 'ticket', about, ticket })
  return { ...state, form: undefined, entries }
}

const isKind = (word: unknown): word is FeedbackKind => FEEDBACK_KINDS.some((kind) => kind === word)

function isEntry(kept: unknown): kept is ChatEntry {
  if (typeof kept !== 'object' || kept === null) return false
  const { serial, kind, topic, question, about, ticket } = kept as Record<string, unknown>
  if (typeof serial !== 'number') return false
  if (kind === 'category' || kind === 'questions') return typeof topic === 'string' && findTopic(topic) !== undefined
  if (kind === 'question' || kind === 'answer')
    return typeof question === 'string' && findQuestion(question) !== undefined
  return kind === 'ticket' && isKind(about) && typeof ticket === 'string'
}

/**
 * Restores the conversation that a tab stored. Starts a new one if there is none, or if another version of the site
 * wrote it.
 */
export function readConversation(kept: unknown): Conversation {
  if (typeof kept !== 'object' || kept === null) return START
  const { entries, topic, form } = kept as Record<string, unknown>
  if (!Array.isArray(entries) || !entries.every(isEntry)) return START
  return {
    entries: entries.slice(-MAX_ENTRIES),
    topic: typeof topic === 'string' && findTopic(topic) ? topic : undefined,
    form: isKind(form) ? form : undefined,
  }
}
