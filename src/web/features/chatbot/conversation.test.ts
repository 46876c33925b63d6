import { describe, expect, test } from 'vitest'
import {
  ANSWER_DELAY,
  pendingReply,
  CATEGORY_DELAY,
  nextConversation,
  delayOf,
  MAX_ENTRIES,
  readConversation,
  REDUCED_DELAY,
  START,
  type ChatEvent,
  type Conversation,
} from './conversation.ts'

const SLOTS: ChatEvent = { type: 'category-picked', topic: 'time-slots' }
const WHICH: ChatEvent = { type: 'question-picked', question: 'which-slots' }
const PASSED: ChatEvent = { type: 'delay-passed' }
const FEEDBACK: ChatEvent[] = [
  { type: 'category-picked', topic: 'feedback' },
  PASSED,
  { type: 'question-picked', question: 'complain' },
  PASSED,
]

const after = (...events: ChatEvent[]): Conversation => events.reduce(nextConversation, START)
const kinds = ({ entries }: Conversation) => entries.map(({ kind }) => kind)

describe('a conversation', () => {
  test('a conversation goes from a category to its questions and on to an answer', () => {
    expect(after(SLOTS)).toMatchObject({ topic: undefined, entries: [{ kind: 'category', topic: 'time-slots' }] })
    expect(after(SLOTS, PASSED)).toMatchObject({ topic: 'time-slots', form: undefined })
    const answered = after(SLOTS, PASSED, WHICH, PASSED)
    expect(kinds(answered)).toEqual(['category', 'questions', 'question', 'answer'])
    expect(answered.entries.at(-1)).toMatchObject({ question: 'which-slots', serial: 4 })
    expect(answered.topic).toBe('time-slots')
  })

  test.each<[string, ChatEvent[], ReturnType<typeof pendingReply>, number | undefined]>([
    ['nothing at first', [], undefined, undefined],
    ['the questions of a category', [SLOTS], 'questions', CATEGORY_DELAY],
    ['nothing once they are there', [SLOTS, PASSED], undefined, undefined],
    ['an answer', [SLOTS, PASSED, WHICH], 'answer', ANSWER_DELAY],
    ['nothing after it', [SLOTS, PASSED, WHICH, PASSED], undefined, undefined],
  ])('a conversation waits for %s', (_name, events, what, delay) => {
    expect(pendingReply(after(...events))).toBe(what)
    expect(delayOf(after(...events), 'full')).toBe(delay)
    expect(delayOf(after(...events), 'reduced')).toBe(delay && REDUCED_DELAY)
  })

  test('a conversation has the delays of the specification, or almost none with reduced motion', () => {
    expect([CATEGORY_DELAY, ANSWER_DELAY]).toEqual([1500, 2000])
    expect(REDUCED_DELAY).toBeLessThanOrEqual(100)
  })

  test.each<[string, ChatEvent[], ChatEvent]>([
    ['the same category twice', [SLOTS], SLOTS],
    ['another category meanwhile', [SLOTS], { type: 'category-picked', topic: 'safety' }],
    ['a category while questions are offered', [SLOTS, PASSED], { type: 'category-picked', topic: 'safety' }],
    ['the same question twice', [SLOTS, PASSED, WHICH], WHICH],
    ['a question before its category', [], WHICH],
    ['a question of another category', [SLOTS, PASSED], { type: 'question-picked', question: 'no-otp' }],
    ['an unknown category', [], { type: 'category-picked', topic: 'no-such' }],
    ['an unknown question', [SLOTS, PASSED], { type: 'question-picked', question: 'no-such' }],
    ['a delay nobody waits for', [SLOTS, PASSED], PASSED],
    ['a delay at the start', [], PASSED],
  ])('a conversation ignores %s', (_name, before, event) => {
    const state = after(...before)
    expect(nextConversation(state, event)).toBe(state)
  })

  test.each<[string, ChatEvent[], string[]]>([
    ['from the questions', [SLOTS, PASSED], ['category', 'questions']],
    ['from an answer', [SLOTS, PASSED, WHICH, PASSED], ['category', 'questions', 'question', 'answer']],
    ['before the questions came, which takes the pick back', [SLOTS], []],
    ['before the answer came', [SLOTS, PASSED, WHICH], ['category', 'questions']],
    ['from the start', [], []],
  ])('a conversation goes back %s', (_name, events, expected) => {
    const state = after(...events, { type: 'back' })
    expect(kinds(state)).toEqual(expected)
    expect(state).toMatchObject({ topic: undefined, form: undefined })
    expect(pendingReply(state)).toBeUndefined()
    expect(pendingReply(nextConversation(state, SLOTS))).toBe('questions')
  })

  test('a conversation can start over', () => {
    expect(after(SLOTS, PASSED, WHICH, { type: 'started-over' })).toBe(START)
  })

  test('a conversation drops its oldest lines and keeps the order of the rest', () => {
    const once: ChatEvent[] = [WHICH, PASSED]
    const long = after(SLOTS, PASSED, ...Array.from({ length: MAX_ENTRIES }, () => once).flat())
    expect(long.entries).toHaveLength(MAX_ENTRIES)
    const serials = long.entries.map(({ serial }) => serial)
    expect(serials).toEqual(serials.map((_serial, index) => (serials[0] ?? 0) + index))
    expect(serials.at(-1)).toBe(2 * MAX_ENTRIES + 2)
  })
})

