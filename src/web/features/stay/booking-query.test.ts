import { describe, expect, it } from 'vitest'
import { areEqual, isComplete } from '#domain/bookings/booking-query.ts'
import {
  apiPeriod,
  requestedStayOf,
  bookingQueryOf,
  carriedStay,
  readStay,
  readStayQuery,
  writeStayQuery,
} from './booking-query.ts'
import { stayChangeWords } from './stay-change-words.ts'

/** Saturday 21 November 2026, 8 PM in India. */
const NOW = new Date('2026-11-21T14:30:00Z')

const read = (search: string) => readStayQuery(new URLSearchParams(search), NOW)

describe('reading a stay from an address', () => {
  it('an empty address means the defaults: after 1 PM, a stay tonight', () => {
    expect(read('')).toEqual({
      city: undefined,
      hotel: undefined,
      date: '2026-11-21',
      slot: 3,
      days: 1,
      rooms: 1,
      guests: 2,
      hasBathtub: false,
      payAtHotel: false,
      couponId: undefined,
    })
  })

  it.each([
    ['a slot as a number', 'slot=3', { slot: 3, date: '2026-11-21' }],
    ['an unknown slot', 'slot=5', { slot: 3 }],
    ['a slot that is no number', 'slot=night', { slot: 3 }],
    ['another day without a slot', 'checkin=2026-12-05', { slot: 4, date: '2026-12-05' }],
    ['a slot that is over for today, without a day', 'slot=0', { slot: 0, date: '2026-11-22' }],
    ['the slot of a check-in hour', 'checkin=2026-12-05T20:30', { slot: 3, date: '2026-12-05' }],
    ['a check-in with an offset, spaced', 'checkin=2026-12-05T10:00:00+05:30', { slot: 0, date: '2026-12-05' }],
    ['an hour near no slot', 'checkin=2026-12-05T07:00', { slot: 4 }],
    ['a day that is gone', 'checkin=2026-11-01&slot=0', { date: '2026-11-22' }],
    ['today while the slot can start', 'checkin=2026-11-21&slot=3', { date: '2026-11-21' }],
    ['a day the calendar has not', 'checkin=2026-02-30&slot=3', { date: '2026-11-21' }],
    ['180 days ahead', 'checkin=2027-05-20&slot=3', { date: '2027-05-20' }],
    ['181 days ahead', 'checkin=2027-05-21&slot=3', { date: '2027-05-20' }],
    ['several Full Days', 'checkin=2026-12-05&checkout=2026-12-08&slot=4', { days: 3 }],
    ['an Evening, which has one day', 'checkin=2026-12-05&checkout=2026-12-08&slot=3', { days: 1 }],
    ['a check-out before check-in', 'checkin=2026-12-05&checkout=2026-12-01&slot=4', { days: 1 }],
    ['only guests', 'guests=4', { guests: 4, rooms: 2 }],
    ['only rooms', 'rooms=2', { guests: 4, rooms: 2 }],
    ['both, when they fit', 'guests=3&rooms=2', { guests: 3, rooms: 2 }],
    ['both, when they do not fit', 'guests=5&rooms=2', { guests: 4, rooms: 2 }],
    ['too many rooms', 'rooms=99', { guests: 10, rooms: 5 }],
    ['no rooms', 'rooms=0', { guests: 2, rooms: 1 }],
    ['a bathtub', 'has_bathtub=true', { hasBathtub: true }],
    ['a bathtub refused', 'has_bathtub=false', { hasBathtub: false }],
    ['pay at hotel', 'pay_at_hotel=1', { payAtHotel: true }],
    ['a coupon with stray blanks', 'couponId=+WELCOME+', { couponId: 'WELCOME' }],
    ['an empty coupon', 'couponId=', { couponId: undefined }],
  ])('the address is read with %s', (_, search, expected) => {
    expect(read(search)).toMatchObject(expected)
  })
})

