import type { RetainedAfterErasing } from '#domain/accounts/retained-after-erasing.ts'
import { REGISTER_RETENTION_MONTHS } from '#domain/desk/register-retention.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { TAX_RETENTION_YEARS } from '#domain/retention-days.ts'
import { NAMED_FROM } from '#domain/tax-documents/document-content.ts'
import { plural } from './plural.ts'

export const myData = 'என் தரவு'
export const questionsOrComplaint = (officer: string, email: string) =>
  `கேள்வி அல்லது புகார்: எங்கள் குறைதீர் அலுவலர் ${officer}, <link>${email}</link>`

export const whereYouAreSignedIn = 'எங்கெல்லாம் லாகின் ஆகியுள்ளீர்கள்'
export const thisDevice = 'இந்தச் சாதனம்'
export const anotherDevice = 'வேறு சாதனம்'
export const deviceSignedInSince = (device: string, moment: string) => `${device}, ${moment} முதல்`
export const signedInSince = (moment: string) => `லாகின், ${moment} முதல்`
export const lastUsed = (moment: string) => `கடைசியாகப் பயன்படுத்தியது ${moment}`
export const now = 'இப்போது'
export const logOut = (device: string | null) => `லாக்-அவுட் செய்<hidden> ${device ?? 'வேறு சாதனம்'}</hidden>`
export const loggingOutOf = (device: string | null) => `லாக்-அவுட் ஆகிறது...<hidden> ${device ?? 'வேறு சாதனம்'}</hidden>`
export const loggedOutThere = 'அங்கே லாக்-அவுட் ஆனது'
export const logOutEverywhereElse = 'மற்ற எல்லா இடத்திலும் லாக்-அவுட் செய்'
export const loggedOutEverywhereElse = 'மற்ற எல்லா இடத்திலும் லாக்-அவுட் ஆனது'
export const logOutEverywhere = 'எல்லா இடத்திலும் லாக்-அவுட் செய், இங்கேயும்'
export const loggedOutEverywhere = 'எல்லா இடத்திலும் லாக்-அவுட் ஆனது'
export const loggingOut = 'லாக்-அவுட் ஆகிறது...'

export const passkey = 'பாஸ்கீ'
export const whatPasskeyDoes =
  'OTP-க்காகக் காத்திருக்காமல் உங்கள் கைரேகை, முகம் அல்லது ஸ்கிரீன் லாக் மூலம் லாகின் செய்யுங்கள்: லாகினில் <b>பாஸ்கீயைப் பயன்படுத்து</b> என்பதை அழுத்துங்கள். அதன் பிறகு உங்கள் பாஸ்கீ மட்டுமே உங்கள் ID-களைத் திறக்கும், உங்கள் தரவைப் பதிவிறக்கும் அல்லது கணக்கை அழிக்கும். தவறான கையில் உள்ள OTP மட்டும் போதாது.'
export const unknownDevice = 'ஒரு சாதனம்'
export const sinceLastUsed = (madeOn: string, usedOn: string) => `${madeOn} முதல், கடைசியாகப் பயன்படுத்தியது ${usedOn}`
export const cannotSignInWithIt =
  'இந்தச் சாதனம் இந்தப் பாஸ்கீயை உங்கள் ID-களுக்காகவும் தரவுக்காகவும் வைத்திருக்கிறது, ஆனால் அதைக் கொண்டு லாகின் செய்ய முடியாது.'
export const addPasskey = 'பாஸ்கீ சேர்'
export const addAnotherPasskey = 'இன்னொரு பாஸ்கீ சேர்'
export const passkeyAdded = 'பாஸ்கீ சேர்க்கப்பட்டது'
export const removePasskey = (device: string) => `நீக்கு<hidden> பாஸ்கீ: ${device}</hidden>`
export const passkeyRemoved = 'பாஸ்கீ நீக்கப்பட்டது'

