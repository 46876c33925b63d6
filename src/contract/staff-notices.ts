import { Type, type Static } from 'typebox'
import { NOTICE_KINDS } from '#domain/desk/not-me.ts'
import { defineCall } from './call.ts'
import { Instant, OneOf } from './primitives.ts'

/** The subject of the link "Not me" in a text message to staff. It names no hotel and no person. */
export const StaffNotice = Type.Object(
  {
    kind: OneOf(NOTICE_KINDS),
    state: OneOf(
      ['open', 'used', 'over', 'office_told'],
      'used: it ended what the text told of; office_told: that was the last manager of a hotel, so the office looks',
    ),
    told_at: Instant('when the text was written'),
  },
  { title: 'StaffNotice' },
)
export type StaffNotice = Static<typeof StaffNotice>

const ofLink = {
  method: 'POST',
  tag: 'Desk',
  rights: 'anyone',
  body: Type.Object(
    { token: Type.String({ maxLength: 100, description: 'what stands behind the # of the link in the text' }) },
    { examples: [{ token: 'x3Jq0v8m1QhT5sYw2LkZbA' }] },
  ),
  response: StaffNotice,
  limitPerMinute: 60,
} as const

export const getStaffNotice = defineCall({
  ...ofLink,
  path: '/staff-notices/look',
  summary: 'What the link in a text to staff is about; changes nothing',
  refusals: ['NOT_FOUND'],
})

export const reportNotMe = defineCall({
  ...ofLink,
  path: '/staff-notices/not-me',
  summary: 'Ends, once, the one post, paired device or passkey that the text told of, and tells the managers',
  refusals: ['NOT_FOUND', 'NOT_ME_USED', 'NOT_ME_OVER'],
})
