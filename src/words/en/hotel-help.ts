import { CAMERA_SECONDS } from '#domain/hotel-help/camera-walk.ts'
import { DESK_HELP_MINUTES, OFFICE_HELP_MINUTES } from '#domain/hotel-help/help-case.ts'
import { plural } from './plural.ts'

export const helpAtHotel = 'Help at the hotel'
/** `shortId` is read by screen readers, because a page may list several bookings. */
export const helpOfBooking = (shortId: string) => `Help at the hotel<hidden> for booking ${shortId}</hidden>`
export const whatIsHappening = 'What’s happening? One press, and we’re on it. Asking costs nothing.'
export const turnedAway = 'The hotel turns us away'
export const turnedAwayLine = 'Another room, or all your money back'
export const tooLateToBeTurnedAway = 'You’re in your room, or it’s too late for this. Call us.'
export const moreMoney = 'They ask for more money'
export const moreMoneyLine = 'A page in Hindi and English to hold up'
export const notAsShown = 'The room is not as shown'
export const notAsShownLine = `Send a photo. The desk has ${DESK_HELP_MINUTES} minutes`
export const unsafe = 'We do not feel safe'
export const unsafeLine = '112 and our line. The hotel isn’t told'
export const dayAndNight = (supportPhone: string) => `${supportPhone}, day and night`
export const callUs = (supportPhone: string) => `Call us, ${supportPhone}`
export const notNow = (from: string, until: string) =>
  `This page helps while you’re at the hotel: from ${from} until ${until}. Call us at any time.`
export const back = 'Other help'
export const yourBooking = 'Your booking'
export const minutes = (_count: number) => 'min left'
export const minutesLeft = (count: number) => `${count} ${plural(count, 'minute', 'minutes')} left`

export const holdThisUp = 'Hold this up to the desk'
export const holdUpAgain = 'Show the page for the desk again'
export const whatIsPaidAndDue = 'What was paid and what is due'
export const theyStillAsk = 'They still ask'
export const offlineSign = 'No connection: this is how it stood when we last reached you. Calls work without data.'

export const weAreOnIt = 'We’re on it'
export const deskAndOfficeKnow = 'The hotel’s manager and our team know. Pay nothing else meanwhile.'
export const weRingDeskBy = (time: string) => `We ring the desk by ${time}.`
export const waitAtDesk = 'You can wait at the desk. Keep the page for the desk open.'
export const deskSaysNothingMore = 'The desk says that nothing else is due.'
export const deskSaysAgreed = 'The desk says that you agreed to more. We’re asking both sides.'

export const whatIsWrong = 'What’s wrong?'
export const faults = { dirty: 'Dirty', other_room: 'Other room than shown', missing: 'Something missing' }
export const showUs = 'Show us'
export const onePhotoIsEnough = 'One photo is enough. Only the desk and our team can open it.'
export const anythingElse = 'Anything else? <soft>You can leave it empty</soft>'
export const deskThenWe = `The desk has ${DESK_HELP_MINUTES} minutes to offer another room. Then we decide: another hotel, part of your money, or all of it.`
export const sendToDesk = 'Send to the desk'
export const chooseFault = 'Please choose what’s wrong.'
export const addOnePhoto = 'Please add a photo. One is enough.'

export const deskHasYourPhoto = 'The desk has your photo'
export const sentAt = (time: string) => `Sent at ${time}.`
export const seenAt = (time: string) => `Seen by the desk at ${time}.`
export const answerDueBy = (time: string) => `Answer due by ${time}.`
export const stayOrWait = 'You can stay in the room or wait in the lobby.'
export const whatHappensNext = 'What happens next'
export const sentPhotos = (photos: number, fault: string) =>
  `Sent, ${photos} ${plural(photos, 'photo', 'photos')}: ${fault}`
export const seenByDesk = 'Seen by the desk'
export const deskOffers = 'The desk offers another room'
export const orPutsRight = 'Or puts this one right, if you say yes.'
export const noAnswerWeDecide = (time: string) =>
  `No answer by ${time}? We decide: another hotel, part of your money, or all of it.`
export const deskGivesRoom = 'The desk has another room for you. Please ask for it at the desk.'
export const deskPutsRight = 'The desk is putting it right now.'
export const deskObjects = 'The desk says that the room is as shown.'
export const weDecideBy = (time: string) => `We decide by ${time}.`
export const weCallYou = 'We look at your photo and call you: another hotel, part of your money, or all of it.'
export const isItSolved = 'Is it solved?'
export const solved = 'It’s solved'
export const solvedClose = 'It’s solved, close this'
export const notSolved = 'No, please decide'
export const addAnotherPhoto = 'Add a photo'
export const ourAnswer = (time: string) => `Our answer, ${time}`
export const closed = 'This is closed'
export const closedByUs = 'Our team has decided. What you get back is on your booking.'
export const closedByYou = 'You told us that it’s solved. It comes back? Ask again.'

export const weAreWithYou = 'We’re with you'
export const inDanger = 'If you’re in danger, call 112 first. If you can, go where other people are.'
export const call112 = 'Call 112'
export const tellTeam = 'Tell our team now'
export const telling = 'We’re telling our team...'
export const couldNotTell = 'We could not reach our team from here. Please call us, or 112.'
export const teamKnows = (time: string) => `Our team knows since ${time}`
export const callsYouBy = (time: string) => `and calls you by ${time}. The hotel isn’t told.`
export const writeToUs = 'Can’t talk? Write to us'
export const whatHappened = 'What’s happening? We read it at once.'
export const send = 'Send'
export const weHaveIt = 'We have your message.'
export const byMistake = 'Pressed by mistake? Tell us you’re fine'
export const stillCalls = `Thank you. We still call you once, within ${OFFICE_HELP_MINUTES.unsafe} minutes, to be sure.`
export const teamTookCare = 'Our team has closed this. Ask again at any time.'

export const checkForCameras = 'Check the room for cameras'
export const walkOf = `A walk of ${CAMERA_SECONDS} seconds`
export const stopOf = (stop: number, stops: number) => `Stop ${stop} of ${stops}`
export const secondsLeft = (seconds: number) => `<b>${seconds} s</b> left of ${CAMERA_SECONDS}`
export const nextStop = 'Next stop'
export const startAgain = 'Start again'
export const begin = 'Begin'
export const shineLight =
  'Turn on your phone’s light, and shine it slowly at each thing. A lens throws back a small, bright dot.'
export const stops = [
  { name: 'Smoke alarm and ceiling', how: 'Stand below it. Look for a small hole or a dot that shines back.' },
  { name: 'TV and the shelf below', how: 'Shine along the edge of the screen, the box and the shelf.' },
  { name: 'Sockets, lamp, clock', how: 'Stand at the bed. Look at each one, also at chargers that aren’t yours.' },
  { name: 'Mirror', how: 'Touch it with a nail. No gap between nail and picture? Cover it.' },
  { name: 'Bathroom: vent, shower, hooks', how: 'Look into the vent, and at hooks with a hole.' },
  {
    name: 'Curtains closed, light off',
    how: 'Look around for small red or violet dots, also with your phone’s camera.',
  },
]
export const walkDone = 'You’ve seen all six'
export const cannotSee =
  '<b>What this can’t see:</b> a camera behind glass, one that’s switched off, or a very small one. A clean walk is not a proof.'
export const wholeWalk = 'The whole walk'
export const foundSomething = 'Found something?'
export const leaveIt = 'Don’t touch it. Take a photo, leave the room, and call 112 or us.'
export const weFound = 'We found something'
