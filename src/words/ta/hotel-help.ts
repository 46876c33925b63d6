import { CAMERA_SECONDS } from '#domain/hotel-help/camera-walk.ts'
import { DESK_HELP_MINUTES, OFFICE_HELP_MINUTES } from '#domain/hotel-help/help-case.ts'

export const helpAtHotel = 'ஹோட்டலில் உதவி'
export const helpOfBooking = (shortId: string) => `ஹோட்டலில் உதவி<hidden>, புக்கிங் ${shortId}</hidden>`
export const whatIsHappening = 'என்ன நடக்கிறது? ஒரு முறை அழுத்துங்கள், நாங்கள் கவனிக்கிறோம். உதவி கேட்க கட்டணம் இல்லை.'
export const turnedAway = 'ஹோட்டல் எங்களை மறுக்கிறது'
export const turnedAwayLine = 'வேறு அறை, அல்லது முழுப் பணமும் திரும்ப'
export const tooLateToBeTurnedAway = 'நீங்கள் அறையில் இருக்கிறீர்கள், அல்லது இதற்கான நேரம் முடிந்தது. எங்களை அழையுங்கள்.'
export const moreMoney = 'அதிகப் பணம் கேட்கிறார்கள்'
export const moreMoneyLine = 'ரிசப்ஷனில் காட்ட ஒரு பக்கம்'
export const notAsShown = 'படத்தில் உள்ளது போல அறை இல்லை'
export const notAsShownLine = `படம் அனுப்புங்கள். ரிசப்ஷனுக்கு ${DESK_HELP_MINUTES} நிமிடங்கள்`
export const unsafe = 'பாதுகாப்பாக உணரவில்லை'
export const unsafeLine = '112, எங்கள் எண். ஹோட்டலுக்குச் சொல்ல மாட்டோம்'
export const dayAndNight = (supportPhone: string) => `${supportPhone}, இரவும் பகலும்`
export const callUs = (supportPhone: string) => `எங்களை அழையுங்கள், ${supportPhone}`
export const notNow = (from: string, until: string) =>
  `நீங்கள் ஹோட்டலில் இருக்கும்போது இந்தப் பக்கம் உதவும்: ${from} முதல் ${until} வரை. எப்போது வேண்டுமானாலும் எங்களை அழைக்கலாம்.`
export const back = 'வேறு உதவி'
export const yourBooking = 'உங்கள் புக்கிங்'
export const minutes = (_count: number) => 'நிமிடம் மீதி'
export const minutesLeft = (count: number) => `${count} நிமிடங்கள் மீதி`

export const holdThisUp = 'இதை ரிசப்ஷனில் காட்டுங்கள்'
export const holdUpAgain = 'ரிசப்ஷன் பக்கத்தை மீண்டும் காட்டுங்கள்'
export const whatIsPaidAndDue = 'செலுத்தியதும் தர வேண்டியதும்'
export const theyStillAsk = 'இன்னும் கேட்கிறார்கள்'
export const offlineSign = 'இணைப்பு இல்லை: இது கடைசியாகக் கிடைத்த தகவல். டேட்டா இல்லாமலும் அழைக்கலாம்.'

export const weAreOnIt = 'நாங்கள் கவனிக்கிறோம்'
export const deskAndOfficeKnow = 'ஹோட்டல் மேனேஜருக்கும் எங்கள் குழுவுக்கும் தெரியும். இப்போது வேறு எதுவும் தராதீர்கள்.'
export const weRingDeskBy = (time: string) => `${time}-க்குள் ரிசப்ஷனை அழைக்கிறோம்.`
export const waitAtDesk = 'ரிசப்ஷனில் காத்திருக்கலாம். ரிசப்ஷன் பக்கத்தைத் திறந்தே வைத்திருங்கள்.'
export const deskSaysNothingMore = 'வேறு எதுவும் தர வேண்டியதில்லை என்று ரிசப்ஷன் சொல்கிறது.'
export const deskSaysAgreed = 'நீங்கள் அதிகம் தர ஒப்புக்கொண்டீர்கள் என்று ரிசப்ஷன் சொல்கிறது. இருவரையும் கேட்கிறோம்.'