describe('the chatbot’s form', () => {
  test('the chatbot’s form opens with the answer that offers it', () =>
    expect(after(...FEEDBACK).form).toBe('complaint'))

  test.each<[string, ChatEvent]>([
    ['its own way out', { type: 'form-left' }],
    ['another question', { type: 'question-picked', question: 'review-hotel' }],
    ['going back', { type: 'back' }],
    ['its ticket', { type: 'message-sent', about: 'complaint', ticket: 'C-7K3M9Q' }],
  ])('the chatbot’s form closes with %s', (_name, event) => expect(after(...FEEDBACK, event).form).toBeUndefined())

  test('the chatbot’s form may be replaced by another form while open', () => {
    expect(after(...FEEDBACK, { type: 'form-changed', about: 'sponsorship' }).form).toBe('sponsorship')
    expect(after(SLOTS, { type: 'form-changed', about: 'sponsorship' }).form).toBeUndefined()
  })

  test('the chatbot’s form shows its ticket only once, however often the message was sent', () => {
    const sent: ChatEvent = { type: 'message-sent', about: 'feedback', ticket: 'F-7K3M9Q' }
    expect(kinds(after(...FEEDBACK, sent, sent)).filter((kind) => kind === 'ticket')).toHaveLength(1)
  })

  test('the chatbot’s form leaves its ticket in the conversation', () => {
    const sent = after(...FEEDBACK, { type: 'message-sent', about: 'complaint', ticket: 'C-7K3M9Q' })
    expect(sent.entries.at(-1)).toMatchObject({ kind: 'ticket', about: 'complaint', ticket: 'C-7K3M9Q' })
    expect(sent.topic).toBe('feedback')
  })
})

describe('conversations kept by a tab', () => {
  test.each<[string, ChatEvent[]]>([
    ['at the start', []],
    ['while waiting', [SLOTS]],
    ['with an open form', FEEDBACK],
    ['with a ticket', [...FEEDBACK, { type: 'message-sent', about: 'feedback', ticket: 'F-7K3M9Q' }]],
  ])('a conversation kept by a tab resumes as it was, %s', (_name, events) => {
    const state = after(...events)
    expect(readConversation(JSON.parse(JSON.stringify(state)))).toEqual(state)
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', 'hello'],
    ['no list', { entries: 'none' }],
    ['a line that is none', { entries: [null] }],
    ['a line without number', { entries: [{ kind: 'category', topic: 'safety' }] }],
    ['a topic that is gone', { entries: [{ serial: 1, kind: 'category', topic: 'gone' }] }],
    ['a question that is gone', { entries: [{ serial: 1, kind: 'answer', question: 'gone' }] }],
    ['a ticket about nothing', { entries: [{ serial: 1, kind: 'ticket', about: 'x', ticket: 'F-1' }] }],
  ])('a conversation kept by a tab starts over from %s', (_name, kept) => expect(readConversation(kept)).toBe(START))

  test('a conversation kept by a tab offers the categories when its topic no longer exists', () => {
    expect(readConversation({ entries: [], topic: 'gone', form: 'gone' })).toEqual(START)
  })
})
