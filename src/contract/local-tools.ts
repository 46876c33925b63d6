import { Type } from 'typebox'
import { defineCall } from './call.ts'
import { Instant } from './primitives.ts'

export const readOutbox = defineCall({
  method: 'GET',
  path: '/dev/outbox',
  tag: 'Local tools',
  summary: 'Messages that the local stand-in delivered, newest first',
  rights: 'local',
  query: Type.Object({ to: Type.Optional(Type.String({ maxLength: 254 })) }),
  response: Type.Array(
    Type.Object({
      to: Type.String(),
      channel: Type.String(),
      body: Type.String(),
      createdAt: Instant('when it was sent'),
    }),
  ),
  refusals: [],
})

const ClockReading = Type.Object(
  { now: Instant('what the server takes for now'), advancedMinutes: Type.Number() },
  { title: 'ClockReading' },
)

export const readClock = defineCall({
  method: 'GET',
  path: '/dev/clock',
  tag: 'Local tools',
  summary: 'The server’s clock',
  rights: 'local',
  response: ClockReading,
  refusals: [],
})

export const advanceClock = defineCall({
  method: 'POST',
  path: '/dev/clock',
  tag: 'Local tools',
  summary: 'Moves the server’s clock forward and runs the jobs that have come due',
  rights: 'local',
  body: Type.Object(
    { advanceMinutes: Type.Number({ exclusiveMinimum: 0, maximum: 527_040 }) },
    { examples: [{ advanceMinutes: 20 }] },
  ),
  response: ClockReading,
  refusals: [],
})

export const listJobs = defineCall({
  method: 'GET',
  path: '/dev/jobs',
  tag: 'Local tools',
  summary: 'The schedule',
  rights: 'local',
  response: Type.Array(Type.Object({ name: Type.String(), does: Type.String(), every: Type.String() })),
  refusals: [],
})

export const runJob = defineCall({
  method: 'POST',
  path: '/dev/jobs/{name}',
  tag: 'Local tools',
  summary: 'Runs a job now',
  rights: 'local',
  params: Type.Object({ name: Type.String({ maxLength: 60 }) }),
  response: Type.Object({ name: Type.String(), done: Type.Integer({ description: 'how many things it worked on' }) }),
  refusals: ['NOT_FOUND'],
})
