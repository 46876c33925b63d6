import type { DeskView } from '#contract/bookings.ts'
import { acceptedIds } from '../accepted-ids.ts'
import { plural } from '../plural.ts'

type Rooms = { slot: string; days: number; rooms: number; guests: number; hasBathtub: boolean }

/** 'Full Day, 3 days, 1 room, 2 guests, room with bathtub' */
export function bookedRooms({ slot, days, rooms, guests, hasBathtub }: Rooms): string {
  const words = [slot]
  if (days > 1) words.push(`${days} ${plural(days, 'day', 'days')}`)
  words.push(`${rooms} ${plural(rooms, 'room', 'rooms')}`, `${guests} ${plural(guests, 'guest', 'guests')}`)
  if (hasBathtub) words.push('room with bathtub')
  return words.join(', ')
}

/** A line may break after a comma, but not within a part: 'Sat, 5 Dec, 9 PM'. */
export const moment = (day: string, time: string) => `<whole>${day},</whole> <whole>${time}</whole>`
/** 'Sat, 5 Dec, 9 AM to 9 PM' */
export const stayOnOneDay = (day: string, from: string, until: string) =>
  `<whole>${day},</whole> <whole>${from}</whole> to <whole>${until}</whole>`
/** 'Sat, 5 Dec, 9 PM to Sun, 6 Dec, 10 AM' */
export const stayOverDays = (day: string, from: string, lastDay: string, until: string) =>
  `<whole>${day},</whole> <whole>${from}</whole> to <whole>${lastDay},</whole> <whole>${until}</whole>`

export const directions = (shortId: string) => `Directions<hidden> for booking ${shortId} (a new tab)</hidden>`
export const callHotel = (shortId: string) => `Call hotel<hidden> about booking ${shortId}</hidden>`
export const callUs = (shortId: string) => `Call us<hidden> about booking ${shortId}</hidden>`
export const calendar = (shortId: string) => `Calendar<hidden> file of booking ${shortId}</hidden>`
export const wrongDayOrHotel = (supportPhone: string) => `Wrong day or hotel? Call us: <link>${supportPhone}</link>`

export const bothOfAge = (legalAge: number) => `Both of you must be ${legalAge} or older.`
export const twoOriginalIds = `Two original IDs, one for each guest: ${acceptedIds}.`
export const noPan = 'PAN is not accepted, because it shows no address.'
export const nameMatchesId = 'The booking name must match the ID of one guest.'

const OPENED: Record<DeskView['of'], string> = { photo: 'photo', identity: 'ID' }
export const seenByDeskOf = (hotel: string) => `Seen by the desk of ${hotel}`
/** 'The hotel opened your photo and ID for check-in. It can’t after check-out.' */
export const hotelOpened = (opened: readonly DeskView['of'][]) =>
  `The hotel opened your ${opened.map((of) => OPENED[of]).join(' and ')} for check-in. It can’t after check-out.`
export const photoOpenedAt = (time: string) => `Photo, ${time}`
export const idOpenedAt = (time: string) => `ID, ${time}`

export const hotelHasSeenBooking = 'The hotel has seen your booking'
export const youCheckedInAt = (time: string) => `You checked in at ${time}`
export const hotelCannotTakeYou = (hotel: string) =>
  `${hotel} can’t give you your room. We’re sorry. Choose another room at no extra cost, or take all your money back.`
export const youWereTurnedAway =
  'You told us that you were turned away. Choose another room at no extra cost, or take all your money back.'
export const chooseAnotherRoom = (shortId: string) => `Choose another room<hidden> for booking ${shortId}</hidden>`
export const roomAtAnotherHotel = 'You have a room at another hotel. Your payment covers it.'
export const cheaperRoomAtAnotherHotel = (difference: string) =>
  `You have a room at another hotel. Your payment covers it. It costs ${difference} less, which we send you once the first hotel or our office has answered.`

export const yourNewTime = 'Your new time'
export const checkingPayment = 'We are checking your payment. This takes a few seconds.'
export const payUntil = (time: string) => `Please pay by ${time}. Until you pay, your booking stays as it is.`
export const payForNewTime = (shortId: string, amount: string) =>
  `Pay now<hidden> for the new time of booking ${shortId},</hidden> ${amount}`

export const didYouCome = 'Did you come?'
export const ifNotNothingToDo = 'If you did not, there is nothing to do.'
export const yesWeCame = 'Yes, we came'
export const arrivalNoted = 'Thank you. We have noted it.'

export const doYouWantHours = 'Do you want the hours that were added?'
export const hoursAreInMessage =
  'How many, until when and for how much stands in our message. If you did not ask for them, say no.'
export const yesWeStayLonger = 'Yes, we stay longer'
export const noWeDidNotAsk = 'No, we did not ask'
export const stayIsLonger = 'Thank you. The stay is longer.'
export const stayEndsAsAgreed = 'Thank you. You owe nothing for these hours, and the stay ends as you agreed before.'

export const mayBeOfAnotherAccount = 'It may belong to another account. Yours are in My Bookings.'

export const newsOfStay = 'News about your stay'
export const notifyHere = 'Notify me in this browser'
export const notifyWords =
  'It only says that there is news, without hotel or room. It ends when you switch it off or sign out.'
export const notifyBlocked =
  'Your browser blocks notifications from this site. Allow them in its settings, then switch this on.'
export const notifyFailed = 'This browser could not be registered. Check the network and try again.'
