import { describe, expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import {
  enteredAt,
  moveVisit,
  noShowFrom,
  NOT_ARRIVED,
  VISIT_EVENTS,
  VISIT_STATUSES,
  visitEvents,
  type Visit,
  type VisitEvent,
  type VisitStatus,
} from './visit.ts'

const at = (clock: string) => new Date(`2026-12-05T${clock}:00+05:30`)
const EVENING = { start: at('21:00'), end: new Date('2026-12-06T10:00:00+05:30') }
const SHORT = { start: at('18:00'), end: at('21:00') }

const visit = (status: VisitStatus, more: Partial<Visit> = {}): Visit => ({ ...NOT_ARRIVED, status, ...more })
const booked = (of: Visit = NOT_ARRIVED, status: 'completed' | 'cancelled' | 'pending' = 'completed') => ({
  status,
  period: EVENING,
  visit: of,
  hasCase: false,
  isScanned: false,
})

describe('the transitions of a visit', () => {
  const legal = [
    'expected arrive here',
    'expected no_show no_show',
    'here leave left',
    'here take_arrival_back expected',
    'left take_leaving_back here',
    'no_show arrive here',
    'no_show object no_show',
  ]
  // An hour and a half after check-in, when no transition is too early or too late. Everything was recorded just now.
  const now = at('22:30')
  const just = { arrivedAt: now, leftAt: now, noShowAt: now, objectedAt: null }
  test.each(VISIT_STATUSES.flatMap((status) => VISIT_EVENTS.map((event) => [status, event] as const)))(
    'a visit that is %s accepts or refuses %s',
    (status, event) => {
      const moved = moveVisit(booked({ status, ...just }), event, now)
      const known = legal.find((line) => line.startsWith(`${status} ${event} `))
      expect(moved).toEqual(known ? { ok: true, value: known.split(' ')[2] } : { ok: false, refusal: 'ILLEGAL_MOVE' })
    },
  )
})

test.each<[VisitEvent, Visit, string, string | undefined]>([
  ['arrive', NOT_ARRIVED, '17:59', 'TOO_EARLY'],
  ['arrive', NOT_ARRIVED, '18:00', undefined],
  ['no_show', NOT_ARRIVED, '21:59', 'TOO_EARLY'],
  ['no_show', NOT_ARRIVED, '22:00', undefined],
  ['take_arrival_back', visit('here', { arrivedAt: at('21:00') }), '21:15', undefined],
  ['take_arrival_back', visit('here', { arrivedAt: at('21:00') }), '21:16', 'TOO_LATE'],
  ['take_leaving_back', visit('left', { leftAt: at('21:00') }), '21:16', 'TOO_LATE'],
  ['leave', visit('here'), '21:01', undefined],
])('a visit’s move %s from %o at %s is possible or refused: %s', (event, of, clock, refusal) => {
  const moved = moveVisit(booked(of), event, at(clock))
  expect(moved.ok ? undefined : moved.refusal).toBe(refusal)
})

test('the desk cannot record an arrival after the stay is over', () => {
  expect(moveVisit(booked(), 'arrive', new Date(EVENING.end.getTime() - 1)).ok).toBe(true)
  expect(moveVisit(booked(), 'arrive', EVENING.end)).toEqual({ ok: false, refusal: 'TOO_LATE' })
})

test('a guest may dispute a no-show once, within 24 hours', () => {
  const marked = visit('no_show', { noShowAt: at('22:00') })
  expect(moveVisit(booked(marked), 'object', addMinutes(at('22:00'), 24 * 60)).ok).toBe(true)
  expect(moveVisit(booked(marked), 'object', addMinutes(at('22:00'), 24 * 60 + 1)).ok).toBe(false)
  expect(moveVisit(booked({ ...marked, objectedAt: at('22:01') }), 'object', at('22:02')).ok).toBe(false)
})

test('the desk may record a no-show after one hour, or after half an hour in a slot of three hours', () => {
  expect(noShowFrom(EVENING)).toEqual(at('22:00'))
  expect(noShowFrom(SHORT)).toEqual(at('18:30'))
})

test('the desk can do nothing with a booking that is cancelled or not paid', () => {
  expect(moveVisit(booked(NOT_ARRIVED, 'cancelled'), 'arrive', at('21:00'))).toEqual({
    ok: false,
    refusal: 'BOOKING_CANCELLED',
  })
  expect(visitEvents(booked(NOT_ARRIVED, 'pending'), at('21:00'))).toEqual([])
})

test('the desk is offered only the actions it may take now, never the guest’s dispute of a no-show', () => {
  expect(visitEvents(booked(), at('22:00'))).toEqual(['arrive', 'no_show'])
  expect(visitEvents(booked(visit('no_show', { noShowAt: at('22:00') })), at('22:30'))).toEqual(['arrive'])
})

test.each([
  [undefined, '21:00'],
  ['20:40', '20:40'],
  ['21:05', '21:00'],
  ['08:00', '09:00'],
])('a desk entry that says %s and is received at 21:00 takes effect at %s', (said, counts) =>
  expect(enteredAt(said === undefined ? undefined : at(said), at('21:00'))).toEqual(at(counts)),
)

test('the desk cannot record a no-show for guests whose voucher was scanned', () => {
  const scanned = { ...booked(), isScanned: true }
  expect(visitEvents(scanned, at('22:00'))).toEqual(['arrive'])
  expect(moveVisit(scanned, 'no_show', at('22:00'))).toEqual({ ok: false, refusal: 'SCANNED' })
})

test('guests turned away by the hotel may still arrive, but are never a no-show', () => {
  const refused = { ...booked(), hasCase: true }
  expect(visitEvents(refused, at('22:00'))).toEqual(['arrive'])
  expect(moveVisit(refused, 'no_show', at('22:00'))).toEqual({ ok: false, refusal: 'ILLEGAL_MOVE' })
})
