import { expect, test } from 'vitest'
import { answerWords, MAX_ANSWER_LENGTH } from '#domain/chatbot/chat-topic.ts'
import { ALL_TOPICS as english } from '../../en/chatbot/topics.ts'
import { ALL_TOPICS as hindi } from './topics.ts'

const asked = (topics: typeof english) => topics.flatMap(({ questions }) => questions)

const numbersIn = (words: string) => (words.match(/\d+/g) ?? []).toSorted()

test('the chatbot has the same topics and questions in Hindi', () => {
  expect(hindi.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
  expect(asked(hindi).map(({ id }) => id)).toEqual(asked(english).map(({ id }) => id))
})

test.each(asked(english).map((question) => [question.id, question] as const))(
  'the Hindi answer %s has the numbers, link and form of the English one',
  (id, { asks, answer }) => {
    const translated = asked(hindi).find((question) => question.id === id)
    const words = answerWords(translated?.answer ?? answer)
    expect(translated?.answer.link?.to).toBe(answer.link?.to)
    expect(translated?.answer.form).toBe(answer.form)
    expect(translated?.answer.list?.length).toBe(answer.list?.length)
    expect(numbersIn(translated?.asks ?? '')).toEqual(numbersIn(asks))
    expect(numbersIn(words)).toEqual(numbersIn(answerWords(answer)))
    expect(words.length).toBeLessThanOrEqual(MAX_ANSWER_LENGTH)
  },
)
