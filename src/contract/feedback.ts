import { Type } from 'typebox'
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '#domain/accounts/sign-up-form.ts'
import { REPORT_REASONS, REPORT_SUBJECTS } from '#domain/feedback/report.ts'
import { FEEDBACK_KINDS, MAX_FEEDBACK_LENGTH, MAX_PAGE_LENGTH } from '#domain/feedback/feedback.ts'
import { MAX_MESSAGE_PICTURES } from '#domain/pictures/picture-limits.ts'
import { defineCall } from './call.ts'
import { PICTURE_REFUSALS } from './picture-refusals.ts'
import { Instant, Nullable, OneOf, SlugOrId, Uuid } from './primitives.ts'

/** Ids of pictures that the signed-in sender uploaded earlier and that do not belong to a message yet. */
export const MessagePictureIds = Type.Array(Uuid, { maxItems: MAX_MESSAGE_PICTURES })

export const uploadMessagePictures = defineCall({
  method: 'POST',
  path: '/message-pictures',
  tag: 'Service',
  summary:
    'Uploads pictures for a message to us, sealed like IDs. Their ids go into the message or what is added to it',
  rights: 'signed-in',
  upload: { field: 'files', max: MAX_MESSAGE_PICTURES },
  response: Type.Object({
    files: Type.Array(Type.Object({ id: Type.String() }, { title: 'MessagePicture' })),
  }),
  refusals: ['USER_ID_MISSING', 'CROSS_SITE', 'TOO_MANY_PICTURES', ...PICTURE_REFUSALS],
  limitPerMinute: 30,
})

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
      pictures: Type.Optional(Nullable(MessagePictureIds)),
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
  refusals: ['CROSS_SITE', 'PICTURE_UNKNOWN', 'TOO_MANY_PICTURES'],
  limitPerMinute: 5,
  // A message that cannot be read is not sent, and does not count towards the limit.
  limitOnlyWith: 'message',
})

export const sendReport = defineCall({
  method: 'POST',
  path: '/reports',
  tag: 'Service',
  summary:
    'Reports a picture or a review of a hotel’s page; we look within 2 hours where it shows or names a person, else within 24. A second report of the same keeps its ticket',
  rights: 'anyone',
  session: 'optional',
  body: Type.Object(
    {
      subject: OneOf(REPORT_SUBJECTS),
      hotelId: Type.Union([Type.Integer({ minimum: 1 }), SlugOrId]),
      of: Type.String({ maxLength: 300, description: 'the address of the picture, or the id of the review' }),
      reason: OneOf(REPORT_REASONS, 'other_hotel only of a picture, not_a_guest only of a review'),
      words: Type.Optional(Nullable(Type.String({ maxLength: MAX_FEEDBACK_LENGTH }))),
      phone: Type.Optional(
        Nullable(Type.String({ maxLength: 20, description: 'an Indian mobile, to follow the report' })),
      ),
    },
    {
      title: 'ReportRequest',
      examples: [{ subject: 'picture', hotelId: 12, of: '/pictures/pool/lantern-room-352.webp', reason: 'person' }],
    },
  ),
  response: Type.Object(
    { ticket: Type.String({ examples: ['R-7K3M9Q'] }), due: Instant('by when we have looked') },
    { title: 'ReportSent' },
  ),
  refusals: ['CROSS_SITE', 'NOT_FOUND'],
  limitPerMinute: 5,
})