export const yourDetails = 'உங்கள் விவரங்கள்'
export const weSendLink = 'அங்கே ஒரு லிங்க் அனுப்புகிறோம். அதை அழுத்தும் வரை ஈமெயில் உறுதி செய்யப்படாததாகவே இருக்கும்.'
export const save = 'சேமி'
export const saving = 'சேமிக்கிறோம்...'
export const saved = 'சேமிக்கப்பட்டது'
export const savedOpenLink = 'சேமிக்கப்பட்டது. எங்கள் லிங்க்குக்கு உங்கள் புதிய ஈமெயிலைப் பாருங்கள்'
export const phoneIsAccount = (phone: string, supportPhone: string) =>
  `உங்கள் ஃபோன் எண் ${phone} தான் உங்கள் கணக்கு, அதை இங்கே மாற்ற முடியாது. புதிய எண்ணுக்கு <link>${supportPhone}</link> அழையுங்கள். புக்கிங்குகளில் அவை செய்யப்பட்ட பெயரே இருக்கும்.`

export const whatYouAgreedTo = 'நீங்கள் ஒப்புக்கொண்டவை'
export const mayContactMe = (productName: string) =>
  `என் எண் DND-இல் இருந்தாலும், SMS அல்லது அழைப்பு மூலம் ${productName} என்னைத் தொடர்பு கொள்ளலாம்`
export const analyticsInThisBrowser =
  'இந்த பிரவுசரில் அனலிட்டிக்ஸ்: எந்தப் பக்கங்கள் திறக்கப்படுகின்றன என்று மட்டும், என் பெயர், எண், புக்கிங் ஒருபோதும் இல்லை'
export const idsMayBeKept = (count: number) =>
  plural(
    count,
    'சூப்பர்ஃபாஸ்ட் செக்-இன்னுக்கான என் ID-ஐ வைத்திருந்து, நான் தங்கும் ஹோட்டலின் ரிசப்ஷனுக்குக் காட்டலாம். இதை நிறுத்தினால் அது உடனே அழிக்கப்படும்',
    `சூப்பர்ஃபாஸ்ட் செக்-இன்னுக்கான என் ${count} ID-களை வைத்திருந்து, நான் தங்கும் ஹோட்டலின் ரிசப்ஷனுக்குக் காட்டலாம். இதை நிறுத்தினால் அவை உடனே அழிக்கப்படும்`,
  )
export const noIdsKept = 'சூப்பர்ஃபாஸ்ட் செக்-இன்னுக்கான ID-கள்: இங்கே எதுவும் இல்லை. ஒரு புக்கிங்குடன் அனுப்பும்போது ஒப்புக்கொள்கிறீர்கள்.'
export const idsAreDestroyed = 'உங்கள் ID-கள் அழிக்கப்பட்டன'
export const bookingIsSharedWithMe = (code: string) =>
  `புக்கிங் ${code} என்னுடன் பகிரப்பட்டுள்ளது: செக்-இன்னுக்காக அதன் ஹோட்டல் என் படத்தையும் ID-ஐயும் பார்க்கலாம்`
export const partnerSeesBooking = (code: string) => `என் பார்ட்னர் புக்கிங் ${code}-ஐப் பார்க்கிறார்`
export const invitedPartnerMaySeeBooking = (code: string) => `நான் அழைத்த பார்ட்னர் புக்கிங் ${code}-ஐப் பார்க்கலாம்`
export const noLongerShared = 'இனி பகிரப்படவில்லை'

export const whoLookedAtYourIds = 'உங்கள் ID-களை யார் பார்த்தார்கள்'
export const nobodySoFar = 'இதுவரை யாரும் இல்லை.'
export const you = 'நீங்கள்'
export const seenByDeskOf = (hotel: string) => `${hotel} ரிசப்ஷன் பார்த்தது`
export const seenByADesk = 'ஒரு ஹோட்டலின் ரிசப்ஷன் பார்த்தது'
export const seenByOffice = (who: string) => `Uncle அலுவலகத்தின் ${who} பார்த்தார்`
export const seenBySomebodyOfOffice = 'Uncle அலுவலகத்தில் ஒருவர் பார்த்தார்'
export const why = (reason: string) => `ஏன்: ${reason}`
export const copyHoldsAllLooks = 'உங்கள் தரவின் நகலில், பார்த்தவை எல்லாம் உள்ளன.'

export const yourNominee = 'உங்கள் நாமினி'
export const whatNomineeIs =
  'நீங்கள் இறந்தாலோ செயல்பட முடியாமல் போனாலோ, உங்கள் சார்பில் இந்த உரிமைகளைப் பயன்படுத்த ஒருவரைக் குறிப்பிடலாம். அவருக்கு நாங்கள் எதுவும் அனுப்ப மாட்டோம். உங்கள் இடத்தில் யாராவது கேட்டால் மட்டுமே அவர் யார் என்று எங்கள் அலுவலகம் பார்க்கும்.'