describe('changes to a requested stay', () => {
  const words = (search: string) => {
    const { query, changes } = readStay(new URLSearchParams(search), NOW)
    return stayChangeWords(changes, query, NOW)
  }
  it.each([
    ['nothing was asked for', '', []],
    ['only a slot', 'slot=0', []],
    ['only today', 'checkin=2026-11-21', []],
    ['it can be had', 'checkin=2026-11-21&slot=3&checkout=2026-11-22', []],
    [
      'the slot is over today',
      'checkin=2026-11-21&slot=0',
      ['Morning can no longer be booked today. We have selected Evening, 9 PM to 10 AM.'],
    ],
    ['the day is gone', 'checkin=2026-11-01&slot=0', ['Sun, 1 Nov has passed. We have selected Sun, 22 Nov.']],
    [
      'the day is too far ahead',
      'checkin=2027-05-21&slot=3',
      ['Fri, 21 May 2027 is more than 180 days ahead. We have selected Thu, 20 May 2027.'],
    ],
    [
      'the day is none',
      'checkin=2026-02-30&slot=3',
      ['We could not read the date in this link. We have selected Sat, 21 Nov.'],
    ],
    [
      'the stay is too long',
      'checkin=2026-12-05&checkout=2027-01-14&slot=4',
      ['A stay can last 30 days at most. We have shortened your 40 days to 30.'],
    ],
  ])('the page reports whether the stay was changed when %s', (_, search, expected) =>
    expect(words(search)).toEqual(expected),
  )

  it('the page reports a change after 3:30 AM, when a stay that began last night can no longer be booked', () => {
    const asked = new URLSearchParams('checkin=2026-11-21&slot=3')
    const until = readStay(asked, new Date('2026-11-21T22:00:00Z'))
    expect(until).toMatchObject({ query: { date: '2026-11-21', slot: 3 }, changes: [] })
    const late = new Date('2026-11-21T22:01:00Z')
    const { query, changes } = readStay(asked, late)
    expect(stayChangeWords(changes, query, late)).toEqual(['Sat, 21 Nov has passed. We have selected Sun, 22 Nov.'])
  })

  it('the page changes the stay to a slot that the hotel sells', () => {
    const { query } = readStay(new URLSearchParams('checkin=2026-11-21&slot=0'), NOW, [0])
    expect(query).toMatchObject({ date: '2026-11-22', slot: 0 })
  })

  it('a link to another page keeps the stay as requested', () => {
    const asked = new URLSearchParams('hotel=lantern-court&checkin=2026-11-01&slot=0&couponId=WELCOME')
    expect(requestedStayOf(asked).toString()).toBe('checkin=2026-11-01&slot=0')
  })
})

describe('writing a stay into an address', () => {
  it.each([
    'city=pune&checkin=2026-12-05&slot=3&checkout=2026-12-06',
    'hotel=the-lantern-court&checkin=2026-12-05&slot=0&checkout=2026-12-05',
    'city=pune&checkin=2026-12-05&slot=4&checkout=2026-12-09&guests=3&rooms=2',
    'hotel=7&checkin=2026-12-05&slot=4&checkout=2026-12-06&has_bathtub=true&pay_at_hotel=true&couponId=WELCOME',
  ])('the address %s survives a round trip', (search) => {
    expect(writeStayQuery(read(search)).toString()).toBe(search)
  })

  it('the link to another place carries only the time, guests and rooms', () => {
    const search = 'city=pune&checkin=2026-12-05&slot=3&checkout=2026-12-06&has_bathtub=true&couponId=WELCOME'
    expect(writeStayQuery(carriedStay(read(search))).toString()).toBe('checkin=2026-12-05&slot=3&checkout=2026-12-06')
  })
})

it('a stay’s request asks the API for the slot’s exact hours in Indian time', () => {
  expect(apiPeriod(read('checkin=2026-12-05&slot=3'))).toEqual({
    checkin: '2026-12-05T21:00:00+05:30',
    checkout: '2026-12-06T10:00:00+05:30',
  })
})

it('a booking query is complete when it has a place', () => {
  expect(isComplete(bookingQueryOf(read('')))).toBe(false)
  expect(isComplete(bookingQueryOf(read('city=pune')))).toBe(true)
  expect(areEqual(bookingQueryOf(read('slot=3')), bookingQueryOf(read('slot=3&has_bathtub=on')))).toBe(false)
})
