import { useId } from 'react'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'
import { pendingReply, type Conversation } from './conversation.ts'
import { CATEGORIES, findTopic, FURTHER_TOPICS } from './topics.ts'
import { sendQuestion } from './send-question.ts'
import { sendToChat } from './chat-store.ts'
import * as t from '#words/chatbot.ts'

/** Shows the current choices. While an answer is pending they stay in place, disabled. */
export function ChatChoices({ conversation }: { conversation: Conversation }) {
  const topic = findTopic(conversation.topic ?? '')
  const isWaiting = pendingReply(conversation) !== undefined
  if (topic) return <Questions topic={topic} isWaiting={isWaiting} />
  return (
    <>
      <Topics heading={t.categories} topics={CATEGORIES} isWaiting={isWaiting} />
      <Topics heading={t.yourBookingAndMore} topics={FURTHER_TOPICS} isWaiting={isWaiting} />
    </>
  )
}

type TopicsProps = { heading: string; topics: readonly ChatTopic[]; isWaiting: boolean }

function Topics({ heading, topics, isWaiting }: TopicsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="chat-choices">
      <h3 id={id} className="soft">
        {heading}
      </h3>
      <ul className="chips">
        {topics.map((topic) => (
          <li key={topic.id}>
            <button
              type="button"
              className="chip"
              data-topic={topic.id}
              aria-disabled={isWaiting}
              onClick={() => sendToChat({ type: 'category-picked', topic: topic.id })}
            >
              {topic.title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Questions({ topic, isWaiting }: { topic: ChatTopic; isWaiting: boolean }) {
  return (
    <ul className="chat-choices" aria-label={t.questionsAbout(topic.title)}>
      {topic.questions.map(({ id, asks }) => (
        <li key={id}>
          <button
            type="button"
            className="chip chat-question"
            aria-disabled={isWaiting}
            onClick={() => sendQuestion(topic.id, id)}
          >
            {asks}
          </button>
        </li>
      ))}
    </ul>
  )
}
