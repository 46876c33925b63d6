import { FEWEST_COUPLES, COUPLES_A_STEP } from '#domain/welcome/welcome-share.ts'
import { WELCOME_CHANGE_HOURS } from '#domain/welcome/welcome-answer.ts'

/** On a card, from enough couples on; the hotel's page says of how many. */
export const welcomedOnCard = (percent: number, couples: string) =>
  `வரவேற்பு ${percent}%<hidden>, ${couples} ஜோடிகளில்</hidden>`
export const welcomedOf = (percent: number, couples: string) => `${couples} ஜோடிகளில் ${percent}% பேருக்கு நல்ல வரவேற்பு`
export const howCouplesWereWelcomed = 'ஜோடிகள் எப்படி வரவேற்கப்பட்டார்கள்'
export const shares = {
  welcomed: 'கேள்விகள் இல்லாமல் வரவேற்பு',
  as_agreed: 'பேசியதற்கு மேல் கேட்கவில்லை',
  as_shown: 'படத்தில் உள்ளபடி அறை',
}
export const fromCouples = (couples: string) =>
  `${couples} ஜோடிகள், தங்கிய பிறகு சொன்னது. அங்கே இருந்தவர்கள் அல்லது திருப்பி அனுப்பப்பட்டவர்கள் மட்டுமே பதில் சொல்ல முடியும். தனி ஒருவரின் பதில் யாருக்கும் தெரியாது.`

export const aboutYourStay = 'நீங்கள் தங்கியதைப் பற்றி மூன்று தட்டுகள்'
export const nobodySeesAnswers = `உங்கள் பதில்களை யாரும் பார்ப்பதில்லை. ${FEWEST_COUPLES} அல்லது அதற்கு மேற்பட்ட ஜோடிகளின் பங்கு மட்டுமே தெரியும். மேலும் ${COUPLES_A_STEP} பேர் பதில் சொன்னால்தான் அது மாறும்.`
export const questions = {
  welcomed: 'கேள்விகள் இல்லாமல் உங்களை வரவேற்றார்களா?',
  asked_for_more: 'பேசியதற்கு மேல் கேட்டார்களா?',
  room_as_shown: 'அறை படத்தில் உள்ளபடி இருந்ததா?',
}
export const yes = 'ஆம்'
export const no = 'இல்லை'
export const noRoomSayNo = 'அறை கிடைக்கவில்லை என்றால், கடைசி கேள்விக்கு இல்லை என்று சொல்லுங்கள்.'
export const thirdTapSends = `மூன்றாவது தட்டில் பதில் அனுப்பப்படும். லாகின் செய்து, ${WELCOME_CHANGE_HOURS} மணி நேரத்துக்குள் என் புக்கிங்குகளில் பதில்களை மாற்றலாம்.`
export const sendAgain = 'மீண்டும் அனுப்பு'
export const thankYouBoth = 'உங்கள் இருவருக்கும் நன்றி'
export const nextCoupleKnows =
  'அடுத்த ஜோடிக்கு இன்னும் கொஞ்சம் தெரியும். ஹோட்டல் மொத்தப் பங்கை மட்டுமே பார்க்கும், யார் என்ன சொன்னார்கள் என்று அல்ல.'
export const said = {
  welcomed: 'கேள்விகள் இல்லாமல் வரவேற்பு',
  asked_for_more: 'பேசியதற்கு மேல் கேட்டார்கள்',
  room_as_shown: 'படத்தில் உள்ளபடி அறை',
}
export const answeredBefore = 'உங்கள் பதில்கள் ஏற்கனவே எங்களிடம் உள்ளன. நன்றி.'
export const answerThreeQuestions = 'மூன்று கேள்விகளுக்குப் பதில் சொல்லுங்கள்'
export const changeAnswers = 'தங்கியதைப் பற்றிய உங்கள் பதில்களை மாற்றுங்கள்'
export const writeReviewToo = 'விமர்சனமும் எழுதுங்கள்'
export const reviewIsPublic = 'விமர்சனத்தை உங்கள் முதல் பெயரில் எல்லோரும் பார்ப்பார்கள். இந்த மூன்று பதில்களை அல்ல.'
