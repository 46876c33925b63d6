import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { COMPLAINT_ANSWER_HOURS } from '#domain/feedback/feedback.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'

const COMPLAINT = `Please tell us what happened and how to reach you. You get a ticket number at once and an answer within ${COMPLAINT_ANSWER_HOURS} hours. We settle complaints within a month.`

export const FEEDBACK: ChatTopic = {
  id: 'feedback',
  title: 'Feedback',
  questions: [
    {
      id: 'give-feedback',
      asks: 'I want to tell you something',
      answer: { text: 'Please do. Write it below; your name and contact details are optional.', form: 'feedback' },
    },
    {
      id: 'complain',
      asks: 'I want to complain',
      answer: { text: COMPLAINT, form: 'complaint' },
    },
    {
      id: 'review-hotel',
      asks: 'Where do I review a hotel?',
      answer: {
        text: 'In My Bookings, once your stay has ended. Your review is shown with your first name only.',
        link: { label: 'My Bookings', to: 'myBookings' },
      },
    },
  ],
}

export const SPONSORSHIP: ChatTopic = {
  id: 'sponsorship',
  title: 'Sponsorship',
  questions: [
    {
      id: 'ask-for-sponsorship',
      asks: 'I want to ask for a sponsorship',
      answer: {
        text: 'Tell us about your event or idea, when it takes place and what you need from us. Please leave a phone number or an email.',
        form: 'sponsorship',
      },
    },
    {
      id: 'what-we-sponsor',
      asks: 'What do you sponsor?',
      answer: {
        text: `Events and projects that fit what ${PRODUCT_NAME} stands for: couples, privacy, equal rights, college festivals. Every request is read by a person.`,
      },
    },
    {
      id: 'sponsorship-answer',
      asks: 'When will I hear from you?',
      answer: {
        text: `We write or call within a week. To add something, write to ${SITE.careEmail} and quote your ticket number.`,
        link: { label: `Write to ${SITE.careEmail}`, to: 'mail' },
      },
    },
  ],
}
