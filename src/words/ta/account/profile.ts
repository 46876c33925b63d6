import { plural } from '../plural.ts'

export const yourCredit = 'உங்கள் கிரெடிட்'
export const creditToSpend = (amount: string) => `<amount>${amount}</amount> <soft>அடுத்த புக்கிங்கில் பயன்படுத்த</soft>`
export const noCreditYet = 'இன்னும் கிரெடிட் வரவும் இல்லை, செலவாகவும் இல்லை.'

export const notVerifiedYet = 'இன்னும் உறுதி செய்யப்படவில்லை.'
export const resendLink = 'லிங்க்கை மீண்டும் அனுப்பு'
export const linkSent = 'லிங்க்கை அனுப்பியுள்ளோம். உங்கள் ஈமெயிலைப் பாருங்கள்.'
export const emailVerifiedThanks = 'உங்கள் ஈமெயில் உறுதி செய்யப்பட்டது. நன்றி.'

export const verifyYourEmail = 'உங்கள் ஈமெயிலை உறுதி செய்யுங்கள்'
export const pressToConfirm = 'இந்த ஈமெயில் உங்களுடையது என்று உறுதி செய்ய பட்டனை அழுத்துங்கள்.'
export const verifyEmail = 'ஈமெயிலை உறுதி செய்'
export const yourEmailIsVerified = 'உங்கள் ஈமெயில் உறுதி செய்யப்பட்டது'
export const weCanNowEmail = 'இனி உங்கள் புக்கிங்குகள் பற்றி ஈமெயில் அனுப்ப முடியும்.'
export const linkIncomplete = 'இந்த லிங்க் முழுமையாக இல்லை. எங்கள் ஈமெயிலில் உள்ள முழு லிங்க்கைத் திறக்கவும்.'
export const goToMyBookings = 'என் புக்கிங்குகளுக்குச் செல்'

export const photoSaved = 'உங்கள் படம் சேமிக்கப்பட்டது'
export const sendingPhoto = (percent: number) => `அனுப்புகிறது, ${percent}%<hidden> உங்கள் படம்</hidden>`
export const changePhoto = 'மாற்று<hidden> உங்கள் படத்தை</hidden>'
export const uploadPhoto = 'பதிவேற்று<hidden> உங்கள் படத்தை</hidden>'
export const photoSize = '200 X 200 பரிந்துரை'

export const yourIds = 'உங்கள் ID-கள்'
export const idsYouAdded = (count: number) =>
  plural(
    count,
    'சூப்பர்ஃபாஸ்ட் செக்-இன்னுக்காக இந்த ID-ஐச் சேர்த்தீர்கள்.',
    `சூப்பர்ஃபாஸ்ட் செக்-இன்னுக்காக இந்த ${count} ID-களைச் சேர்த்தீர்கள், பழையது முதலில்.`,
  )
export const idNumbered = (number: number) => `ID ${number}`
export const removeNumberedId = (number: number) => `நீக்கு<hidden> ID ${number}</hidden>`
export const noIdsLeft = 'உங்களிடம் ID எதுவும் மீதமில்லை.'
export const uploadYourId = 'சூப்பர்ஃபாஸ்ட் செக்-இன்னுக்கு உங்கள் ID-ஐப் பதிவேற்றுங்கள். <link>(எப்படி நடக்கிறது?)</link>'
export const acceptedIds =
  'ஓட்டுநர் உரிமம், வாக்காளர் ID, பாஸ்போர்ட் அல்லது ஆதார் அட்டை. PAN ஏற்கப்படாது. படங்கள் மட்டும். ஆதார் அட்டையின் முதல் எட்டு இலக்கங்கள் உங்கள் ஃபோனில் மறைக்கப்படும்.'
export const moreIds = (count: number) => `+ ${count}<hidden> மேலும்: உங்கள் எல்லா ID-களையும் பார்</hidden>`
export const browseForId = 'தேர்ந்தெடு<hidden> ஒரு ID</hidden>'
export const addAnotherId = 'சேர்<hidden> இன்னொரு ID</hidden>'
export const addingFirstId = (percent: number) => `சேர்க்கிறது, ${percent}%<hidden> ஒரு ID</hidden>`
export const addingAnotherId = (percent: number) => `சேர்க்கிறது, ${percent}%<hidden> இன்னொரு ID</hidden>`
export const idsAdded = (count: number, all: number) =>
  all > count
    ? `${plural(count, 'ID', `${count} ID-கள்`)} சேர்க்கப்பட்டது, மொத்தம் ${all}`
    : plural(count, 'ID சேர்க்கப்பட்டது', `${count} ID-கள் சேர்க்கப்பட்டன`)
export const addPhotoAndIdTogether = 'படத்தையும் ID-ஐயும் சேர்த்தே தாருங்கள்'

export const showId = (number: number) => `காட்டு<hidden> ID ${number}</hidden>`
export const yourId = (number: number) => `உங்கள் ID ${number}`
export const removeId = (number: number) => `ID ${number}-ஐ நீக்கு`
export const removeThisId = 'இந்த ID-ஐ நீக்கவா?'
export const idToRemove = 'நீக்க வேண்டிய ID'
export const destroyedAtOnce = 'படத்தை உடனே அழிக்கிறோம்.'
export const onlyIdDestroyedAtOnce = 'படத்தை உடனே அழிக்கிறோம். இது உங்கள் ஒரே ID, சூப்பர்ஃபாஸ்ட் செக்-இன்னுக்கு ஒன்று தேவை.'
export const remove = 'நீக்கு'
export const removing = 'நீக்குகிறோம்...'
export const keepId = 'ID இருக்கட்டும்'
export const idRemoved = 'ID நீக்கப்பட்டது'

export const userIdNotFound = 'உங்கள் கணக்கு கிடைக்கவில்லை'
