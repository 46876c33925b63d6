import { Type } from 'typebox'
import { EVENT_NAMES, MAX_EVENT_PAGE_LENGTH, MAX_EVENTS_AT_ONCE } from '#domain/analytics/tracked-events.ts'
import { defineCall } from './call.ts'

/**
 * High enough for the thousands of phones that share an address. A page reports several events in one call. A lost
 * event does no harm.
 */
const EVENT_CALLS_PER_MINUTE = 60

export const countEvents = defineCall({
  method: 'POST',
  path: '/events',
  tag: 'Service',
  summary:
    'Counts what happened on pages of visitors who agreed to it; no person is in it, and what says more than it may is left out',
  rights: 'anyone',
  body: Type.Object(
    {
      events: Type.Array(
        Type.Object({
          name: Type.String({ maxLength: 64, description: `one of ${EVENT_NAMES.join(', ')}` }),
          page: Type.String({ maxLength: MAX_EVENT_PAGE_LENGTH, description: 'the path, without its query' }),
          detail: Type.Optional(
            Type.Record(Type.String({ maxLength: 40 }), Type.Union([Type.String({ maxLength: 80 }), Type.Integer()])),
          ),
        }),
        { maxItems: MAX_EVENTS_AT_ONCE },
      ),
    },
    { examples: [{ events: [{ name: 'search', page: '/', detail: { city: 'pune', slot: 'evening_slot' } }] }] },
  ),
  response: Type.Object({ counted: Type.Integer({ description: 'how many of them were kept' }) }),
  refusals: [],
  limitPerMinute: EVENT_CALLS_PER_MINUTE,
})
