import { formatCount } from '#domain/kernel/money.ts'
import { DEARER_ROOM_DAYS } from '#domain/relocations/dearer-room.ts'
import { ANSWER_MINUTES, DECISION_MINUTES } from '#domain/relocations/money-back.ts'
import { plural } from './plural.ts'

export const anotherRoom = 'Another room'
export const isHotelRefusingYou = 'Is the hotel refusing you?'
export const tapOnce =
  'Tap once and we’ll tell the hotel and our team. Then you choose: another room nearby at no extra cost, or your money back. For the money we ask the hotel first.'
export const hotelTurnsUsAway = 'The hotel turns us away'
export const keepBooking = 'Keep the booking'
export const talkToUsNow = 'Talk to us now'

export const roomIsAtThisHotel = 'Our office decided that your room is at this hotel'
export const youHaveAnotherRoom = 'You have another room'
export const moneyIsOnItsWay = 'All your money is on its way'
export const callForHelp = (supportPhone: string) => `Call ${supportPhone} if you need help.`
export const couldNotLoadPage = 'We could not load this page'
/** `reason`: the complete sentence with which our server refused */
export const refusedCallForHelp = (reason: string, supportPhone: string) =>
  `${reason} Call ${supportPhone} if you need help.`

export const weHaveAnotherRoom = 'We have another room for you'
/** The heading when no other room is free. */
export const weAreSorry = 'We are sorry'
/** Begins the text below the heading. */
export const sorry = 'We are sorry.'
export const hotelAndTeamKnow = (hotel: string) => `${hotel} and our team know that you were turned away.`
export const hotelCannotTakeYou = (hotel: string) => `${hotel} can’t give you your room.`
const FREE_ROOMS = ['', 'The room below is', 'Both rooms below are', 'All three rooms below are']
/** 'All three rooms below are free from 9 PM, and you pay nothing more. Your times stay as booked.' */
export const roomsAreFree = (rooms: number, time: string) =>
  `${FREE_ROOMS[rooms] ?? `All ${rooms} rooms below are`} free from ${time}, and you pay nothing more. Your times stay as booked.`
export const noOtherRoom =
  'We know of no other room for tonight that we can offer here. Take all your money back, or call us: we help you now.'

export const hotelsNearYou = 'Hotels near you'
export const kilometresAway = (kilometres: number) => `${kilometres} km away`
export const nextDoor = 'Next door'
/** A room's description begins with these words: 'With bathtub, rated 4.5 by 139 guests'. */
export const withBathtub = 'With bathtub'
export const breakfast = 'With breakfast'
export const loveKit = 'With love kit'
export const rating = (average: number, ratings: number) =>
  `rated ${average} by ${formatCount(ratings)} ${plural(ratings, 'guest', 'guests')}`
export const notRatedYet = 'not rated yet'

export const officeLooksAtIt =
  'Our office has your wish and looks at it now. It rings you or books it. You can take another room meanwhile.'
export const officeHasToAgree = `We paid for a dearer room for you in the last ${DEARER_ROOM_DAYS} days, so our office has to say yes to this one. It looks at once.`
export const cheaperRoomBackAtOnce = (difference: string) =>
  `This room costs ${difference} less. We send you that back at once.`
export const cheaperRoomBackLater = (difference: string) =>
  `This room costs ${difference} less. We send you that back once the first hotel or our office has answered, within ${ANSWER_MINUTES + DECISION_MINUTES} minutes, unless our office finds that you were welcome there.`

export const whatYouPay = 'What you pay'
export const roomAt = (hotel: string, slot: string) => `${hotel}, ${slot}`
export const yourBooking = 'Your booking'
export const coveredForYou = 'Covered for you'
export const comesBackToYou = 'Comes back to you'
export const extraToPay = 'Extra to pay'
export const atDeskAsBefore = 'At the desk, as before'
/** Below the amount that is still to be paid, ₹0. */
export const extra = 'extra'
export const takeRoomAt = (hotel: string) => `Take ${hotel}`
/** The button for a room that needs our office's approval. */
export const askForRoomAt = (hotel: string) => `Ask for ${hotel}`

export const hotelOwesCredit = (amount: string) =>
  `With your money you also get ${amount} as credit from the hotel, because you could no longer cancel either.`
export const refundInFull = (paid: string) => `Refund me in full, ${paid}`
export const moneyIsComing = 'Your money is on its way back.'
export const hotelAnswersFirst = (time: string, decidedBy: string) =>
  `Your money comes back at ${time} unless the hotel says that you are welcome or in your room. Then our office decides by ${decidedBy}. You can still take another room.`
export const officeDecides = (time: string) =>
  `The hotel says that you are welcome or in your room. Our office decides by ${time}. If we do not, your money comes back then. You can still take another room.`

export const noLawStopsTwoAdults = 'No law stops two adults sharing a room. You don’t have to argue at the desk.'
