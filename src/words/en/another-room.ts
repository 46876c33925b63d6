export const anotherRoom = 'Another room'
export const isHotelRefusingYou = 'Is the hotel refusing you?'
export const tapOnceAndWellTell =
  'Tap once and we’ll tell the hotel and our team. Then you choose: another room nearby at no extra cost, or your money back. For the money we ask the hotel first.'
export const hotelTurnsUsAway = 'The hotel turns us away'
export const keepBooking = 'Keep the booking'
export const ourOfficeDecided = 'Our office decided that your room is at this hotel'
export const youHaveAnotherRoom = 'You have another room'
export const allYourMoney = 'All your money is on its way'
export const callIfYouNeedHelp = (supportPhone: string) => `Call ${supportPhone} if you need help.`
export const weCouldNotLoad = 'We could not load this page'
export const callIfYouNeedHelpWithMessage = (message: string, supportPhone: string) =>
  `${message} Call ${supportPhone} if you need help.`

export const talkToUsNow = 'Talk to us now'

export const hotelsNearYou = 'Hotels near you'
export const noLawStopsTwoAdults = 'No law stops two adults sharing a room. You don’t have to argue at the desk.'
export const extra = 'extra'
export const refundMeInFull = (paid: string) => `Refund me in full, ${paid}`
export const andOurTeamKnow = (hotel: string) => `${hotel} and our team know that you were turned away.`
export const cantGiveYouYourRoom = (hotel: string) => `${hotel} can’t give you your room.`
export const fromAndYouPayNothing = (count: string, istTime: string) =>
  `${count} from ${istTime}, and you pay nothing more.`
export const weKnowOfNoOther =
  'We know of no other room for tonight that we can offer here. Take all your money back, or call us: we help you now.'
export const weHaveAnotherRoom = 'We have another room for you'
export const weAreSorry = 'We are sorry'
export const weAreSorryInChooseHotel = 'We are sorry. '
export const whatYouPay = 'What you pay'
export const askFor = 'Ask for'
export const take = 'Take'