export const whatIsWrong = 'என்ன சரியில்லை?'
export const faults = { dirty: 'அழுக்கு', other_room: 'வேறு அறை', missing: 'ஏதோ இல்லை' }
export const showUs = 'எங்களுக்குக் காட்டுங்கள்'
export const onePhotoIsEnough = 'ஒரு படம் போதும். ரிசப்ஷனும் எங்கள் குழுவும் மட்டுமே திறக்க முடியும்.'
export const anythingElse = 'வேறு ஏதாவது? <soft>காலியாக விடலாம்</soft>'
export const deskThenWe = `வேறு அறை தர ரிசப்ஷனுக்கு ${DESK_HELP_MINUTES} நிமிடங்கள். பிறகு நாங்கள் முடிவு செய்வோம்: வேறு ஹோட்டல், கொஞ்சம் பணம், அல்லது முழுப் பணம்.`
export const sendToDesk = 'ரிசப்ஷனுக்கு அனுப்புங்கள்'
export const chooseFault = 'என்ன சரியில்லை என்று தேர்வு செய்யுங்கள்.'
export const addOnePhoto = 'ஒரு படம் சேருங்கள். ஒன்று போதும்.'

export const deskHasYourPhoto = 'உங்கள் படம் ரிசப்ஷனிடம் உள்ளது'
export const sentAt = (time: string) => `${time}-க்கு அனுப்பப்பட்டது.`
export const seenAt = (time: string) => `ரிசப்ஷன் ${time}-க்குப் பார்த்தது.`
export const answerDueBy = (time: string) => `${time}-க்குள் பதில் வர வேண்டும்.`
export const stayOrWait = 'அறையிலேயே இருக்கலாம், அல்லது லாபியில் காத்திருக்கலாம்.'
export const whatHappensNext = 'அடுத்து என்ன'
export const sentPhotos = (photos: number, fault: string) => `அனுப்பியது, ${photos} படம்: ${fault}`
export const seenByDesk = 'ரிசப்ஷன் பார்த்தது'
export const deskOffers = 'ரிசப்ஷன் வேறு அறை தருகிறது'
export const orPutsRight = 'அல்லது நீங்கள் சம்மதித்தால் இதைச் சரிசெய்கிறது.'
export const noAnswerWeDecide = (time: string) =>
  `${time}-க்குள் பதில் இல்லையா? நாங்கள் முடிவு செய்வோம்: வேறு ஹோட்டல், கொஞ்சம் பணம், அல்லது முழுப் பணம்.`
export const deskGivesRoom = 'ரிசப்ஷனில் உங்களுக்கு வேறு அறை உள்ளது. ரிசப்ஷனில் கேளுங்கள்.'
export const deskPutsRight = 'ரிசப்ஷன் இப்போது சரிசெய்கிறது.'
export const deskObjects = 'படத்தில் உள்ளது போலவே அறை இருக்கிறது என்று ரிசப்ஷன் சொல்கிறது.'
export const weDecideBy = (time: string) => `${time}-க்குள் முடிவு செய்கிறோம்.`
export const weCallYou = 'உங்கள் படத்தைப் பார்த்து அழைக்கிறோம்: வேறு ஹோட்டல், கொஞ்சம் பணம், அல்லது முழுப் பணம்.'
export const isItSolved = 'சரியாகிவிட்டதா?'
export const solved = 'சரியாகிவிட்டது'
export const solvedClose = 'சரியாகிவிட்டது, மூடுங்கள்'
export const notSolved = 'இல்லை, நீங்கள் முடிவு செய்யுங்கள்'
export const addAnotherPhoto = 'படம் சேருங்கள்'
export const ourAnswer = (time: string) => `எங்கள் பதில், ${time}`
export const closed = 'இது முடிந்தது'
export const closedByUs = 'எங்கள் குழு முடிவு செய்துவிட்டது. திரும்பக் கிடைப்பது உங்கள் புக்கிங்கில் உள்ளது.'
export const closedByYou = 'சரியாகிவிட்டது என்று சொன்னீர்கள். மீண்டும் நடந்ததா? மறுபடியும் கேளுங்கள்.'

