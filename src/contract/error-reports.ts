import { Type } from 'typebox'
import { MAX_REPORT_COMMENT_LENGTH } from '#domain/error-reports/error-report.ts'
import { defineCall } from './call.ts'
import { Nullable } from './primitives.ts'

/** Longer texts are cut rather than refused, because the reporting page has already failed once. */
const MAX_TOLD = 8000

export const reportError = defineCall({
  method: 'POST',
  path: '/error-reports',
  tag: 'Service',
  summary: 'A page that failed, with what the visitor says of it; e-mails, phones and tokens in it are taken out',
  rights: 'anyone',
  session: 'optional',
  body: Type.Object(
    {
      page: Type.String({ maxLength: MAX_TOLD, description: 'the path; its query is not kept' }),
      message: Type.String({ maxLength: MAX_TOLD, description: 'what the program said' }),
      comment: Type.Optional(
        Nullable(
          Type.String({
            maxLength: MAX_TOLD,
            description: `what was being done; ${MAX_REPORT_COMMENT_LENGTH} characters are kept`,
          }),
        ),
      ),
    },
    {
      examples: [
        { page: '/hotel/the-lantern-court', message: 'TypeError: total is undefined', comment: 'I chose two rooms.' },
      ],
    },
  ),
  response: Type.Object({ ticket: Type.String({ description: 'to ask about it', examples: ['E-7K3M9Q'] }) }),
  refusals: ['CROSS_SITE'],
  limitPerMinute: 10,
})
