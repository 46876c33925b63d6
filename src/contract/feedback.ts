import { Type } from 'typebox'
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '#domain/accounts/sign-up-form.ts'
import { FEEDBACK_KINDS, MAX_FEEDBACK_LENGTH, MAX_PAGE_LENGTH } from '#domain/feedback/feedback.ts'
import { defineCall } from './call.ts'
import { Nullable, OneOf } from './primitives.ts'

export const sendFeedback = defineCall({
  method: 'POST',
  path: '/feedback',
  tag: 'Service',
  summary:
    'Feedback, a sponsorship request or a complaint; the same words from the same sender within 10 minutes keep their ticket',
  rights: 'anyone',
  session: 'optional',
  body: Type.Object(
    {
      kind: OneOf(FEEDBACK_KINDS, 'sponsorship and complaint need a phone or an e-mail'),
      message: Type.String({ maxLength: MAX_FEEDBACK_LENGTH }),
      name: Type.Optional(Nullable(Type.String({ maxLength: MAX_NAME_LENGTH }))),
      phone: Type.Optional(Nullable(Type.String({ maxLength: 20, description: 'an Indian mobile' }))),
      email: Type.Optional(Nullable(Type.String({ maxLength: MAX_EMAIL_LENGTH }))),
      page: Type.Optional(
        Nullable(Type.String({ maxLength: MAX_PAGE_LENGTH, description: 'the path it was written on' })),
      ),
    },
    {
      examples: [
        {
          kind: 'sponsorship',
          message: 'Our college festival in January looks for a sponsor of its reading corner.',
          name: 'Kabir Sen',
          phone: '+919876500002',
          email: 'kabir@home.example',
          page: '/team',
        },
      ],
    },
  ),
  response: Type.Object({ ticket: Type.String({ description: 'to ask about it', examples: ['S-7K3M9Q'] }) }),
  refusals: ['CROSS_SITE'],
  limitPerMinute: 5,
  // An unreadable message sends nothing and does not count towards the limit.
  limitOnlyWith: 'message',
})