export const weAreWithYou = 'நாங்கள் உங்களுடன் இருக்கிறோம்'
export const inDanger = 'ஆபத்தில் இருந்தால் முதலில் 112-ஐ அழையுங்கள். முடிந்தால் மற்றவர்கள் இருக்கும் இடத்துக்குச் செல்லுங்கள்.'
export const call112 = '112-ஐ அழையுங்கள்'
export const tellTeam = 'எங்கள் குழுவுக்கு இப்போதே சொல்லுங்கள்'
export const telling = 'எங்கள் குழுவுக்குச் சொல்கிறோம்...'
export const couldNotTell = 'இங்கிருந்து எங்கள் குழுவை அடைய முடியவில்லை. எங்களை அல்லது 112-ஐ அழையுங்கள்.'
export const teamKnows = (time: string) => `எங்கள் குழுவுக்கு ${time} முதல் தெரியும்`
export const callsYouBy = (time: string) => `${time}-க்குள் உங்களை அழைக்கும். ஹோட்டலுக்குச் சொல்ல மாட்டோம்.`
export const writeToUs = 'பேச முடியவில்லையா? எழுதுங்கள்'
export const whatHappened = 'என்ன நடக்கிறது? உடனே படிக்கிறோம்.'
export const send = 'அனுப்புங்கள்'
export const weHaveIt = 'உங்கள் செய்தி எங்களிடம் உள்ளது.'
export const byMistake = 'தவறுதலாக அழுத்தினீர்களா? நலமாக இருப்பதாகச் சொல்லுங்கள்'
export const stillCalls = `நன்றி. உறுதிசெய்ய ${OFFICE_HELP_MINUTES.unsafe} நிமிடங்களுக்குள் ஒருமுறை அழைப்போம்.`
export const teamTookCare = 'எங்கள் குழு இதை முடித்துவிட்டது. எப்போது வேண்டுமானாலும் மீண்டும் கேளுங்கள்.'

export const checkForCameras = 'அறையில் கேமராக்களைத் தேடுங்கள்'
export const walkOf = `${CAMERA_SECONDS} வினாடி சுற்று`
export const stopOf = (stop: number, stops: number) => `${stops}-இல் இடம் ${stop}`
export const secondsLeft = (seconds: number) => `${CAMERA_SECONDS}-இல் <b>${seconds} வினாடி</b> மீதி`
export const nextStop = 'அடுத்த இடம்'
export const startAgain = 'மீண்டும் தொடங்குங்கள்'
export const begin = 'தொடங்குங்கள்'
export const shineLight =
  'ஃபோனின் விளக்கை எரியவிட்டு, ஒவ்வொன்றின் மீதும் மெதுவாகக் காட்டுங்கள். லென்ஸில் இருந்து சிறிய, பிரகாசமான புள்ளி தெரியும்.'
export const stops = [
  { name: 'ஸ்மோக் அலாரம், கூரை', how: 'கீழே நின்று பாருங்கள். சிறிய துளை அல்லது மின்னும் புள்ளி இருக்கிறதா?' },
  { name: 'டிவி, கீழே உள்ள அலமாரி', how: 'திரையின் ஓரம், பெட்டி, அலமாரி மீது வெளிச்சம் காட்டுங்கள்.' },
  { name: 'சாக்கெட், விளக்கு, கடிகாரம்', how: 'படுக்கையருகே நின்று ஒவ்வொன்றையும் பாருங்கள், உங்களுடையதல்லாத சார்ஜர்களையும்.' },
  { name: 'கண்ணாடி', how: 'நகத்தால் தொடுங்கள். நகத்துக்கும் பிம்பத்துக்கும் இடைவெளி இல்லையா? மூடிவிடுங்கள்.' },
  { name: 'குளியலறை: வென்ட், ஷவர், ஹூக்', how: 'வென்ட்டின் உள்ளேயும், துளையுள்ள ஹூக்குகளையும் பாருங்கள்.' },
  { name: 'திரை மூடி, விளக்கை அணைத்து', how: 'சிறிய சிவப்பு அல்லது ஊதா புள்ளிகளைத் தேடுங்கள், ஃபோன் கேமராவாலும்.' },
]
export const walkDone = 'ஆறு இடங்களையும் பார்த்துவிட்டீர்கள்'
export const cannotSee =
  '<b>இதில் தெரியாதவை:</b> கண்ணாடிக்குப் பின்னால் உள்ள, அணைக்கப்பட்ட, அல்லது மிகச் சிறிய கேமரா. எதுவும் கிடைக்காதது ஆதாரம் அல்ல.'
export const wholeWalk = 'முழுச் சுற்று'
export const foundSomething = 'ஏதாவது கிடைத்ததா?'
export const leaveIt = 'தொடாதீர்கள். படம் எடுத்து, அறையை விட்டு வெளியேறி, 112 அல்லது எங்களை அழையுங்கள்.'
export const weFound = 'ஏதோ கண்டோம்'
