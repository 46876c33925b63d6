import { MAX_WAITS, NEXT_TOLD_MINUTES, TOLD_A_ROOM } from '#domain/waits/waiting-list.ts'

export const tellUs = 'Tell us when a room is free'
export const whereFrom = 'Where'
export const onlyHotel = (hotel: string) => `Only ${hotel}`
export const anyHotelIn = (place: string) => `Any hotel in ${place}`
export const weText = 'We’ll text the number you sign in with: a neutral message with a link, no hotel’s name.'
export const firstCome = (start: string) =>
  `First come, first served. We tell ${TOLD_A_ROOM} at a time, in order, and the next ${NEXT_TOLD_MINUTES} minutes later, but a free room is open to everybody at once. Nothing is kept for you. Waiting ends on ${start}, when the slot starts.`
export const waitForRoom = 'Wait for a room'
export const signInToWait = 'Sign in, so that we know where to text you.'
export const wellTellYou = 'We’ll tell you'
export const youAreFirst = (place: string) => `You’re first in line for ${place}.`
export const othersAhead = (count: number, place: string) => `You’re number ${count + 1} in line for ${place}.`
export const until = 'Until'
export const day = 'Day'
export const stopWaiting = 'Stop waiting'
export const stopWaitingFor = (place: string) => `Stop waiting for ${place}`
export const stopped = 'You’re not waiting any more.'
export const lostAnswer = 'We don’t know whether this arrived. Press again: it counts once.'
export const seeRooms = 'See free rooms'
export const allSold = (count: number, place: string) =>
  count === 1
    ? `The only hotel in ${place} is sold for this time`
    : `All ${count} hotels in ${place} are sold for this time`
export const allThatFitSold = (count: number) =>
  count === 1 ? 'The only hotel that fits is sold for this time' : `All ${count} hotels that fit are sold for this time`
export const showAllOf = (city: string) => `Show all of ${city}`
export const comeFree = (start: string) =>
  `Rooms come free when others cancel. We can text you until ${start}, when the slot starts.`
export const waitingFor = 'Waiting for a room'
export const toldYou = (moment: string) => `We told you on ${moment}. First come, first served.`
export const atMost = `At most ${MAX_WAITS} at a time.`