export const namePerson = 'ஒருவரைக் குறிப்பிடு'
export const nameAnotherPerson = 'வேறொருவரைக் குறிப்பிடு'
export const nomineesName = 'நாமினியின் பெயர்'
export const nomineesPhone = 'நாமினியின் ஃபோன்'
export const saveNominee = 'நாமினியைச் சேமி'
export const cancel = 'வேண்டாம்'
export const removeNominee = 'நீக்கு<hidden> உங்கள் நாமினி</hidden>'
export const nomineeRemoved = 'நாமினி நீக்கப்பட்டார்'

export const copyForYou = 'உங்களுக்கு ஒரு நகல்'
export const whatCopyHolds =
  'உங்கள் கணக்கு, புக்கிங்குகள், பில்கள், இன்வாய்ஸ்கள், பேமெண்டுகள், விமர்சனங்கள், சம்மதங்கள், மெசேஜ்கள், ரிசப்ஷன்கள் குறித்தவை, உங்கள் ID-களைப் பார்த்தவை, எல்லாம் ஒரே கோப்பில்.'
export const downloadMyCopy = 'என் நகலைப் பதிவிறக்கு'
export const makingCopy = 'தயாராகிறது...'
export const copyIsDownloaded = 'உங்கள் நகல் டவுன்லோடுகளில் உள்ளது'

export const eraseEverything = 'எல்லாவற்றையும் அழி'
export const whatIsErased =
  'உங்கள் படம், ID-கள், விவரங்கள், பிடித்தவை, கிரெடிட், பாஸ்கீகள், லாகின்கள் உடனே அழியும். வரவிருக்கும் புக்கிங்கோ வழியில் உள்ள பணமோ இருந்தால் அது முதலில் முடிய வேண்டும். அழியாமல் இருப்பவை:'
export const retained: Record<RetainedAfterErasing, string> = {
  books: `வரிச் சட்டப்படி புக்கிங்குகள், பில்கள், இன்வாய்ஸ்கள் ${TAX_RETENTION_YEARS} ஆண்டுகள் இருக்கும், உங்கள் பெயர், ஈமெயில், ஃபோன் இல்லாமல்.`,
  named_invoices: `${formatRupees(NAMED_FROM / 100)} அல்லது அதற்கு மேலான, அல்லது நிறுவனத்துக்கான இன்வாய்ஸில் மட்டும், சட்டப்படி, அது எழுதப்பட்ட பெயர் இருக்கும்.`,
  register: `ஹோட்டலின் விருந்தினர் பதிவேட்டில் உங்கள் பெயர், ID வகை, அதன் கடைசி நான்கு எழுத்துகள், சொந்த ஊர், குடியுரிமை ஆகியவை அந்த மாநிலச் சட்டப்படி குறைந்தது ${REGISTER_RETENTION_MONTHS} மாதங்கள் இருக்கும்.`,
  writings: 'ஹோட்டலின் பதிலோடு விமர்சனங்களும், நீங்கள் எங்களுக்கு எழுதியவையும் இருக்கும்: அவற்றில் உங்கள் பெயர், ஈமெயில், ஃபோன் நீக்கப்படும்.',
  logs: 'எங்கள் ஆட்களும் ஹோட்டல் ரிசப்ஷன்களும் தங்கள் செயல்கள் பற்றிக் குறித்தவை எழுதியபடியே இருக்கும்: அந்தப் பதிவுகள் ஒருபோதும் மாறாது.',
}
export const eraseMyAccount = 'என் கணக்கை அழி'
export const eraseYourAccount = 'உங்கள் கணக்கை அழிக்கவா?'
export const cannotBeUndone =
  'இதைத் திரும்ப மாற்ற முடியாது. உங்கள் கிரெடிட் போய்விடும், உங்கள் ஃபோனில் புதிய கணக்கு தொடங்கினாலும் சேரும் கிரெடிட் மீண்டும் கிடைக்காது.'
export const eraseIt = 'அழித்துவிடு'
export const erasing = 'அழிக்கிறோம்...'
export const keepIt = 'இருக்கட்டும்'
