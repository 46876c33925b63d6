import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answerWords, MAX_ANSWER_LENGTH, type ChatTopic } from '#domain/chatbot/chat-topic.ts'
import { TRANSLATED } from '#domain/languages.ts'
import { ALL_TOPICS } from '#web/features/chatbot/topics.ts'
import { COMPLETE } from './complete.ts'

const isTopic = (value: unknown): value is ChatTopic =>
  typeof value === 'object' && value !== null && 'questions' in value

const english = ALL_TOPICS.flatMap(({ questions }) => questions)
const numbersIn = (words: string) => (words.match(/\d+/g) ?? []).toSorted()

describe.each(TRANSLATED)('the chatbot in %s', async (language) => {
  const files = globSync(`${import.meta.dirname}/${language}/chatbot/*.ts`)
  const exported = await Promise.all(files.map((file) => import(file) as Promise<Record<string, unknown>>))
  const topics = exported.flatMap((each) => Object.values(each).filter(isTopic))
  const questions = topics.flatMap((topic) => topic.questions)

  test.runIf(COMPLETE.has(language))('the chatbot has the English topics and questions', () => {
    const ids = (list: readonly ChatTopic[]) =>
      list.map(({ id, questions: asked }) => [id, ...asked.map((question) => question.id)].join(' ')).toSorted()
    expect(ids(topics)).toEqual(ids(ALL_TOPICS))
  })

  const isCompared = ({ id }: { id: string }) =>
    COMPLETE.has(language) || questions.some((question) => question.id === id)

  test.each(english.filter(isCompared).map((question) => [question.id, question] as const))(
    'the answer %s has the numbers, link and form of the English one, and fits its bubble',
    (id, { asks, answer }) => {
      const translated = questions.find((question) => question.id === id)
      const words = answerWords(translated?.answer ?? answer)
      expect(translated?.answer.link?.to).toBe(answer.link?.to)
      expect(translated?.answer.form).toBe(answer.form)
      expect(translated?.answer.list?.length).toBe(answer.list?.length)
      expect(numbersIn(translated?.asks ?? '')).toEqual(numbersIn(asks))
      expect(numbersIn(words)).toEqual(numbersIn(answerWords(answer)))
      expect(words.length).toBeLessThanOrEqual(MAX_ANSWER_LENGTH)
    },
  )
})
