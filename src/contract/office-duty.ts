import { Type, type Static } from 'typebox'
import { DUTY_HOURS } from '#domain/office/duty.ts'
import { defineCall } from './call.ts'
import { Instant, Nullable, OneOfNumbers } from './primitives.ts'

/** A limit above the number of colleagues in any office. */
const MAX_ON_DUTY = 100

export const OfficeDuty = Type.Object(
  {
    on_duty: Type.Array(
      Type.Object(
        { id: Type.String(), name: Type.String(), until: Instant('when their duty ends') },
        { title: 'OperatorOnDuty' },
      ),
      { maxItems: MAX_ON_DUTY, description: 'who gets the alarms; while this is empty, everybody does' },
    ),
    own_until: Nullable(Instant('when the caller’s duty ends')),
  },
  { title: 'OfficeDuty' },
)
export type OfficeDuty = Static<typeof OfficeDuty>

const office = { tag: 'Office', rights: 'office', response: OfficeDuty } as const

export const readDuty = defineCall({
  ...office,
  method: 'GET',
  path: '/office/duty',
  summary: 'Who is on duty and gets the alarms',
  refusals: ['NO_SESSION', 'PASSKEY_NEEDED'],
})

export const startDuty = defineCall({
  ...office,
  method: 'POST',
  path: '/office/duty',
  summary: 'Puts the caller on duty from now on; an earlier duty ends, but one that lasts as long goes on',
  body: Type.Object({ hours: OneOfNumbers(DUTY_HOURS, 'how long') }, { examples: [{ hours: 8 }] }),
  refusals: ['NO_SESSION', 'PASSKEY_NEEDED', 'CROSS_SITE'],
  limitPerMinute: 20,
})

export const endDuty = defineCall({
  ...office,
  method: 'POST',
  path: '/office/duty/end',
  summary: 'Ends the caller’s duty; nothing changes if they are not on duty',
  refusals: ['NO_SESSION', 'PASSKEY_NEEDED', 'CROSS_SITE'],
})
